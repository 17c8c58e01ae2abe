import type { Seat, Sight, Space } from '../contract';
import { settings } from '../store/settings.svelte';
import { seats, type View } from '../store/view';
import { stepsOf, type Step } from './steps';

export interface ShownDice {
  seat: Seat;
  dice: number[];
  rolling: boolean;
}
export interface Gain {
  id: number;
  seat: Seat;
  amount: number;
}
export interface ShownCard {
  seat: Seat;
  card: string;
  deck: string;
}

/** More updates waiting than this means that somebody is catching up: then the end is shown at once. */
const PATIENCE = 3;
const GAIN_LASTS = 1600;

/**
 * Plays what was seen, one update after another. Only tokens, dice, cards and the little sums that rise are
 * behind for a moment; all else on the table is the truth at once.
 */
export class Motion {
  places = $state<Record<Seat, Space>>({});
  dice = $state.raw<ShownDice | null>(null);
  card = $state.raw<ShownCard | null>(null);
  gains = $state.raw<Gain[]>([]);
  hopping = $state<Seat | null>(null);
  #queue: Step[][] = [];
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
    this.#queue.push(steps);
    if (this.#queue.length > PATIENCE) this.skip();
    else if (!this.#running) void this.#run();
  }

  /** Shows where everything stands now, without a way there. */
  settle(view: View, _boardSize: number): void {
    this.#truth = view;
    this.#queue = [];
    this.#round += 1;
    this.#running = false;
    this.hopping = null;
    for (const seat of seats(view)) this.places[seat.seat] = seat.position;
    const roll = view.table?.last_roll ?? null;
    if (this.dice?.rolling === true || this.dice === null) {
      this.dice = roll && { seat: roll.seat, dice: roll.dice, rolling: false };
    }
  }

  skip(): void {
    const waiting = this.#queue.flat();
    this.#showResults(waiting);
    this.settle(this.#truth, 0);
  }

  get playing(): boolean {
    return this.hopping !== null || this.dice?.rolling === true;
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
    for (let steps = this.#queue[0]; steps !== undefined; steps = this.#queue[0]) {
      for (const step of steps) {
        this.#show(step);
        if (step.ms > 0) await new Promise((resolve) => setTimeout(resolve, step.ms));
        if (round !== this.#round) return;
        if (step.kind === 'dice') this.dice = { seat: step.seat, dice: step.dice, rolling: false };
      }
      this.#queue.shift();
    }
    this.settle(this.#truth, 0);
  }

  #show(step: Step): void {
    switch (step.kind) {
      case 'dice':
        this.dice = { seat: step.seat, dice: step.dice, rolling: true };
        this.card = null;
        return;
      case 'hop':
        this.hopping = step.seat;
        this.places[step.seat] = step.to;
        return;
      case 'card':
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
        this.dice = { seat: step.seat, dice: step.dice, rolling: false };
        this.card = null;
      } else if (step.kind === 'card') {
        this.card = { seat: step.seat, card: step.card, deck: step.deck };
      }
    }
  }

  #rise(seat: Seat, amount: number): void {
    const gain = { id: (this.#gain += 1), seat, amount };
    this.gains = [...this.gains, gain];
    setTimeout(() => {
      this.gains = this.gains.filter((other) => other !== gain);
    }, GAIN_LASTS);
  }
}
