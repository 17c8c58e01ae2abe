import type { Replay as ReplayFile, Sight, Update } from '../contract';
import type { Atlas } from './edition';
import { TableModel } from './model.svelte';
import { applyChanges, viewOf, type View } from './view';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1300;
const KEEP_EVERY = 50;
const LOGGED = 120;

/** A finished game that can be walked through in both directions, folded as if it were live. */
export class Replay {
  step = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  readonly table: TableModel;
  readonly #updates: Update[];
  /** Views kept on the way, so that going back need not fold from the start. */
  readonly #kept: View[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(atlas: Atlas, game: string, file: ReplayFile) {
    this.#updates = file.updates;
    this.#kept = [viewOf(file.start)];
    this.table = new TableModel(atlas, null, () => 0);
    this.table.options = file.options;
    this.table.people = file.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      token: seat.token,
      bot: seat.bot,
      presence: seat.bot ? 'bot' : 'here',
    }));
    this.table.begin(game, file.start);
  }

  get steps(): number {
    return this.#updates.length;
  }

  jump(to: number): void {
    const step = Math.max(0, Math.min(this.steps, Math.round(to)));
    const sights: Sight[] = this.#updates.slice(Math.max(0, step - LOGGED), step).flatMap((update) => update.sights);
    this.table.jump(this.#viewAt(step), step, sights);
    this.step = step;
  }

  forward(): void {
    const update = this.#updates[this.step];
    if (update === undefined) {
      this.pause();
      return;
    }
    this.table.applyUpdate({ ...update, clocks: [] }, this.speed > 2 ? 'at_once' : 'played');
    this.step += 1;
  }

  play(): void {
    if (this.step >= this.steps) this.jump(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.forward();
      if (this.step >= this.steps) this.pause();
      else this.#tick();
    }, STEP_MS / this.speed);
  }

  #viewAt(step: number): View {
    const start = Math.min(Math.floor(step / KEEP_EVERY), this.#kept.length - 1);
    let view = this.#kept[start] ?? {};
    for (let at = start * KEEP_EVERY; at < step; at += 1) {
      view = applyChanges(view, this.#updates[at]?.changes ?? {});
      if ((at + 1) % KEEP_EVERY === 0) this.#kept[(at + 1) / KEEP_EVERY] = view;
    }
    return view;
  }
}
