import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FakeServer } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const result = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResult;
  return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** What is sent last as the answer to the open question. */
export async function sent(server: FakeServer, count: number, intent: unknown): Promise<void> {
  await expect.poll(() => server.acts().length).toBe(count);
  expect(server.acts().at(-1)?.data).toMatchObject({ decision: 40, intent });
}

export async function press(page: Page, server: FakeServer, testid: string, intent: unknown): Promise<void> {
  const before = server.acts().length;
  await page.getByTestId(testid).click();
  await sent(server, before + 1, intent);
}

/** A space of the board away from the tokens on it. */
export const onBoard = (page: Page, space: number) =>
  page.getByTestId(`board-space-${String(space)}`).click({ position: { x: 8, y: 8 } });
