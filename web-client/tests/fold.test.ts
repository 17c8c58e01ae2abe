import { describe, expect, it } from 'vitest';
import { actions, answers, applyChanges, every, pick, seats, viewOf } from '../src/store/view';

const seat = (number: number) => ({ seat: number, cash: 1500 });

describe('the fold', () => {
  it('replaces sections whole and takes away what is null', () => {
    const before = viewOf({ 'seat/1': seat(1), claims: [1], auction: { lot: 1 } });
    const after = applyChanges(before, { claims: [], auction: null });
    expect(after.claims).toEqual([]);
    expect('auction' in after).toBe(false);
  });

  it('leaves untouched sections the very same objects', () => {
    const before = viewOf({ 'seat/1': seat(1), 'seat/2': seat(2) });
    const after = applyChanges(before, { 'seat/2': { ...seat(2), cash: 1 } });
    expect(after['seat/1']).toBe(before['seat/1']);
    expect(after['seat/2']).not.toBe(before['seat/2']);
  });

  it('does not change the view that it starts from', () => {
    const before = viewOf({ claims: [] });
    applyChanges(before, { claims: null });
    expect(before.claims).toEqual([]);
  });

  it('comes to the same view by one update or by many', () => {
    const steps = [{ 'seat/1': seat(1) }, { prompt: { decision: 1 } }, { prompt: null, claims: [] }];
    const walked = steps.reduce(applyChanges, viewOf({}));
    expect(walked).toEqual(viewOf({ 'seat/1': seat(1), claims: [] }));
  });
});

describe('selectors', () => {
  const view = viewOf({
    'seat/1': seat(1),
    'seat/2': seat(2),
    'answers/1': [{ type: 'roll' }],
    'actions/2': [
      { type: 'build', data: { deed: 1, cost: 50 } },
      { type: 'build', data: { deed: 3, cost: 50 } },
    ],
  });

  it('lists seats in order and stops at the last', () => {
    expect(seats(view).map((one) => one.seat)).toEqual([1, 2]);
  });

  it('offers a watcher nothing', () => {
    expect(answers(view, null)).toEqual([]);
    expect(actions(view, null)).toEqual([]);
  });

  it('finds actions by kind', () => {
    expect(pick(answers(view, 1), 'roll')).toEqual({ type: 'roll' });
    expect(pick(answers(view, 2), 'roll')).toBeUndefined();
    expect(every(actions(view, 2), 'build').map((action) => action.data.deed)).toEqual([1, 3]);
  });
});
