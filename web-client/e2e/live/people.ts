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

/** What is pressed by its whole name or the beginning of it, the first that is there; giving up comes last of all. */
const PLAIN = [
  ...['claim-', 'roll', 'move', 'go', 'flip', 'enter', 'buy', 'pass', 'settle', 'decline', 'keep', 'leave-piece'],
  ...['done', 'confirm-targets', 'confirm-spaces', 'confirm-swap', 'steps-2', 'steps-1', 'steps-0', 'end-turn'],
  ...['character-', 'enter-', 'pick-character-', 'pick-player-', 'pick-space-', 'pick-deed-', 'pick-card-'],
  ...['sell-deed-', 'mortgage-', 'sell-', 'give-up'],
];

/** What can be pressed; of several that are picked together those that are not picked yet. */
async function pressable(page: Page): Promise<string[]> {
  const buttons = page.locator('button[data-testid]:visible:enabled:not([data-chosen="true"])');
  return buttons.evaluateAll((found) => found.map((button) => (button as HTMLElement).dataset['testid'] ?? ''));
}

/** One step of a plain way to play: claim, buy, pass, pay, go on. */
export async function play(page: Page): Promise<void> {
  const there = (await pressable(page)).filter((name) => !name.startsWith('sell-down'));
  for (const wanted of PLAIN) {
    const name = there.find((one) => (wanted.endsWith('-') ? one.startsWith(wanted) : one === wanted));
    if (name === undefined) continue;
    if ((await pressed(page.getByTestId(name))) && name === 'give-up') await press(page, 'give-up-confirm');
    return;
  }
}

/** These people in the lobby of a new room of this edition, in the seats from the first on; the first one is host. */
export async function gather(
  browser: Browser,
  base: string,
  edition: string,
  names: readonly string[],
): Promise<{ pages: Page[]; watch: string }> {
  const pages: Page[] = [];
  let code = '';
  for (const name of names) {
    const page = await arrive(browser, base);
    pages.push(page);
    await page.goto('/');
    await page.getByTestId('name').first().fill(name);
    if (code === '') {
      await page.getByTestId(`edition-${edition}`).check();
      await page.getByTestId('create-room').click();
    } else {
      await page.getByTestId('join-code').fill(code);
      await page.getByTestId('join').click();
      await expect(page).toHaveURL(/\/join\//);
      await page.getByTestId('join').click();
    }
    await expect(page.getByTestId('ready')).toBeVisible();
    code ||= (await page.getByTestId('room-code').inputValue()).trim();
  }
  const watch = (await pages[0]?.getByTestId('watch-link').inputValue()) ?? '';
  return { pages, watch };
}

/** Everybody is ready and the host starts. */
export async function begin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByTestId('ready').click();
  await pages[0]?.getByTestId('start').click();
  for (const page of pages) await expect(page.getByTestId('board-space-0')).toBeVisible();
}

/** In the lobby: the game ends after so many rounds. */
export async function limit(host: Page, rounds: number): Promise<void> {
  const option = host.getByTestId('option-round_limit');
  await option.getByRole('checkbox').check();
  await option.getByRole('spinbutton').fill(String(rounds));
  await option.getByRole('spinbutton').blur();
}

/** In the lobby: only the last so many race cards are used. */
export async function races(host: Page, count: number): Promise<void> {
  const field = host.getByTestId('option-races').getByRole('spinbutton');
  await field.fill(String(count));
  await field.blur();
}

/** What the players list says everybody has. */
export async function purses(page: Page): Promise<string[]> {
  return page.locator('[data-testid^="cash-"]').allTextContents();
}

/** Until the two pages say the same. */
export async function agree(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => JSON.stringify(await purses(one)) === JSON.stringify(await purses(other))).toBe(true);
}

/** These play until the one who looks on sees the standings; all see the same then. */
export async function toStandings(players: readonly Page[], onlooker: Page): Promise<void> {
  await expect(async () => {
    for (const page of players) await play(page);
    expect(await onlooker.getByTestId('standings').isVisible()).toBe(true);
  }).toPass({ timeout: 240_000, intervals: [20] });
  for (const page of players) {
    await expect(page.getByTestId('standings')).toBeVisible();
    await agree(page, onlooker);
  }
}

/** From the standings to the replay: at its beginning everybody has nothing, at its end the standings are there. */
export async function throughReplay(page: Page, nothing: string): Promise<void> {
  await page.getByTestId('replay-link').click();
  const slider = page.getByTestId('replay-slider');
  await expect(slider).toBeVisible();
  const steps = Number(await slider.getAttribute('max'));
  expect(steps).toBeGreaterThan(5);
  await slider.fill('0');
  await expect(page.getByTestId('cash-1')).toHaveText(nothing);
  await slider.fill(String(steps));
  await expect(page.getByTestId('standings')).toBeVisible();
}

/**
 * Two people play a short game of this edition with bots in the further seats, before a watcher, from the start page
 * to the standings; then its replay is looked through. The host says in the lobby what makes it short.
 */
export async function watched(
  browser: Browser,
  base: string,
  edition: string,
  bots: readonly number[],
  shorten = (host: Page) => limit(host, 2),
): Promise<{ ann: Page; cid: Page }> {
  const { pages, watch } = await gather(browser, base, edition, ['Ann', 'Bob']);
  const [ann] = pages as [Page, ...Page[]];
  const cid = await arrive(browser, base);
  await cid.goto(watch);
  await shorten(ann);
  for (const seat of bots) await ann.getByTestId(`add-bot-${String(seat)}`).click();
  await expect(cid.getByTestId(`ready-${String(bots.at(-1))}`)).toBeVisible();
  await begin(pages);
  await expect(cid.getByTestId(`cash-${String(2 + bots.length)}`)).toBeVisible();
  await expect(cid.getByTestId('roll')).toHaveCount(0);

  await toStandings(pages, cid);

  await throughReplay(ann, '0 🪙');
  expect(await purses(ann)).toEqual(await purses(cid));
  return { ann, cid };
}
