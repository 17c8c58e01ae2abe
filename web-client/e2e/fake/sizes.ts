import { expect, type Page } from '@playwright/test';

/** The three sizes at which every table is looked at. */
export const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'middle', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];

/** A picture in the folder that `SHOTS` names, and nothing that is wider than the screen. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) {
    // What was just turned up or moved has come to rest by then.
    await page.waitForTimeout(450);
    await page.screenshot({ path: `${folder}/${name}.png` });
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
