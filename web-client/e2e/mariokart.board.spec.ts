import { expect, test } from '@playwright/test';
import {
  REMATCH,
  RUN,
  TURN,
  afterRun,
  afterTurn,
  asksEntry,
  enters,
  flipped,
  open,
  over,
  staysOut,
} from './fake/kartRaces';
import { atKarts, driver, duoRoom, kartRoom } from './fake/mariokart';
import { violations } from './fake/pressing';
import { prompt } from './fake/table';

/** What is seen at a table of karts: races at their own pace, found under way, and without barriers. */
const waits = { prompt: prompt({ type: 'roll' }, [2]) };

test.describe('at its own pace', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a race is run before everybody, and can be skipped', async ({ page }) => {
    const server = await atKarts(page, waits);
    server.step(afterRun, [...flipped('gp_2', 3), ...[3, 4, 1].flatMap((seat) => enters(seat, 'gp_2', 1)), ...RUN]);
    await expect(page.getByTestId('race')).toHaveAttribute('data-over', 'false');
    await expect(page.getByTestId('entry-3')).toHaveAttribute('data-entry', 'in');
    await page.getByTestId('skip').click();
    await expect(page.getByTestId('place-1')).toHaveAttribute('data-seat', '1');
    await expect(page.getByTestId('race')).toHaveCount(1);
  });

  test('a race waits for the next roll', async ({ page }) => {
    const server = await atKarts(page, waits);
    server.step(afterRun, [...flipped('gp_2', 3), ...[3, 4, 1].flatMap((seat) => enters(seat, 'gp_2', 1)), ...RUN]);
    await expect(page.getByTestId('entry-1').locator('[data-rolls="5"]')).toBeVisible();
    await expect(page.getByTestId('race')).toContainText('Chen, Ann tied and roll again.');
    await expect(page.getByTestId('place-3').getByTestId('prize-done')).toContainText('+3');
    await expect(page.getByTestId('skip')).toHaveCount(0);
    await expect(page.getByTestId('race')).toHaveAttribute('data-over', 'true');
    server.step(afterTurn, TURN);
    await expect(page.getByTestId('race')).toHaveCount(0);
  });
});

test.describe('found under way', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a race is shown as far as it is known, and goes on', async ({ page }) => {
    const server = await atKarts(page, { ...open('gp_2', 3, [1, 2], [3]), ...asksEntry(1, 'gp_2', 1) });
    await expect(page.getByTestId('entry-3')).toHaveAttribute('data-entry', 'in');
    await expect(page.getByTestId('entry-4')).toHaveAttribute('data-entry', 'unknown');
    server.step(open('gp_2', 3, [2], [3]), staysOut(1, 'chosen'));
    await expect(page.getByTestId('entry-1')).toHaveAttribute('data-entry', 'chosen');
    server.step({ race: { duties: [], open: null }, prompt: prompt({ type: 'end_turn' }, [3]), 'answers/1': null }, [
      ...staysOut(2, 'barred'),
      { type: 'race_placed', data: { card: 'gp_2', places: [{ seat: 3, character: 'yoshi' }] } },
      { type: 'card_won', data: { seat: 3, card: 'gp_2', from: null } },
    ]);
    await expect(page.getByTestId('race')).toContainText('Chen races alone and wins without a roll.');
  });

  test('a race that nobody enters says where its card goes', async ({ page }) => {
    const server = await atKarts(page, waits);
    const none = [
      ...[3, 4, 1, 2].flatMap((seat) => staysOut(seat, 'chosen')),
      { type: 'race_placed', data: { card: 'gp_2', places: [] } },
    ];
    server.step(afterRun, [...flipped('gp_2', 3), ...none]);
    await expect(page.getByTestId('race')).toContainText('Nobody races: the card is out of the game.');
    server.step({ 'seat/2': driver(2, { won: ['gp_2'] }) }, [...flipped('gp_2', 3, 2), ...none]);
    await expect(page.getByTestId('race')).toContainText('held by Bowie');
    await expect(page.getByTestId('race')).toContainText('stays with Bowie');
  });
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`no barrier that a machine can find at ${String(size.width)}`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('at a table of four, and in a race', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step(afterTurn, TURN);
      await page.getByTestId('points-1').click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      server.step({ ...open('gp_2', 3, [1, 2], [3]), ...asksEntry(3, 'gp_2', 1) }, [
        ...flipped('gp_2', 3),
        ...enters(3, 'gp_2', 1),
        ...staysOut(4, 'barred'),
      ]);
      await expect(page.getByTestId('entry-4')).toHaveAttribute('data-entry', 'barred');
      expect(await violations(page)).toEqual([]);
      for (const sights of [[...flipped('gp_2', 3), ...RUN], REMATCH]) {
        server.step(afterRun, sights);
        await expect(page.getByTestId('place-1')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });

    test('in a game for two, and at the end', async ({ page }) => {
      const down = { token: 'mario', face: 'down' as const };
      const second = { token: 'toad', position: 5, jail: null, face: 'up' as const };
      const asked = { prompt: prompt({ type: 'roll' }, [1]), 'answers/1': [{ type: 'roll' }] };
      const server = await atKarts(page, { ...asked, 'seat/1': driver(1, { ...down, second }) }, duoRoom);
      expect(await violations(page)).toEqual([]);
      server.room = { ...kartRoom, phase: 'finished' };
      server.step(over);
      await expect(page.getByTestId('standing-2')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
