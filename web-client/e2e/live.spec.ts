import { expect, test, type Page } from '@playwright/test';

/** With a running server (`BASE_URL`): from the start page into a game with bots, as a person would. */
test.skip(process.env['BASE_URL'] === undefined, 'needs a server');
test.use({ viewport: { width: 1440, height: 900 } });

/** What is pressed when it is there, the most urgent first. */
const BUTTONS = ['settle', 'roll', 'buy', 'end-turn', 'pass', 'decline', 'keep', 'leave-piece', 'pay-flat', 'pay-fine'];

async function pressSomething(page: Page): Promise<boolean> {
  const claim = page.locator('[data-testid^="claim-"]:enabled').first();
  const wanted = [claim, ...BUTTONS.map((id) => page.locator(`button[data-testid="${id}"]:enabled`))];
  for (const button of wanted) {
    if (await button.isVisible()) {
      await button.click({ timeout: 1000 }).catch(() => undefined);
      return true;
    }
  }
  return false;
}

test('a person and two bots play, through a reload', async ({ page }) => {
  test.setTimeout(240_000);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  await page.goto('/');
  await page.getByTestId('name').fill('Ann');
  await page.getByTestId('seats').fill('3');
  await page.getByTestId('create-room').click();
  await page.getByTestId('add-bot-2').click();
  await page.getByTestId('add-bot-3').click();
  await expect(page.getByTestId('fingerprint-1')).toHaveCount(1);
  await page.getByTestId('ready').click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('cash-1')).toBeVisible();
  // Long enough by default to see turns, purchases and auctions.
  const end = Date.now() + Number(process.env['LIVE_MS'] ?? 60_000);
  let presses = 0;
  let shots = 0;
  while (Date.now() < end && !(await page.getByTestId('standings').isVisible())) {
    if (await pressSomething(page)) presses += 1;
    await page.waitForTimeout(250);
    const folder = process.env['SHOTS'];
    if (folder !== undefined && presses === (shots + 1) * 8)
      await page.screenshot({ path: `${folder}/live-${(shots += 1)}.png` });
    if (presses === 12) {
      presses += 1;
      const cash = await page.getByTestId('cash-1').textContent();
      await page.goto('/');
      await page.getByTestId('rejoin').first().click();
      await expect(page.getByTestId('cash-1')).toHaveText(cash ?? '');
    }
  }
  expect(presses).toBeGreaterThan(8);
  expect(trouble).toEqual([]);
});
