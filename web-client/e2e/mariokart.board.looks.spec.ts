import { expect, test, type Page } from '@playwright/test';
import { KART_QUESTIONS } from './fake/kartQuestions';
import {
  BARE,
  PLACED,
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
import { atKarts, driver, duoRoom, kartGame, kartRoom, mariokart } from './fake/mariokart';
import { FakeServer } from './fake/server';
import { SIZES, shot } from './fake/sizes';
import { GAME, prompt } from './fake/table';

/** Pictures of what is seen at a table of this edition, at the three sizes. `SHOTS` names the folder. */
const waits = { prompt: prompt({ type: 'roll' }, [2]) };

/** How much of the middle of the board cannot be seen at once. */
function cut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const centre = document.querySelector('.centre');
    return centre === null ? 0 : centre.scrollHeight - centre.clientHeight;
  });
}

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, contextOptions: { reducedMotion: 'reduce' } });

    test('the middle of a game', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step(afterTurn, TURN);
      await expect(page.getByTestId('token-3')).toHaveAttribute('data-space', '23');
      await expect(page.getByTestId('coins-6').locator('[data-amount="3"]')).toBeVisible();
      await expect(page.getByTestId('marker-23')).toHaveCount(0);
      await expect(page.getByTestId('path-21')).toBeAttached();
      await expect(page.getByTestId('dice').locator('[data-power="spiny_shell"]').first()).toBeVisible();
      await shot(page, `karts-${size.name}-middle`);
      await page.getByTestId('points-1').click();
      await expect(page.getByTestId('points-look')).toContainText('Moo Moo Meadows');
      await shot(page, `karts-${size.name}-points`);
      await page.keyboard.press('Escape');
      await page.getByTestId('board-space-25').click({ position: { x: 6, y: 6 } });
      await expect(page.getByTestId('deed-card')).toContainText('Points');
      await shot(page, `karts-${size.name}-deed`);
      await page.keyboard.press('Escape');
      server.step({ ...waits, race: { duties: [], open: null } }, BARE);
      await expect(page.getByTestId('dice')).toContainText('without the power-up die');
      await shot(page, `karts-${size.name}-bare`);
    });

    test('a race, from its card to its prizes', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step({ ...open('gp_2', 3, [3, 4, 1, 2], []), ...asksEntry(3, 'gp_2', 1) }, flipped('gp_2', 3));
      await expect(page.getByTestId('race')).toHaveAttribute('data-card', 'gp_2');
      await shot(page, `karts-${size.name}-race-begins`);
      server.step({ ...open('gp_2', 3, [4, 1, 2], [3]), ...asksEntry(4, 'gp_2', 1) }, enters(3, 'gp_2', 1));
      server.step({ ...open('gp_2', 3, [1, 2], [3, 4]), ...asksEntry(1, 'gp_2', 1) }, enters(4, 'gp_2', 1));
      await expect(page.getByTestId('entry-4')).toHaveAttribute('data-entry', 'in');
      await shot(page, `karts-${size.name}-race-asked`);
      const entered = [...enters(1, 'gp_2', 1), ...staysOut(2, 'barred')];
      server.step({ ...open('gp_2', 3, [], [3, 4, 1]), ...waits, 'answers/1': null }, [...entered, ...RUN.slice(0, 4)]);
      await expect(page.getByTestId('race')).toContainText('roll again');
      await shot(page, `karts-${size.name}-race-rolls`);
      server.step(afterRun, RUN.slice(4));
      await expect(page.getByTestId('place-1')).toHaveAttribute('data-seat', '1');
      // On a phone the dice make way for what came of the prize.
      await expect(page.getByTestId('place-1').locator('[data-rolls="5,6"]')).toBeAttached();
      await expect(page.getByTestId('place-2').getByTestId('prize-done')).toContainText('+4');
      await shot(page, `karts-${size.name}-race-over`);
      server.step({ 'answers/1': [{ type: 'end_turn' }], prompt: prompt({ type: 'end_turn' }, [1]) });
      await expect(page.getByTestId('end-turn')).toBeVisible();
      await shot(page, `karts-${size.name}-race-ends`);
      expect(await cut(page)).toBeLessThanOrEqual(0);
      await page.getByTestId('race-close').click();
      await expect(page.getByTestId('race')).toHaveCount(0);
    });

    test('a prize to decide about', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step(open('gp_5', 1, [], []), flipped('gp_5', 1));
      server.step(
        { ...afterRun, ...KART_QUESTIONS['prize_swap'] },
        [
          ...[1, 2].flatMap((seat) => enters(seat, 'gp_5', 3)),
          staysOut(3, 'chosen'),
          staysOut(4, 'chosen'),
          PLACED,
        ].flat(),
      );
      await expect(page.getByTestId('place-1')).toContainText('Ann');
      await shot(page, `karts-${size.name}-race-prize`);
    });

    test('a rematch', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step({ ...afterRun, 'seat/4': driver(4, { position: 8, jail: { tries: 0 } }) }, REMATCH);
      await expect(page.getByTestId('place-1')).toContainText('Ann');
      await shot(page, `karts-${size.name}-rematch`);
      server.step({ 'answers/1': [{ type: 'end_turn' }], prompt: prompt({ type: 'end_turn' }, [1]) });
      await shot(page, `karts-${size.name}-rematch-asked`);
      server.step({ ...waits, 'answers/1': null }, TURN);
      await expect(page.getByTestId('race')).toHaveCount(0);
    });

    test('two who lead two each', async ({ page }) => {
      const server = await atKarts(
        page,
        {
          ...waits,
          'seat/1': driver(1, {
            token: 'mario',
            face: 'down',
            second: { token: 'toad', position: 5, jail: null, face: 'up' },
          }),
        },
        duoRoom,
      );
      await expect(page.getByTestId('token-1')).toHaveAttribute('data-face', 'down');
      await expect(page.getByTestId('token-2-2')).toHaveAttribute('data-jailed', 'true');
      await shot(page, `karts-${size.name}-duo`);
      server.step(
        {
          'seat/1': driver(1, {
            token: 'mario',
            face: 'down',
            second: { token: 'toad', position: 9, jail: null, face: 'up' },
          }),
        },
        [
          { type: 'dice_rolled', data: { seat: 1, dice: [4, 6], purpose: 'move' } },
          { type: 'mover_chosen', data: { seat: 1, character: 'toad' } },
          { type: 'token_moved', data: { seat: 1, character: 'toad', from: 5, to: 9, way: 'forward' } },
        ],
      );
      await expect(page.getByTestId('token-1-2')).toHaveAttribute('data-space', '9');
      await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '6');
      await shot(page, `karts-${size.name}-duo-moved`);
    });

    test('the replay', async ({ page }) => {
      const server = new FakeServer(page, kartRoom, null, 1, mariokart);
      await server.open();
      const changes = [open('gp_2', 3, [1, 2], [3, 4]), { ...afterRun, prompt: null }, afterTurn];
      const sights = [
        [...flipped('gp_2', 3), ...enters(3, 'gp_2', 1), ...enters(4, 'gp_2', 1)],
        [...enters(1, 'gp_2', 1), ...staysOut(2, 'barred'), ...RUN],
        TURN,
      ];
      const updates = changes.map((change, index) => ({
        game: GAME,
        seq: index + 1,
        sights: sights[index],
        changes: change,
        clocks: [],
        now: 0,
      }));
      const seats = kartRoom.seats.map(({ seat, name, token }) => ({ seat, name, token, bot: seat === 4 }));
      await page.route(`**/api/games/${GAME}/replay`, (route) =>
        route.fulfill({ json: { edition: 'mariokart', options: {}, seats, start: kartGame(), updates } }),
      );
      await page.goto(`/games/${GAME}#1`);
      await expect(page.getByTestId('entry-2')).toHaveAttribute('data-entry', 'waits');
      await page.goto(`/games/${GAME}#2`);
      await expect(page.getByTestId('place-2')).toHaveAttribute('data-seat', '3');
      await shot(page, `karts-${size.name}-replay`);
      await page.goto(`/games/${GAME}#3`);
      await expect(page.getByTestId('race')).toHaveCount(0);
      await expect(page.getByTestId('coins-6')).toBeAttached();
    });

    test('the end', async ({ page }) => {
      await atKarts(page, over, { ...kartRoom, phase: 'finished' });
      await expect(page.getByTestId('standing-2')).toContainText('210');
      await shot(page, `karts-${size.name}-over`);
    });
  });
}

for (const size of SIZES) {
  test.describe(`German, ${size.name}`, () => {
    test.use({
      locale: 'de-DE',
      viewport: { width: size.width, height: size.height },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('a race', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step(afterTurn, TURN);
      await shot(page, `karts-${size.name}-de-middle`);
      server.step({ ...open('gp_2', 3, [3, 4, 1, 2], []), ...asksEntry(3, 'gp_2', 1) }, flipped('gp_2', 3));
      await expect(page.getByTestId('race')).toContainText('Toads Autobahn');
      await shot(page, `karts-${size.name}-de-begins`);
      server.step(afterRun, [
        ...enters(3, 'gp_2', 1),
        ...enters(4, 'gp_2', 1),
        ...enters(1, 'gp_2', 1),
        ...staysOut(2, 'barred'),
        ...RUN,
      ]);
      await expect(page.getByTestId('place-1')).toHaveAttribute('data-seat', '1');
      await shot(page, `karts-${size.name}-de-over`);
    });
  });
}
