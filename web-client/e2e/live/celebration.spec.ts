import { expect, test, type Page } from '@playwright/test';
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

async function told(page: Page, outcome: string, title: string): Promise<void> {
  await expect(page.getByTestId('block-scene')).toHaveAttribute('data-outcome', outcome);
  await expect(page.getByTestId('block-outcome')).toHaveText(title);
}

test('two people and a bot play a game of the Celebration before a watcher, to its replay', async ({ browser }) => {
  test.setTimeout(240_000);
  const { cid } = await watched(browser, server.url, 'celebration', [3]);
  await expect(cid.getByTestId('figure')).toHaveCount(0);
});

test('every question of the Celebration is answered at a real table', async ({ browser }) => {
  test.setTimeout(240_000);
  const table = await LiveTable.open(browser, server, 'celebration');
  const [ann, bob, cid] = table.pages;

  await test.step('out of Jail in three ways, a block, buy, auction, build, rent by die', async () => {
    await table.stage('celebration-turns');
    await asks(ann, 'jail');
    await answer(ann, 'pay-fine');
    await asks(ann, 'roll');
    await answer(ann, 'roll');
    for (const page of table.pages) {
      await told(page, 'pings', 'Coin pings');
      await expect(page.getByTestId('block-pings')).toHaveText('4');
    }
    await table.shows({ cash: { 1: 29, 2: 30, 3: 30 }, at: { 1: 10, 2: 8 }, state: { 1: '', 2: 'in Jail' } });
    await answer(ann, 'end-turn');

    await asks(bob, 'jail');
    await answer(bob, 'use-jail-card');
    await asks(bob, 'roll');
    await answer(bob, 'roll', 'buy', 'end-turn');
    await table.shows({ cash: { 1: 29, 2: 28, 3: 30 }, owner: { 9: 2 }, at: { 2: 9 } });

    await asks(cid, 'jail');
    await expect(cid.getByTestId('roll')).toHaveText('Try for a 6');
    await answer(cid, 'roll', 'end-turn');
    await table.shows({ at: { 3: 8 }, state: { 2: '', 3: 'in Jail' } });

    await answer(ann, 'roll', 'decline');
    await bid(bob, 1);
    await bid(ann, 2);
    await answer(cid, 'pass');
    await bid(bob, 3);
    await answer(ann, 'pass');
    await table.shows({ cash: { 1: 29, 2: 25, 3: 30 }, owner: { 11: 2 }, at: { 1: 11 } });
    await answer(ann, 'end-turn');

    await answer(bob, 'build-9');
    await table.shows({ cash: { 1: 29, 2: 23, 3: 30 } });
    await expect(cid.getByTestId('board-space-9')).toHaveAccessibleName(/Toad House/);
    await answer(bob, 'roll');
    await expect(cid.getByTestId('claim-12')).toContainText('die × 2');
    await answer(cid, 'claim-12');
    await table.shows({ cash: { 1: 29, 2: 15, 3: 38 }, at: { 2: 12 } });
    await answer(bob, 'end-turn');

    await asks(cid, 'jail');
    await expect(cid.getByTestId('prompt')).toContainText('Failed tries: 1');
    await answer(cid, 'roll');
    await expect(cid.getByTestId('drawn-card')).toContainText('Flagpole finish');
    await table.shows({ cash: { 1: 29, 2: 15, 3: 41 }, at: { 3: 14 }, state: { 3: '' } });
    await answer(cid, 'end-turn');
  });

  await test.step('debts are settled and given up, a claim is waived', async () => {
    await table.stage('celebration-debt');
    await answer(ann, 'roll');
    await expect(ann.getByTestId('prompt')).toHaveAttribute('data-question', 'debt');
    for (const page of table.pages) await told(page, 'bowser_laugh', 'Bowser laughs');
    await expect(ann.getByTestId('debt-missing')).toHaveText('2 🪙');
    await expect(ann.getByTestId('give-up')).toHaveCount(0);
    await answer(ann, 'sell-13', 'mortgage-29');
    await table.shows({ cash: { 1: 7, 2: 1, 3: 9 } });
    await expect(bob.getByTestId('board-space-13')).not.toHaveAccessibleName(/Toad House/);
    await expect(bob.getByTestId('board-space-15')).toHaveAccessibleName(/Toad House/);
    await expect(bob.getByTestId('board-space-29')).toHaveAccessibleName(/mortgaged/);
    await answer(ann, 'settle');
    await table.shows({ cash: { 1: 2, 2: 1, 3: 9 } });
    await answer(ann, 'end-turn');

    await answer(bob, 'roll');
    for (const page of table.pages) await told(page, 'game_over', 'Game over');
    await answer(bob, 'give-up', 'give-up-confirm');
    await table.shows({ cash: { 1: 2, 2: 0, 3: 9 }, state: { 2: 'out' }, owner: { 5: 0 } });
    await bid(cid, 1);
    await answer(ann, 'pass');
    await table.shows({ cash: { 1: 2, 2: 0, 3: 8 }, owner: { 5: 3 } });

    await answer(cid, 'roll');
    for (const page of table.pages) await told(page, 'power_up', 'Power-up');
    await answer(ann, 'waive-13');
    await expect(ann.getByTestId('claims')).toHaveCount(0);
    await table.shows({ cash: { 1: 2, 2: 0, 3: 8 }, at: { 1: 10, 3: 13 } });
    await answer(cid, 'end-turn');
    await asks(ann, 'roll');
  });

  await test.step('the last Toad House is contested, and there are trades', async () => {
    await table.stage('celebration-stock');
    await answer(ann, 'build-29');
    await asks(bob, 'contested_piece');
    await asks(cid, 'contested_piece');
    await answer(bob, 'want-3');
    await answer(cid, 'leave-piece');
    await bid(bob, 1);
    await bid(ann, 2);
    await bid(bob, 3);
    await answer(ann, 'pass');
    await table.shows({ cash: { 1: 12, 2: 6, 3: 9 } });
    for (const page of table.pages) {
      await expect(page.getByTestId('board-space-3')).toHaveAccessibleName(/Toad House/);
      await expect(page.getByTestId('board-space-29')).not.toHaveAccessibleName(/Toad House/);
    }

    await trade(ann, 'offer-to-3', { deeds: [17] }, { cash: 2 });
    await trade(cid, 'counter-1', { cash: 1 }, {});
    await answer(ann, 'accept-1');
    await table.shows({ cash: { 1: 13, 2: 6, 3: 8 }, owner: { 17: 3 } });
    await trade(bob, 'offer-to-1', { cash: 1 }, { deeds: [29] });
    await answer(ann, 'decline-offer-2');
    for (const page of [ann, bob]) await expect(page.getByTestId('offer-2')).toHaveCount(0);
    await answer(cid, 'tab-deeds', 'deed-lift-5');
    await table.shows({ cash: { 1: 13, 2: 6, 3: 6 }, owner: { 5: 3, 29: 1 } });
    await expect(bob.getByTestId('board-space-5')).not.toHaveAccessibleName(/mortgaged/);
    await answer(ann, 'roll');
    await asks(ann, 'end_turn');
  });

  await test.step('the middle of a game', async () => {
    await table.stage('celebration-middle');
    await expect(ann.getByTestId('board-space-15')).toHaveAccessibleName(/Peach.s Castle/);
    await expect(ann.getByTestId('board-space-9')).toHaveAccessibleName(/2 × Toad House/);
    await picture(ann, 'celebration-1-middle');
    await answer(ann, 'roll');
    await told(ann, 'pings', 'Coin pings');
    await picture(ann, 'celebration-2-block');
    await picture(cid, 'celebration-3-block-seen');
    await table.shows({ cash: { 1: 21, 2: 24, 3: 9 }, at: { 1: 26 } });
  });
});
