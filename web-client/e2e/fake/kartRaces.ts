import { driver, kartTable, lying } from './mariokart';
import { prompt } from './table';

/** What everybody sees of races, of a whole turn, and of a game for two. */

const bank = { type: 'bank' };
const purse = (seat: number) => ({ type: 'seat', data: seat });
const onSpace = (space: number) => ({ type: 'space', data: space });
const prize = (card: string, place: number) => ({ type: 'prize', data: { card, place } });
const racer = (seat: number) => ({ seat, character: ['mario', 'peach', 'yoshi', 'toad'][seat - 1] });
const paid = (from: unknown, to: unknown, amount: number, why: unknown) => ({
  type: 'coins_moved',
  data: { from, to, amount, why },
});
const thrown = (seat: number, value: number) => ({
  type: 'dice_rolled',
  data: { seat, dice: [value], which: ['numbered'], purpose: 'race' },
});

export const flipped = (card: string, opener: number, holder: number | null = null) => [
  ...(holder === null ? [{ type: 'card_drawn', data: { seat: opener, deck: 'grand_prix', card } }] : []),
  { type: 'race_began', data: { card, opener, holder } },
];
export const enters = (seat: number, card: string, fee: number) => [
  paid(purse(seat), bank, fee, { type: 'entry_fee', data: { card } }),
  { type: 'race_entered', data: { racer: racer(seat) } },
];
export const staysOut = (seat: number, absence: 'chosen' | 'barred') => [
  { type: 'race_stayed_out', data: { seat, absence } },
];
export const open = (
  card: string,
  opener: number,
  waiting: number[],
  racers: number[],
  holder: number | null = null,
) => ({
  race: { duties: [], open: { card, opener, holder, waiting, racers: racers.map(racer) } },
});
export const asksEntry = (seat: number, card: string, fee: number) => ({
  prompt: prompt({ type: 'race_entry', data: { card, fee, rematch: false, asked: seat } }, [seat]),
  'answers/1': seat === 1 ? [{ type: 'enter', data: { fee, characters: [] } }, { type: 'stay_out' }] : null,
});

/** Toad's Turnpike, entered by all but one: a tie for the first place, then all three prizes. */
export const RUN = [
  thrown(3, 5),
  thrown(4, 2),
  thrown(1, 5),
  thrown(3, 3),
  thrown(1, 6),
  { type: 'race_placed', data: { card: 'gp_2', places: [racer(1), racer(3), racer(4)] } },
  { type: 'card_won', data: { seat: 1, card: 'gp_2', from: null } },
  paid(purse(2), purse(1), 2, prize('gp_2', 1)),
  paid(purse(3), purse(1), 2, prize('gp_2', 1)),
  paid(purse(4), purse(1), 2, prize('gp_2', 1)),
  { type: 'dice_rolled', data: { seat: 3, dice: [4], which: ['numbered'], purpose: 'prize' } },
  paid(bank, purse(3), 4, prize('gp_2', 2)),
  paid(bank, purse(4), 3, prize('gp_2', 3)),
];
export const afterRun = {
  race: { duties: [], open: null },
  prompt: prompt({ type: 'end_turn' }, [3]),
  'answers/1': null,
  'seat/1': driver(1, { won: ['gp_1', 'gp_2'], points: 130, cash: 18, in_hand: 18 }),
};

/** Two throws, and the winner has a prize to decide about. */
export const PLACED = [
  thrown(1, 6),
  thrown(2, 3),
  { type: 'race_placed', data: { card: 'gp_5', places: [racer(1), racer(2)] } },
  { type: 'card_won', data: { seat: 1, card: 'gp_5', from: null } },
];

/** A rematch that is won by another than who held the card; the second rolls the power die. */
export const REMATCH = [
  ...flipped('gp_7', 1, 2),
  ...enters(1, 'gp_7', 3),
  ...enters(2, 'gp_7', 3),
  ...staysOut(3, 'barred'),
  ...staysOut(4, 'chosen'),
  thrown(1, 6),
  thrown(2, 3),
  { type: 'race_placed', data: { card: 'gp_7', places: [racer(1), racer(2)] } },
  { type: 'card_won', data: { seat: 1, card: 'gp_7', from: 2 } },
  { type: 'token_moved', data: { seat: 4, from: 29, to: 8, way: 'put' } },
  { type: 'jail_entered', data: { seat: 4 } },
  { type: 'dice_rolled', data: { seat: 2, dice: [6], which: ['power_up'], purpose: 'power_up' } },
  { type: 'power_carried_out', data: { seat: 2, character: 'peach', power: 'lightning', strength: 'plain' } },
  paid(purse(3), onSpace(20), 1, { type: 'power', data: { power: 'lightning' } }),
  paid(purse(1), onSpace(6), 1, { type: 'power', data: { power: 'lightning' } }),
];

/** The path of a turn that went over a banana, with coins dropped on the way. */
export const TURN = [
  { type: 'turn_began', data: { seat: 3, round: 7 } },
  { type: 'dice_rolled', data: { seat: 3, dice: [5, 5], purpose: 'move' } },
  { type: 'token_moved', data: { seat: 3, from: 20, to: 23, way: 'forward' } },
  { type: 'marker_lifted', data: { space: 23 } },
  { type: 'power_carried_out', data: { seat: 3, character: 'yoshi', power: 'spiny_shell', strength: 'plain' } },
  paid(purse(1), onSpace(6), 3, { type: 'power', data: { power: 'spiny_shell' } }),
];
export const afterTurn = {
  table: { ...kartTable, active: 3, roll_owed: 'nothing', last_roll: { seat: 3, dice: [5, 5] } },
  lying: {
    ...lying,
    coins: [{ space: 6, amount: 3 }, ...lying.coins],
    markers: [10],
    markers_left: 4,
    path: [20, 21, 22, 23],
  },
  race: { duties: ['second_roll', 'race'], open: null },
  'seat/3': driver(3, { position: 23, power: 'missed' }),
  'seat/4': driver(4, { position: 8, jail: { tries: 1 } }),
  prompt: prompt({ type: 'second_roll' }, [3]),
};

/** A roll without the power die. */
export const BARE = [
  { type: 'power_missed', data: { seat: 2 } },
  { type: 'dice_rolled', data: { seat: 2, dice: [3], which: ['numbered'], purpose: 'move' } },
  { type: 'token_moved', data: { seat: 2, from: 11, to: 14, way: 'forward' } },
];

const standing = (seat: number, place: number, worth: number | null, holdings?: number) => ({
  seat,
  place,
  worth,
  ...(holdings !== undefined && { holdings }),
});
export const over = {
  table: {
    ...kartTable,
    phase: {
      type: 'over',
      data: {
        victor: 'player',
        standings: [standing(2, 1, 210, 8), standing(1, 2, 210, 5), standing(3, 3, 120, 4), standing(4, 4, null)],
      },
    },
  },
  prompt: null,
  'seat/1': driver(1, { won: ['gp_1', 'gp_8'], points: 210 }),
  'seat/2': driver(2, { won: ['gp_2', 'gp_3', 'gp_5'], points: 210 }),
  'seat/4': driver(4, { presence: 'out' }),
};
