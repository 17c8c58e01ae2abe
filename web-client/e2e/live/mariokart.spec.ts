import { expect, test, type Page } from '@playwright/test';
import { agree, begin, gather, races, throughReplay, toStandings, watched } from './people';
import { LiveTable, answer, asks, picture } from './questions';
import { LiveServer } from './server';

let server: LiveServer;

test.beforeEach(async () => {
  server = await LiveServer.start();
});

test.afterEach(async () => {
  await server.end();
});

test('two people with two characters each play to the standings and look through the replay', async ({ browser }) => {
  test.setTimeout(360_000);
  const { pages } = await gather(browser, server.url, 'mariokart', ['Ann', 'Bob']);
  const [ann, bob] = pages as [Page, Page];
  await races(ann, 2);
  await answer(ann, 'slot-first', 'character-toad', 'slot-second', 'character-bowser');
  await expect(bob.getByTestId('characters-1')).toHaveText('Toad + Bowser');
  await answer(bob, 'slot-first', 'character-peach', 'slot-second', 'character-mario');
  await expect(ann.getByTestId('characters-2')).toHaveText('Princess Peach + Mario');
  await expect(ann.getByTestId('character-peach')).toHaveAttribute('data-state', 'taken');
  await begin(pages);
  for (const page of pages) {
    for (const token of ['1', '1-2', '2', '2-2'])
      await expect(page.getByTestId(`token-${token}`)).toHaveAttribute('data-space', '0');
    await expect(page.getByTestId('cash-1')).toHaveText('20 🪙');
    await expect(page.getByTestId('points-2')).toContainText('40 points');
  }

  await toStandings(pages, bob);
  for (const page of pages) {
    const rows = page.getByTestId('standings').locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().locator('td').last()).toHaveText(/^[1-9]\d*$/);
  }
  expect(await ann.getByTestId('standings').locator('table').innerText()).toBe(
    await bob.getByTestId('standings').locator('table').innerText(),
  );
  await picture(ann, 'kart-1-standings-duo');
  await throughReplay(ann, '0 🪙');
  await agree(ann, bob);
});

test('two people and a bot play a game of Mario Kart before a watcher, to its replay', async ({ browser }) => {
  test.setTimeout(300_000);
  const { ann, cid } = await watched(browser, server.url, 'mariokart', [3], (host) => races(host, 2));
  for (const page of [ann, cid]) {
    await expect(page.getByTestId('standings').locator('tbody tr')).toHaveCount(3);
    await expect(page.getByTestId('token-1-2')).toHaveCount(0);
  }
});

test('two people with two characters each answer what is asked only there', async ({ browser }) => {
  test.setTimeout(240_000);
  const table = await LiveTable.openForTwo(browser, server, 'mariokart');
  const [ann, bob] = table.pages;

  await test.step('worked example 12', async () => {
    await table.stage('mariokart-duo');
    await answer(ann, 'roll');
    await asks(ann, 'character');
    await answer(ann, 'character-toad', 'power-up');
    await asks(bob, 'own_character');
    await answer(bob, 'pick-character-peach');
    await asks(ann, 'purchase');
    await table.shows({ cash: { 1: 10, 2: 0 }, at: { 1: 7, '1-2': 11, 2: 20, '2-2': 8 }, lying: [[8, 1]] });
    await answer(ann, 'buy', 'end-turn');
    await table.shows({ cash: { 1: 9, 2: 0 }, led: { toad: 'down', mario: 'up', bowser: 'up', peach: 'up, in Jail' } });

    await asks(bob, 'jail');
    await expect(bob.getByTestId('prompt')).toContainText('Princess Peach is in Jail');
    await expect(bob.getByTestId('pay-fine')).toBeDisabled();
    await answer(bob, 'roll');
    await asks(bob, 'roll');
    await answer(bob, 'roll', 'move');
    await table.shows({ cash: { 1: 9, 2: 0 }, at: { 2: 8 }, led: { bowser: 'up, in Jail' }, lying: [[8, 1]] });
    await answer(bob, 'end-turn');

    await answer(ann, 'roll', 'power-up');
    await table.shows({ cash: { 1: 10, 2: 0 }, at: { 1: 7, '1-2': 12 } });
    await answer(ann, 'end-turn');
    await table.shows({ led: { toad: 'up', mario: 'up', bowser: 'down, in Jail', peach: 'up, in Jail' } });

    await asks(bob, 'jail');
    await answer(bob, 'roll');
    await table.shows({ cash: { 1: 10, 2: 1 }, led: { bowser: 'down' }, lying: [[12, 2]] });
    await asks(bob, 'jail');
    await answer(bob, 'roll');
    await asks(bob, 'end_turn');
    await answer(bob, 'end-turn');
    await table.shows({ led: { bowser: 'up', peach: 'up, in Jail' } });

    await answer(ann, 'roll', 'character-mario');
    await asks(ann, 'marker');
    await answer(ann, 'pick-space-12', 'end-turn');
    await asks(bob, 'roll');
    await table.shows({ cash: { 1: 10, 2: 1 }, at: { '1-2': 16, '2-2': 8 }, led: { peach: 'up' }, markers: [12] });
  });

  await test.step('a race of one character each', async () => {
    await table.stage('mariokart-duo-race');
    await picture(ann, 'kart-2-duo-middle');
    await answer(ann, 'flip', 'enter-mario');
    await answer(bob, 'enter-bowser');
    await asks(ann, 'prize');
    await answer(ann, 'pick-character-bowser');
    await asks(ann, 'own_character');
    await answer(ann, 'pick-character-toad');
    const lying: [number, number][] = [
      [3, 3],
      [12, 2],
    ];
    await table.shows({ cash: { 1: 6, 2: 6 }, points: { 1: 220, 2: 130 }, led: { bowser: 'up, in Jail' }, lying });
    await picture(bob, 'kart-3-duo-race-seen');
  });
});
