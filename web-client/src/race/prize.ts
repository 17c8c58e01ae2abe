import type { Racer, Seat, Sight } from '../contract';
import { within, type EditionEffect } from '../store/kart';

export interface Change {
  seat: Seat;
  amount: number;
}

/** How many coins each seat has more or less by a prize, in the order in which it came to them. */
export function changesOf(sights: readonly Sight[]): Change[] {
  const sums = new Map<Seat, number>();
  const add = (seat: Seat, amount: number) => sums.set(seat, (sums.get(seat) ?? 0) + amount);
  for (const sight of sights) {
    if (sight.type !== 'coins_moved') continue;
    const { from, to, amount } = sight.data;
    if (to.type === 'seat') add(to.data, amount);
    if (from.type === 'seat') add(from.data, -amount);
  }
  return [...sums].map(([seat, amount]) => ({ seat, amount })).filter(({ amount }) => amount !== 0);
}

/** Effects of which something can come that does not say whose prize it is. */
const COMES_OF: Readonly<Partial<Record<Sight['type'], readonly string[]>>> = {
  deed_moved: ['take_cheapest_deed', 'buy_deed', 'swap_deeds'],
  auction_closed: ['auction_deed'],
  token_moved: ['put_on', 'send_to_jail'],
  jail_entered: ['send_to_jail'],
};

/** What came of the prize of each place, the first place first. Prizes are carried out in that order. */
export function prizesOf(
  places: readonly Racer[],
  sights: readonly Sight[],
  effects: readonly EditionEffect[],
): Sight[][] {
  const came: Sight[][] = places.map(() => []);
  let at = 0;
  for (const sight of sights) {
    at = ownerOf(sight, at, places, effects);
    came[at]?.push(sight);
  }
  return came;
}

/** Whose prize it was, by place from 0: as far as the sight says so, else by what the prizes from here on can do. */
function ownerOf(sight: Sight, at: number, places: readonly Racer[], effects: readonly EditionEffect[]): number {
  if (sight.type === 'coins_moved' && sight.data.why.type === 'prize') return sight.data.why.data.place - 1;
  const named = places.findIndex((racer) => isActor(racer, sight));
  if (named >= 0) return named;
  const kinds = COMES_OF[sight.type] ?? [];
  const able = places.findIndex((racer, place) => {
    if (place < at) return false;
    const types = within(effects[place]).map(({ type }) => type);
    // The power die can come to anything, for who is just throwing it.
    if (place === at && types.includes('roll_power')) return true;
    return types.some((type) => kinds.includes(type)) && (types.includes('swap_deeds') || mayGet(racer, sight));
  });
  return able < 0 ? at : able;
}

/** Whether the sight names who acts, and it is this one. */
function isActor({ seat, character }: Racer, sight: Sight): boolean {
  if (sight.type === 'dice_rolled' || sight.type === 'marker_placed') return sight.data.seat === seat;
  if (sight.type !== 'coins_moved') return false;
  const { why } = sight.data;
  return why.type === 'boost' && why.data.character === character;
}

/** A deed that is bought or taken goes to whose prize it is; an auction can be won by anybody. */
function mayGet({ seat }: Racer, sight: Sight): boolean {
  return sight.type !== 'deed_moved' || sight.data.to === seat;
}
