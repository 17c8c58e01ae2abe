import { expect, test, type Page } from '@playwright/test';
import { LiveTable, answer, asks, bid, trade } from './questions';
import { LiveServer } from './server';

/** What a turn of Mario Kart asks, but for its races, on the real server. */
let server: LiveServer;

test.beforeEach(async () => {
  server = await LiveServer.start();
});

test.afterEach(async () => {
  await server.end();
});

/** Whose turn it is to bid, for who is to and for all others. */
async function bids(table: LiveTable, bidder: Page, name: string): Promise<void> {
  for (const page of table.pages)
    await expect(page.getByTestId('bid-turn')).toContainText(page === bidder ? 'for you to bid' : `${name} is to bid`);
}

test('every question of a turn is answered at a real table', async ({ browser }) => {
  test.setTimeout(300_000);
  const table = await LiveTable.open(browser, server, 'mariokart');
  const [ann, bob, cid] = table.pages;

  await test.step('out of Jail, what comes first, an auction by seat, claim and waive', async () => {
    await table.stage('mariokart-turns');
    await asks(ann, 'jail');
    await answer(ann, 'pay-fine');
    await table.shows({ cash: { 1: 7, 2: 10, 3: 10 }, state: { 1: '', 3: 'in Jail' } });
    await asks(ann, 'roll');
    await answer(ann, 'roll');
    await asks(ann, 'order');
    await expect(ann.getByTestId('thrown')).toHaveAccessibleName('Dice: 3 and Coins');
    await answer(ann, 'move-extra-2');
    await asks(ann, 'purchase');
    await answer(ann, 'decline');
    await bids(table, ann, 'Ann');
    await bid(ann, 1);
    await bids(table, bob, 'Bob');
    await bid(bob, 2);
    await bids(table, cid, 'Cid');
    await answer(cid, 'pass');
    await answer(ann, 'pass');
    await table.shows({ cash: { 1: 7, 2: 8, 3: 10 }, at: { 1: 13 }, owner: { 13: 2 } });
    await answer(ann, 'end-turn');

    await answer(bob, 'roll');
    await asks(bob, 'order');
    await answer(bob, 'power-up');
    await table.shows({ cash: { 1: 7, 2: 8, 3: 7 }, at: { 2: 5 }, lying: [[8, 3]] });
    await answer(cid, 'claim-5');
    await table.shows({ cash: { 1: 7, 2: 6, 3: 9 } });
    await answer(bob, 'end-turn');

    await asks(cid, 'jail');
    await answer(cid, 'roll');
    await table.shows({ cash: { 1: 7, 2: 6, 3: 12 }, state: { 3: '' }, lying: [] });
    await asks(cid, 'roll');
    await answer(cid, 'roll', 'move');
    await answer(bob, 'waive-13');
    await expect(bob.getByTestId('claims')).toHaveCount(0);
    await table.shows({ cash: { 1: 7, 2: 6, 3: 15 }, at: { 3: 13 } });
    await answer(cid, 'end-turn');
    await asks(ann, 'roll');
  });

  await test.step('bananas are placed, mined and taken, and Luigi jumps', async () => {
    await table.stage('mariokart-bananas');
    await answer(ann, 'roll', 'buy');
    await asks(ann, 'marker');
    await answer(ann, 'pick-space-14');
    await table.shows({ cash: { 1: 8, 2: 10, 3: 10 }, at: { 1: 15 }, owner: { 15: 1 }, markers: [14] });
    await answer(ann, 'end-turn');

    await answer(bob, 'roll');
    await asks(bob, 'go_or_stay');
    await answer(bob, 'go', 'buy');
    await asks(bob, 'marker');
    await answer(bob, 'pick-space-9');
    await table.shows({ cash: { 1: 8, 2: 9, 3: 10 }, at: { 2: 1 }, owner: { 1: 2 }, markers: [9, 14] });
    await answer(bob, 'end-turn');

    await answer(cid, 'roll');
    await asks(cid, 'markers');
    await table.shows({ at: { 3: 14 }, markers: [9] });
    await answer(cid, 'pick-space-17', 'pick-space-29', 'confirm-spaces');
    await asks(cid, 'lift_markers');
    await table.shows({ markers: [9, 17, 29] });
    await answer(cid, 'pick-space-9', 'pick-space-17', 'confirm-spaces');
    await table.shows({ cash: { 1: 8, 2: 9, 3: 16 }, markers: [29] });
    await asks(cid, 'end_turn');
  });

  await test.step('Toad buys steps, Shy Guy goes back, Rosalina goes on', async () => {
    await table.stage('mariokart-stars');
    await answer(ann, 'roll');
    await asks(ann, 'steps');
    await answer(ann, 'steps-2');
    await table.shows({ cash: { 1: 8 }, at: { 1: 8 }, lying: [[6, 2]] });
    await answer(ann, 'end-turn');
    await answer(bob, 'roll');
    await asks(bob, 'steps');
    await answer(bob, 'steps--2');
    await table.shows({ cash: { 2: 8 }, at: { 2: 12 } });
    await answer(bob, 'end-turn');
    await answer(cid, 'roll');
    await asks(cid, 'go_or_stay');
    await answer(cid, 'go');
    const lying: [number, number][] = [
      [6, 2],
      [12, 2],
    ];
    await table.shows({ cash: { 1: 8, 2: 8, 3: 10 }, at: { 1: 8, 2: 12, 3: 30 }, lying });
    await asks(cid, 'end_turn');
  });

  await test.step('Peach rolls again, Yoshi takes what fell, Bowser takes from whom he likes', async () => {
    await table.stage('mariokart-hits');
    await answer(ann, 'roll', 'move');
    await asks(ann, 'second_roll');
    await table.shows({ cash: { 1: 13, 2: 10, 3: 10 }, at: { 1: 6 } });
    await answer(ann, 'go');
    await table.shows({ cash: { 1: 13, 2: 7, 3: 7 } });
    await answer(ann, 'end-turn');

    await answer(bob, 'roll', 'power-up');
    await asks(bob, 'take_dropped');
    await table.shows({ cash: { 1: 13, 2: 7, 3: 4 } });
    await answer(bob, 'go');
    await table.shows({ cash: { 1: 13, 2: 18, 3: 4 }, at: { 2: 20 }, lying: [[16, 3]] });
    await answer(bob, 'end-turn');

    await answer(cid, 'roll', 'power-up');
    await asks(cid, 'target');
    await answer(cid, 'pick-player-1');
    const lying: [number, number][] = [
      [6, 1],
      [16, 3],
    ];
    await table.shows({ cash: { 1: 8, 2: 15, 3: 11 }, at: { 3: 22 }, lying });
    await asks(cid, 'end_turn');
  });

  await test.step('a rent too high: a trade, a sale, and the rest is cancelled; then more trades', async () => {
    await table.stage('mariokart-debt');
    await answer(ann, 'roll');
    await answer(bob, 'claim-29');
    await asks(ann, 'debt');
    await expect(ann.getByTestId('debt-missing')).toHaveText('9 🪙');
    for (const button of ['settle', 'give-up']) await expect(ann.getByTestId(button)).toHaveCount(0);
    await trade(ann, 'offer-to-3', { deeds: [11] }, { cash: 2 });
    await answer(cid, 'tab-trade', 'accept-1');
    await table.shows({ cash: { 1: 3, 2: 9, 3: 3 }, owner: { 11: 3 } });
    await answer(ann, 'sell-deed-5');
    await table.shows({ cash: { 1: 0, 2: 13, 3: 3 }, owner: { 5: 0 }, at: { 1: 29 } });
    await answer(ann, 'end-turn');

    await asks(bob, 'roll');
    await expect(cid.getByTestId('offer-to-2')).toBeVisible();
    await expect(cid.getByTestId('offer-to-1')).toHaveCount(0);
    await trade(cid, 'offer-to-2', { deeds: [17] }, { cash: 4 });
    await answer(bob, 'tab-trade');
    await trade(bob, 'counter-2', { cash: 3 }, {});
    await answer(cid, 'accept-2');
    await table.shows({ cash: { 1: 0, 2: 10, 3: 6 }, owner: { 17: 2 } });
    await trade(bob, 'offer-to-3', { deeds: [17] }, { deeds: [11] });
    await answer(cid, 'decline-offer-3');
    for (const page of [bob, cid]) await expect(page.getByTestId('offer-3')).toHaveCount(0);
    await answer(bob, 'roll');
    await asks(bob, 'end_turn');
  });
});
