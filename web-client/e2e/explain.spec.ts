import { expect, test } from '@playwright/test';
import { afterTurn, open, TURN } from './fake/kartRaces';
import { atKarts, duoRoom, kartRoom } from './fake/mariokart';
import { violations } from './fake/pressing';
import { SIZES, shot } from './fake/sizes';
import { prompt } from './fake/table';

/** What the game says of itself to who presses on it. `SHOTS` names the folder of pictures. */
const waits = { prompt: prompt({ type: 'roll' }, [2]) };

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height }, contextOptions: { reducedMotion: 'reduce' } });

    test('a space says what it does', async ({ page }) => {
      await atKarts(page, waits);
      await page.getByTestId('board-space-14').click();
      await expect(page.getByTestId('says')).toHaveText('Whoever lands here does what the star of the character says:');
      await expect(page.getByTestId('stars')).toContainText('Mario (Ann) Take 3 coins from the Bank');
      expect(await violations(page)).toEqual([]);
      await shot(page, `explain-${size.name}-star`);
      await page.keyboard.press('Escape');
      await page.getByTestId('board-space-12').click();
      await expect(page.getByTestId('says').first()).toContainText('drops 2 🪙');
      await page.keyboard.press('Escape');
    });

    test('a token and a player show the cards of the characters', async ({ page }) => {
      await atKarts(page, waits, duoRoom);
      await page.getByTestId('look-token-toad').click();
      const look = page.getByTestId('characters-look');
      await expect(look.getByTestId('character-toad')).toContainText('When you roll Lightning:');
      await expect(look.getByTestId('character-mario')).toContainText('On Super Star:');
      await expect(look).toContainText('led by Ann');
      expect(await violations(page)).toEqual([]);
      await shot(page, `explain-${size.name}-characters`);
      await page.keyboard.press('Escape');
      await expect(look).toHaveCount(0);
      await page.getByTestId('characters-2').click();
      await expect(look.getByTestId('character-bowser')).toBeVisible();
    });

    test('the faces of the power die and the races are explained', async ({ page }) => {
      const server = await atKarts(page, waits);
      server.step(afterTurn, TURN);
      await page.getByTestId('help').click();
      const help = page.getByTestId('help-look');
      await expect(help.getByTestId('face-lightning')).toContainText('All other players drop 1 coin.');
      await expect(help.getByTestId('face-lightning')).toContainText('better for: Toad (Dora)');
      await expect(help).toContainText('Races to come');
      expect(await violations(page)).toEqual([]);
      await shot(page, `explain-${size.name}-help`);
    });

    // There are no piles on a phone.
    if (size.name !== 'phone') {
      test('the deck of races shows what is public', async ({ page }) => {
        const server = await atKarts(page, { ...waits, ...open('gp_2', 3, [1, 2], [3, 4]) }, kartRoom);
        server.step({ ...waits, race: { duties: [], open: null } });
        await page.getByTestId('deck-grand_prix').click();
        await expect(page.getByTestId('deck-look')).toContainText('Races to come: 5.');
        await expect(page.getByTestId('deck-look')).toContainText('Moo Moo Meadows');
        await shot(page, `explain-${size.name}-deck`);
      });
    }
  });
}
