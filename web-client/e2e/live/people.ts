import { expect, type Browser, type Locator, type Page } from '@playwright/test';

/** Somebody with a browser of their own. */
export async function arrive(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function pressed(control: Locator): Promise<boolean> {
  const one = control.first();
  if (!(await one.isVisible().catch(() => false)) || !(await one.isEnabled().catch(() => false))) return false;
  return one.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
}

/** Presses the first of these that is there to be pressed. */
export async function press(page: Page, ...names: string[]): Promise<string | undefined> {
  for (const name of names) {
    if (await pressed(page.getByTestId(name))) return name;
  }
  return undefined;
}

/** One step of a plain way to play: claim, buy, pass, pay, go on. */
export async function play(page: Page): Promise<void> {
  if (await pressed(page.locator('[data-testid^="claim-"]'))) return;
  const done = await press(page, 'roll', 'buy', 'pass', 'settle', 'decline', 'keep', 'leave-piece', 'end-turn');
  if (done === undefined) await pressed(page.locator('[data-testid^="mortgage-"]'));
}

/** What the players list says everybody has. */
export async function purses(page: Page): Promise<string[]> {
  return page.locator('[data-testid^="cash-"]').allTextContents();
}

/** Until the two pages say the same. */
export async function agree(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => JSON.stringify(await purses(one)) === JSON.stringify(await purses(other))).toBe(true);
}
