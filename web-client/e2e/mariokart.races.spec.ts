import { expect, test } from '@playwright/test';
import { DUO_QUESTIONS, KART_QUESTIONS } from './fake/kartQuestions';
import { atKarts, duoRoom } from './fake/mariokart';
import { onBoard, press, sent } from './fake/pressing';
import { prompt } from './fake/table';

/** Races, prizes, money and two characters each, on a made-up table. */
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('races', () => {
  test('the card that comes is shown before it is turned up', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['flip']);
    const card = page.getByTestId('race-card');
    await expect(card).toContainText('DK Jungle');
    await expect(card).toContainText('2 🪙');
    await expect(card).toContainText('You may put anyone on Free Parking');
    await expect(page.getByTestId('flip')).toHaveText('Start the race');
    await press(page, server, 'flip', { type: 'flip' });
  });

  test('who is asked to enter sees fee, prizes, own coins and who races', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['race_entry']);
    await expect(page.getByTestId('prompt')).toContainText('you have 13 🪙');
    await expect(page.getByTestId('race-card')).toContainText('Leave a banana on a property of your own.');
    await expect(page.getByTestId('entry-3')).toHaveAttribute('data-entry', 'in');
    await press(page, server, 'enter', { type: 'enter', data: null });
    await press(page, server, 'stay-out', { type: 'stay_out' });
    server.step(KART_QUESTIONS['race_rematch'] ?? {});
    await expect(page.getByTestId('race-card')).toContainText('held by Bowie');
  });

  test('a property is bought', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['prize_buy']);
    await expect(page.getByTestId('prompt')).toContainText('for its printed price');
    await expect(page.getByTestId('pick-deed-29')).toHaveAccessibleName(/Buy Bowser's Castle from Bowie for 5/);
    await press(page, server, 'pick-deed-29', { type: 'pick_deed', data: { deed: 29 } });
    await onBoard(page, 7);
    await page.keyboard.press('Enter');
    await sent(server, 2, { type: 'pick_deed', data: { deed: 7 } });
    await press(page, server, 'skip-it', { type: 'skip' });
  });

  test('somebody is put on Free Parking, or goes to Jail', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['prize_put']);
    await expect(page.getByTestId('pick-player-1')).toHaveAccessibleName(/Put yourself on Free Parking/);
    await press(page, server, 'pick-player-2', { type: 'pick_player', data: { player: 2 } });
    server.step(KART_QUESTIONS['prize_jail'] ?? {});
    await expect(page.getByTestId('prompt')).toContainText('You may send another player to Jail.');
    await press(page, server, 'pick-player-4', { type: 'pick_player', data: { player: 4 } });
  });

  test('two properties are swapped', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['prize_swap']);
    const confirm = page.getByTestId('confirm-swap');
    await expect(confirm).toBeDisabled();
    await expect(page.getByTestId('pick-deed-21')).toContainText('3 🪙 · 30 pts');
    await page.getByTestId('pick-deed-3').click();
    await expect(confirm).toHaveText('The other property');
    await expect(page.getByTestId('pick-deed-1')).toBeDisabled();
    await onBoard(page, 21);
    await expect(confirm).toHaveText('Swap Water Park and Electrodrome');
    await press(page, server, 'confirm-swap', { type: 'swap_deeds', data: { deeds: [3, 21] } });
    await press(page, server, 'skip-it', { type: 'skip' });
  });

  test('a property is put up for auction', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['prize_auction']);
    await expect(page.getByTestId('prompt')).toContainText('Without a bid it stays where it is.');
    await press(page, server, 'pick-deed-13', { type: 'pick_deed', data: { deed: 13 } });
  });

  test('a card is raced for again', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['rematch_card']);
    await expect(page.getByTestId('pick-card-gp_7')).toContainText('50 points');
    await expect(page.getByTestId('pick-card-gp_7')).toContainText('You may send another player to Jail.');
    await press(page, server, 'pick-card-gp_7', { type: 'pick_card', data: { card: 'gp_7' } });
  });
});

test.describe('money', () => {
  test('an auction by seat says whose turn it is', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['auction']);
    await expect(page.getByTestId('bid-turn')).toHaveText('It is for you to bid or to pass.');
    await expect(page.getByTestId('bidder-3')).toContainText('is skipped');
    await expect(page.getByTestId('bidder-2')).toContainText('bids later');
    await press(page, server, 'bid', { type: 'bid', data: { amount: 4 } });
    await press(page, server, 'pass', { type: 'pass' });
    const auction = { ...(KART_QUESTIONS['auction']?.['auction'] as object), turn: 4 };
    server.step({ auction, 'answers/1': null, prompt: prompt({ type: 'auction', data: { turn: 4 } }, [4], 41) });
    await expect(page.getByTestId('bid-turn')).toHaveText('Dora is to bid. You are next.');
    await expect(page.getByTestId('bid')).toHaveCount(0);
  });

  test('a debt is paid by itself: there is nothing to settle or to give up', async ({ page }) => {
    const server = await atKarts(page, KART_QUESTIONS['debt']);
    const asked = page.getByTestId('prompt');
    await expect(asked).toContainText('to be dropped on Super Star');
    await expect(asked).toContainText('It is paid by itself once you have enough.');
    for (const button of ['settle', 'give-up']) await expect(page.getByTestId(button)).toHaveCount(0);
    await page.getByTestId('sell-deed-13').click();
    await expect.poll(() => server.acts()[0]?.data.intent).toEqual({ type: 'sell_deed', data: { deed: 13 } });
  });

  test('race cards are no goods, and partners are those of the actions', async ({ page }) => {
    await atKarts(page, KART_QUESTIONS['purchase']);
    await expect(page.getByTestId('raise-cash')).toHaveCount(0);
    await page.getByTestId('tab-trade').click();
    await expect(page.getByTestId('offer-to-3')).toHaveCount(0);
    await page.getByTestId('offer-to-2').click();
    await expect(page.getByTestId('trade-builder')).not.toContainText('Royal Raceway');
    await expect(page.getByTestId('want-deed-7')).toBeVisible();
  });
});

test.describe('two characters each', () => {
  test('who moves is shown with what each can do', async ({ page }) => {
    const server = await atKarts(page, DUO_QUESTIONS['character'], duoRoom);
    await expect(page.getByTestId('character-toad')).toContainText('One after another, all other players drop 1 coin');
    await expect(page.getByTestId('way-mario')).toHaveText('stops at Boost Pad (banana)');
    await expect(page.getByTestId('way-toad')).toHaveText('to Mario Circuit');
    await press(page, server, 'character-toad', { type: 'pick_character', data: { character: 'toad' } });
    await page.getByTestId('pick-token-mario').click();
    await page.keyboard.press('Enter');
    await sent(server, 2, { type: 'pick_character', data: { character: 'mario' } });
  });

  test('which own one is hit, and which of the other player', async ({ page }) => {
    const server = await atKarts(page, DUO_QUESTIONS['own_character'], duoRoom);
    await expect(page.getByTestId('prompt')).toContainText('It drops 1 🪙 where it stands.');
    await press(page, server, 'pick-character-toad', { type: 'pick_character', data: { character: 'toad' } });
    server.step(DUO_QUESTIONS['target_character'] ?? {});
    await expect(page.getByTestId('pick-character-peach')).toContainText('in Jail');
    await press(page, server, 'pick-character-bowser', { type: 'pick_character', data: { character: 'bowser' } });
  });

  test('whose way out of Jail it is', async ({ page }) => {
    const server = await atKarts(page, DUO_QUESTIONS['jail_character'], duoRoom);
    await expect(page.getByTestId('prompt')).toContainText('Toad is in Jail');
    await press(page, server, 'roll', { type: 'roll' });
  });

  test('with which character to race, and whom to move', async ({ page }) => {
    const server = await atKarts(page, DUO_QUESTIONS['race_character'], duoRoom);
    await press(page, server, 'enter-toad', { type: 'enter', data: { character: 'toad' } });
    server.step(DUO_QUESTIONS['prize_character'] ?? {});
    await press(page, server, 'pick-character-peach', { type: 'pick_character', data: { character: 'peach' } });
  });
});
