import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/generated/', import.meta.url);

describe('the generated types', () => {
  it.each(['engine.ts', 'protocol.ts'])('are there: %s', (file) => {
    expect(existsSync(new URL(file, folder))).toBe(true);
  });

  it('are reached by one door alone', () => {
    const door = readFileSync(new URL('../src/contract.ts', import.meta.url), 'utf8');
    expect(door).toContain("export type * from './generated/engine'");
    expect(door).toContain("export type * from './generated/protocol'");
  });
});
