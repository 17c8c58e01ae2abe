import AXE from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { blockSights, celebration, celebrationGame, celebrationRoom } from './fake/celebration';
import { FakeServer } from './fake/server';
import { ROOM, prompt, seat } from './fake/table';

/** Super Mario Celebration! on a made-up table. `SHOTS` names a folder for pictures at the three sizes. */
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'middle', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
const end = { prompt: prompt({ type: 'end_turn' }, [1]), 'answers/1': [{ type: 'end_turn' }] };

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/cel-${name}.png` });
}

async function sit(page: Page, change: Record<string, unknown> = {}, who: number | null = 1): Promise<FakeServer> {
  const server = new FakeServer(page, celebrationRoom, celebrationGame(change), who, celebration);
  await server.open();
  await page.goto(`/room/${ROOM}`);
  await expect(page.getByTestId('board-space-31')).toBeVisible();
  return server;
}

async function clean(page: Page): Promise<void> {
  await page.evaluate(AXE.source);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: (what: unknown) => Promise<{ violations: unknown[] }> } }).axe;
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa'] });
    return (violations as { id: string; nodes: { html: string }[] }[]).map(
      (one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`,
    );
  });
  expect(found).toEqual([]);
}

const contested = {
  prompt: prompt({ type: 'contested_piece', data: { piece: 'house', requester: 2, deed: 23 } }, [1]),
  'answers/1': [
    { type: 'want', data: { deed: 13 } },
    { type: 'want', data: { deed: 25 } },
    { type: 'want', data: { deed: 27 } },
    { type: 'leave' },
  ],
};

test.describe('the block', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is hit by key and counts its pings', async ({ page }) => {
    const server = await sit(page);
    server.step(end, blockSights(1, 'pings', 2, 4));
    const scene = page.getByTestId('block-scene');
    await expect(scene).toHaveAttribute('data-phase', 'waits');
    await expect(page.getByTestId('hit-block')).toBeFocused();
    await expect(scene).toContainText('Hit the block!');
    await shot(page, 'waits');
    await expect(page.getByTestId('log')).toContainText('Ann moves to Question Block');
    await expect(page.getByTestId('log')).not.toContainText('Coin pings');
    // Every count that the page shows, however short it stands there.
    const counts = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const look = () => {
        const count = document.querySelector('[data-testid="block-pings"]')?.textContent?.trim() ?? '';
        if (count !== '' && seen.at(-1) !== count) seen.push(count);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    await page.keyboard.press('Space');
    await expect(page.getByTestId('block-outcome')).toHaveText('Coin pings');
    await expect(page.getByTestId('block-pings')).toHaveText('4');
    expect(await counts.jsonValue()).toContain('2');
    await expect(scene).toContainText('take that many coins');
    await expect(page.getByTestId('end-turn')).toBeEnabled();
    await expect(page.getByTestId('log')).toContainText('Coin pings');
    await page.getByTestId('block-close').click();
    await expect(scene).toBeHidden();
  });

  test('hits itself, and then the token runs on', async ({ page }) => {
    const server = await sit(page);
    server.step({ ...end, 'seat/1': seat(1, { token: 'super_star', position: 16 }) }, blockSights(1, 'power_up', 5, 6));
    await expect(page.getByTestId('block-scene')).toHaveAttribute('data-phase', 'waits');
    await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '10');
    await expect(page.getByTestId('block-outcome')).toHaveText('Power-up', { timeout: 6000 });
    await expect(page.getByTestId('token-1')).toHaveAttribute('data-space', '16');
  });

  test('holds nobody up: the next thing to see shows what came out', async ({ page }) => {
    const server = await sit(page);
    server.step(end, blockSights(1, 'bowser_laugh', 3, null));
    await expect(page.getByTestId('block-scene')).toHaveAttribute('data-phase', 'waits');
    server.step({}, [{ type: 'token_moved', data: { seat: 2, from: 10, to: 12, way: 'forward' } }]);
    await expect(page.getByTestId('block-outcome')).toHaveText('Bowser laughs', { timeout: 1000 });
  });

  test('just plays for the others, and can be skipped', async ({ page }) => {
    const server = await sit(page);
    server.step({}, blockSights(2, 'game_over', 6, null));
    await expect(page.getByTestId('block-scene')).toContainText('Bowie');
    await expect(page.getByTestId('hit-block')).toHaveCount(0);
    await page.getByTestId('skip').click();
    await expect(page.getByTestId('block-outcome')).toHaveText('Game over');
    await expect(page.getByTestId('skip')).toHaveCount(0);
  });
});

test('what can come out is open to everyone, with the rows in force', async ({ page }) => {
  const rows = ['pings', 'pings', 'power_up', 'power_up', 'bowser_laugh', 'game_over'];
  const tables = [{ table: 'question_block', rows: rows.map((outcome, index) => ({ sum: index + 1, outcome })) }];
  await sit(page, { tables }, null);
  await page.getByTestId('open-outcomes').click();
  await expect(page.getByTestId('outcome-power_up')).toHaveAttribute('data-sums', '3 4');
  await expect(page.getByTestId('outcome-bowser_laugh')).toContainText('Pay the Bank 5 coins.');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('outcome-power_up')).toBeHidden();
  await page.getByTestId('board-space-10').click();
  await expect(page.getByTestId('deed-card').getByTestId('outcome-pings')).toHaveAttribute('data-sums', '1 2');
});

test.describe('a debtor who must raise cash first', () => {
  const owed = {
    debtor: 1,
    creditor: { type: 'seat', data: 4 },
    amount: 30,
    why: { type: 'rent', data: { deed: 29 } },
  };
  const debt = {
    prompt: prompt({ type: 'debt', data: { debt: owed } }, [1]),
    debts: [{ debt: owed, state: 'open', raisable: 44 }],
    'actions/1': [
      { type: 'sell', data: { deed: 15, brings: 1 } },
      { type: 'mortgage', data: { deed: 9, brings: 1 } },
    ],
  };

  test('is asked, though neither settling nor giving up is offered', async ({ page }) => {
    await sit(page, debt);
    await expect(page.getByTestId('prompt')).toHaveAttribute('data-asked', 'true');
    await expect(page).toHaveTitle(/^● Your turn/);
    await expect(page.getByTestId('settle')).toHaveCount(0);
    await expect(page.getByTestId('give-up')).toHaveCount(0);
    await expect(page.getByTestId('sell-15')).toBeEnabled();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByTestId('sell-15')).toBeVisible();
    await expect(page.locator('.street')).toHaveCount(0);
  });

  test('and the others are not', async ({ page }) => {
    await sit(page, debt, 2);
    await expect(page.getByTestId('prompt')).toHaveAttribute('data-asked', 'false');
    await expect(page).toHaveTitle('Warpboard');
  });
});

test('who wants the last piece names its place', async ({ page }) => {
  const server = await sit(page, contested);
  await expect(page.getByTestId('want')).toHaveCount(0);
  await page.getByTestId('want-25').click();
  await expect.poll(() => server.acts().at(-1)?.data.intent).toEqual({ type: 'want', data: { deed: 25 } });
});

test('a deed without interest says what it costs, and one die is one die', async ({ page }) => {
  const question = prompt({ type: 'jail', data: { fine: 5, tries: 1 } }, [1]);
  await sit(page, { prompt: question, 'answers/1': [{ type: 'roll' }, { type: 'pay_fine', data: { cost: 5 } }] });
  await expect(page.getByTestId('roll')).toHaveText('Try for a 6');
  await expect(page.getByTestId('dice').locator('svg')).toHaveCount(1);
  await page.getByTestId('board-space-17').click();
  const card = page.getByTestId('deed-card');
  await expect(card).toContainText('Mortgage value');
  await expect(card.locator('dl')).toContainText('4 × Toad House');
  await expect(card.locator('dl')).not.toContainText('nterest');
  await page.getByTestId('board-space-12').click();
  await expect(card.locator('dl')).toContainText('die × 1');
  await expect(card.locator('dl')).toContainText('die × 2');
});

test('the edition is chosen by what it is; an unknown one has a card too', async ({ page }) => {
  const server = new FakeServer(page, celebrationRoom, null, 1, celebration);
  await server.open();
  const players = { min: 2, max: 6 };
  const [first, own] = [celebration.edition.name, { en: 'House edition', de: 'Hausausgabe' }];
  await page.route('**/api/editions', (route) =>
    route.fulfill({
      json: [
        { id: 'celebration', name: first, players },
        { id: 'of_the_house', name: own, players: { min: 2, max: 4 } },
      ],
    }),
  );
  await page.goto('/');
  await expect(page.getByTestId('edition')).toContainText('one die');
  await expect(page.getByTestId('edition')).toContainText('rules of its own');
  await page.getByTestId('edition-of_the_house').check();
  await page.getByTestId('edition-celebration').check();
  await page.getByTestId('house-rules').locator('summary').click();
  await expect(page.getByTestId('option-question_block_table').locator('option')).toHaveText([
    'The maker\u0027s',
    'As retold',
  ]);
});

test('an edition that nobody has heard of is playable to look at', async ({ page }) => {
  const strange = structuredClone(celebration);
  strange.edition = { ...strange.edition, id: 'of_the_house', name: { en: 'House edition', de: 'Hausausgabe' } };
  strange.tokens = strange.tokens.map((token, index) => ({ ...token, id: `thing_${index}` }));
  strange.sets = strange.sets.map((set) => ({ ...set, kind: 'farm', pattern: 'zigzag' }));
  strange.spaces = strange.spaces.map((space) => (space.deed === undefined ? { ...space, kind: 'odd' } : space));
  const seats = celebrationRoom.seats.map((one) => ({ ...one, token: `thing_${one.seat}` }));
  const room = { ...celebrationRoom, edition: 'of_the_house', seats };
  const server = new FakeServer(page, room, celebrationGame(end), 1, strange);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  await server.open();
  await page.goto(`/room/${ROOM}`);
  await expect(page.getByTestId('board-space-31')).toBeVisible();
  server.step(end, blockSights(2, 'power_up', 5, 2));
  await expect(page.getByTestId('block-outcome')).toHaveText('Power-up');
  await shot(page, 'strange');
  expect(trouble).toEqual([]);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });

  test('the block speaks German', async ({ page }) => {
    const server = await sit(page, contested);
    await expect(page.getByTestId('prompt')).toContainText('Toad-Haus');
    await shot(page, 'german-contested');
    server.step(end, blockSights(1, 'bowser_laugh', 3, null));
    await page.getByTestId('hit-block').click();
    await expect(page.getByTestId('block-outcome')).toHaveText('Bowser lacht');
    await expect(page.getByTestId('block-scene')).toContainText('Zahle der Bank 5 Münzen.');
    await shot(page, 'german-block');
    await page.getByTestId('open-outcomes').click();
    await expect(page.getByTestId('outcome-pings')).toContainText('Münzklingeln');
    await shot(page, 'german-outcomes');
  });
});

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, contextOptions: { reducedMotion: 'reduce' } });

    test('the board, its scenes and cards are clean', async ({ page }) => {
      test.setTimeout(90_000);
      const server = await sit(page, end);
      await shot(page, `${size.name}-board`);
      await clean(page);
      for (const [outcome, thrown, then] of [
        ['pings', 2, 6],
        ['power_up', 5, 3],
        ['bowser_laugh', 3, null],
        ['game_over', 6, null],
      ] as const) {
        server.step(end, blockSights(1, outcome, thrown, then));
        await expect(page.getByTestId('block-scene')).toHaveAttribute('data-outcome', outcome);
        await shot(page, `${size.name}-${outcome}`);
        await clean(page);
      }
      await page.getByTestId('open-outcomes').click();
      await shot(page, `${size.name}-outcomes`);
      await clean(page);
      await page.keyboard.press('Escape');
      server.step(contested, [{ type: 'dice_rolled', data: { seat: 2, dice: [3], purpose: 'move' } }]);
      await expect(page.getByTestId('want-27')).toBeVisible();
      await shot(page, `${size.name}-contested`);
      await clean(page);
      await page.getByTestId('board-space-15').click({ position: { x: 6, y: 6 } });
      await shot(page, `${size.name}-deed`);
      await clean(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });

    test('lobby and start', async ({ page }) => {
      const server = new FakeServer(page, { ...celebrationRoom, phase: 'lobby', game: null }, null, 1, celebration);
      await server.open();
      await page.goto(`/room/${ROOM}`);
      await expect(page.getByTestId('take-token-super_leaf')).toBeVisible();
      await shot(page, `${size.name}-lobby`);
      const players = { min: 2, max: 6 };
      const ids = ['celebration', 'collectors', 'movie', 'of_the_house'];
      await page.route('**/api/editions', (route) =>
        route.fulfill({ json: ids.map((id) => ({ id, name: { en: id, de: id }, players })) }),
      );
      await page.goto('/');
      await expect(page.getByTestId('edition-movie')).toBeVisible();
      await page.getByTestId('edition').scrollIntoViewIfNeeded();
      await shot(page, `${size.name}-start`);
      await clean(page);
    });
  });
}
