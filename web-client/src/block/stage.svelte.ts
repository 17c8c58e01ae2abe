import type { Seat } from '../contract';
import { play as sound } from '../sound/voice';
import type { Atlas } from '../store/edition';
import { moodOf, pingsOf, type Mood, type Scene } from './scene';

/** A block waits to be hit, is hit, and then tells what came out. */
export type Phase = 'waits' | 'struck' | 'told';

/** Whose turn it is may hit the block; after this time it hits itself. For the others it soon does. */
const PATIENT_MS = 3200;
const WATCHED_MS = 750;
const STRUCK_MS = 380;
const PING_MS = 260;
const TOLD_MS: Record<Mood, number> = { coins: 500, power: 900, laugh: 1300, lost: 1500 };

/**
 * Plays the throws on tables of outcomes. Nothing waits for it but the tokens and dice on this screen: as soon as
 * there is more to see, `hurry` shows what came out.
 */
export class BlockStage {
  scene = $state.raw<Scene | null>(null);
  phase = $state<Phase>('told');
  pings = $state(0);
  #expected = $state(false);
  #atlas: Atlas | null = null;
  #isMine: (seat: Seat) => boolean = () => false;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #done: (() => void) | null = null;

  know(atlas: Atlas, isMine: (seat: Seat) => boolean): void {
    this.#atlas = atlas;
    this.#isMine = isMine;
  }

  get playing(): boolean {
    return this.#done !== null && this.scene !== null;
  }

  /** A block is about to be hit: what comes out is not to be read elsewhere before. */
  expect(): void {
    this.#expected = true;
  }

  get untold(): boolean {
    return this.#expected || (this.scene !== null && this.phase !== 'told');
  }

  /** Whether this seat may hit the block now. */
  get mine(): boolean {
    return this.scene !== null && this.#isMine(this.scene.seat);
  }

  get mood(): Mood {
    return moodOf(this.#outcome);
  }

  get #outcome() {
    return this.scene === null ? undefined : this.#atlas?.outcome(this.scene.table, this.scene.outcome);
  }

  get #allPings(): number {
    return this.scene === null ? 0 : pingsOf(this.scene, this.#outcome);
  }

  /** Ends when all has been shown. */
  play(scene: Scene): Promise<void> {
    this.hurry();
    this.scene = scene;
    this.phase = 'waits';
    this.pings = 0;
    this.#expected = false;
    this.#after(this.mine ? PATIENT_MS : WATCHED_MS, () => this.hit());
    return new Promise((done) => (this.#done = done));
  }

  hit(): void {
    if (this.phase !== 'waits') return;
    this.#clear();
    this.phase = 'struck';
    sound('bump');
    this.#after(STRUCK_MS, () => this.#tell());
  }

  /** Shows at once what came out; whoever waits goes on. */
  hurry(): void {
    this.#expected = false;
    if (this.#done === null) return;
    const untold = this.phase !== 'told';
    this.#clear();
    this.phase = 'told';
    this.pings = this.#allPings;
    if (untold) sound(this.mood === 'coins' ? 'ping' : this.mood);
    this.#end();
  }

  /** For who wants nothing to move: the outcome alone, with its sound. */
  still(scene: Scene): void {
    if (this.scene === scene) return this.hurry();
    this.hurry();
    this.#clear();
    this.scene = scene;
    this.phase = 'told';
    this.pings = this.#allPings;
    if (this.pings === 0) sound(this.mood === 'coins' ? 'ping' : this.mood);
    for (let ping = 0; ping < this.pings; ping += 1) this.#after(ping * PING_MS, () => sound('ping', ping));
  }

  dismiss(): void {
    this.#clear();
    this.scene = null;
    this.#end();
  }

  #tell(): void {
    this.phase = 'told';
    const pings = this.#allPings;
    if (pings === 0) sound(this.mood === 'coins' ? 'ping' : this.mood);
    for (let ping = 0; ping < pings; ping += 1) {
      this.#after((ping + 0.5) * PING_MS, () => {
        this.pings = ping + 1;
        sound('ping', ping);
      });
    }
    this.#after(pings * PING_MS + TOLD_MS[this.mood], () => this.#end());
  }

  #after(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }

  #clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #end(): void {
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
