import { expect, test, type Page } from '@playwright/test';
import { FakeServer, roomView } from './fake/server';
import { GAME, ROOM, claim, middleGame, offer, prompt, seat, sideActions, table } from './fake/table';

/** Pictures of what matters at the three sizes, for the eye. `SHOTS` names the folder; without it nothing is kept. */
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'middle', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

const SCENES: Record<string, Record<string, unknown>> = {
  roll: {
    prompt: prompt({ type: 'roll' }, [1]),
    'answers/1': [{ type: 'roll' }],
    'actions/1': [
      ...sideActions,
      { type: 'claim', data: { deed: 19, debtor: 3, amount: 1000, factor: null } },
      { type: 'waive', data: { deed: 19 } },
    ],
    claims: [claim],
  },
  purchase: {
    prompt: prompt({ type: 'purchase', data: { deed: 39, cost: 400 } }, [1]),
    'answers/1': [{ type: 'decline', data: { deed: 39 } }],
    'actions/1': sideActions,
    'seat/1': seat(1, { position: 39, cash: 230, in_hand: 230 }),
  },
  auction: {
    prompt: prompt({ type: 'auction', data: { lot: { type: 'deed', data: { deed: 39 } } } }, [1, 2, 3]),
    auction: {
      lot: { type: 'deed', data: { deed: 39 } },
      high: { seat: 2, amount: 180 },
      bidders: [
        { seat: 1, standing: 'bidding' },
        { seat: 2, standing: 'highest' },
        { seat: 3, standing: 'passed' },
        { seat: 4, standing: 'short' },
      ],
    },
    'answers/1': [{ type: 'bid', data: { min: 181, max: 1370 } }, { type: 'pass' }],
    'actions/1': sideActions,
  },
  debt: {
    prompt: prompt(
      {
        type: 'debt',
        data: {
          debt: {
            debtor: 1,
            creditor: { type: 'seat', data: 2 },
            amount: 390,
            why: { type: 'rent', data: { deed: 24 } },
          },
        },
      },
      [1],
    ),
    debts: [
      {
        debt: {
          debtor: 1,
          creditor: { type: 'seat', data: 2 },
          amount: 390,
          why: { type: 'rent', data: { deed: 24 } },
        },
        state: 'open',
        raisable: 905,
      },
    ],
    'seat/1': seat(1, { position: 24, cash: 55, in_hand: 55 }),
    'answers/1': [{ type: 'give_up' }],
    'actions/1': sideActions,
  },
  waiting: {
    prompt: prompt({ type: 'purchase', data: { deed: 21, cost: 220 } }, [3]),
    'actions/1': sideActions,
  },
  over: {
    table: {
      ...table,
      phase: {
        type: 'over',
        data: {
          standings: [
            { seat: 1, place: 1, worth: 3120 },
            { seat: 3, place: 2, worth: 2010 },
            { seat: 2, place: 3, worth: null },
            { seat: 4, place: 4, worth: null },
          ],
          victor: 'player',
        },
      },
    },
    'seat/2': seat(2, { presence: 'out' }),
    'seat/4': seat(4, { presence: 'out' }),
  },
};

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, reducedMotion: 'reduce' } as never);

    for (const [name, change] of Object.entries(SCENES)) {
      test(`the table: ${name}`, async ({ page }) => {
        const server = new FakeServer(
          page,
          name === 'over' ? { ...roomView, phase: 'finished' } : roomView,
          middleGame(change),
        );
        if (name === 'auction') server.clocks = [{ kind: 'auction', seat: null, deadline: Date.now() + 8000 }];
        if (name === 'roll') server.clocks.push({ kind: 'grace', seat: 1, deadline: Date.now() + 4000 });
        await server.open();
        await page.goto(`/room/${ROOM}`);
        await expect(page.getByTestId('board-space-39')).toBeVisible();
        server.step({}, [
          { type: 'turn_began', data: { seat: 4, round: 7 } },
          { type: 'dice_rolled', data: { seat: 4, dice: [3, 5], purpose: 'move' } },
          { type: 'token_moved', data: { seat: 4, from: 20, to: 28, way: 'forward' } },
          {
            type: 'coins_moved',
            data: {
              from: { type: 'seat', data: 4 },
              to: { type: 'bank' },
              amount: 150,
              why: { type: 'price', data: { deed: 28 } },
            },
          },
          ...(name === 'waiting'
            ? [{ type: 'card_drawn', data: { seat: 4, deck: 'question_block', card: 'qb05' } }]
            : []),
        ]);
        server.push({
          type: 'chat',
          data: { line: { id: 1, at: 1, from: 'Bowie', seat: 2, text: 'Hello there, good luck!' } },
        });
        await page.waitForTimeout(300);
        await shot(page, `${size.name}-${name}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      });
    }

    test('trade and deeds', async ({ page }) => {
      const counter = { type: 'counter', data: { offer: 1, revision: 1, cash: 1370, deeds: [5, 37], cards: ['qb09'] } };
      const actions = [
        ...sideActions,
        { type: 'accept', data: { offer: 1, revision: 1 } },
        { type: 'decline_offer', data: { offer: 1 } },
        counter,
      ];
      const server = new FakeServer(
        page,
        roomView,
        middleGame({
          prompt: prompt({ type: 'end_turn' }, [1]),
          'answers/1': [{ type: 'end_turn' }],
          'actions/1': actions,
          offers: [offer],
        }),
      );
      await server.open();
      await page.goto(`/room/${ROOM}`);
      await page.getByTestId('tab-deeds').click();
      await shot(page, `${size.name}-deeds`);
      await page.getByTestId('tab-trade').click();
      await shot(page, `${size.name}-offer`);
      await page.getByTestId('counter-1').click();
      await shot(page, `${size.name}-counter`);
      await page.getByTestId('board-space-19').click({ position: { x: 6, y: 6 } });
      await shot(page, `${size.name}-card`);
    });

    test('lobby and start', async ({ page }) => {
      const seats = roomView.seats.map((one) =>
        one.seat === 3 ? { ...one, taken: 'open' as const, name: null, token: null } : one,
      );
      const server = new FakeServer(page, { ...roomView, phase: 'lobby', game: null, seats }, null);
      await server.open();
      await page.goto(`/room/${ROOM}`);
      await expect(page.getByTestId('ready')).toBeVisible();
      await shot(page, `${size.name}-lobby`);
      await page.goto('/');
      await expect(page.getByTestId('rejoin')).toBeVisible();
      await page.getByTestId('house-rules').locator('summary').click();
      await shot(page, `${size.name}-start`);
    });

    test('replay', async ({ page }) => {
      const server = new FakeServer(page, roomView, null);
      await server.open();
      const updates = [4, 9, 16, 24].map((position, index) => ({
        game: GAME,
        seq: index + 1,
        sights: [{ type: 'token_moved', data: { seat: 1, from: 0, to: position, way: 'forward' } }],
        changes: { 'seat/1': seat(1, { position }) },
        clocks: [],
        now: 0,
      }));
      const seats = roomView.seats.map(({ seat: number, name, token }) => ({
        seat: number,
        name,
        token,
        bot: number === 4,
      }));
      await page.route(`**/api/games/${GAME}/replay`, (route) =>
        route.fulfill({ json: { edition: 'collectors', options: {}, seats, start: middleGame(), updates } }),
      );
      await page.goto(`/games/${GAME}#3`);
      await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '16');
      await shot(page, `${size.name}-replay`);
    });
  });
}
