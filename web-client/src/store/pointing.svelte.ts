import type { Action, CharacterId, DecisionId, Intent, Question, Seat, Space } from '../contract';
import { pieceAs } from './characters';
import { intentOf } from './intents';
import type { TableModel } from './model.svelte';
import { wayOn } from './way';

/** What the board shows of an answer: a space, all tokens of a seat, or one token. */
export type Target = `space/${Space}` | `seat/${Seat}` | `character/${CharacterId}`;

/** An answer, and what has to be pointed at for it. */
interface Offer {
  action: Action;
  intent: Intent;
  targets: readonly Target[];
}

/** Questions whose prompts take part; the others have their buttons alone. */
const POINTED: ReadonlySet<Question['type']> = new Set<Question['type']>([
  'character',
  'own_character',
  'target',
  'marker',
  'markers',
  'lift_markers',
  'steps',
  'go_or_stay',
  'prize',
]);

const onSpace = (space: Space): Target => `space/${space}`;

/**
 * Pointing on the board at what the open question asks for. On the board one points first and confirms then, by
 * pointing at the same again or in the prompt, which says what will happen: tokens crowd, and spaces are small.
 */
export class Pointing {
  #made = $state.raw<{ decision: DecisionId; targets: readonly Target[] } | null>(null);

  constructor(private readonly table: TableModel) {}

  readonly #answers = $derived.by(() => {
    const { answers, view } = this.table;
    return view.prompt !== undefined && POINTED.has(view.prompt.question.type) ? answers : [];
  });
  readonly #offers = $derived.by(() => this.#answers.flatMap((action) => this.#offersOf(action)));
  /** Any of several spaces at once. */
  readonly #several = $derived.by(() => this.#answers.find((action) => action.type === 'pick_spaces'));

  /** All that the answers are about. */
  readonly #known: readonly Target[] = $derived.by(() => {
    const spaces = this.#several?.data.spaces.map(onSpace) ?? [];
    return [...spaces, ...this.#offers.flatMap((offer) => offer.targets)];
  });

  /** What is pointed at, in the order in which it was. */
  readonly chosen: readonly Target[] = $derived.by(() => {
    const made = this.#made;
    if (made === null || made.decision !== this.table.view.prompt?.decision) return [];
    return made.targets.filter((target) => this.#known.includes(target));
  });

  /** How many can be pointed at together. */
  readonly most = $derived(
    this.#several?.data.most ?? Math.max(0, ...this.#offers.map((offer) => offer.targets.length)),
  );

  /** What can be pointed at now, with that which is. */
  readonly #open: readonly Target[] = $derived.by(() => {
    if (this.#several !== undefined) {
      const room = this.chosen.length < this.most;
      return room ? this.#several.data.spaces.map(onSpace) : this.chosen;
    }
    const fits = (offer: Offer) => this.most === 1 || this.chosen.every((target) => offer.targets.includes(target));
    return [...this.chosen, ...this.#offers.filter(fits).flatMap((offer) => offer.targets)];
  });

  /** The answer that is pointed out in full. */
  readonly answer: { action: Action; intent: Intent } | null = $derived.by(() => {
    const { chosen } = this;
    if (this.#several !== undefined) {
      const spaces = this.#several.data.spaces.filter((space) => chosen.includes(onSpace(space)));
      return spaces.length === 0 ? null : { action: this.#several, intent: { type: 'pick_spaces', data: { spaces } } };
    }
    const whole = ({ targets }: Offer) =>
      targets.length === chosen.length && targets.every((target) => chosen.includes(target));
    return chosen.length === 0 ? null : (this.#offers.find(whole) ?? null);
  });

  /** The token of a seat, or of one of its characters, as it can be pointed at; null if it cannot. */
  token(seat: Seat, character: CharacterId): Target | null {
    const targets: Target[] = [`character/${character}`, `seat/${seat}`];
    return targets.find((target) => this.isOpen(target)) ?? null;
  }

  /** Whether it can be pointed at now, or is. */
  isOpen(target: Target): boolean {
    return this.#open.includes(target);
  }

  isChosen(target: Target): boolean {
    return this.chosen.includes(target);
  }

  /** Takes it in or out. */
  toggle(target: Target): void {
    const decision = this.table.view.prompt?.decision;
    if (decision === undefined || !this.isOpen(target)) return;
    const without = this.chosen.filter((other) => other !== target);
    const removed = without.length < this.chosen.length;
    const targets = removed ? without : this.most === 1 ? [target] : [...without, target];
    this.#made = { decision, targets };
  }

  /** A press on the board; the same twice is the answer, where one thing is asked for. */
  at(target: Target): void {
    if (this.most === 1 && this.isChosen(target)) this.send();
    else this.toggle(target);
  }

  send(): void {
    const { answer } = this;
    if (answer !== null && !this.table.inert(answer.action)) this.table.press(answer.action, answer.intent);
  }

  #offersOf(action: Action): Offer[] {
    switch (action.type) {
      case 'pick_space':
        return [{ action, intent: intentOf(action), targets: [onSpace(action.data.space)] }];
      case 'pick_deed':
        return [{ action, intent: intentOf(action), targets: [onSpace(action.data.deed)] }];
      case 'swap_deeds':
        return [{ action, intent: intentOf(action), targets: action.data.deeds.map(onSpace) }];
      case 'pick_player':
        return [{ action, intent: intentOf(action), targets: [`seat/${action.data.player}`] }];
      case 'pick_players':
        return [
          { action, intent: intentOf(action), targets: action.data.players.map((seat): Target => `seat/${seat}`) },
        ];
      case 'pick_character':
        return [{ action, intent: intentOf(action), targets: [`character/${action.data.character}`] }];
      case 'steps':
        return this.#stepsOf(action);
      case 'go':
        return this.#wayOf(action);
      default:
        return [];
    }
  }

  /** Where going leads. */
  #wayOf(action: Extract<Action, { type: 'go' }>): Offer[] {
    const question = this.table.view.prompt?.question;
    const to = question?.type === 'go_or_stay' ? question.data.to : null;
    return to === null ? [] : [{ action, intent: intentOf(action), targets: [onSpace(to)] }];
  }

  /** The spaces that the steps lead to; staying is no place to go. */
  #stepsOf(action: Extract<Action, { type: 'steps' }>): Offer[] {
    const question = this.table.view.prompt?.question;
    if (question?.type !== 'steps' || question.data.why.type !== 'star') return [];
    const from = pieceAs(question.data.why.data.character, this.table.seats)?.position;
    if (from === undefined) return [];
    const { least, most } = action.data;
    // A marker can end several at the same space: the fewest steps there are meant.
    const counts = Array.from({ length: most - least + 1 }, (_, step) => least + step);
    return counts
      .filter((steps) => steps !== 0)
      .sort((a, b) => Math.abs(a) - Math.abs(b))
      .map((steps) => ({
        action,
        intent: { type: 'steps', data: { steps } },
        targets: [onSpace(wayOn(this.table, from, steps).to)],
      }));
  }
}
