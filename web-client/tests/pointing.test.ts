import { describe, expect, it } from 'vitest';
import type { Intent } from '../src/contract';
import { nameOf, pickables } from '../src/prompts/people';
import { moverOf } from '../src/prompts/mover';
import { reasonOf } from '../src/prompts/reason';
import { ahead } from '../src/store/characters';
import { intentOf } from '../src/store/intents';
import { TableModel } from '../src/store/model.svelte';
import { tokensOf } from '../src/store/variants';
import { viewOf } from '../src/store/view';
import { atlas, seat } from './karts';

/** A table at which seat 1 is asked, and what it has sent. */
function asked(question: unknown, answers: unknown[], sections: Record<string, unknown> = {}) {
  const sent: { intent: Intent; answer: boolean }[] = [];
  const acting = {
    answering: false,
    besides: false,
    online: true,
    act: (intent: Intent, answer: boolean) => void sent.push({ intent, answer }),
  };
  const table = new TableModel(atlas, acting, () => 0);
  table.mySeat = 1;
  table.people = ['Ann', 'Bob', 'Cid'].map((name, index) => ({
    seat: index + 1,
    name,
    token: null,
    bot: false,
    presence: 'here' as const,
  }));
  const show = (decision: number) => {
    table.view = viewOf({
      'seat/1': seat(1),
      'seat/2': seat(2),
      'seat/3': seat(3),
      prompt: { decision, question, asked: [1] },
      'answers/1': answers,
      ...sections,
    });
  };
  show(1);
  return { table, sent, show };
}
const star = (character: string) => ({ type: 'star', data: { character } });
const target = { type: 'target', data: { why: { type: 'power', data: { power: 'spiny_shell' } }, pick: 1 } };
const players = [2, 3].map((player) => ({ type: 'pick_player', data: { player } }));

describe('pointing on the board', () => {
  it('takes the same twice for the answer where one thing is asked for', () => {
    const { table, sent } = asked(target, players);
    expect(table.pointing.token(2, 'luigi')).toBe('seat/2');
    expect(table.pointing.token(1, 'mario')).toBeNull();
    table.pointing.at('seat/2');
    table.pointing.at('seat/3');
    expect(table.pointing.chosen).toEqual(['seat/3']);
    expect(sent).toEqual([]);
    table.pointing.at('seat/3');
    expect(sent).toEqual([{ intent: { type: 'pick_player', data: { player: 3 } }, answer: true }]);
  });

  it('forgets what was pointed at when another question comes', () => {
    const { table, show } = asked(target, players);
    table.pointing.at('seat/2');
    show(2);
    expect(table.pointing.chosen).toEqual([]);
    table.pointing.at('space/9');
    expect(table.pointing.chosen).toEqual([]);
  });

  it('tells characters apart where they are meant', () => {
    const picks = ['toad', 'luigi'].map((character) => ({ type: 'pick_character', data: { character } }));
    const second = { token: 'toad', position: 9, jail: null, face: 'up' };
    const { table } = asked(target, picks, { 'seat/1': { ...seat(1), second } });
    expect(table.pointing.token(1, 'mario')).toBeNull();
    expect(table.pointing.token(1, 'toad')).toBe('character/toad');
    expect(pickables(table).map((one) => nameOf(one, table))).toEqual(['Toad', 'Luigi']);
  });

  it('finds two who are offered together', () => {
    const pairs = [
      [2, 3],
      [2, 4],
    ].map((both) => ({ type: 'pick_players', data: { players: both } }));
    const { table, sent } = asked(target, pairs, { 'seat/4': seat(4, { token: 'yoshi' }) });
    expect(table.pointing.most).toBe(2);
    table.pointing.at('seat/3');
    expect(table.pointing.isOpen('seat/4')).toBe(false);
    expect(table.pointing.answer).toBeNull();
    table.pointing.at('seat/2');
    expect(table.pointing.isOpen('seat/4')).toBe(false);
    table.pointing.send();
    expect(sent[0]?.intent).toEqual({ type: 'pick_players', data: { players: [2, 3] } });
    expect(pickables(table).map((one) => one.piece.seat)).toEqual([2, 3, 4]);
  });

  it('takes any of several spaces up to the most', () => {
    const question = { type: 'markers', data: { why: star('donkey_kong'), most: 2 } };
    const { table, sent } = asked(question, [{ type: 'pick_spaces', data: { spaces: [1, 3, 13], most: 2 } }]);
    for (const space of [13, 1, 3] as const) table.pointing.at(`space/${space}`);
    expect(table.pointing.chosen).toEqual(['space/13', 'space/1']);
    table.pointing.at('space/13');
    expect(table.pointing.isOpen('space/3')).toBe(true);
    table.pointing.at('space/3');
    table.pointing.send();
    expect(sent[0]?.intent).toEqual({ type: 'pick_spaces', data: { spaces: [1, 3] } });
  });

  it('pairs deeds of different owners', () => {
    const swaps = [
      [1, 9],
      [3, 9],
    ].map((deeds) => ({ type: 'swap_deeds', data: { deeds } }));
    const { table } = asked({ type: 'prize', data: { why: { type: 'prize', data: { card: 'gp_5', place: 1 } } } }, [
      ...swaps,
      { type: 'skip' },
    ]);
    table.pointing.at('space/1');
    expect(table.pointing.isOpen('space/3')).toBe(false);
    table.pointing.at('space/9');
    expect(table.pointing.answer?.intent).toEqual({ type: 'swap_deeds', data: { deeds: [1, 9] } });
  });

  it('knows where steps lead, round the ring and back', () => {
    const terms = { type: 'either_way', data: { most: 3 } };
    const question = { type: 'steps', data: { why: star('mario'), terms } };
    const { table, sent } = asked(question, [{ type: 'steps', data: { least: -3, most: 3 } }]);
    expect(table.pointing.isOpen('space/1')).toBe(false);
    table.pointing.at('space/30');
    table.pointing.at('space/30');
    expect(sent[0]?.intent).toEqual({ type: 'steps', data: { steps: -3 } });
    expect(ahead(30, 4, 32)).toBe(2);
  });

  it('leaves other questions and those who look on alone', () => {
    const { table } = asked({ type: 'teammate', data: { leader: 1, at: 3 } }, players);
    expect(table.pointing.most).toBe(0);
    expect(table.pointing.token(2, 'luigi')).toBeNull();
    table.mySeat = null;
    expect(table.pointing.most).toBe(0);
  });
});

describe('what a question is about', () => {
  const { table } = asked(target, players);

  it('is told in the words of the edition', () => {
    expect(reasonOf({ type: 'power', data: { power: 'green_shell' } }, table)).toMatchObject({
      name: 'Green Shell',
      effects: [{ type: 'drop', who: 'nearest_ahead' }],
    });
    expect(reasonOf({ type: 'boost', data: { character: 'peach', power: 'spiny_shell' } }, table).text).toContain(
      'Your boost: Aim at two different players',
    );
    expect(reasonOf({ type: 'star', data: { character: 'luigi' } }, table).effects.map(({ type }) => type)).toEqual([
      'may',
      'jump_to_cheapest',
    ]);
    expect(reasonOf({ type: 'prize', data: { card: 'gp_4', place: 1 } }, table)).toMatchObject({
      name: 'DK Jungle',
      effects: [{ type: 'put_on', space: 16 }],
    });
    expect(reasonOf({ type: 'fine' }, table)).toMatchObject({ text: '', sign: null });
  });

  it('names who acts, unless it may be either of two', () => {
    const second = { token: 'toad', position: 9, jail: null, face: 'up' };
    const turn = { table: { active: 1, phase: { type: 'playing' } } };
    const both = asked(target, players, { ...turn, 'seat/1': { ...seat(1), second } }).table;
    expect(moverOf(both)).toBeUndefined();
    const chosen = { ...turn.table, mover: 'toad' };
    expect(moverOf(asked(target, players, { table: chosen, 'seat/1': { ...seat(1), second } }).table)?.position).toBe(
      9,
    );
    const down = { ...second, face: 'down' };
    expect(moverOf(asked(target, players, { ...turn, 'seat/1': { ...seat(1), second: down } }).table)?.token).toBe(
      'mario',
    );
  });
});

describe('what is sent', () => {
  it('is what the action says', () => {
    expect(intentOf({ type: 'move', data: { steps: 4, extra: 3 } })).toEqual({ type: 'move', data: null });
    expect(intentOf({ type: 'power_up', data: { power: 'coins' } })).toEqual({ type: 'power_up' });
    expect(intentOf({ type: 'take_coins', data: { space: 5, amount: 3 } })).toEqual({
      type: 'take_coins',
      data: { space: 5 },
    });
    expect(intentOf({ type: 'pick_card', data: { card: 'gp_4' } })).toEqual({
      type: 'pick_card',
      data: { card: 'gp_4' },
    });
  });
});

describe('the characters to choose from', () => {
  it('are four without power packs', () => {
    expect(tokensOf(atlas, {})).toHaveLength(10);
    expect(tokensOf(atlas, { power_packs: true })).toHaveLength(10);
    expect(tokensOf(atlas, { power_packs: false }).map((token) => token.id)).toEqual([
      'mario',
      'luigi',
      'peach',
      'toad',
    ]);
  });
});
