import type {
  Action,
  CardId,
  CharacterId,
  Clock,
  Intent,
  OptionValue,
  OutcomeId,
  PowerId,
  Purse,
  Seat,
  SeatView,
  SetId,
  Sight,
  Snapshot,
  Space,
  TableId,
  Update,
} from '../contract';
import { untilBlock } from '../block/scene';
import { Motion } from '../motion/motion.svelte';
import { number, say, t } from '../text/translate.svelte';
import type { Atlas, DeedRent } from './edition';
import { Looking } from './looking.svelte';
import { Pointing } from './pointing.svelte';
import { castleStage, rentsOf } from './variants';
import { actions, answers, applyChanges, seats, viewOf, type Changes, type View } from './view';

/** Somebody at the table, as the room or the record of a game names them. */
export interface Person {
  seat: Seat;
  name: string | null;
  token: string | null;
  bot: boolean;
  presence: 'here' | 'away' | 'bot';
}

export type Options = { readonly [id in string]?: OptionValue };

export interface LogEntry {
  id: number;
  sight: Sight;
}

/** The way to the server for who plays; a watcher and a replay have none. */
export interface Acting {
  /** An answer to the question is on its way. */
  readonly answering: boolean;
  /** An act beside the question is on its way. */
  readonly besides: boolean;
  readonly online: boolean;
  act(intent: Intent, answer: boolean): void;
}

const LOG_LENGTH = 600;
/** Coins of an edition without a sign of its own; styles/coin.py draws it, and it is read out as a coin. */
const COIN = '\u{1FA99}';

/** One game as it is shown: the folded view, who is who, and what has been seen. */
export class TableModel {
  view = $state.raw<View>({});
  game = $state<string | null>(null);
  people = $state.raw<Person[]>([]);
  options = $state.raw<Options>({});
  clocks = $state.raw<Clock[]>([]);
  log = $state.raw<LogEntry[]>([]);
  mySeat = $state<Seat | null>(null);
  seq = 0;
  readonly motion = new Motion();
  readonly pointing = new Pointing(this);
  readonly looking = new Looking();
  #logged = 0;
  #before = $state.raw<View>({});

  constructor(
    readonly atlas: Atlas,
    readonly acting: Acting | null,
    readonly now: () => number,
  ) {
    this.motion.block.know(atlas, (seat) => acting !== null && seat === this.mySeat);
  }

  readonly seats = $derived(seats(this.view));
  readonly answers = $derived(answers(this.view, this.mySeat));
  readonly actions = $derived(actions(this.view, this.mySeat));
  readonly me = $derived(this.mySeat === null ? undefined : this.view[`seat/${this.mySeat}`]);
  /** Whether the open question waits for me; there may be nothing to answer yet, for a debtor who must sell first. */
  readonly asked = $derived(this.mySeat !== null && this.view.prompt?.asked.includes(this.mySeat) === true);
  /** Whose turn it is while the game goes on. */
  readonly onTurn = $derived(this.view.table?.phase.type === 'over' ? null : (this.view.table?.active ?? null));
  /** The log as far as it may be read: a block and a race tell first. */
  readonly told = $derived.by(() => {
    const { block, unraced } = this.motion;
    const log = block.untold ? untilBlock(this.log) : this.log;
    const raced = unraced === null ? -1 : log.findIndex(({ sight }) => sight === unraced);
    return raced < 0 ? log : log.slice(0, raced);
  });
  /** A seat as it was before a race that is still being shown: its points would tell who won. */
  unraced(seat: SeatView): SeatView {
    return this.motion.unraced === null ? seat : (this.#before[`seat/${seat.seat}`] ?? seat);
  }
  readonly castleStage = $derived.by(() => castleStage(this.atlas, this.options));

  applySnapshot(snapshot: Snapshot): void {
    if (snapshot.game !== this.game) this.#fresh(snapshot.game);
    this.view = viewOf(snapshot.view);
    this.seq = snapshot.seq;
    this.clocks = snapshot.clocks;
    this.#tellAnew(snapshot.told);
  }

  /** Folds one update; whether it is the next one is the caller's to know. */
  applyUpdate(update: Update, shown: 'played' | 'at_once'): void {
    if (this.motion.unraced === null) this.#before = this.view;
    this.view = applyChanges(this.view, update.changes);
    this.seq = update.seq;
    this.clocks = update.clocks;
    this.#note(update.sights);
    if (shown === 'played') this.motion.play(update.sights, this.view, this.atlas.size);
    else this.motion.tell(update.sights, this.view, this.atlas.size);
  }

  /** For a replay that jumps: a view with the log that led to it. */
  jump(view: View, seq: number, sights: readonly Sight[]): void {
    this.view = view;
    this.seq = seq;
    this.#tellAnew(sights);
  }

  /** The log and what is left to be read of it, in place of all before. */
  #tellAnew(sights: readonly Sight[]): void {
    this.log = [];
    this.#note(sights);
    this.motion.forget();
    this.motion.tell(sights, this.view, this.atlas.size);
  }

  begin(game: string, start: Changes): void {
    this.#fresh(game);
    this.view = viewOf(start);
    this.motion.settle(this.view, this.atlas.size);
  }

  /**
   * Whether a control must wait: for the line, or for the server's answer to the last press of its kind. An
   * answer to the question and acts beside it do not block each other: a roll may be held back for a while,
   * and just then somebody may have rent to claim.
   */
  inert(action: Action): boolean {
    if (this.acting === null || !this.acting.online) return true;
    return this.answers.includes(action) ? this.acting.answering : this.acting.besides;
  }

  press(action: Action, intent: Intent): void {
    this.acting?.act(intent, this.answers.includes(action));
  }

  #fresh(game: string): void {
    this.game = game;
    this.view = {};
    this.log = [];
    this.seq = 0;
  }

  #note(sights: readonly Sight[]): void {
    const entries = sights.map((sight) => ({ id: (this.#logged += 1), sight }));
    this.log = [...this.log, ...entries].slice(-LOG_LENGTH);
  }

  person(seat: Seat): Person | undefined {
    return this.people.find((person) => person.seat === seat);
  }

  nameOf(seat: Seat): string {
    return this.person(seat)?.name ?? t('seat.unnamed', { seat });
  }

  /** Who it is, and with which character where the seat leads two. */
  nameWith(seat: Seat, character: CharacterId | undefined): string {
    const name = this.nameOf(seat);
    return character === undefined ? name : t('seat.with_character', { character: this.character(character), name });
  }

  /** Whether the seat leads two characters. */
  leadsTwo(seat: Seat): boolean {
    return this.view[`seat/${seat}`]?.second !== undefined;
  }

  tokenOf(seat: Seat): string | null {
    return this.view[`seat/${seat}`]?.token ?? this.person(seat)?.token ?? null;
  }

  purse(purse: Purse): string {
    if (purse.type === 'seat') return this.nameOf(purse.data);
    if (purse.type === 'space') return this.space(purse.data);
    return t(purse.type === 'bank' ? 'bank' : 'pot');
  }

  space(space: Space): string {
    const found = this.atlas.space(space);
    return found ? say(found.name) : String(space);
  }

  set(id: SetId): string {
    const found = this.atlas.set(id);
    return found ? say(found.name) : id;
  }

  card(id: CardId): string {
    const found = this.atlas.card(id);
    return found ? say(found.title) : id;
  }

  /** A face of the power die by name. */
  power(id: PowerId): string {
    const found = this.atlas.power(id);
    return found ? say(found.name) : id;
  }

  /** A character by name. */
  character(id: CharacterId): string {
    const found = this.atlas.token(id);
    return found ? say(found.name) : id;
  }

  /** The figure that walks the board, by name; empty where there is none. */
  get figureName(): string {
    const found = this.atlas.edition.figure;
    return found ? say(found.name) : '';
  }

  /** What stops whoever enters its space, one and several by name, as places of texts; empty where there is none. */
  get markerNames(): { marker: string; markers: string } {
    const found = this.atlas.edition.markers;
    return { marker: say(found?.name ?? ''), markers: say(found?.many ?? '') };
  }

  rents(space: Space): DeedRent {
    return rentsOf(space, this.atlas, this.options);
  }

  /** The name of a table of outcomes. */
  outcomes(id: TableId): string {
    const found = this.atlas.table(id);
    return found ? say(found.name) : id;
  }

  outcome(table: TableId, id: OutcomeId): string {
    const found = this.atlas.outcome(table, id);
    return found ? say(found.title) : id;
  }

  /** Whether a roll to move is one die, in what is said of it. */
  get oneDie(): boolean {
    return this.atlas.edition.dice?.length === 1;
  }

  piece(kind: 'house' | 'castle'): string {
    const found = this.atlas.building(kind);
    return found ? say(found.name) : t(`piece.${kind}`);
  }

  /** What money is called by itself. */
  get moneyName(): string {
    const { symbol, many } = this.atlas.edition.edition.currency;
    const named = say(many);
    return symbol ? t('trade.cash') : named.charAt(0).toUpperCase() + named.slice(1);
  }

  money(amount: number): string {
    const symbol = this.atlas.edition.edition.currency.symbol;
    return symbol ? `${symbol}${number(amount)}` : `${number(amount)}\u00a0${COIN}`;
  }
}
