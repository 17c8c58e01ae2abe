import { expect, type Browser, type Page } from '@playwright/test';
import { begin, gather } from './people';
import type { LiveServer } from './server';

/** What a page says about its table, by seat or space. */
export interface Shown {
  cash: Record<number, number>;
  /** By seat; the second character of a seat that leads two by `1-2`. */
  at: Record<string, number>;
  /** What stands below the name: in Jail, out. */
  state: Record<number, string>;
  owner: Record<number, number>;
  over: Record<number, boolean>;
  figure: { at: number; asleep: boolean } | null;
  /** Where points decide, as they stand. */
  points: Record<number, number>;
  /** All coins that lie on spaces: space and amount. */
  lying: [number, number][];
  /** All spaces with a marker. */
  markers: number[];
  /** Of characters where each seat leads two: whether its card is turned down, and whether it is in Jail. */
  led: Record<string, string>;
}

async function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    function each<T>(start: string, value: (element: HTMLElement) => T): Record<string, T> {
      const found = [...document.querySelectorAll<HTMLElement>(`[data-testid^="${start}"]`)];
      return Object.fromEntries(found.map((one) => [one.dataset['testid']?.slice(start.length), value(one)]));
    }
    const whole = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
    const spaces = (found: Record<string, unknown>) => Object.keys(found).map(Number);
    const coins = each('coins-', (one) => whole(one.querySelector<HTMLElement>('[data-amount]')?.dataset['amount']));
    const led = (one: HTMLElement) =>
      [one.dataset['face'], ...(one.classList.contains('jailed') ? ['in Jail'] : [])].join(', ');
    const figure = document.querySelector<HTMLElement>('[data-testid="figure"]');
    return {
      cash: each('cash-', (one) => whole(one.textContent)),
      at: each('token-', (one) => whole(one.dataset['space'])),
      state: each('player-', (one) => one.querySelector('.state')?.textContent ?? ''),
      owner: each('board-space-', (one) => whole(one.dataset['owner'])),
      over: each('board-space-', (one) => one.querySelector('[data-testid="game-over-side"]') !== null),
      figure: figure && { at: whole(figure.dataset['space']), asleep: figure.dataset['asleep'] === 'true' },
      points: each('points-', (one) => whole(one.querySelector('b')?.textContent)),
      lying: spaces(coins).map((space): [number, number] => [space, coins[space] ?? 0]),
      markers: spaces(each('marker-', () => true)),
      led: each('led-', led),
    };
  });
}

/** People at a table of the real server, who come to its questions by staged positions; three if nothing is said. */
export class LiveTable<Pages extends Page[] = [Page, Page, Page]> {
  private constructor(
    private readonly server: LiveServer,
    readonly pages: Pages,
  ) {}

  static async open(browser: Browser, server: LiveServer, edition: string, bot?: number): Promise<LiveTable> {
    const { pages } = await gather(browser, server.url, edition, ['Ann', 'Bob', 'Cid']);
    if (bot !== undefined) {
      await pages[0]?.getByTestId(`add-bot-${String(bot)}`).click();
      for (const page of pages) await expect(page.getByTestId(`ready-${String(bot)}`)).toBeVisible();
    }
    await begin(pages);
    return new LiveTable(server, pages as [Page, Page, Page]);
  }

  static async openForTwo(browser: Browser, server: LiveServer, edition: string): Promise<LiveTable<[Page, Page]>> {
    const { pages } = await gather(browser, server.url, edition, ['Ann', 'Bob']);
    await begin(pages);
    return new LiveTable(server, pages as [Page, Page]);
  }

  /** Everybody at this position. The pages open anew: to one that has seen every step the server has no more to say. */
  async stage(position: string): Promise<void> {
    await this.server.stage(position);
    for (const page of this.pages) await page.reload();
    for (const page of this.pages) await expect(page.getByTestId('prompt')).toBeVisible();
  }

  /** Until every page shows this. */
  async shows(wanted: Partial<Shown>): Promise<void> {
    for (const page of this.pages) await expect.poll(() => shown(page)).toMatchObject(wanted);
  }
}

/** Presses these one after the other, each as soon as it can be pressed. */
export async function answer(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByTestId(name).click({ timeout: 20_000 });
}

/** A bid of so much. */
export async function bid(page: Page, amount: number): Promise<void> {
  await page.getByTestId('bid-amount').fill(String(amount));
  await answer(page, 'bid');
  await expect(page.getByTestId('high-bid')).toContainText(`${String(amount)} 🪙`);
}

/** Which kind of question is open, for everybody. */
export async function asks(page: Page, kind: string): Promise<void> {
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-question', kind);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-asked', 'true');
}

/** What is put in on one side of a trade. */
export interface Side {
  cash?: number;
  deeds?: number[];
}

/** Fills in what is given and wanted, from what the page has filled in already, and sends it. */
export async function trade(page: Page, opener: string, give: Side, want: Side): Promise<void> {
  await answer(page, 'tab-trade', opener);
  for (const [name, side] of [
    ['give', give],
    ['want', want],
  ] as const) {
    if (side.cash !== undefined) await page.getByTestId(`${name}-cash`).fill(String(side.cash));
    for (const deed of side.deeds ?? []) await page.getByTestId(`${name}-deed-${String(deed)}`).check();
  }
  await answer(page, 'send-offer');
  await expect(page.getByTestId('trade-builder')).toHaveCount(0);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** `SHOTS` names a folder for pictures at the three sizes. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}-${String(size.width)}.png`, animations: 'disabled' });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
