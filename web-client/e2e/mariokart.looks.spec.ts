import { expect, test, type Page } from '@playwright/test';
import { DUO_QUESTIONS, KART_QUESTIONS } from './fake/kartQuestions';
import { atKarts, duoRoom, kartRoom, mariokart } from './fake/mariokart';
import { FakeServer } from './fake/server';
import { ROOM } from './fake/table';

/** Pictures of every question of this edition, at the three sizes. `SHOTS` names the folder. */
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'middle', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/kart-${name}.png` });
}

async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, question] of Object.entries({ ...KART_QUESTIONS, ...DUO_QUESTIONS })) {
      test(`asked: ${name}`, async ({ page }) => {
        await atKarts(page, question, name in DUO_QUESTIONS ? duoRoom : kartRoom);
        await page.waitForTimeout(150);
        await shot(page, `${size.name}-${name}`);
        await fits(page);
      });
    }

    test('a prize is asked for after a race', async ({ page }) => {
      const server = await atKarts(page);
      const racers = [1, 3].map((seat) => ({ seat, character: seat === 1 ? 'mario' : 'yoshi' }));
      server.step({ ...KART_QUESTIONS['prize_buy'] }, [
        { type: 'race_began', data: { card: 'gp_3', opener: 1, holder: null } },
        ...racers.map((racer) => ({ type: 'race_entered', data: { racer } })),
        ...[5, 2].map((die, at) => ({
          type: 'dice_rolled',
          data: { seat: racers[at]?.seat, dice: [die], which: ['numbered'], purpose: 'race' },
        })),
        { type: 'race_placed', data: { card: 'gp_3', places: racers } },
        { type: 'card_won', data: { seat: 1, card: 'gp_3', from: null } },
      ]);
      await expect(page.getByTestId('race')).toHaveAttribute('data-over', 'true');
      await page.waitForTimeout(150);
      await shot(page, `${size.name}-race-prize`);
      await fits(page);
      const cut = await page.evaluate(() => {
        const centre = document.querySelector('.centre');
        return centre === null ? 0 : centre.scrollHeight - centre.clientHeight;
      });
      expect(cut).toBeLessThanOrEqual(0);
    });

    test('pointed at on the board', async ({ page }) => {
      await atKarts(page, KART_QUESTIONS['target_two']);
      for (const token of ['mario', 'toad']) await page.getByTestId(`pick-token-${token}`).click();
      await shot(page, `${size.name}-pointed`);
      await fits(page);
    });

    for (const [name, room] of Object.entries({ four: kartRoom, two: duoRoom })) {
      test(`the lobby for ${name}`, async ({ page }) => {
        const server = new FakeServer(page, { ...room, phase: 'lobby', game: null }, null, 1, mariokart);
        await server.open();
        await page.goto(`/room/${ROOM}`);
        await expect(page.getByTestId('character-mario')).toBeVisible();
        await shot(page, `${size.name}-lobby-${name}`);
        await fits(page);
      });
    }

    test('the editions to choose from', async ({ page }) => {
      const server = new FakeServer(page, kartRoom, null, null, mariokart);
      await server.open();
      const players = { min: 2, max: 6 };
      const ids = ['celebration', 'collectors', 'mariokart', 'movie', 'of_the_house'];
      await page.route('**/api/editions', (route) =>
        route.fulfill({ json: ids.map((id) => ({ id, name: { en: id, de: id }, players })) }),
      );
      await page.goto('/');
      await page.getByTestId('edition-mariokart').check();
      await page.getByTestId('house-rules').locator('summary').click();
      await expect(page.getByTestId('option-races')).toBeVisible();
      await page.getByTestId('edition').scrollIntoViewIfNeeded();
      await shot(page, `${size.name}-start`);
      await fits(page);
    });
  });
}
