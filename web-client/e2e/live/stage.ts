import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Puts the running game of a stopped server at the position of a scenario, scripted dice included. The room then wakes
 * from it as after a crash, so every question of a rulebook can be come to on the real server.
 */
export function stage(database: string, scenario: string): void {
  const tool = process.env['WARPBOARD_STAGE'] ?? resolve('../target/debug/examples/stage');
  execFileSync(tool, [database, resolve('e2e/live/positions', `${scenario}.json`)], { stdio: 'inherit' });
}
