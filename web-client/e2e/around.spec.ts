import { expect, test, type Page } from '@playwright/test';
import { over } from './fake/kartRaces';
import { atKarts, driver, duoRoom, kartGame, kartRoom, mariokart } from './fake/mariokart';
import { violations } from './fake/pressing';
import { FakeServer } from './fake/server';
import { SIZES, shot } from './fake/sizes';
import { GAME, ROOM, prompt } from './fake/table';

/** Around the table: offers, watching, replays, menus, the lobby. `SHOTS` names the folder of pictures. */
const waits = { prompt: prompt({ type: 'roll' }, [2]) };
const offer = {
  id: 7,
  revision: 1,
  from: 2,
  to: 1,
  by: 2,
  from_gives: { cash: 4, deeds: [7], cards: [] },
  to_gives: { cash: 0, deeds: [13], cards: [] },
};
const offered = {
  ...waits,
  offers: [offer],
  'actions/1': [
    { type: 'accept', data: { offer: 7, revision: 1 } },
    { type: 'decline_offer', data: { offer: 7 } },
    { type: 'propose', data: { to: 2, cash: 13, deeds: [1, 3, 13], cards: [] } },
    { type: 'resign' },
  ],
};

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, contextOptions: { reducedMotion: 'reduce' } });
    const narrow = size.name === 'phone';

    test('an offer lies on the table until it is answered', async ({ page }) => {
      const server = await atKarts(page, offered);
      const notice = page.getByTestId('notice-7');
      await expect(notice).toContainText('Bowie makes you an offer');
      await expect(notice).toContainText('4 🪙');
      await expect(notice).toContainText('Twisted Mansion');
      expect(await violations(page)).toEqual([]);
      await shot(page, `around-${size.name}-offer`);
      await page.getByTestId('notice-look-7').click();
      await expect(page.getByTestId('offer-7')).toBeVisible();
      if (narrow) await page.keyboard.press('Escape');
      await page.getByTestId('notice-accept-7').click();
      await expect.poll(() => server.acts().at(-1)?.data.intent?.type).toBe('accept');
      server.step({ offers: [] });
      await expect(notice).toHaveCount(0);
      await page.getByTestId('tab-trade').click();
      await page.getByTestId('offer-to-2').click();
      await expect(page.getByTestId('trade-builder').getByLabel('You give: Coins: more')).toBeVisible();
      await shot(page, `around-${size.name}-builder`);
    });

    test('menus and sheets go away by Escape and by a press beside them', async ({ page }) => {
      await atKarts(page, offered);
      await page.getByTestId('menu').click();
      await expect(page.getByTestId('resign')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('resign')).toBeHidden();
      await expect(page.getByTestId('menu')).toBeFocused();
      await page.getByTestId('menu').click();
      await page.mouse.click(4, size.height - 4);
      await expect(page.getByTestId('resign')).toBeHidden();
      if (!narrow) return;
      await page.keyboard.press('Escape');
      await page.getByTestId('tab-deeds').click();
      await page.getByTestId('fold').click();
      await expect(page.getByTestId('deeds')).toHaveCount(0);
      await page.getByTestId('tab-log').click();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('log')).toHaveCount(0);
    });

    test('who watches is told so, whose deeds lie there, and trades nothing', async ({ page }) => {
      await atKarts(page, waits, kartRoom, null);
      await expect(page.getByTestId('watching')).toBeVisible();
      await expect(page.getByTestId('tab-trade')).toHaveCount(0);
      if (narrow) await page.getByTestId('tab-deeds').click();
      await expect(page.getByTestId('deeds')).toContainText('Deeds of Ann');
      await shot(page, `around-${size.name}-watch`);
    });

    test('a replay has all its controls and a whole board', async ({ page }) => {
      const server = new FakeServer(page, kartRoom, null, null, mariokart);
      await server.open();
      const update = { seq: 1, changes: {}, sights: [], clocks: [], now: 0 };
      const seats = kartRoom.seats.map(({ seat, name, token }) => ({ seat, name, token, bot: seat > 2 }));
      const file = { edition: 'mariokart', options: {}, seats, start: kartGame(waits), updates: [update, update] };
      await page.route(`**/api/games/${GAME}/replay`, (route) => route.fulfill({ json: file }));
      await page.goto(`/games/${GAME}#1`);
      const bar = page.getByRole('region', { name: 'Replay' });
      const [box, tabs] = [await bar.boundingBox(), await page.getByTestId('tab-log').boundingBox()];
      const below = (box?.y ?? 0) + (box?.height ?? 0);
      expect(below).toBeLessThanOrEqual(narrow ? (tabs?.y ?? 0) : size.height);
      for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
      if (size.name === 'wide') await expect(page.getByTestId('board-space-5').locator('.price')).toBeVisible();
      await shot(page, `around-${size.name}-replay`);
    });

    test('three players, with all that can be said of them', async ({ page }) => {
      await atKarts(page, {
        ...waits,
        'seat/4': null,
        'seat/1': driver(1, { power: 'missed' }),
        'seat/2': driver(2, { power: 'missed', position: 8, jail: { tries: 0 } }),
        'seat/3': driver(3, { power: 'missed' }),
      });
      const third = page.getByTestId('player-3');
      await expect(third).toBeInViewport({ ratio: 0.97 });
      await expect(page.getByTestId('characters-3')).toBeVisible();
      await shot(page, `around-${size.name}-three`);
    });

    test('at the end points come from deeds, cards and coins, and nothing hinders any more', async ({ page }) => {
      await atKarts(
        page,
        { ...over, 'seat/3': driver(3, { power: 'missed', position: 8, jail: { tries: 0 }, points: 120 }) },
        { ...kartRoom, phase: 'finished' },
      );
      const first = page.getByTestId('standing-2');
      await expect(first).toContainText('210');
      await expect(first).toContainText(narrow ? 'cards 90' : '90');
      await expect(page.getByTestId('silenced-3')).toHaveCount(0);
      await expect(page.getByTestId('player-3')).not.toContainText('in Jail');
      await shot(page, `around-${size.name}-over`);
    });
  });
}

const lobby = { ...kartRoom, phase: 'lobby' as const, game: null };
const [first, second] = duoRoom.seats;

async function enter(page: Page, seats: unknown[]): Promise<FakeServer> {
  const server = new FakeServer(page, { ...lobby, seats: seats as typeof lobby.seats }, null, 1, mariokart);
  await server.open();
  await page.goto(`/room/${ROOM}`);
  await page.getByTestId('characters').waitFor();
  return server;
}

test('what is chosen alone stays the first of two when a second player comes', async ({ page }) => {
  const open = { ...second, taken: 'open', name: null, token: null, second: undefined, ready: false };
  const alone = { ...first, second: undefined };
  const server = await enter(page, [alone, open]);
  await page.getByTestId('character-luigi').click();
  server.room = { ...lobby, seats: [{ ...alone, token: 'luigi' }, second] as typeof lobby.seats };
  server.push({ type: 'room', data: server.room });
  await expect(page.getByTestId('second-open')).toContainText('not chosen yet');
  await expect(page.getByTestId('slot-second')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('character-yoshi').click();
  const last = () => server.sent.filter((message) => message.type === 'room').at(-1)?.data['wish'];
  await expect.poll(last).toMatchObject({ type: 'take_second', data: { token: 'yoshi' } });
});

for (const size of SIZES) {
  test.describe(`German, ${size.name}`, () => {
    test.use({ locale: 'de-DE', viewport: { width: size.width, height: size.height } });

    test('the lobby of a guest', async ({ page }) => {
      const server = await enter(page, [first, { ...second, second: undefined }]);
      server.room = { ...server.room, host: 2 };
      server.push({ type: 'room', data: server.room });
      await expect(page.getByTestId('seat-2')).toContainText('Gastgeber');
      await expect(page.getByTestId('option-turn_seconds')).toContainText('s');
      const folder = process.env['SHOTS'];
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/around-${size.name}-lobby.png`, fullPage: true });
    });

    test('the board', async ({ page }) => {
      await atKarts(
        page,
        { ...waits, 'seat/1': driver(1, { position: 11, points: 280 }), 'seat/2': driver(2, { position: 13 }) },
        duoRoom,
      );
      await shot(page, `around-${size.name}-de-board`);
    });

    test('the start page', async ({ page }) => {
      const server = new FakeServer(page, lobby, null, 1, mariokart);
      await server.open();
      const summary = (id: string, en: string) => ({ id, name: { en, de: en }, players: { min: 2, max: 6 } });
      const editions = ['collectors', 'celebration', 'movie', 'mariokart'].map((id) => summary(id, `Edition ${id}`));
      await page.route('**/api/editions', (route) => route.fulfill({ json: editions }));
      await page.route('**/api/me', (route) => route.fulfill({ json: { player: 'p', name: 'Ann', rooms: [] } }));
      await page.goto('/');
      await expect(page.getByTestId('edition-mariokart')).toBeVisible();
      if (size.name === 'wide') await expect(page.getByTestId('create-room')).toBeInViewport({ ratio: 1 });
      await shot(page, `around-${size.name}-start`);
    });
  });
}
