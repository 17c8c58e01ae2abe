import type { CardId, DieId, FigureId, OutcomeId, SetId, Space, TableId } from '../contract';
import type { Localized } from '../text/localized';
import { api } from '../net/api';

export interface EditionSpace {
  index: Space;
  kind: string;
  name: Localized;
  deed?: string;
  effect?: { type: string; amount?: number; deck?: string; table?: TableId };
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
export interface EditionToken {
  id: string;
  name: Localized;
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
  look?: { hex: string; pips: string };
}
/** What a throw can lead to; which throw leads where stands in the view. */
export interface EditionOutcome {
  id: OutcomeId;
  title: Localized;
  text: Localized;
  effect: { type: string };
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
}
/** The edition file as the server serves it; only what is drawn or said is named here. */
export interface Edition {
  edition: {
    id: string;
    name: Localized;
    players: { min: number; max: number };
    currency: { one: Localized; many: Localized; symbol?: string | null };
  };
  constants?: { jail_exit?: 'doubles' | { face: number } };
  dice?: EditionDie[];
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
