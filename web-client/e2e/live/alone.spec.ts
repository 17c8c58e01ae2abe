import { expect, test } from '@playwright/test';
import { arrive, play } from './people';
import { LiveServer } from './server';

let server: LiveServer;

test.beforeAll(async () => {
  server = await LiveServer.start();
});

test.afterAll(async () => {
  await server.end();
});

/** `SHOTS` names a folder for pictures of a real game at the three sizes. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test('a person alone plays bots, leaves and comes back, sees the replay and plays again', async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await arrive(browser, server.url);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  const folder = process.env['SHOTS'];
  const shot = async (name: string): Promise<void> => {
    if (folder === undefined) return;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${String(size.width)}.png` });
    }
  };

  await page.goto('/');
  await shot('1-start');
  await page.getByTestId('name').fill('Ann');
  await page.getByTestId('seats').fill('4');
  await page.getByTestId('edition-collectors').check();
  await page.getByTestId('create-room').click();
  for (const seat of [2, 3, 4]) await page.getByTestId(`add-bot-${String(seat)}`).click();
  const rounds = page.getByTestId('option-round_limit');
  await rounds.getByRole('checkbox').check();
  await rounds.getByRole('spinbutton').fill('6');
  await rounds.getByRole('spinbutton').blur();
  await shot('2-lobby');
  await page.getByTestId('ready').click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('cash-4')).toBeVisible();
  await expect(page.getByTestId('roll').or(page.getByTestId('waiting'))).toBeVisible();

  await page.goto('/');
  await page.getByTestId('rejoin').first().click();
  await expect(page.getByTestId('cash-4')).toBeVisible();

  let steps = 0;
  await expect(async () => {
    await play(page);
    if ((steps += 1) === 25) await shot('3-table');
    await expect(page.getByTestId('standings')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 200_000, intervals: [50] });
  await shot('4-standings');

  await page.getByTestId('replay-link').click();
  await expect(page.getByTestId('replay-slider')).toBeVisible();
  await page.getByTestId('replay-forward').click();
  await expect(page).toHaveURL(/#1$/);
  await page.getByTestId('replay-slider').fill('40');
  await shot('5-replay');
  await page.goBack();
  await page.getByTestId('rematch').click();
  await expect(page.getByTestId('ready')).toBeVisible();
  await page.goto('/games');
  await expect(page.getByTestId('game').first()).toBeVisible();
  expect(trouble).toEqual([]);
});
