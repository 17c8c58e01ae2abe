import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { QUESTIONS, atMovie, battleSights, figure, movie, movieGame, movieRoom, overTable, player } from './fake/movie';
import { FakeServer } from './fake/server';
import { GAME, prompt, space } from './fake/table';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const result = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResult;
  return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** Presses what is asked for and looks at what is sent as the answer to the open question. */
async function answer(page: Page, server: FakeServer, testid: string, intent: unknown): Promise<void> {
  const before = server.acts().length;
  await page.getByTestId(testid).click();
  await expect.poll(() => server.acts().length).toBe(before + 1);
  expect(server.acts().at(-1)?.data).toMatchObject({ decision: 40, intent });
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('every question is answered through the page', () => {
  test('a teammate is picked', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.teammate);
    await expect(page.getByTestId('battle')).toContainText('Ann');
    await expect(page.getByTestId('battle')).toContainText('7 or more wins');
    await expect(page.getByTestId('prompt')).toContainText('you get 2 🪙 each');
    await expect(page.getByTestId('pick-player-2')).toContainText('in Jail');
    await answer(page, server, 'pick-player-3', { type: 'pick_player', data: { player: 3 } });
  });

  test('an own location goes to GAME OVER', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.flip_own);
    await expect(page.getByTestId('pick-deed-31')).toContainText('rent 5 🪙');
    await answer(page, server, 'pick-deed-31', { type: 'pick_deed', data: { deed: 31 } });
  });

  test('a location continues free', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.free_continue);
    await answer(page, server, 'pick-deed-23', { type: 'pick_deed', data: { deed: 23 } });
  });

  test('inherited locations continue one by one until done', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.inheritance);
    await answer(page, server, 'continue-13', { type: 'continue', data: { deed: 13 } });
    server.step({ 'answers/1': [{ type: 'continue', data: { deed: 29, cost: 1 } }, { type: 'done' }] });
    await expect(page.getByTestId('continue-13')).toHaveCount(0);
    await answer(page, server, 'done', { type: 'done' });
  });

  test('locations continue before a roll, in Jail and from the deed card too', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.roll);
    await answer(page, server, 'continue-9', { type: 'continue', data: { deed: 9 } });
    await page.getByTestId('board-space-1').click({ position: { x: 6, y: 6 } });
    const card = page.getByTestId('deed-card');
    await expect(card).toContainText('GAME OVER');
    await expect(card).toContainText('Rent with the set');
    await expect(card).toContainText('Continue for');
    await expect(card).not.toContainText('Mortgage');
    await card.getByTestId('deed-continue-1').click();
    await expect.poll(() => server.acts().at(-1)?.data.intent).toEqual({ type: 'continue', data: { deed: 1 } });
    server.step(QUESTIONS.jail);
    await answer(page, server, 'continue-23', { type: 'continue', data: { deed: 23 } });
    await answer(page, server, 'pay-fine', { type: 'pay_fine' });
  });

  test('a debtor sells locations', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.debt);
    await page.getByTestId('sell-deed-31').click();
    await expect.poll(() => server.acts()[0]?.data.intent).toEqual({ type: 'sell_deed', data: { deed: 31 } });
    expect(server.acts()[0]?.data.decision).toBeUndefined();
  });

  test('nothing is offered that this edition does not have', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.purchase);
    await expect(page.getByTestId('buy')).toBeVisible();
    await expect(page.getByTestId('raise-cash')).toHaveCount(0);
    server.step(QUESTIONS.end_turn);
    await expect(page.getByTestId('prompt')).toContainText('Before that you may trade.');
  });

  test('with the keyboard alone', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.teammate);
    await page.getByTestId('pick-player-2').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => server.acts()[0]?.data.intent).toEqual({ type: 'pick_player', data: { player: 3 } });
  });
});

test.describe('the board', () => {
  test('shows GAME OVER, protection, the figure and how near it is to winning', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.end_turn);
    await expect(page.getByTestId('board-space-1').getByTestId('game-over-side')).toBeVisible();
    await expect(page.getByTestId('board-space-1')).toHaveAccessibleName(/Brooklyn, GAME OVER, belongs to Ann/);
    await expect(page.getByTestId('board-space-17').getByTestId('shield')).toBeVisible();
    await expect(page.getByTestId('board-space-17')).toHaveAccessibleName(/protected/);
    await expect(page.getByTestId('board-space-11').getByTestId('shield')).toHaveCount(0);
    await expect(page.getByTestId('board-space-13')).toHaveAccessibleName(/Bowser is here/);
    await expect(page.getByTestId('figure')).toHaveAttribute('data-space', '13');
    const meter = page.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '6');
    await expect(meter).toHaveAccessibleName('6 of 16 locations are in GAME OVER');
    server.step({
      figure: { ...figure, position: 0, asleep: 2, closed: 5 },
      'space/1': space(1, { owner: 1 }),
    });
    await expect(page.getByTestId('board-space-1').getByTestId('game-over-side')).toHaveCount(0);
    await expect(page.getByTestId('figure')).toHaveAttribute('data-asleep', 'true');
    await expect(page.getByTestId('figure-state')).toHaveText('Bowser sleeps until the next turn of Bowie ends.');
    await expect(page.getByTestId('board-space-0')).toHaveAccessibleName(/Bowser sleeps here/);
    await expect(meter).toHaveAttribute('aria-valuenow', '5');
  });

  test('shows a battle with both dice, who helps and what comes of it', async ({ page }) => {
    const server = await atMovie(page, { prompt: prompt({ type: 'roll' }, [2]), 'answers/1': null });
    const battle = page.getByTestId('battle');
    server.step({ figure: { ...figure, position: 0, asleep: 1 } }, battleSights('won'));
    await expect(battle).toHaveAttribute('data-end', 'won');
    await expect(battle).toContainText('Bowie');
    await expect(battle).toContainText('The highest red die helps');
    await expect(battle).toContainText('5 + 3 = 8');
    await expect(battle).toContainText('Both get 2 🪙; Bowser sleeps on GO.');
    await expect(page.getByTestId('log')).toContainText('Bowie and Dora win the battle');
    await expect(page.getByTestId('log')).toContainText('Dora throws 3 (black die) in the battle');
    server.step({ figure }, battleSights('lost'));
    await expect(battle).toContainText('Bowie goes to Jail; Bowser stays.');
    await page.getByTestId('battle-close').click();
    await expect(battle).toHaveCount(0);
    server.step({ figure }, battleSights('lost'));
    await expect(battle).toBeVisible();
    server.step({}, [{ type: 'dice_rolled', data: { seat: 3, dice: [1, 2], purpose: 'move' } }]);
    await expect(battle).toHaveCount(0);
    await expect(page.getByTestId('dice')).toHaveAccessibleName('Dice: 1 + 2');
  });

  test('tells the prompt of others in words', async ({ page }) => {
    const server = await atMovie(page, { prompt: prompt({ type: 'teammate', data: { leader: 2, at: 13 } }, [2]) });
    await expect(page.getByTestId('waiting')).toHaveText('Bowie picks a teammate against Bowser.');
    for (const [type, text] of [
      ['flip_own', 'Bowie picks a location for GAME OVER.'],
      ['free_continue', 'Bowie picks a location that continues free.'],
    ] as const) {
      server.step({ prompt: prompt({ type }, [2]) });
      await expect(page.getByTestId('waiting')).toHaveText(text);
    }
  });

  test('moves the figure along the spaces', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const server = await atMovie(page, { prompt: prompt({ type: 'roll' }, [2]), 'answers/1': null });
    await page.evaluate(() => {
      const seen: string[] = [];
      const piece = document.querySelector('[data-testid="figure"]');
      new MutationObserver(() => seen.push(piece?.getAttribute('data-space') ?? '')).observe(piece as Node, {
        attributeFilter: ['data-space'],
      });
      Object.assign(window, { seen });
    });
    server.step({ figure: { ...figure, position: 17 } }, [
      { type: 'figure_moved', data: { from: 13, to: 17, way: 'forward' } },
    ]);
    await expect(page.getByTestId('figure')).toHaveAttribute('data-space', '17');
    expect(await page.evaluate('window.seen')).toEqual(['14', '15', '16', '17']);
  });
});

test('the figure wins: it stands first and no player wins', async ({ page }) => {
  await atMovie(
    page,
    {
      table: overTable(),
      figure: { ...figure, closed: 16 },
      prompt: null,
      'seat/4': player(4, { presence: 'out' }),
    },
    { ...movieRoom, phase: 'finished' },
  );
  const standings = page.getByTestId('standings');
  await expect(standings).toContainText('Bowser wins!');
  await expect(standings).toContainText('No player wins.');
  await expect(page.getByTestId('standing-figure')).toContainText('1.');
  await expect(page.getByTestId('standing-1')).toContainText('2.');
  await expect(page.locator('.player.active, .token.active')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const button of ['rematch', 'replay-link']) await expect(page.getByTestId(button)).toBeInViewport({ ratio: 1 });
});

test('a replay shows the same', async ({ page }) => {
  const server = new FakeServer(page, movieRoom, null);
  await server.open();
  await page.route('**/api/editions/movie', (route) => route.fulfill({ json: movie }));
  const updates = [
    { sights: battleSights('lost'), changes: { figure: { ...figure, closed: 7 } } },
    {
      sights: [{ type: 'figure_moved', data: { from: 13, to: 17, way: 'forward' } }],
      changes: { figure: { ...figure, position: 17 } },
    },
  ].map((update, index) => ({ game: GAME, seq: index + 1, clocks: [], now: 0, ...update }));
  const seats = movieRoom.seats.map(({ seat, name, token }) => ({ seat, name, token, bot: false }));
  const start = movieGame();
  await page.route(`**/api/games/${GAME}/replay`, (route) =>
    route.fulfill({ json: { edition: 'movie', options: {}, seats, start, updates } }),
  );
  await page.goto(`/games/${GAME}#0`);
  await page.getByTestId('replay-forward').click();
  await expect(page.getByTestId('battle')).toHaveAttribute('data-end', 'lost');
  await expect(page.getByTestId('threat')).toHaveAttribute('data-closed', '7');
  await page.getByTestId('replay-forward').click();
  await expect(page.getByTestId('figure')).toHaveAttribute('data-space', '17');
  await page.getByTestId('replay-slider').fill('0');
  await expect(page.getByTestId('figure')).toHaveAttribute('data-space', '13');
  await expect(page.getByTestId('battle')).toHaveCount(0);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing at ${String(size.width)}`, async ({ page }) => {
    await page.setViewportSize(size);
    const server = await atMovie(page, QUESTIONS.teammate);
    expect(await violations(page)).toEqual([]);
    for (const question of [QUESTIONS.roll, QUESTIONS.flip_own, QUESTIONS.inheritance, QUESTIONS.debt]) {
      server.step({ ...question, figure: { ...figure, position: 0, asleep: 2, closed: 13 } }, battleSights('won'));
      await expect(page.getByTestId('battle')).toHaveAttribute('data-end', 'won');
      expect(await violations(page)).toEqual([]);
    }
    await page.getByTestId('board-space-17').click({ position: { x: 6, y: 6 } });
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('with the words of the rulebook', async ({ page }) => {
    const server = await atMovie(page, QUESTIONS.teammate);
    await expect(page.getByTestId('battle')).toContainText('Kampf auf Dschungelkönigreich');
    await expect(page.getByTestId('prompt')).toContainText('dein Mitstreiter');
    server.step(QUESTIONS.roll);
    await expect(page.getByTestId('prompt')).toContainText('Vor dem Wurf weiterspielen');
    await expect(page.getByTestId('board-space-17')).toHaveAccessibleName(/geschützt/);
    await expect(page.getByTestId('figure-state')).toHaveText('Bowser gewinnt bei 16.');
    server.step({}, [
      {
        type: 'coins_moved',
        data: { from: { type: 'seat', data: 2 }, to: { type: 'bank' }, amount: 1, why: { type: 'passing_fee' } },
      },
      { type: 'figure_moved', data: { from: 13, to: 12, way: 'put' } },
    ]);
    await expect(page.getByTestId('log')).toContainText('Vorbeizugsgebühr');
    await expect(page.getByTestId('log')).toContainText('Bowser kommt auf Warp-Röhre');
  });
});
