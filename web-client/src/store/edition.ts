import type { CardId, DeckId, DieId, FigureId, MarkerId, OutcomeId, PowerId, SetId, Space, TableId } from '../contract';
import type { Localized } from '../text/localized';
import { api } from '../net/api';
import type { EditionEffect } from './kart';

export interface EditionSpace {
  index: Space;
  kind: string;
  name: Localized;
  deed?: string;
  effect?: EditionEffect;
}
export interface DeedRent {
  base?: number;
  set?: number;
  houses?: number[];
  castle?: number;
  by_number_owned?: number[];
  die_factors?: number[];
}
export interface EditionDeed {
  id: string;
  space: Space;
  set: SetId;
  price: number;
  rent: DeedRent;
  house_cost?: number;
  castle_cost?: number;
  mortgage?: number;
  interest?: number;
  lift?: number;
  continue_cost?: number;
  points?: number;
}
export interface EditionSet {
  id: SetId;
  name: Localized;
  kind: string;
  hex: string;
  ink: string;
  pattern: string;
  deeds: string[];
}
export interface EditionCard {
  id: CardId;
  title: Localized;
  text: Localized;
  effect?: EditionEffect;
  /** On a race card, one for each prize, the first place first. */
  prize_texts?: Localized[];
}
/** A card that is raced for, with all that is printed on it. */
export interface RaceTerms {
  id: CardId;
  name: Localized;
  /** Which race it is, as the cards lie in the box. */
  number: number;
  fee: number;
  points: number;
  prizes: Localized[];
  /** What the prizes do, in the same order. */
  effects: readonly EditionEffect[];
}
export interface EditionDeck {
  id: string;
  name: Localized;
  cards: EditionCard[];
}
export interface EditionOption {
  id: string;
  scope: 'rules' | 'room';
  type: 'integer' | 'choice' | 'boolean';
  default: number | boolean | string | null;
  nullable?: boolean;
  min?: number;
  max?: number;
  values?: { id: string; label: Localized }[];
  label: Localized;
  explanation: Localized;
}
/** A token that is a character has a power of the die that it does better, and something that it does on a star. */
export interface EditionToken {
  id: string;
  name: Localized;
  boost?: { power: PowerId; text: Localized; effect?: EditionEffect; extra_steps?: number };
  star?: { text: Localized; effect?: EditionEffect };
}
/** What a face of the power die does. */
export interface EditionPower {
  id: PowerId;
  name: Localized;
  text: Localized;
  move_first?: boolean;
  effect?: EditionEffect;
}
/** What stops whoever enters its space. */
export interface EditionMarkers {
  id: MarkerId;
  name: Localized;
  many: Localized;
  stock: number;
  most_on_board: number;
}
export interface EditionBuilding {
  id: string;
  name: Localized;
  stock: number;
  houses_before?: number;
}
/** What stands on a deed. Levels have goals, places to live in have homes. */
export interface Pieces {
  houses: number;
  castle: boolean;
  look: 'goals' | 'homes';
}
/** A die of a roll to move, and how it looks where it is no plain one. */
export interface EditionDie {
  id: DieId;
  name: Localized;
  /** Ids of powers on the power die. */
  faces?: readonly (number | PowerId)[];
  look?: { hex: string; pips: string };
}
/** What a throw can lead to; which throw leads where stands in the view. */
export interface EditionOutcome {
  id: OutcomeId;
  title: Localized;
  text: Localized;
  effect: EditionEffect;
}
export interface EditionTable {
  id: TableId;
  name: Localized;
  outcomes: EditionOutcome[];
}
/** The figure that walks the board and belongs to nobody. */
export interface EditionFigure {
  id: FigureId;
  name: Localized;
  battle: { leader_die: DieId; teammate_die: DieId; wins_from: number; reward: number };
  defeat_space: Space;
}
/** What an option changes; of its numbers only the one that shows on the board. */
export interface EditionVariant {
  option: string;
  is?: string | number | boolean;
  without?: string;
  numbers?: { houses_before_castle?: number };
  rents?: { readonly [deed in string]?: DeedRent };
  spaces?: { readonly [index in string]?: EditionEffect };
  tokens?: readonly string[];
}
/** The edition file as the server serves it; only what is drawn or said is named here. */
export interface Edition {
  edition: {
    id: string;
    name: Localized;
    players: { min: number; max: number };
    currency: { one: Localized; many: Localized; symbol?: string | null };
  };
  constants?: {
    jail_exit?: 'doubles' | { face: number };
    jail_tries?: number;
    jail_roll?: 'moves' | 'opens_turn';
    jail_last_try?: 'fine' | 'free_next_turn';
    go_space?: Space;
    deed_sale_percent?: number;
    shortfall?: 'bankruptcy' | 'forgiven';
    characters_for_two?: number;
    /** How far away somebody on the same space counts. */
    same_space_distance?: number;
    trades?: 'anyone' | 'with_active';
  };
  dice?: EditionDie[];
  power_ups?: EditionPower[];
  markers?: EditionMarkers;
  races?: { deck: DeckId };
  points?: { coin_stack: number; points_per_stack: number };
  figure?: EditionFigure;
  tables?: EditionTable[];
  buildings?: EditionBuilding[];
  tokens: EditionToken[];
  sets: EditionSet[];
  spaces: EditionSpace[];
  deeds: EditionDeed[];
  decks: EditionDeck[];
  variants?: EditionVariant[];
  options: EditionOption[];
}

/** An edition with its look-ups made once. */
export class Atlas {
  readonly #deeds = new Map<Space, EditionDeed>();
  readonly #sets = new Map<SetId, EditionSet>();
  readonly #setDeeds = new Map<SetId, Space[]>();
  readonly #cards = new Map<CardId, EditionCard>();

  constructor(readonly edition: Edition) {
    for (const deed of edition.deeds) {
      this.#deeds.set(deed.space, deed);
      this.#setDeeds.set(deed.set, [...(this.#setDeeds.get(deed.set) ?? []), deed.space]);
    }
    for (const set of edition.sets) this.#sets.set(set.id, set);
    for (const deck of edition.decks) for (const card of deck.cards) this.#cards.set(card.id, card);
  }

  get size(): number {
    return this.edition.spaces.length;
  }

  space(index: Space): EditionSpace | undefined {
    return this.edition.spaces[index];
  }

  deed(space: Space): EditionDeed | undefined {
    return this.#deeds.get(space);
  }

  set(id: SetId): EditionSet | undefined {
    return this.#sets.get(id);
  }

  setOf(space: Space): EditionSet | undefined {
    const deed = this.#deeds.get(space);
    return deed && this.#sets.get(deed.set);
  }

  deedsOf(set: SetId): Space[] {
    return this.#setDeeds.get(set) ?? [];
  }

  card(id: CardId): EditionCard | undefined {
    return this.#cards.get(id);
  }

  deck(id: string): EditionDeck | undefined {
    return this.edition.decks.find((deck) => deck.id === id);
  }

  token(id: string | null): EditionToken | undefined {
    return this.edition.tokens.find((token) => token.id === id);
  }

  die(id: DieId): EditionDie | undefined {
    return this.edition.dice?.find((die) => die.id === id);
  }

  power(id: PowerId): EditionPower | undefined {
    return this.edition.power_ups?.find((power) => power.id === id);
  }

  /** The die whose faces are powers. */
  get powerDie(): EditionDie | undefined {
    return this.edition.dice?.find((die) => die.faces?.some((face) => typeof face === 'string') === true);
  }

  /** What a value of a die shows where its faces are powers; null on a die with pips. */
  powerOn(die: DieId, value: number): PowerId | null {
    const face = this.die(die)?.faces?.[value - 1];
    return typeof face === 'string' ? face : null;
  }

  /** Whether cards are raced for; then tokens are drawn as those who race. */
  get races(): boolean {
    return this.edition.races !== undefined;
  }

  /** How many races there are at most; the last one ends the game. */
  get raceCount(): number {
    return this.deck(this.edition.races?.deck ?? '')?.cards.length ?? 0;
  }

  /** A race card; nothing for any other card. */
  race(id: CardId): RaceTerms | undefined {
    const cards = this.deck(this.edition.races?.deck ?? '')?.cards ?? [];
    const at = cards.findIndex((card) => card.id === id);
    const card = cards[at];
    if (card === undefined) return undefined;
    const { fee = 0, points = 0, prizes: effects = [] } = card.effect ?? {};
    return { id, name: card.title, number: at + 1, fee, points, prizes: card.prize_texts ?? [], effects };
  }

  /** Whether a token can do something; else it is all the same who has which. */
  isCharacter(id: string): boolean {
    const token = this.token(id);
    return token?.boost !== undefined || token?.star !== undefined;
  }

  /** How many characters each of two players leads. */
  get charactersForTwo(): number {
    return this.edition.constants?.characters_for_two ?? 1;
  }

  /** A space on which the characters use their star; there may be several, all by the same name. */
  get starSpace(): EditionSpace | undefined {
    return this.edition.spaces.find((space) => space.effect?.type === 'use_star');
  }

  /** Where everybody begins. */
  get goSpace(): Space {
    return this.edition.constants?.go_space ?? 0;
  }

  /** Whether a debt that cannot be paid is cancelled in the end; then there is more to say of it. */
  get forgives(): boolean {
    return this.edition.constants?.shortfall === 'forgiven';
  }

  table(id: TableId): EditionTable | undefined {
    return this.edition.tables?.find((table) => table.id === id);
  }

  outcome(table: TableId, id: OutcomeId): EditionOutcome | undefined {
    return this.table(table)?.outcomes.find((outcome) => outcome.id === id);
  }

  /** Whether deeds can be built on or mortgaged here. */
  get builds(): boolean {
    return this.edition.buildings !== undefined || this.edition.deeds.some((deed) => deed.mortgage !== undefined);
  }

  /** Sums that are worth a button: small where coins are few. */
  get coinStep(): number {
    return Math.max(...this.edition.deeds.map((deed) => deed.price)) < 50 ? 1 : 10;
  }

  building(kind: 'house' | 'castle'): EditionBuilding | undefined {
    return this.edition.buildings?.find((building) => building.id === kind);
  }

  /** Houses that stand on a deed, and whether a castle does, at the stage that the server names. */
  pieces(space: Space, stage: number, castleStage: number): Pieces {
    const castle = stage > 0 && stage >= castleStage && this.deed(space)?.rent.castle !== undefined;
    const look = this.setOf(space)?.kind === 'level' ? 'goals' : 'homes';
    return castle ? { houses: 0, castle: true, look } : { houses: stage, castle: false, look };
  }
}

const loaded = new Map<string, Promise<Atlas>>();

/** Loads an edition once for the life of the page. */
export function loadAtlas(id: string): Promise<Atlas> {
  let atlas = loaded.get(id);
  if (atlas === undefined) {
    atlas = api.edition(id).then((edition) => new Atlas(edition));
    atlas.catch(() => loaded.delete(id));
    loaded.set(id, atlas);
  }
  return atlas;
}
