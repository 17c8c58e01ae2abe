import { expect, test, type Page } from '@playwright/test';
import { LiveTable, answer, asks, bid, picture } from './questions';
import { LiveServer } from './server';

/** The races of Mario Kart on the real server. */
let server: LiveServer;

test.beforeEach(async () => {
  server = await LiveServer.start();
});

test.afterEach(async () => {
  await server.end();
});

/** The places as the scene of the race shows them: seat and throws, the best first. */
async function placed(page: Page, card: string, places: readonly (readonly [number, string])[]): Promise<void> {
  const scene = page.getByTestId('race');
  await expect(scene).toHaveAttribute('data-card', card);
  await expect(scene).toHaveAttribute('data-over', 'true');
  await expect(scene.locator('[data-testid^="place-"]')).toHaveCount(places.length);
  for (const [index, [seat, rolls]] of places.entries()) {
    const place = scene.getByTestId(`place-${String(index + 1)}`);
    await expect(place).toHaveAttribute('data-seat', String(seat));
    await expect(place.locator('[data-rolls]')).toHaveAttribute('data-rolls', rolls);
  }
}

test('a tie is thrown again, and every kind of target is picked at a table of four', async ({ browser }) => {
  test.setTimeout(240_000);
  const table = await LiveTable.open(browser, server, 'mariokart', 4);
  const [ann, bob, cid] = table.pages;

  await test.step('worked example 10', async () => {
    await table.stage('mariokart-tie');
    await asks(cid, 'flip');
    await answer(cid, 'flip');
    await asks(cid, 'race_entry');
    for (const page of table.pages) await expect(page.getByTestId('race')).toHaveAttribute('data-card', 'gp_2');
    await answer(cid, 'enter');
    await asks(ann, 'race_entry');
    for (const page of table.pages) await expect(page.getByTestId('entry-3')).toHaveAttribute('data-entry', 'in');
    await answer(ann, 'enter');
    await table.shows({ cash: { 1: 3, 2: 1, 3: 5, 4: 0 } });
    await answer(bob, 'enter');
    await table.shows({ cash: { 1: 6, 2: 3, 3: 7, 4: 0 }, owner: { 1: 0 }, points: { 1: 30, 2: 0, 3: 10, 4: 0 } });
    for (const page of table.pages)
      await placed(page, 'gp_2', [
        [1, '5,6'],
        [3, '5,3'],
        [2, '2'],
      ]);
    await asks(cid, 'end_turn');
    await picture(ann, 'kart-4-race');
    await picture(cid, 'kart-5-race-asked');
  });

  await test.step('two for Peach, one of two equally near, and anybody', async () => {
    await table.stage('mariokart-targets');
    await answer(ann, 'roll', 'power-up');
    await asks(ann, 'target');
    await expect(ann.getByTestId('confirm-targets')).toBeDisabled();
    await answer(ann, 'pick-player-4', 'pick-player-3', 'confirm-targets');
    await table.shows({ cash: { 1: 10, 2: 10, 3: 7, 4: 7 }, at: { 1: 16 }, lying: [[20, 6]] });
    await answer(ann, 'end-turn');

    await answer(bob, 'roll', 'move');
    await asks(bob, 'target');
    await expect(bob.getByTestId('pick-player-1')).toHaveCount(0);
    await answer(bob, 'pick-player-4');
    await table.shows({ cash: { 1: 10, 2: 10, 3: 7, 4: 4 }, at: { 2: 16 }, lying: [[20, 9]] });
    await answer(bob, 'end-turn');

    await answer(cid, 'roll', 'power-up');
    await asks(cid, 'target');
    await answer(cid, 'pick-player-1');
    const lying: [number, number][] = [
      [16, 3],
      [20, 9],
    ];
    await table.shows({ cash: { 1: 7, 2: 10, 3: 7, 4: 4 }, at: { 3: 8 }, state: { 3: 'in Jail' }, lying });
    await asks(cid, 'end_turn');
  });
});

test('every prize is taken, and the last race is run again', async ({ browser }) => {
  test.setTimeout(300_000);
  const table = await LiveTable.open(browser, server, 'mariokart');
  const [ann, bob, cid] = table.pages;

  await test.step('a deed is bought', async () => {
    await table.stage('mariokart-prizes');
    await asks(ann, 'flip');
    await answer(ann, 'flip', 'enter');
    await answer(bob, 'enter');
    await asks(cid, 'race_entry');
    await answer(cid, 'stay-out');
    await asks(ann, 'prize');
    await answer(ann, 'pick-deed-29');
    await table.shows({ cash: { 1: 3, 2: 12, 3: 15 }, owner: { 29: 1 }, points: { 1: 100, 2: 40, 3: 110 } });
    for (const page of table.pages)
      await placed(page, 'gp_3', [
        [1, '5'],
        [2, '3'],
      ]);
    await answer(ann, 'end-turn');
  });

  await test.step('somebody is put on Free Parking', async () => {
    await answer(bob, 'roll', 'flip', 'enter');
    await answer(cid, 'enter');
    await answer(ann, 'stay-out');
    await asks(cid, 'prize');
    await answer(cid, 'pick-player-1');
    await table.shows({ cash: { 1: 3, 2: 15, 3: 13 }, at: { 1: 16, 2: 0, 3: 31 } });
    for (const page of table.pages)
      await placed(page, 'gp_4', [
        [3, '6'],
        [2, '2'],
      ]);
    await answer(bob, 'end-turn');
  });

  await test.step('two deeds are swapped, and a banana is left', async () => {
    await answer(cid, 'roll', 'flip', 'enter');
    await answer(ann, 'enter');
    await answer(bob, 'stay-out');
    await asks(ann, 'prize');
    await answer(ann, 'pick-deed-9', 'pick-deed-3', 'confirm-swap');
    await asks(cid, 'marker');
    await answer(cid, 'pick-space-27');
    await table.shows({ cash: { 1: 0, 2: 15, 3: 12 }, owner: { 3: 1, 9: 2 }, at: { 3: 0 }, markers: [27] });
    await asks(cid, 'end_turn');
  });

  await test.step('a deed is auctioned, the winner of the race first', async () => {
    await table.stage('mariokart-prizes-more');
    await answer(ann, 'flip', 'enter');
    await answer(bob, 'enter');
    await answer(cid, 'stay-out');
    await asks(bob, 'prize');
    await answer(bob, 'pick-deed-13');
    await asks(bob, 'auction');
    await bid(bob, 1);
    await bid(cid, 2);
    await answer(ann, 'pass');
    await answer(bob, 'pass');
    await table.shows({ cash: { 1: 8, 2: 6, 3: 7 }, owner: { 13: 3 } });
    await answer(ann, 'end-turn');
  });

  await test.step('somebody goes to Jail, and the second rolls the power-up die', async () => {
    await answer(bob, 'roll', 'flip', 'enter');
    await answer(cid, 'enter');
    await answer(ann, 'enter');
    await asks(cid, 'prize');
    await answer(cid, 'pick-player-2');
    await asks(ann, 'target');
    await answer(ann, 'pick-player-3');
    await table.shows({ cash: { 1: 5, 2: 5, 3: 1 }, state: { 2: 'in Jail' }, lying: [[20, 3]] });
    for (const page of table.pages)
      await placed(page, 'gp_7', [
        [3, '6'],
        [1, '4'],
        [2, '2'],
      ]);
    await asks(bob, 'end_turn');
  });

  await test.step('worked example 11: the last race and its rematch', async () => {
    await table.stage('mariokart-last');
    await answer(ann, 'roll', 'flip', 'enter');
    await answer(bob, 'enter');
    await asks(ann, 'rematch_card');
    await table.shows({ cash: { 1: 2, 2: 4, 3: 2 }, points: { 1: 100, 2: 70, 3: 50 } });
    for (const page of table.pages)
      await placed(page, 'gp_8', [
        [1, '6'],
        [2, '1'],
      ]);
    await answer(ann, 'pick-card-gp_4', 'enter');
    await answer(bob, 'enter');
    await answer(cid, 'enter');
    await asks(bob, 'prize');
    for (const page of table.pages)
      await placed(page, 'gp_4', [
        [2, '4,5'],
        [1, '4,2'],
        [3, '1'],
      ]);
    await picture(cid, 'kart-6-rematch');
    await answer(bob, 'skip-it');
    for (const page of table.pages) {
      const rows = page.getByTestId('standings').locator('tbody tr');
      await expect(rows).toHaveText([/^1\. Bob .* 100$/, /^2\. Ann .* 100$/, /^3\. Cid .* 20$/]);
    }
    await table.shows({ cash: { 1: 1, 2: 0, 3: 0 }, points: { 1: 100, 2: 100, 3: 20 } });
    await picture(cid, 'kart-7-standings');
  });
});
