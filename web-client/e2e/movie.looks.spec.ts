import { expect, test, type Page } from '@playwright/test';
import { QUESTIONS, atMovie, battleSights, figure, movieRoom, overTable, player } from './fake/movie';
import { prompt, space } from './fake/table';

/** Pictures of what is special in this edition, at the three sizes. `SHOTS` names the folder. */
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'middle', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/movie-${name}.png` });
}

async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

const asleep = { figure: { ...figure, position: 0, asleep: 2 } };

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, question] of Object.entries(QUESTIONS)) {
      test(`asked: ${name}`, async ({ page }) => {
        await atMovie(page, question);
        await page.waitForTimeout(200);
        await shot(page, `${size.name}-${name}`);
        await fits(page);
      });
    }

    test('a battle is won, another is lost', async ({ page }) => {
      const server = await atMovie(page, {
        ...QUESTIONS.purchase,
        'seat/3': player(3, { position: 13 }),
        'seat/4': player(4, { position: 13 }),
      });
      server.step(asleep, battleSights('won'));
      await expect(page.getByTestId('battle')).toHaveAttribute('data-end', 'won');
      await shot(page, `${size.name}-won`);
      server.step({ figure, prompt: prompt({ type: 'roll' }, [3]), 'answers/1': null }, battleSights('lost'));
      await expect(page.getByTestId('battle')).toHaveAttribute('data-end', 'lost');
      await shot(page, `${size.name}-lost`);
      await fits(page);
    });

    test('somebody else picks', async ({ page }) => {
      await atMovie(page, {
        prompt: prompt({ type: 'teammate', data: { leader: 2, at: 13 } }, [2]),
        'answers/1': null,
      });
      await shot(page, `${size.name}-picks`);
      await page.getByTestId('board-space-1').click({ position: { x: 6, y: 6 } });
      await shot(page, `${size.name}-card`);
      await page.keyboard.press('Escape');
      await page.getByTestId('tab-deeds').click();
      await shot(page, `${size.name}-deeds`);
    });

    test('the figure wins', async ({ page }) => {
      const lost = Object.fromEntries(
        [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31].map((deed) => [
          `space/${String(deed)}`,
          space(deed, { owner: deed < 20 ? 1 : 3, title: 'game_over' }),
        ]),
      );
      await atMovie(
        page,
        {
          ...lost,
          table: overTable(),
          figure: { ...figure, position: 25, closed: 16 },
          prompt: null,
          'seat/4': player(4, { presence: 'out' }),
        },
        { ...movieRoom, phase: 'finished' },
      );
      await expect(page.getByTestId('standing-figure')).toBeVisible();
      await shot(page, `${size.name}-over`);
      await fits(page);
    });
  });
}
