import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Action } from '../src/contract';
import { FakeServer, roomView } from './fake/server';
import { GAME, ROOM, claim, middleGame, offer, prompt, seat, sideActions } from './fake/table';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const result = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResult;
  return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

const rollTurn = { prompt: prompt({ type: 'roll' }, [1]), 'answers/1': [{ type: 'roll' }], 'actions/1': sideActions };

async function seated(page: Page, change: Record<string, unknown>): Promise<FakeServer> {
  const server = new FakeServer(page, roomView, middleGame(change));
  await server.open();
  await page.goto(`/room/${ROOM}`);
  await expect(page.getByTestId('board-space-0')).toBeVisible();
  return server;
}

test.describe('a seat', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('presses a button once, and it is inert until the server answers', async ({ page }) => {
    const server = await seated(page, rollTurn);
    server.answers = false;
    await page.getByTestId('roll').click();
    await expect(page.getByTestId('roll')).toBeDisabled();
    await page.getByTestId('roll').click({ force: true });
    expect(server.acts().map((act) => [act.data.decision, act.data.intent])).toEqual([[40, { type: 'roll' }]]);
    server.push({ type: 'done', data: { ack: server.acts()[0]?.data.ack ?? 0 } });
    await expect(page.getByTestId('roll')).toBeEnabled();
  });

  test('can claim while its own roll is held back', async ({ page }) => {
    const claimable: Action = { type: 'claim', data: { deed: 19, debtor: 3, amount: 1000, factor: null } };
    const server = await seated(page, { ...rollTurn, claims: [claim], 'actions/1': [claimable] });
    server.answers = false;
    await page.getByTestId('roll').click();
    await expect(page.getByTestId('roll')).toBeDisabled();
    await page.getByTestId('claim-19').click();
    await expect(page.getByTestId('claim-19')).toBeDisabled();
    expect(server.acts().map((act) => act.data.intent?.type)).toEqual(['roll', 'claim']);
  });

  test('sends an unanswered act again after a break, with the same number', async ({ page }) => {
    const server = await seated(page, rollTurn);
    server.answers = false;
    await page.getByTestId('roll').click();
    await expect.poll(() => server.acts().length).toBe(1);
    await server.sockets.at(-1)?.close();
    await expect.poll(() => server.acts().length).toBe(2);
    expect(server.acts()[1]?.data.ack).toBe(server.acts()[0]?.data.ack);
  });

  test('asks for what it missed', async ({ page }) => {
    const server = await seated(page, rollTurn);
    server.seq += 3;
    server.step({ 'seat/2': seat(2, { cash: 77 }) });
    await expect
      .poll(() => server.sent.find((message) => message.type === 'resume')?.data['since'])
      .toEqual({ game: GAME, seq: 10 });
    await expect(page.getByTestId('cash-2')).toHaveText('$77');
  });

  test('says hello with what it holds after a break', async ({ page }) => {
    const server = await seated(page, rollTurn);
    server.step({});
    await server.sockets.at(-1)?.close();
    await expect.poll(() => server.sent.filter((message) => message.type === 'hello').length).toBe(2);
    expect(server.sent.filter((message) => message.type === 'hello')[1]?.data['since']).toEqual({
      game: GAME,
      seq: 11,
    });
  });

  test('is told of another tab and does not fight it', async ({ page }) => {
    const server = await seated(page, rollTurn);
    server.push({ type: 'bye', data: { reason: 'taken_over' } });
    await server.sockets.at(-1)?.close();
    await expect(page.getByTestId('line-state')).toHaveAttribute('data-line', 'held');
    await page.waitForTimeout(1500);
    expect(server.sockets.length).toBe(1);
    await page.getByTestId('play-here').click();
    await expect(page.getByTestId('line-state')).toBeHidden();
    expect(server.sockets.length).toBe(2);
  });

  test('shows the clocks while one owner has two claims open', async ({ page }) => {
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(String(error)));
    const server = await seated(page, rollTurn);
    const deadline = Date.now() + 30_000;
    server.clocks = ['turn', 'grace', 'grace'].map((kind) => ({ kind, seat: 1, deadline }));
    server.step({ 'seat/2': seat(2, { cash: 77 }) });
    await expect(page.getByTestId('cash-2')).toHaveText('$77');
    await expect(page.getByTestId('clock-turn')).toHaveCount(1);
    expect(trouble).toEqual([]);
  });

  test('claims rent, marked in the title', async ({ page }) => {
    const server = await seated(page, {
      ...rollTurn,
      claims: [claim],
      'actions/1': [{ type: 'claim', data: { deed: 19, debtor: 3, amount: 1000, factor: null } }],
    });
    await expect(page).toHaveTitle(/^● Your turn/);
    await page.getByTestId('claim-19').click();
    await expect.poll(() => server.acts()[0]?.data).toMatchObject({ intent: { type: 'claim', data: { deed: 19 } } });
    expect(server.acts()[0]?.data.decision).toBeUndefined();
  });

  test('bids by stepper, by quick raise and by typing, within the bounds', async ({ page }) => {
    const auction = {
      lot: { type: 'deed', data: { deed: 39 } },
      high: { seat: 2, amount: 180 },
      bidders: [
        { seat: 1, standing: 'bidding' },
        { seat: 2, standing: 'highest' },
      ],
    };
    const server = await seated(page, {
      prompt: prompt({ type: 'auction', data: { lot: auction.lot } }, [1, 2]),
      auction,
      'answers/1': [{ type: 'bid', data: { min: 181, max: 300 } }, { type: 'pass' }],
    });
    await expect(page.getByTestId('bid-amount')).toHaveValue('181');
    await page.getByTestId('bid-amount').fill('5000');
    await page.getByTestId('bid').click();
    await expect.poll(() => server.acts()[0]?.data.intent).toEqual({ type: 'bid', data: { amount: 300 } });
    // A higher bid of another raises what is offered here; an amount below it is not kept.
    await page.getByTestId('bid-amount').fill('190');
    server.step({ 'answers/1': [{ type: 'bid', data: { min: 251, max: 300 } }, { type: 'pass' }] });
    await expect(page.getByTestId('bid-amount')).toHaveValue('251');
    await page.getByTestId('pass').click();
    await expect.poll(() => server.acts()[1]?.data.intent).toEqual({ type: 'pass' });
  });

  test('gives up only after the figures', async ({ page }) => {
    const debt = {
      debtor: 1,
      creditor: { type: 'seat', data: 2 },
      amount: 390,
      why: { type: 'rent', data: { deed: 24 } },
    };
    const server = await seated(page, {
      prompt: prompt({ type: 'debt', data: { debt } }, [1]),
      debts: [{ debt, state: 'open', raisable: 205 }],
      'seat/1': seat(1, { cash: 55, in_hand: 55 }),
      'answers/1': [{ type: 'give_up' }],
      'actions/1': sideActions,
    });
    await expect(page.getByTestId('debt-missing')).toHaveText('$335');
    await page.getByTestId('mortgage-5').click();
    await expect.poll(() => server.acts().length).toBe(1);
    await page.getByTestId('give-up').click();
    await expect(page.getByRole('dialog')).toContainText('$205');
    expect(server.acts().length).toBe(1);
    await page.getByTestId('give-up-confirm').click();
    await expect.poll(() => server.acts()[1]?.data.intent).toEqual({ type: 'give_up' });
  });

  test('sells a set down in one go', async ({ page }) => {
    const server = await seated(page, rollTurn);
    const box = page.getByTestId('deeds').getByTestId('sell-down-world4');
    await box.locator('summary').click();
    await box.getByTestId('sell-down-to-3').click();
    await box.getByTestId('sell-down-confirm').click();
    await expect
      .poll(() => server.acts()[0]?.data.intent)
      .toEqual({ type: 'sell_down', data: { set: 'world4', stages: { 16: 3, 18: 3, 19: 3 } } });
  });

  test('answers an offer with another one', async ({ page }) => {
    const counter = { type: 'counter', data: { offer: 1, revision: 1, cash: 1370, deeds: [5, 37], cards: ['qb09'] } };
    const server = await seated(page, { ...rollTurn, offers: [offer], 'actions/1': [counter] });
    await page.getByTestId('tab-trade').click();
    await page.getByTestId('counter-1').click();
    await page.getByTestId('give-card-qb09').uncheck();
    await page.getByTestId('want-cash').fill('200');
    await page.getByTestId('send-offer').click();
    await expect
      .poll(() => server.acts()[0]?.data.intent)
      .toEqual({
        type: 'counter',
        data: {
          offer: 1,
          revision: 1,
          give: { cash: 0, deeds: [5], cards: [] },
          want: { cash: 200, deeds: [24], cards: [] },
        },
      });
  });

  test('plays by the keyboard alone', async ({ page }) => {
    const server = await seated(page, rollTurn);
    await page.getByTestId('board-space-0').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('board-space-1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('deed-card')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('deed-card')).toBeHidden();
    await page.getByTestId('roll').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => server.acts().length).toBe(1);
  });

  test('shows a refusal in words and skips sights it does not know', async ({ page }) => {
    const server = await seated(page, rollTurn);
    server.push({ type: 'refused', data: { ack: 1, code: 'over_cash', details: { have: 10, need: 50 } } });
    await expect(page.getByTestId('toasts')).toContainText('You have $10, it takes $50.');
    server.step({}, [
      { type: 'something_new', data: { x: 1 } },
      { type: 'turn_began', data: { seat: 2, round: 8 } },
    ]);
    await expect(page.getByTestId('log')).toContainText('Bowie’s turn');
  });

  test('speaks German when asked to, and keeps to it', async ({ page }) => {
    await seated(page, rollTurn);
    await page.getByTestId('language').click();
    await expect(page.getByTestId('roll')).toHaveText('Würfeln');
    await page.reload();
    await expect(page.getByTestId('roll')).toHaveText('Würfeln');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('adds its own chance once seated in the lobby', async ({ page }) => {
    const seats = roomView.seats.map((one) => (one.seat === 1 ? { ...one, fingerprint: null } : one));
    const server = new FakeServer(page, { ...roomView, phase: 'lobby', game: null, seats }, null);
    await server.open();
    await page.goto(`/room/${ROOM}`);
    await expect.poll(() => JSON.stringify(server.sent)).toMatch(/"contribute","data":\{"bytes":"[0-9a-f]{64}"/);
  });
});

test('a token goes step by step and ends where the server says', async ({ page }) => {
  const server = await seated(page, { ...rollTurn, 'seat/1': seat(1, { position: 2 }) });
  server.step({ 'seat/1': seat(1, { position: 9 }) }, [
    { type: 'dice_rolled', data: { seat: 1, dice: [3, 4], purpose: 'move' } },
    { type: 'token_moved', data: { seat: 1, from: 2, to: 9, way: 'forward' } },
  ]);
  await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '2');
  await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '9', { timeout: 1500 });
});

test('after forty missed steps the board is right at once', async ({ page }) => {
  const server = await seated(page, { ...rollTurn, 'seat/1': seat(1, { position: 0 }) });
  for (let step = 1; step <= 40; step += 1) {
    const position = (step * 3) % 40;
    server.step({ 'seat/1': seat(1, { position, cash: 1000 + step }) }, [
      { type: 'token_moved', data: { seat: 1, from: (step * 3 - 3) % 40, to: position, way: 'forward' } },
    ]);
  }
  await expect(page.getByTestId('cash-1')).toHaveText('$1,040');
  await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '0', { timeout: 1500 });
  await expect(page.getByTestId('log').locator('p')).toHaveCount(40);
});

test('a watcher has nothing to press', async ({ page }) => {
  const server = new FakeServer(page, roomView, middleGame(rollTurn), null);
  await server.open();
  await page.route('**/api/watch/w4tch', (route) => route.fulfill({ json: { room: ROOM } }));
  await page.goto('/watch/w4tch');
  await expect(page.getByTestId('waiting')).toContainText('Ann rolls the dice.');
  await expect(page.getByTestId('roll')).toBeHidden();
  expect(server.sent[0]?.data['watch']).toBe('w4tch');
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no barrier that a machine can find at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seated(page, { ...rollTurn, offers: [offer], claims: [claim] });
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('tab-trade').click();
    await page.getByTestId('offer-to-3').click();
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByTestId('rejoin')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
