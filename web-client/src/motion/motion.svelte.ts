import type { DieId, Seat, Sight, Space } from '../contract';
import { BlockStage } from '../block/stage.svelte';
import { battleAfter, battleAtRest, type ShownBattle } from '../figure/battle';
import { raceAfter, raceAtRest, type ShownRace } from '../race/race';
import { pieceOf, piecesOf, type PieceId } from '../store/pieces';
import { settings } from '../store/settings.svelte';
import { seats, type View } from '../store/view';
import { isScene, stepsOf, type Step } from './steps';

export interface ShownDice {
  seat: Seat;
  dice: number[];
  /** Which dice; null where all dice of a roll were thrown. */
  which: DieId[] | null;
  /** A roll to move: what was thrown before is past. */
  afresh: boolean;
  /** The power die had to stay in its place. */
  bare: boolean;
  rolling: boolean;
}
export interface Gain {
  id: number;
  seat: Seat;
  amount: number;
}
export interface ShownFigure {
  at: Space;
  asleep: boolean;
}
export interface ShownCard {
  seat: Seat;
  card: string;
  deck: string;
}

/** What a race is decided by: until it has been shown nothing tells how it ended. */
const decidesRace = (sight: Sight): boolean =>
  sight.type === 'race_placed' || (sight.type === 'dice_rolled' && sight.data.purpose === 'race');

/** More updates waiting than this means that somebody is catching up: then the end is shown at once. */
const PATIENCE = 3;
const GAIN_LASTS = 1600;

/**
 * Plays what was seen, one update after another. Only tokens, dice, cards and the little sums that rise are
 * behind for a moment; all else on the table is the truth at once.
 */
export class Motion {
  places = $state<Record<PieceId, Space>>({});
  dice = $state.raw<ShownDice | null>(null);
  card = $state.raw<ShownCard | null>(null);
  gains = $state.raw<Gain[]>([]);
  hopping = $state<PieceId | null>(null);
  figure = $state.raw<ShownFigure | null>(null);
  battle = $state.raw<ShownBattle | null>(null);
  race = $state.raw<ShownRace | null>(null);
  /** A race is being run before everybody's eyes. */
  racing = $state(false);
  /** The first throw of a race that is still to be run before everybody's eyes. */
  unraced = $state.raw<Sight | null>(null);
  readonly block = new BlockStage();
  /** The figure is on its way, or a battle is being fought before everybody's eyes. */
  raging = $state<'moves' | 'fights' | null>(null);
  #queue: { steps: Step[]; throws: Sight | undefined }[] = [];
  #running = false;
  #round = 0;
  #gain = 0;
  #truth: View = {};

  play(sights: readonly Sight[], view: View, boardSize: number): void {
    this.#truth = view;
    const steps = stepsOf(sights, boardSize);
    if (!this.#moves()) {
      this.#showResults(steps);
      this.settle(view, boardSize);
      return;
    }
    if (steps.length > 0) this.block.hurry();
    if (steps.some((step) => step.kind === 'block')) this.block.expect();
    this.#queue.push({ steps, throws: sights.find(decidesRace) });
    this.unraced = this.#queue.find(({ throws }) => throws !== undefined)?.throws ?? null;
    if (this.#queue.length > PATIENCE) this.skip();
    else if (!this.#running) void this.#run();
  }

  /** Shows where everything stands now, without a way there. */
  settle(view: View, _boardSize: number): void {
    this.#truth = view;
    this.#queue = [];
    this.#round += 1;
    this.#running = false;
    this.block.hurry();
    this.hopping = null;
    this.raging = null;
    this.figure = view.figure ? { at: view.figure.position, asleep: view.figure.asleep !== null } : null;
    this.racing = false;
    this.unraced = null;
    this.battle = battleAtRest(this.battle, view.prompt);
    this.race = raceAtRest(this.race, view.race);
    for (const piece of seats(view).flatMap(piecesOf)) this.places[piece.id] = piece.position;
    const roll = view.table?.last_roll ?? null;
    if (this.dice?.rolling === true || this.dice === null) {
      this.dice = roll && { seat: roll.seat, dice: roll.dice, which: null, afresh: true, bare: false, rolling: false };
    }
  }

  skip(): void {
    const waiting = this.#queue.flatMap(({ steps }) => steps);
    this.#showResults(waiting);
    this.settle(this.#truth, 0);
  }

  get playing(): boolean {
    const scene = this.block.playing || this.raging !== null || this.racing;
    return scene || this.hopping !== null || this.dice?.rolling === true;
  }

  /** What is left to be read of what came, without a way there and without a sound. */
  tell(sights: readonly Sight[], view: View, boardSize: number): void {
    this.#showResults(stepsOf(sights, boardSize).filter((step) => step.kind !== 'block'));
    this.settle(view, boardSize);
  }

  /** Takes away what is left on show of what came before a jump. */
  forget(): void {
    this.dice = null;
    this.card = null;
    this.battle = null;
    this.race = null;
    this.block.dismiss();
  }

  dismissRace(): void {
    this.race = raceAtRest(null, this.#truth.race);
  }

  dismissBattle(): void {
    this.battle = battleAtRest(null, this.#truth.prompt);
  }

  dismissCard(): void {
    this.card = null;
  }

  #moves(): boolean {
    if (!settings.motion || typeof document === 'undefined' || document.hidden) return false;
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  async #run(): Promise<void> {
    this.#running = true;
    const round = this.#round;
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      for (const step of next.steps) {
        this.#show(step);
        if (step.kind === 'block') {
          if (this.#queue.length > 1) this.block.still(step.scene);
          else await this.block.play(step.scene);
        }
        // A battle or a race is not dwelt on when there is more to see.
        const ms = isScene(step) && this.#queue.length > 1 ? step.ms / 3 : step.ms;
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
        if (round !== this.#round) return;
        if (step.kind === 'dice') this.#lie();
      }
      this.#queue.shift();
      this.unraced = this.#queue.find(({ throws }) => throws !== undefined)?.throws ?? null;
    }
    this.settle(this.#truth, 0);
  }

  #show(step: Step): void {
    this.raging = step.kind === 'figure' ? 'moves' : step.kind === 'battle' ? 'fights' : null;
    this.racing = step.kind === 'race' && step.ms > 0;
    switch (step.kind) {
      case 'dice':
        this.#throw(step, true);
        return;
      case 'hop':
        this.hopping = pieceOf(this.#truth[`seat/${step.seat}`], step.seat, step.character);
        this.places[this.hopping] = step.to;
        return;
      case 'race':
        this.race = raceAfter(this.race, step.part);
        return;
      case 'figure':
        this.figure = { at: step.to, asleep: false };
        return;
      case 'sleep':
        if (this.figure !== null) this.figure = { ...this.figure, asleep: step.asleep };
        return;
      case 'battle':
        this.battle = battleAfter(this.battle, step.part);
        return;
      case 'block':
        this.hopping = null;
        this.card = null;
        return;
      case 'card':
        this.block.dismiss();
        this.card = { seat: step.seat, card: step.card, deck: step.deck };
        return;
      case 'coins':
        this.#rise(step.seat, step.amount);
    }
  }

  /** What remains to be read when nothing moves: the last throw and the last card. */
  #showResults(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.kind === 'dice') {
        this.#throw(step, false);
      } else if (step.kind === 'battle') {
        this.battle = battleAfter(this.battle, step.part);
      } else if (step.kind === 'race') {
        this.race = raceAfter(this.race, step.part);
      } else if (step.kind === 'block') {
        this.card = null;
        this.block.still(step.scene);
      } else if (step.kind === 'card') {
        this.block.dismiss();
        this.card = { seat: step.seat, card: step.card, deck: step.deck };
      }
    }
  }

  /** A throw to move clears away what is left of the turn before. */
  #throw({ seat, dice, which, afresh, bare }: Extract<Step, { kind: 'dice' }>, rolling: boolean): void {
    this.dice = { seat, dice, which, afresh, bare, rolling };
    this.card = null;
    if (!afresh) return;
    this.battle = null;
    this.race = null;
    this.block.dismiss();
  }

  #lie(): void {
    if (this.dice !== null) this.dice = { ...this.dice, rolling: false };
  }

  #rise(seat: Seat, amount: number): void {
    const gain = { id: (this.#gain += 1), seat, amount };
    this.gains = [...this.gains, gain];
    setTimeout(() => {
      this.gains = this.gains.filter((other) => other !== gain);
    }, GAIN_LASTS);
  }
}
