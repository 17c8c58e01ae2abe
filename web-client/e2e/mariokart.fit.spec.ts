import { expect, test, type Page } from '@playwright/test';
import { DUO_QUESTIONS, KART_QUESTIONS } from './fake/kartQuestions';
import { atKarts, duoGame, duoRoom, kartGame, kartRoom } from './fake/mariokart';

/**
 * Every answer can be pressed where it is: its button is on the page and nothing lies on it. Only what a list holds
 * may have to be scrolled to, and the list says so. All that while rent can be claimed beside the question.
 */
const SIZES = [
  { name: 'wide', width: 1440, height: 900, locales: ['de-DE'] },
  { name: 'middle', width: 1024, height: 768, locales: ['en-GB', 'de-DE'] },
  { name: 'phone', width: 390, height: 844, locales: ['en-GB', 'de-DE'] },
];
const CLAIM = { type: 'claim', data: { deed: 3, debtor: 3, amount: 1, factor: null } };
const WAIVE = { type: 'waive', data: { deed: 3 } };

function claiming(question: Record<string, unknown>): Record<string, unknown> {
  const actions = (question['actions/1'] ?? []) as unknown[];
  return { ...question, 'actions/1': [CLAIM, WAIVE, ...actions] };
}

/** What is wrong with the buttons of the question and of what may be claimed beside it. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const hit = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const spots = [0.12, 0.5, 0.88].map((part) => [left + width / 2, top + height * part] as const);
      return spots.every(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (button.contains(there) || there.contains(button));
      });
    };
    const buttons = document.querySelectorAll(
      '[data-testid="prompt"] button, [data-testid="claims"] button, [data-testid="pickups"] button',
    );
    for (const button of buttons) {
      const name = button.getAttribute('data-testid') ?? button.textContent.trim().slice(0, 30);
      const list = button.closest('[data-scrolls="true"]');
      if (list !== null) {
        const { height } = list.getBoundingClientRect();
        if (height < 90) found.push(`${name}: its list is ${String(Math.round(height))} high`);
        if (list.parentElement?.querySelector('.more') === null) found.push(`${name}: no cue`);
      } else if (!hit(button)) found.push(name);
    }
    if (buttons.length === 0) found.push('nothing to press');
    return found;
  });
}

/** Afterwards, what a list holds can be scrolled to. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll('[data-testid="prompt"] .box button')) {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (there === null || !button.contains(there)) found.push(button.getAttribute('data-testid') ?? '?');
    }
    return found;
  });
}

for (const size of SIZES) {
  // German words are longer.
  for (const locale of size.locales) {
    test.describe(`${size.name}, ${locale}`, () => {
      test.use({
        viewport: { width: size.width, height: size.height },
        locale,
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const [table, questions, room] of [
        ['four', KART_QUESTIONS, kartRoom],
        ['two', DUO_QUESTIONS, duoRoom],
      ] as const) {
        test(`every answer can be pressed at a table of ${table}`, async ({ page }) => {
          test.setTimeout(120_000);
          const [first] = Object.values(questions);
          const server = await atKarts(page, first, room);
          const wrong: string[] = [];
          for (const [name, plain] of Object.entries(questions)) {
            const question = claiming(plain);
            const whole = { ...(room === duoRoom ? duoGame() : kartGame()), ...question };
            server.view = Object.fromEntries(Object.entries(whole).filter(([, section]) => section !== null));
            server.snapshot();
            const asked = (question['prompt'] as { question: { type: string } }).question.type;
            await expect(page.getByTestId('prompt')).toHaveAttribute('data-question', asked);
            await expect(page.getByTestId('claims')).toHaveCount(1);
            await page.waitForTimeout(60);
            const folder = process.env['SHOTS'];
            if (folder !== undefined)
              await page.screenshot({
                path: `${folder}/fit-${size.name}-${locale.slice(0, 2)}-${name}.png`,
              });
            for (const fault of [...(await faults(page)), ...(await hidden(page))]) wrong.push(`${name}: ${fault}`);
          }
          expect(wrong).toEqual([]);
        });
      }
    });
  }
}
