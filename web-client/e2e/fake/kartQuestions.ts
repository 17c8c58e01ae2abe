import { driver, kartTable, lying, mariokart } from './mariokart';
import { prompt } from './table';

const propose = { type: 'propose', data: { to: 2, cash: 13, deeds: [1, 3, 13], cards: [] } };
const beside = [propose, { type: 'resign' }];

function asks(question: unknown, answers: unknown[], actions: unknown[] = beside): Record<string, unknown> {
  return { prompt: prompt(question, [1]), 'answers/1': answers, 'actions/1': actions };
}
const star = (character: string) => ({ type: 'star', data: { character } });
const boost = (character: string, power: string) => ({ type: 'boost', data: { character, power } });
const prize = (card: string, place = 1) => ({ type: 'prize', data: { card, place } });
const player = (number: number) => ({ type: 'pick_player', data: { player: number } });
const spaceOf = (number: number) => ({ type: 'pick_space', data: { space: number } });
const deedOf = (number: number) => ({ type: 'pick_deed', data: { deed: number } });
const me = (token: string, position = 6) => ({ 'seat/1': driver(1, { token, position }) });
const rolled = (...dice: number[]) => ({ table: { ...kartTable, last_roll: { seat: 1, dice } } });
const [go, skip] = [{ type: 'go' }, { type: 'skip' }];
const price = (deed: number) => mariokart.deeds.find((one) => one.space === deed)?.price ?? 0;

const drops = {
  debtor: 1,
  creditor: { type: 'space', data: 6 },
  amount: 3,
  why: { type: 'power', data: { power: 'spiny_shell' } },
};
const OWNERS: Record<number, number> = { 1: 1, 3: 1, 7: 2, 9: 2, 11: 3, 13: 1, 17: 4, 21: 3, 29: 2 };
const owned = Object.keys(OWNERS).map(Number);
const swaps = owned.flatMap((one, at) =>
  owned
    .slice(at + 1)
    .filter((other) => OWNERS[other] !== OWNERS[one])
    .map((other) => ({ type: 'swap_deeds', data: { deeds: [one, other] } })),
);
const openRace = (card: string, holder: number | null = null) => ({
  race: {
    duties: [],
    open: { card, opener: 3, holder, waiting: [1, 2], racers: [{ seat: 3, character: 'yoshi' }] },
  },
});

/** Every question of this edition as seat 1 is asked it, at a table of four. */
export const KART_QUESTIONS: Record<string, Record<string, unknown>> = {
  roll: { 'seat/1': driver(1, { power: 'missed' }), ...asks({ type: 'roll' }, [{ type: 'roll' }]) },
  order: {
    ...rolled(4, 4),
    ...me('luigi'),
    ...asks({ type: 'order', data: { steps: 4, power: 'green_shell', extra: 0 } }, [
      { type: 'move', data: { steps: 4, extra: 0 } },
      { type: 'power_up', data: { power: 'green_shell' } },
    ]),
  },
  order_longer: {
    ...rolled(2, 1),
    ...me('mario'),
    ...asks({ type: 'order', data: { steps: 2, power: 'coins', extra: 3 } }, [
      { type: 'move', data: { steps: 2, extra: 3 } },
      { type: 'power_up', data: { power: 'coins' } },
    ]),
  },
  target: asks({ type: 'target', data: { why: { type: 'power', data: { power: 'spiny_shell' } }, pick: 1 } }, [
    player(2),
    player(3),
    player(4),
  ]),
  target_near: {
    'seat/3': driver(3, { position: 11 }),
    ...asks({ type: 'target', data: { why: { type: 'power', data: { power: 'green_shell' } }, pick: 1 } }, [
      player(2),
      player(3),
    ]),
  },
  target_two: {
    ...me('peach'),
    'seat/2': driver(2, { token: 'mario' }),
    ...asks(
      { type: 'target', data: { why: boost('peach', 'spiny_shell'), pick: 2 } },
      [
        [2, 3],
        [2, 4],
        [3, 4],
      ].map((players) => ({ type: 'pick_players', data: { players } })),
    ),
  },
  target_star: {
    ...me('bowser'),
    ...asks({ type: 'target', data: { why: star('bowser'), pick: 1 } }, [player(2), player(3), player(4)]),
  },
  target_prize: asks({ type: 'target', data: { why: prize('gp_3', 3), pick: 1 } }, [player(2), player(3), player(4)]),
  marker: {
    ...rolled(5, 3),
    lying: { ...lying, path: [1, 2, 3, 4, 5, 6] },
    ...asks(
      { type: 'marker', data: { why: { type: 'power', data: { power: 'banana' } } } },
      [1, 2, 3, 4, 5, 6].map(spaceOf),
    ),
  },
  marker_own: {
    ...me('luigi'),
    ...asks({ type: 'marker', data: { why: boost('luigi', 'banana') } }, [1, 3, 13].map(spaceOf)),
  },
  markers: {
    ...me('donkey_kong'),
    ...asks({ type: 'markers', data: { why: star('donkey_kong'), most: 2 } }, [
      { type: 'pick_spaces', data: { spaces: [1, 3, 13], most: 2 } },
    ]),
  },
  lift_markers: {
    ...me('donkey_kong'),
    lying: { ...lying, markers: [3, 10, 23] },
    ...asks({ type: 'lift_markers', data: { why: boost('donkey_kong', 'banana'), each: 3 } }, [
      { type: 'pick_spaces', data: { spaces: [3, 10, 23], most: 3 } },
    ]),
  },
  jump: {
    ...me('luigi'),
    ...asks({ type: 'go_or_stay', data: { why: star('luigi'), to: 5 } }, [go, skip]),
  },
  advance: {
    ...me('rosalina'),
    ...asks({ type: 'go_or_stay', data: { why: star('rosalina'), to: 14 } }, [go, skip]),
  },
  steps_coins: {
    ...me('toad'),
    'seat/4': driver(4, { token: 'mario' }),
    ...asks({ type: 'steps', data: { why: star('toad'), terms: { type: 'for_coins', data: { most: 5 } } } }, [
      { type: 'steps', data: { least: 0, most: 5 } },
    ]),
  },
  steps_either: {
    ...me('shy_guy', 14),
    ...asks({ type: 'steps', data: { why: star('shy_guy'), terms: { type: 'either_way', data: { most: 3 } } } }, [
      { type: 'steps', data: { least: -3, most: 3 } },
    ]),
  },
  second_roll: {
    ...me('peach'),
    'seat/2': driver(2, { token: 'mario' }),
    race: { duties: ['second_roll', 'race'], open: null },
    ...asks({ type: 'second_roll' }, [go, skip]),
  },
  take_dropped: {
    ...me('yoshi'),
    'seat/3': driver(3, { token: 'mario' }),
    ...asks({ type: 'take_dropped', data: { why: boost('yoshi', 'green_shell'), space: 11, amount: 3 } }, [go, skip]),
  },
  flip: {
    race: { duties: ['race'], open: null },
    ...asks({ type: 'flip', data: { card: 'gp_4' } }, [{ type: 'flip' }]),
  },
  race_entry: {
    ...openRace('gp_5'),
    ...asks({ type: 'race_entry', data: { card: 'gp_5', fee: 3, rematch: false, asked: 1 } }, [
      { type: 'enter', data: { fee: 3, characters: [] } },
      { type: 'stay_out' },
    ]),
  },
  race_rematch: {
    ...openRace('gp_3', 2),
    ...asks({ type: 'race_entry', data: { card: 'gp_3', fee: 2, rematch: true, asked: 1 } }, [
      { type: 'enter', data: { fee: 2, characters: [] } },
      { type: 'stay_out' },
    ]),
  },
  prize_buy: asks({ type: 'prize', data: { why: prize('gp_3') } }, [...[7, 9, 11, 17, 21, 29].map(deedOf), skip]),
  prize_put: asks({ type: 'prize', data: { why: prize('gp_4') } }, [player(1), player(2), player(3), player(4), skip]),
  prize_swap: asks({ type: 'prize', data: { why: prize('gp_5') } }, [...swaps, skip]),
  prize_auction: asks({ type: 'prize', data: { why: prize('gp_6') } }, [...owned.map(deedOf), skip]),
  prize_jail: asks({ type: 'prize', data: { why: prize('gp_7') } }, [player(2), player(3), player(4), skip]),
  rematch_card: {
    'seat/3': driver(3, { won: ['gp_2', 'gp_7'] }),
    ...asks({ type: 'rematch_card', data: { why: prize('gp_8') } }, [
      { type: 'pick_card', data: { card: 'gp_3' } },
      { type: 'pick_card', data: { card: 'gp_2' } },
      { type: 'pick_card', data: { card: 'gp_7' } },
    ]),
  },
  jail: {
    'seat/1': driver(1, { position: 8, jail: { tries: 1 } }),
    ...asks({ type: 'jail', data: { fine: 5, tries: 1 } }, [{ type: 'roll' }, { type: 'pay_fine', data: { cost: 5 } }]),
  },
  debt: {
    'seat/1': driver(1, { cash: 1, in_hand: 1 }),
    debts: [{ debt: drops, state: 'open', raisable: 5 }],
    ...asks(
      { type: 'debt', data: { debt: drops } },
      [1, 3, 13].map((deed) => ({ type: 'sell_deed', data: { deed, brings: price(deed) } })),
    ),
  },
  auction: {
    auction: {
      lot: { type: 'deed', data: { deed: 27 } },
      high: { seat: 4, amount: 3 },
      turn: 1,
      bidders: [
        { seat: 3, standing: 'short' },
        { seat: 4, standing: 'highest' },
        { seat: 1, standing: 'bidding' },
        { seat: 2, standing: 'bidding' },
      ],
    },
    ...asks({ type: 'auction', data: { lot: { type: 'deed', data: { deed: 27 } }, turn: 1 } }, [
      { type: 'bid', data: { min: 4, max: 13 } },
      { type: 'pass' },
    ]),
  },
  purchase: {
    'seat/1': driver(1, { position: 27 }),
    ...asks({ type: 'purchase', data: { deed: 27, cost: 4 } }, [
      { type: 'buy', data: { deed: 27, cost: 4 } },
      { type: 'decline', data: { deed: 27 } },
    ]),
  },
  pickups: {
    lying: {
      ...lying,
      pickups: [
        { seat: 1, space: 8, amount: 3 },
        { seat: 1, space: 12, amount: 2 },
      ],
    },
    ...asks(
      { type: 'end_turn' },
      [{ type: 'end_turn' }],
      [
        { type: 'take_coins', data: { space: 8, amount: 3 } },
        { type: 'leave_coins', data: { space: 8 } },
        { type: 'take_coins', data: { space: 12, amount: 2 } },
        { type: 'leave_coins', data: { space: 12 } },
        ...beside,
      ],
    ),
  },
};

const character = (id: string) => ({ type: 'pick_character', data: { character: id } });

/** What is asked only where two lead two characters each. */
export const DUO_QUESTIONS: Record<string, Record<string, unknown>> = {
  character: { ...rolled(4, 6), ...asks({ type: 'character' }, [character('mario'), character('toad')]) },
  own_character: asks({ type: 'own_character', data: { why: { type: 'power', data: { power: 'lightning' } } } }, [
    character('mario'),
    character('toad'),
  ]),
  target_character: asks(
    { type: 'target', data: { why: { type: 'power', data: { power: 'spiny_shell' } }, pick: 1 } },
    [character('bowser'), character('peach')],
  ),
  jail_character: {
    'seat/1': driver(1, { token: 'mario', second: { token: 'toad', position: 8, jail: { tries: 0 }, face: 'down' } }),
    ...asks({ type: 'jail', data: { fine: 5, tries: 0, character: 'toad' } }, [
      { type: 'roll' },
      { type: 'pay_fine', data: { cost: 5 } },
    ]),
  },
  race_character: {
    race: { duties: [], open: { card: 'gp_7', opener: 1, holder: null, waiting: [1, 2], racers: [] } },
    ...asks({ type: 'race_entry', data: { card: 'gp_7', fee: 3, rematch: false, asked: 1 } }, [
      { type: 'enter', data: { fee: 3, characters: ['mario', 'toad'] } },
      { type: 'stay_out' },
    ]),
  },
  prize_character: asks({ type: 'prize', data: { why: prize('gp_4') } }, [
    character('mario'),
    character('toad'),
    character('bowser'),
    character('peach'),
    skip,
  ]),
};
