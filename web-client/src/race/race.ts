import type { Absence, CardId, OpenRaceView, RaceView, Racer, Seat, Sight } from '../contract';

/** What a seat has said to a race, or that it could not. Why somebody is not in need not be known. */
export type Entry = 'waits' | 'in' | Absence | 'unknown';

/** A race as far as it has been seen. */
export interface ShownRace {
  card: CardId;
  opener: Seat;
  /** Who held the card when it was raced for again. */
  holder: Seat | null;
  entries: Readonly<Partial<Record<Seat, 'in' | Absence>>>;
  /** Who has not been asked yet, if the race was found under way; null where all was seen. */
  waiting: readonly Seat[] | null;
  racers: readonly Racer[];
  /** In the order in which they were thrown; who was tied has thrown again. */
  rolls: readonly { seat: Seat; value: number }[];
  /** Null until all places are decided; empty if nobody raced. */
  places: readonly Racer[] | null;
  /** The card has its winner: what comes now are prizes. */
  won: boolean;
  /** What has come of prizes, in its order. */
  prizes: readonly Sight[];
  /** Deeds go from hand to hand by a trade, not by a prize. */
  trading: boolean;
}

/** What happens in a race, one thing at a time. */
export type RacePart =
  | { type: 'began'; card: CardId; opener: Seat; holder: Seat | null }
  | { type: 'entered'; racer: Racer }
  | { type: 'stayed_out'; seat: Seat; absence: Absence }
  | { type: 'roll'; seat: Seat; value: number }
  | { type: 'placed'; places: readonly Racer[] }
  | { type: 'won' }
  | { type: 'traded' }
  | { type: 'prize'; sight: Sight };

/** The part of a race that a sight is; null for all else. What comes of prizes is seen elsewhere as well. */
export function racePart(sight: Sight): RacePart | null {
  switch (sight.type) {
    case 'race_began':
      return { type: 'began', ...sight.data };
    case 'race_entered':
      return { type: 'entered', racer: sight.data.racer };
    case 'race_stayed_out':
      return { type: 'stayed_out', ...sight.data };
    case 'race_placed':
      return { type: 'placed', places: sight.data.places };
    case 'card_won':
      return { type: 'won' };
    case 'offer_accepted':
      return { type: 'traded' };
    case 'dice_rolled': {
      const { seat, dice, purpose } = sight.data;
      if (purpose === 'race') return { type: 'roll', seat, value: dice.reduce((sum, die) => sum + die, 0) };
      return purpose === 'prize' || purpose === 'power_up' ? { type: 'prize', sight } : null;
    }
    case 'coins_moved':
      return ['prize', 'power', 'boost'].includes(sight.data.why.type) ? { type: 'prize', sight } : null;
    case 'token_moved':
      return sight.data.way === 'put' ? { type: 'prize', sight } : null;
    case 'deed_moved':
      return sight.data.to === null ? null : { type: 'prize', sight };
    case 'jail_entered':
    case 'marker_placed':
    case 'auction_closed':
      return { type: 'prize', sight };
    default:
      return null;
  }
}

export function begunRace(card: CardId, opener: Seat, holder: Seat | null): ShownRace {
  const seen = { entries: {}, waiting: null, racers: [], rolls: [] };
  return { card, opener, holder, ...seen, places: null, won: false, prizes: [], trading: false };
}

/** The fold of the parts. A race whose beginning was not seen is not shown. */
export function raceAfter(race: ShownRace | null, part: RacePart): ShownRace | null {
  if (part.type === 'began') return begunRace(part.card, part.opener, part.holder);
  if (race === null) return null;
  if (race.places === null) return beforePlaces(race, part);
  switch (part.type) {
    case 'won':
      return { ...race, won: true };
    case 'traded':
      return { ...race, trading: true };
    case 'prize':
      return race.won ? withPrize(race, part.sight) : race;
    default:
      return race;
  }
}

function beforePlaces(race: ShownRace, part: RacePart): ShownRace {
  switch (part.type) {
    case 'entered':
      return {
        ...race,
        racers: [...race.racers, part.racer],
        entries: { ...race.entries, [part.racer.seat]: 'in' },
      };
    case 'stayed_out':
      return { ...race, entries: { ...race.entries, [part.seat]: part.absence } };
    case 'roll':
      return { ...race, rolls: [...race.rolls, { seat: part.seat, value: part.value }] };
    case 'placed':
      return { ...race, places: part.places };
    default:
      return race;
  }
}

function withPrize(race: ShownRace, sight: Sight): ShownRace {
  if (sight.type === 'deed_moved' && race.trading) return race;
  const last = race.prizes.at(-1);
  // What was auctioned has been told, and who goes to Jail is not told twice.
  if (sight.type === 'deed_moved' && last?.type === 'auction_closed') return race;
  const told = sight.type === 'jail_entered' && last?.type === 'token_moved' ? race.prizes.slice(0, -1) : race.prizes;
  return { ...race, trading: false, prizes: [...told, sight] };
}

/** What remains of a race when nothing is being played: one whose entries are asked for, or the end of the last. */
export function raceAtRest(race: ShownRace | null, view: RaceView | undefined): ShownRace | null {
  const open = view?.open ?? null;
  if (open === null) return race?.places == null ? null : race;
  const seen = race !== null && race.places === null && race.card === open.card && race.holder === open.holder;
  return seen ? race : fromView(open);
}

/** A race of which only its state is known. */
function fromView({ card, opener, holder, waiting, racers }: OpenRaceView): ShownRace {
  const entries = Object.fromEntries(racers.map(({ seat }) => [seat, 'in'] as const));
  return { ...begunRace(card, opener, holder), racers, entries, waiting };
}

/** How a seat stands to the race. */
export function entryOf(race: ShownRace, seat: Seat): Entry {
  const said = race.entries[seat];
  if (said !== undefined) return said;
  const asked = race.waiting === null || race.waiting.includes(seat);
  return race.places === null && asked ? 'waits' : 'unknown';
}

/** The seats in the order in which they are asked and roll: clockwise from who opened the race. */
export function fieldOf(race: ShownRace, seats: readonly Seat[]): Seat[] {
  const first = Math.max(
    0,
    seats.findIndex((seat) => seat >= race.opener),
  );
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** All throws of a seat; only the last one counts. */
export function rollsOf(race: ShownRace, seat: Seat): number[] {
  return race.rolls.filter((roll) => roll.seat === seat).map((roll) => roll.value);
}

/** Who is just breaking a tie: all who had thrown the same as the one who threw last. */
export function tiedOf(race: ShownRace): Seat[] {
  const last = race.rolls.at(-1)?.seat;
  const before = last === undefined ? [] : rollsOf(race, last).slice(0, -1);
  if (before.length === 0 || race.places !== null) return [];
  const same = (seat: Seat) => rollsOf(race, seat).slice(0, before.length).join() === before.join();
  return race.racers.map(({ seat }) => seat).filter(same);
}
