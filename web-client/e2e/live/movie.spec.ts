import { expect, test } from '@playwright/test';
import { watched } from './people';
import { LiveTable, answer, asks, bid, picture, trade } from './questions';
import { LiveServer } from './server';

let server: LiveServer;

test.beforeEach(async () => {
  server = await LiveServer.start();
});

test.afterEach(async () => {
  await server.end();
});

test('two people and a bot play a game of the Movie Edition before a watcher, to its replay', async ({ browser }) => {
  test.setTimeout(240_000);
  const { ann, cid } = await watched(browser, server.url, 'movie', [3]);
  for (const page of [ann, cid]) await expect(page.getByTestId('figure')).toHaveCount(1);
});

test('every question of the Movie Edition is answered at a real table', async ({ browser }) => {
  test.setTimeout(240_000);
  const table = await LiveTable.open(browser, server, 'movie');
  const [ann, bob, cid] = table.pages;

  await test.step('continue, buy, auction, claim and waive', async () => {
    await table.stage('movie-turns');
    await asks(ann, 'roll');
    await answer(ann, 'continue-9');
    await table.shows({ cash: { 1: 29, 2: 30, 3: 30 }, over: { 9: false, 17: false } });
    await answer(ann, 'roll');
    await asks(ann, 'purchase');
    await table.shows({ at: { 1: 5, 2: 8, 3: 8 }, figure: { at: 17, asleep: false }, over: { 17: true } });
    await answer(ann, 'buy', 'end-turn');
    await table.shows({ cash: { 1: 28, 2: 30, 3: 30 }, owner: { 5: 1 }, state: { 2: 'in Jail', 3: 'in Jail' } });

    await asks(bob, 'jail');
    await answer(bob, 'use-jail-card');
    await table.shows({ state: { 2: '' } });
    await asks(bob, 'roll');
    await answer(bob, 'roll', 'decline');
    await bid(ann, 1);
    await bid(cid, 3);
    await answer(bob, 'pass');
    await answer(ann, 'pass');
    await table.shows({
      cash: { 1: 28, 2: 30, 3: 27 },
      owner: { 11: 3 },
      at: { 2: 11 },
      figure: { at: 19, asleep: false },
    });
    await answer(bob, 'end-turn');

    await asks(cid, 'jail');
    await answer(cid, 'pay-fine', 'roll');
    await table.shows({ cash: { 1: 28, 2: 30, 3: 26 }, at: { 3: 13 }, figure: { at: 20, asleep: false } });
    await answer(ann, 'claim-13');
    await table.shows({ cash: { 1: 30, 2: 30, 3: 24 } });
    await answer(cid, 'end-turn');
    await answer(ann, 'roll', 'end-turn');
    await answer(bob, 'roll');
    await answer(cid, 'waive-15');
    await expect(cid.getByTestId('claims')).toHaveCount(0);
    await table.shows({ cash: { 1: 30, 2: 30, 3: 24 }, at: { 1: 8, 2: 15, 3: 13 }, over: { 19: true, 23: true } });
    await answer(bob, 'end-turn');
  });

  await test.step('tries for doubles, Rain of fire, Free continue', async () => {
    await table.stage('movie-cards');
    await asks(ann, 'jail');
    await expect(ann.getByTestId('prompt')).toContainText('Failed tries: 1');
    await answer(ann, 'roll', 'end-turn');
    await asks(bob, 'jail');
    await answer(bob, 'roll');
    await asks(bob, 'flip_own');
    await table.shows({ at: { 1: 8, 2: 14 }, state: { 1: 'in Jail', 2: '' } });
    await answer(bob, 'pick-deed-9');
    await asks(cid, 'flip_own');
    await answer(cid, 'pick-deed-25');
    await table.shows({ over: { 1: true, 9: true, 13: true, 17: false, 25: true, 29: false } });
    await answer(bob, 'end-turn');
    await answer(cid, 'roll');
    await asks(cid, 'free_continue');
    await answer(cid, 'pick-deed-25');
    await table.shows({
      over: { 13: true, 25: false },
      cash: { 1: 30, 2: 30, 3: 30 },
      figure: { at: 0, asleep: true },
    });
    await answer(cid, 'end-turn');
    await table.shows({ figure: { at: 0, asleep: false } });
  });

  await test.step('a battle is won', async () => {
    await table.stage('movie-won');
    await answer(ann, 'roll');
    await asks(ann, 'teammate');
    for (const page of table.pages) await expect(page.getByTestId('battle')).toContainText('Battle on Waterfall Area');
    await expect(ann.getByTestId('pick-player-3')).toContainText('in Jail');
    await answer(ann, 'pick-player-3');
    for (const page of table.pages) {
      await expect(page.getByTestId('battle')).toHaveAttribute('data-end', 'won');
      await expect(page.getByTestId('battle')).toContainText('4 + 3 = 7');
    }
    await table.shows({
      cash: { 1: 32, 2: 30, 3: 32 },
      at: { 1: 19 },
      figure: { at: 0, asleep: true },
      over: { 19: true },
    });
    await asks(ann, 'purchase');
    await answer(ann, 'buy', 'end-turn');
    await table.shows({ cash: { 1: 29, 2: 30, 3: 32 }, owner: { 19: 1 }, over: { 19: true }, state: { 3: 'in Jail' } });
  });

  await test.step('and another one is lost', async () => {
    await table.stage('movie-lost');
    await answer(ann, 'roll', 'pick-player-2');
    for (const page of table.pages) await expect(page.getByTestId('battle')).toHaveAttribute('data-end', 'lost');
    await table.shows({
      cash: { 1: 30, 2: 30, 3: 30 },
      at: { 1: 8, 2: 1 },
      state: { 1: 'in Jail', 2: '' },
      figure: { at: 19, asleep: false },
      owner: { 19: 0 },
    });
    await asks(ann, 'end_turn');
  });

  await test.step('a debt is settled, another one given up, and the heir continues', async () => {
    await table.stage('movie-debt');
    await answer(ann, 'roll');
    await asks(ann, 'debt');
    await expect(ann.getByTestId('debt-missing')).toHaveText('2 🪙');
    await expect(ann.getByTestId('settle')).toHaveCount(0);
    await answer(ann, 'sell-deed-29', 'settle');
    await table.shows({ cash: { 1: 3, 2: 0, 3: 30 }, owner: { 9: 1, 29: 0 } });
    await answer(ann, 'end-turn');
    await answer(bob, 'roll');
    await answer(ann, 'claim-13');
    await asks(bob, 'debt');
    await answer(bob, 'give-up', 'give-up-confirm');
    await asks(ann, 'inheritance');
    await table.shows({
      cash: { 1: 3, 2: 0 },
      state: { 2: 'out' },
      owner: { 3: 1, 17: 1 },
      over: { 3: true, 17: true },
    });
    await answer(ann, 'continue-3');
    await table.shows({ cash: { 1: 2, 2: 0, 3: 30 }, over: { 3: false, 17: true } });
    await answer(ann, 'done');
    await asks(cid, 'roll');
  });

  await test.step('offers are countered, accepted and declined', async () => {
    await table.stage('movie-trade');
    await trade(ann, 'offer-to-2', { deeds: [7] }, { cash: 2 });
    await trade(bob, 'counter-1', { cash: 1 }, {});
    await answer(ann, 'accept-1');
    await table.shows({ cash: { 1: 31, 2: 29, 3: 30 }, owner: { 7: 2 } });
    await trade(cid, 'offer-to-1', { deeds: [21] }, { deeds: [17] });
    await answer(ann, 'decline-offer-2');
    for (const page of [ann, cid]) await expect(page.getByTestId('offer-2')).toHaveCount(0);
    await trade(ann, 'offer-to-2', { deeds: [17] }, { cash: 3 });
    await answer(bob, 'tab-trade', 'accept-3');
    await table.shows({ cash: { 1: 34, 2: 26, 3: 30 }, owner: { 17: 2, 21: 3 }, over: { 17: false } });
    await expect(cid.getByTestId('board-space-19').getByTestId('shield')).toBeVisible();
  });

  await test.step('the middle of a game', async () => {
    await table.stage('movie-middle');
    await expect(ann.getByTestId('threat')).toHaveAttribute('data-closed', '6');
    await picture(ann, 'movie-1-middle');
    await answer(ann, 'roll');
    await asks(ann, 'teammate');
    await table.shows({ cash: { 1: 17, 2: 23, 3: 9 }, figure: { at: 23, asleep: false } });
    await picture(ann, 'movie-2-battle');
    await picture(bob, 'movie-3-battle-seen');
    await answer(ann, 'pick-player-2');
    await asks(ann, 'purchase');
    await table.shows({ cash: { 1: 19, 2: 25, 3: 9 }, figure: { at: 0, asleep: true } });
    await picture(ann, 'movie-4-won');
    await picture(bob, 'movie-5-won-seen');
  });

  await test.step('Bowser wins with the last location', async () => {
    await table.stage('movie-lose-all');
    await expect(cid.getByRole('meter')).toHaveAttribute('aria-valuenow', '15');
    await answer(ann, 'roll');
    for (const page of table.pages) {
      const rows = page.getByTestId('standings').locator('tbody tr');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(0)).toHaveText(/1\.\s*Bowser/);
      await expect(rows.nth(1)).toHaveText(/2\.\s*Ann/);
      await expect(rows.nth(3)).toHaveText(/4\.\s*Cid/);
    }
    await picture(cid, 'movie-6-over');
  });
});
