import { describe, expect, it } from 'vitest';
import type { RoomSeat, SeatView, Why } from '../src/contract';
import CharacterPrompt from '../src/prompts/CharacterPrompt.svelte';
import GoOrStayPrompt from '../src/prompts/GoOrStayPrompt.svelte';
import CharacterPicker from '../src/lobby/CharacterPicker.svelte';
import SeatRow from '../src/lobby/SeatRow.svelte';
import MarkerPrompt from '../src/prompts/MarkerPrompt.svelte';
import PrizePrompt from '../src/prompts/PrizePrompt.svelte';
import RaiseCash from '../src/prompts/RaiseCash.svelte';
import TargetPrompt from '../src/prompts/TargetPrompt.svelte';
import { Atlas, type Edition, type EditionToken } from '../src/store/edition';
import type { EditionEffect } from '../src/store/kart';
import Players from '../src/table/Players.svelte';
import type { RoomStore } from '../src/store/room.svelte';
import { settings } from '../src/store/settings.svelte';
import { atlas, seat, tableOf } from './karts';
import { shown } from './shown';

/** The edition with something changed, as somebody else's board may have it. */
const other = (change: Partial<Edition>) => new Atlas({ ...atlas.edition, ...change });
const CARD: Why = { type: 'card', data: { card: 'windfall' } };
const onCard = (effect: EditionEffect) =>
  other({
    decks: [
      { id: 'luck', name: 'Luck', cards: [{ id: 'windfall', title: 'Windfall', text: 'Something happens.', effect }] },
    ],
  });
const onSpace = (index: number, effect: EditionEffect) =>
  other({ spaces: atlas.edition.spaces.map((space) => (space.index === index ? { ...space, effect } : space)) });

const players = { 'seat/1': seat(1), 'seat/2': seat(2), 'seat/3': seat(3) };
const picks = [2, 3].map((player) => ({ type: 'pick_player', data: { player } }));
function asked(edition: Atlas, answers: readonly unknown[] = picks, sections: Record<string, unknown> = {}) {
  const table = tableOf({ ...players, 'answers/1': answers, ...sections }, edition);
  table.mySeat = 1;
  return table;
}

describe('raising cash', () => {
  const sale = { 'actions/1': [{ type: 'sell_deed', data: { deed: 1, brings: 1 } }] };
  it.each([
    [100, 'at their full price'],
    [50, 'for 50 % of their price'],
  ])('says for what the Bank takes deeds back: %i', (percent, text) => {
    const edition = other({ constants: { ...atlas.edition.constants, deed_sale_percent: percent } });
    expect(shown(RaiseCash, { table: asked(edition, [], sale), missing: 1 })).toContain(text);
  });
});

describe('who is hit', () => {
  const says = (why: Why, edition: Atlas = atlas) => shown(TargetPrompt, { table: asked(edition), why, pick: 1 });

  it('may be any of several that are as near or as rich', () => {
    expect(says({ type: 'power', data: { power: 'green_shell' } })).toContain('several are equally near');
    expect(says({ type: 'boost', data: { character: 'bowser', power: 'spiny_shell' } })).toContain(
      'several are equally rich',
    );
  });

  it('is asked for by cards and spaces too, wherever in their effect that stands', () => {
    const pays: EditionEffect = { type: 'pay_actor', who: 'chosen_other', amount: 4 };
    expect(says(CARD, onCard(pays))).toContain('From whom do you take 4 🪙?');
    expect(says(CARD, onCard(pays))).toContain('Something happens.');
    const either: EditionEffect = { type: 'lift_markers', each: 1, otherwise: { type: 'sequence', of: [pays] } };
    expect(says({ type: 'tax', data: { space: 4 } }, onSpace(4, either))).toContain('take from Bob');
    const shell: EditionEffect = { type: 'may', effect: { type: 'drop', who: 'nearest_ahead', amount: 2 } };
    expect(says({ type: 'tax', data: { space: 4 } }, onSpace(4, shell))).toContain('Item Box: several are');
  });

  it('is asked for without a guess where several effects can have asked', () => {
    const both: EditionEffect = {
      type: 'sequence',
      of: [
        { type: 'pay_actor', who: 'chosen_other', amount: 4 },
        { type: 'drop', who: 'chosen', amount: 2 },
      ],
    };
    const text = says(CARD, onCard(both));
    expect(text).toContain('“Windfall”: who is meant?');
    expect(text).toContain('Pick Bob');
    expect(text).not.toContain('Hit');
  });
});

describe('a prize', () => {
  const says = (why: Why, edition: Atlas, answers: readonly unknown[] = [...picks, { type: 'skip' }]) =>
    shown(PrizePrompt, { table: asked(edition, answers), why });

  it('names the space of its effect, on a card and on a space as well', () => {
    const put: EditionEffect = { type: 'put_on', space: 20 };
    expect(says({ type: 'prize', data: { card: 'gp_4', place: 1 } }, atlas)).toContain('Put Bob on Free Parking');
    const named = String(tableOf({}).space(20));
    expect(says(CARD, onCard({ type: 'sequence', of: [{ type: 'bank_pays', amount: 1 }, put] }))).toContain(
      `Put somebody on ${named}?`,
    );
    expect(says({ type: 'tax', data: { space: 4 } }, onSpace(4, put))).toContain(`Put Bob on ${named}`);
    expect(says(CARD, onCard({ type: 'send_to_jail' }))).toContain('Send Bob to Jail');
  });

  it('names no space that nobody has named', () => {
    const two: EditionEffect = { type: 'sequence', of: [16, 20].map((space) => ({ type: 'put_on', space })) };
    const text = says(CARD, onCard(two));
    expect(text).toContain('What do you pick? “Windfall”');
    expect(text).toContain('Pick Bob');
    expect(text).not.toMatch(/GO|Free Parking/);
  });

  it('says of a deed whether it is bought or auctioned, if that is known', () => {
    const deed = [{ type: 'pick_deed', data: { deed: 1 } }];
    const raced = (prizes: EditionEffect[]) =>
      other({
        decks: [
          {
            id: 'grand_prix',
            name: 'Cups',
            cards: [{ id: 'cup', title: 'Cup', text: '', effect: { type: 'race', prizes }, prize_texts: ['All.'] }],
          },
        ],
      });
    const why: Why = { type: 'prize', data: { card: 'cup', place: 1 } };
    expect(says(why, raced([{ type: 'auction_deed' }]), deed)).toContain('Auction Mario Kart Stadium');
    const both = says(why, raced([{ type: 'sequence', of: [{ type: 'buy_deed' }, { type: 'auction_deed' }] }]), deed);
    expect(both).toContain('Your prize: Cup');
    expect(both).toContain('Pick Mario Kart Stadium');
  });
});

describe('words of an edition', () => {
  const star: Why = { type: 'star', data: { character: 'rosalina' } };
  const go = { table: asked(atlas, [{ type: 'go' }, { type: 'skip' }]), why: star, to: 6 };
  const oil = other({
    markers: {
      id: 'oil',
      name: { en: 'oil slick', de: 'Ölfleck' },
      many: { en: 'oil slicks', de: 'Ölflecken' },
      stock: 5,
      most_on_board: 4,
    },
  });

  it('name what lies on the board', () => {
    const marker = { table: asked(oil, [{ type: 'pick_space', data: { space: 3 } }]), why: star };
    expect(shown(MarkerPrompt, marker)).toContain('Where does the oil slick go?');
    settings.language = 'de';
    expect(shown(MarkerPrompt, marker)).toContain('Ölfleck: auf welches Feld?');
    settings.language = 'en';
  });

  it('name the space that a star leads to, and say that it does nothing only where that is so', () => {
    expect(shown(GoOrStayPrompt, go)).toContain(
      'Move on to the next Super Star? Super Star does nothing for you then. On the way, bananas stop you.',
    );
    const effect: EditionEffect = { type: 'may', effect: { type: 'advance_to_next', target: 'boost_pad' } };
    const table = asked(onCard(effect), [{ type: 'go' }, { type: 'skip' }]);
    const text = shown(GoOrStayPrompt, { table, why: CARD, to: 2 });
    expect(text).toContain('Move on to the next Boost Pad? Something happens.');
    expect(text).not.toContain('nothing');
  });
});

describe('characters', () => {
  const plain: EditionToken[] = [
    { id: 'mario', name: 'Mario' },
    { id: 'toad', name: 'Toad', star: { text: 'Shines.' } },
  ];
  const second: Partial<SeatView> = { second: { token: 'toad', position: 9, jail: null, face: 'up' } };

  it('are offered whatever they can do', () => {
    const answers = ['mario', 'toad'].map((character) => ({ type: 'pick_character', data: { character } }));
    const table = asked(other({ tokens: plain }), answers, { 'seat/1': seat(1, second) });
    const text = shown(CharacterPrompt, { table });
    expect(text).toContain('Mario');
    expect(text).toContain('Super Star: Shines.');
  });

  it('are two to choose for two, even if none of them can do anything', () => {
    const edition = other({ tokens: plain.map(({ id, name }) => ({ id, name })) });
    const taken = { taken: 'person', ready: false, presence: 'here', fingerprint: null } as const;
    const [mine, bob]: [RoomSeat, RoomSeat] = [
      { ...taken, seat: 1, name: 'Ann', token: 'mario' },
      { ...taken, seat: 2, name: 'Bob', token: null },
    ];
    const room = { online: true, you: null } as unknown as RoomStore;
    const { tokens } = edition.edition;
    const text = shown(CharacterPicker, { room, atlas: edition, tokens, seats: [mine, bob], mine });
    for (const part of ['Second character', 'not chosen yet', 'Toad']) expect(text).toContain(part);
    const row = { room, seat: mine, host: false, mine: true, hosts: true };
    expect(shown(SeatRow, { ...row, atlas: edition })).not.toContain('Mario');
    expect(shown(SeatRow, { ...row, atlas })).toContain('Mario');
  });
});

it('a roll without the power die is told where no points decide as well', () => {
  const { points: _, ...uncounted } = seat(1, { power: 'missed' });
  const table = tableOf({ 'seat/1': uncounted });
  expect(shown(Players, { table, shape: 'list' as const })).toContain('next roll without the power-up die');
});
