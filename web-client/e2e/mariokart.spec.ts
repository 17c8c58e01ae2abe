import { expect, test, type Page } from '@playwright/test';
import { KART_QUESTIONS } from './fake/kartQuestions';
import { atKarts, driver, duoRoom, kartGame, kartRoom, lying, mariokart } from './fake/mariokart';
import { onBoard, press, sent, violations } from './fake/pressing';
import { FakeServer } from './fake/server';
import { prompt, ROOM } from './fake/table';

/** Mario Kart on a made-up table: every question is answered through the page. */
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('the turn', () => {
  test('what comes first is explained before it is chosen', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['order']);
    const asked = page.getByTestId('prompt');
    await expect(asked).toContainText('The next player ahead of you drops 3 coins.');
    await expect(page.getByTestId('thrown')).toHaveAccessibleName('Dice: 4 and Green Shell');
    await expect(page.getByTestId('move')).toContainText('Move 4, then Green Shell');
    await expect(page.getByTestId('move')).toContainText('stops at Boost Pad (banana)');
    // The pad may lead on, so that nobody knows yet who is nearest then.
    await expect(page.getByTestId('power-up')).toContainText('hits Bowie');
    await expect(page.getByTestId('move')).toContainText('who is hit is open');
    await expect(page.getByTestId('power-up')).toContainText('Green Shell first, then move 4');
    await press(page, server, 'move', { type: 'move', data: null });
    await press(page, server, 'power-up', { type: 'power_up' });
  });

  test('Mario moves further instead of taking coins', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['order_longer']);
    await expect(page.getByTestId('prompt')).toContainText('Your boost: Take 3 coins from the Bank, or go up to 3');
    await expect(page.getByTestId('move-extra-2')).toContainText('Boost Pad');
    await press(page, server, 'move-extra-3', { type: 'move', data: { extra: 3 } });
  });

  test('a roll without the power-up die is announced', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['roll']);
    await expect(page.getByTestId('prompt')).toContainText('This roll is made without the power-up die.');
    await press(page, server, 'roll', { type: 'roll' });
  });

  test('the way out of Jail is told as it is here', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['jail']);
    await expect(page.getByTestId('prompt')).toContainText('Failed tries: 1 of 2. A 6 opens the door');
    await press(page, server, 'pay-fine', { type: 'pay_fine' });
    server.step({ 'seat/1': driver(1, { in_hand: 2 }), 'answers/1': [{ type: 'roll' }] });
    await expect(page.getByTestId('pay-fine')).toBeDisabled();
    await expect(page.getByTestId('prompt')).toContainText('You have 2 🪙; the fine is 5 🪙.');
  });

  test('the second roll of the power-up die', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['second_roll']);
    await press(page, server, 'go', { type: 'go' });
    await press(page, server, 'skip-it', { type: 'skip' });
  });

  test('coins on the way are taken beside the question', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['pickups']);
    await page.getByTestId('take-coins-8').click();
    await expect.poll(() => server.acts()[0]?.data.intent).toEqual({ type: 'take_coins', data: { space: 8 } });
    expect(server.acts()[0]?.data.decision).toBeUndefined();
    await page.getByTestId('leave-coins-12').click();
    await expect.poll(() => server.acts()[1]?.data.intent).toEqual({ type: 'leave_coins', data: { space: 12 } });
    await expect(page.getByTestId('end-turn')).toBeVisible();
  });
});

test.describe('who is hit', () => {
  test('from the list', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['target']);
    await expect(page.getByTestId('prompt')).toContainText('Spiny Shell: who is hit?');
    await expect(page.getByTestId('prompt')).toContainText('Aim at any other player, who drops 3 coins.');
    await expect(page.getByTestId('pick-player-3')).toContainText('9 🪙');
    await press(page, server, 'pick-player-3', { type: 'pick_player', data: { player: 3 } });
  });

  test('on the board: pointed at once it is to be confirmed', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['target']);
    await expect(page.getByTestId('pick-token-mario')).toHaveCount(0);
    await page.getByTestId('pick-token-toad').click();
    await expect(page.getByTestId('pick-player-4')).toBeFocused();
    expect(server.acts()).toEqual([]);
    await page.getByTestId('pick-token-yoshi').click();
    await page.getByTestId('pick-token-yoshi').click();
    await sent(server, 1, { type: 'pick_player', data: { player: 3 } });
  });

  test('two for Peach, in either way', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['target_two']);
    const confirm = page.getByTestId('confirm-targets');
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveText('0 of 2 picked');
    await page.getByTestId('pick-player-4').click();
    await page.getByTestId('pick-token-mario').click();
    await expect(page.getByTestId('pick-player-3')).toBeDisabled();
    await expect(confirm).toHaveText('Hit Bowie, Dora');
    await page.getByTestId('pick-player-4').click();
    await page.getByTestId('pick-player-3').click();
    await press(page, server, 'confirm-targets', { type: 'pick_players', data: { players: [2, 3] } });
  });

  test('a tie, a star and a prize say what they are about', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['target_near']);
    const asked = page.getByTestId('prompt');
    await expect(asked).toContainText('Green Shell: several are equally near. Who is hit?');
    server.step(KART_QUESTIONS['target_star'] ?? {});
    await expect(asked).toContainText('From whom do you take 4 🪙?');
    server.step(KART_QUESTIONS['target_prize'] ?? {});
    await expect(asked).toContainText('Throw a plain Spiny Shell');
  });

  test('coins that were dropped may be taken', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['take_dropped']);
    await expect(page.getByTestId('prompt')).toContainText('Take the 3 🪙 dropped on Toad Harbor?');
    await press(page, server, 'go', { type: 'go' });
    await press(page, server, 'skip-it', { type: 'skip' });
  });
});

test.describe('spaces', () => {
  test('a banana goes on the path', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['marker']);
    await expect(page.getByTestId('board-space-5')).toHaveAttribute('data-open', 'true');
    await expect(page.getByTestId('board-space-7')).toHaveAttribute('data-open', 'false');
    await expect(page.getByTestId('board-space-5')).toHaveAccessibleName(/can be picked/);
    await onBoard(page, 3);
    await expect(page.getByTestId('pick-space-3')).toBeFocused();
    await expect(page.getByTestId('board-space-3')).toHaveAccessibleName(/picked/);
    await onBoard(page, 5);
    await expect(page.getByTestId('pick-space-3')).toHaveAttribute('data-chosen', 'false');
    await page.keyboard.press('Enter');
    await sent(server, 1, { type: 'pick_space', data: { space: 5 } });
    await press(page, server, 'pick-space-6', { type: 'pick_space', data: { space: 6 } });
  });

  test('a space that cannot be picked still shows its deed', async ({ page }) => {
    await atKarts(page, KART_QUESTIONS['marker_own']);
    await onBoard(page, 21);
    await expect(page.getByTestId('deed-card')).toBeVisible();
  });

  test('bananas on own properties, at most two', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['markers']);
    await expect(page.getByTestId('confirm-spaces')).toBeDisabled();
    await page.getByTestId('pick-space-13').click();
    await onBoard(page, 1);
    await expect(page.getByTestId('pick-space-3')).toBeDisabled();
    await press(page, server, 'confirm-spaces', { type: 'pick_spaces', data: { spaces: [1, 13] } });
    await press(page, server, 'no-spaces', { type: 'pick_spaces', data: { spaces: [] } });
  });

  test('bananas are picked up for coins', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['lift_markers']);
    await onBoard(page, 23);
    await page.getByTestId('pick-space-10').click();
    await expect(page.getByTestId('confirm-spaces')).toHaveText('Pick up 2 for 6 🪙');
    await press(page, server, 'confirm-spaces', { type: 'pick_spaces', data: { spaces: [10, 23] } });
  });

  test('Luigi jumps, Rosalina moves on, and it is said where to', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['jump']);
    await expect(page.getByTestId('prompt')).toContainText('Jump to Sweet Sweet Canyon?');
    await expect(page.getByTestId('prompt')).toContainText('buy it for 1 🪙');
    await press(page, server, 'go', { type: 'go' });
    await expect(page.getByTestId('go')).toHaveText('Jump to Sweet Sweet Canyon');
    server.step(KART_QUESTIONS['advance'] ?? {});
    // A banana lies on the way.
    await expect(page.getByTestId('go')).toHaveText('Move, stopped on Boost Pad (banana)');
    server.step({ lying: { ...lying, markers: [] } });
    await expect(page.getByTestId('prompt')).toContainText('Super Star, 8 spaces ahead');
    await expect(page.getByTestId('go')).toHaveText('Move to Super Star');
    await onBoard(page, 14);
    await onBoard(page, 14);
    await sent(server, 2, { type: 'go' });
    await press(page, server, 'skip-it', { type: 'skip' });
  });

  test('steps say where they lead', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['steps_coins']);
    await expect(page.getByTestId('steps-2')).toContainText('Jail / Just Visiting');
    await press(page, server, 'steps-5', { type: 'steps', data: { steps: 5 } });
    await press(page, server, 'steps-0', { type: 'steps', data: { steps: 0 } });
    server.step(KART_QUESTIONS['steps_either'] ?? {});
    await expect(page.getByTestId('steps--3')).toContainText('Toad Harbor');
    await press(page, server, 'steps--2', { type: 'steps', data: { steps: -2 } });
    await onBoard(page, 17);
    await onBoard(page, 17);
    await sent(server, 4, { type: 'steps', data: { steps: 3 } });
  });
});

test('those who wait are told who is asked what', async ({ page }) => {
  const server = await atKarts(page, {}, kartRoom);
  const waiting = page.getByTestId('waiting');
  for (const [name, text] of [
    ['order', 'Bowie decides what comes first.'],
    ['target', 'Bowie picks who is hit.'],
    ['marker', 'Bowie picks the space for the banana.'],
    ['markers', 'Bowie may put bananas on own properties.'],
    ['lift_markers', 'Bowie may pick up bananas.'],
    ['jump', 'Bowie decides whether to go on.'],
    ['steps_coins', 'Bowie decides how far to move.'],
    ['second_roll', 'Bowie may roll the power-up die again.'],
    ['take_dropped', 'Bowie may take the dropped coins.'],
    ['flip', 'Bowie turns up the race card.'],
    ['race_entry', 'Bowie decides whether to enter Sherbet Land.'],
    ['prize_buy', 'Bowie decides about the prize.'],
    ['rematch_card', 'Bowie picks the card for the rematch.'],
  ] as const) {
    const asked = KART_QUESTIONS[name]?.['prompt'] as { question: unknown };
    server.step({ prompt: prompt(asked.question, [2]), 'answers/1': null });
    await expect(waiting).toHaveText(text);
  }
  server.step({ prompt: prompt({ type: 'character' }, [2]) });
  await expect(waiting).toHaveText('Bowie picks who moves.');
  server.step({
    prompt: prompt(
      { type: 'own_character', data: { why: { type: 'boost', data: { character: 'toad', power: 'lightning' } } } },
      [2],
    ),
  });
  await expect(waiting).toHaveText('Bowie picks which character is hit.');
});

test('with the keyboard alone', async ({ page }) => {
  const server = await atKarts(page, KART_QUESTIONS['marker']);
  await page.getByTestId('board-space-0').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('pick-space-4')).toBeFocused();
  await page.keyboard.press('Enter');
  await sent(server, 1, { type: 'pick_space', data: { space: 4 } });
  server.step(KART_QUESTIONS['target_two'] ?? {});
  await page.getByTestId('pick-player-2').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByTestId('confirm-targets').focus();
  await page.keyboard.press('Enter');
  await sent(server, 2, { type: 'pick_players', data: { players: [2, 3] } });
});

test.describe('the lobby', () => {
  const lobby = { ...kartRoom, phase: 'lobby' as const, game: null };

  async function enter(page: Page, room: typeof lobby): Promise<FakeServer> {
    const server = new FakeServer(page, room, null, 1, mariokart);
    await server.open();
    await page.goto(`/room/${ROOM}`);
    await expect(page.getByTestId('character-mario')).toBeVisible();
    return server;
  }
  const wishes = (server: FakeServer) =>
    server.sent.filter((message) => message.type === 'room').map((message) => message.data['wish']);

  test('characters are chosen by what they can do', async ({ page }) => {
    const server = await enter(page, lobby);
    const rosalina = page.getByTestId('character-rosalina');
    await expect(rosalina).toContainText('You may go on to the next Super Star');
    await expect(page.getByTestId('character-mario')).toHaveAttribute('data-state', 'mine');
    await expect(page.getByTestId('character-toad')).toContainText('taken: Dora');
    await expect(page.getByTestId('characters-4')).toHaveText('Toad');
    // It can be read with the keyboard, but not taken.
    await page.getByTestId('character-toad').click({ force: true });
    await rosalina.click();
    await expect
      .poll(() => wishes(server).filter((wish) => (wish as { type: string }).type !== 'contribute'))
      .toEqual([{ type: 'take_token', data: { token: 'rosalina' } }]);
    await expect(page.getByTestId('slot-second')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('two players choose two each', async ({ page }) => {
    const server = await enter(page, { ...lobby, seats: duoRoom.seats });
    await expect(page.getByTestId('characters-2')).toHaveText('Bowser + Princess Peach');
    await expect(page.getByTestId('slot-second')).toContainText('Toad');
    await page.getByTestId('slot-second').click();
    await page.getByTestId('character-yoshi').click();
    await expect.poll(() => wishes(server).at(-1)).toEqual({ type: 'take_second', data: { token: 'yoshi' } });
    expect(await violations(page)).toEqual([]);
  });

  test('without power packs four are left', async ({ page }) => {
    await enter(page, { ...lobby, options: { ...lobby.options, power_packs: false } });
    await expect(page.locator('[data-testid^="character-"]')).toHaveCount(4);
  });

  test('the options of this edition are there', async ({ page }) => {
    await enter(page, lobby);
    for (const option of ['pickup', 'power_packs', 'races'])
      await expect(page.getByTestId(`option-${option}`)).toBeVisible();
  });
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing at ${String(size.width)}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    const server = await atKarts(page);
    for (const [name, question] of Object.entries(KART_QUESTIONS)) {
      server.step({ ...kartGame(), ...question });
      await expect(page.getByTestId('prompt')).toHaveAttribute(
        'data-question',
        (question['prompt'] as { question: { type: string } }).question.type,
      );
      expect(await violations(page), name).toEqual([]);
    }
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('with the words of the rulebook', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['order']);
    const asked = page.getByTestId('prompt');
    await expect(asked).toContainText('4 ziehen, dann Grüner Panzer');
    server.step(KART_QUESTIONS['prize_swap'] ?? {});
    await expect(asked).toContainText('Wähle von beiden je eines; einer davon darfst du sein.');
    server.step(KART_QUESTIONS['race_entry'] ?? {});
    await expect(page.getByTestId('enter')).toHaveText('Mitfahren für 3 🪙');
    server.step(KART_QUESTIONS['auction'] ?? {});
    await expect(page.getByTestId('bidder-3')).toContainText('wird übersprungen');
  });
});
