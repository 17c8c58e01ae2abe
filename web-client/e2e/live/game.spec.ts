import { expect, test } from '@playwright/test';
import { agree, arrive, play, press, throughReplay } from './people';
import { LiveServer } from './server';

let server: LiveServer;

test.beforeAll(async () => {
  server = await LiveServer.start();
});

test.afterAll(async () => {
  await server.end();
});

test('two people and a bot play with a watcher, through a reload and a crash, to the replay', async ({ browser }) => {
  test.setTimeout(240_000);
  const ann = await arrive(browser, server.url);
  const bob = await arrive(browser, server.url);
  const cid = await arrive(browser, server.url);

  await ann.goto('/');
  await ann.getByTestId('name').first().fill('Ann');
  await ann.getByTestId('edition-collectors').check();
  await ann.getByTestId('create-room').click();
  await expect(ann.getByTestId('ready')).toBeVisible();
  const code = (await ann.getByTestId('room-code').inputValue()).trim();
  const watch = await ann.getByTestId('watch-link').inputValue();

  await bob.goto('/');
  await bob.getByTestId('name').first().fill('Bob');
  await bob.getByTestId('join-code').fill(code);
  await bob.getByTestId('join').click();
  await expect(bob).toHaveURL(/\/join\//);
  await bob.getByTestId('join').click();
  await expect(bob.getByTestId('ready')).toBeVisible();
  await cid.goto(watch);

  const rounds = ann.getByTestId('option-round_limit');
  await rounds.getByRole('checkbox').check();
  await rounds.getByRole('spinbutton').fill('4');
  await rounds.getByRole('spinbutton').blur();
  await ann.getByTestId('add-bot-3').click();
  await expect(bob.getByTestId('ready-3')).toBeVisible();
  await ann.getByTestId('ready').click();
  await bob.getByTestId('ready').click();
  await ann.getByTestId('start').click();
  for (const page of [ann, bob, cid]) await expect(page.getByTestId('board-space-0')).toBeVisible();
  await expect(cid.getByTestId('roll')).toHaveCount(0);

  // The first deed that anyone of the two may buy goes to auction.
  await expect(async () => {
    for (const page of [ann, bob]) await press(page, 'decline', 'roll', 'end-turn');
    await expect(bob.getByTestId('high-bid')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  await bob.reload();
  await expect(bob.getByTestId('high-bid')).toBeVisible();
  await expect(bob.getByTestId('cash-1')).toBeVisible();

  const during = await cid.getByTestId('log').innerText();
  expect(during.length).toBeGreaterThan(0);
  await server.kill();
  await expect(ann.getByTestId('line-state')).toBeVisible();
  await server.run();
  for (const page of [ann, bob, cid]) await expect(page.getByTestId('line-state')).toBeHidden({ timeout: 20_000 });
  await agree(ann, cid);
  await agree(bob, cid);

  await expect(async () => {
    for (const page of [ann, bob]) await play(page);
    await expect(cid.getByTestId('standings')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 150_000, intervals: [50] });
  for (const page of [ann, bob]) await expect(page.getByTestId('standings')).toBeVisible();

  await throughReplay(ann, '$0');
});
