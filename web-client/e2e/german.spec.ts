import { expect, test } from '@playwright/test';
import { FakeServer, roomView } from './fake/server';
import { ROOM, middleGame, prompt, sideActions } from './fake/table';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a German browser plays in German from the first page on', async ({ page }) => {
  const question = prompt({ type: 'jail', data: { fine: 50, tries: 1 } }, [1]);
  const answers = [
    { type: 'roll' },
    { type: 'pay_fine', data: { cost: 50 } },
    { type: 'use_jail_card', data: { card: 'qb09' } },
  ];
  const server = new FakeServer(
    page,
    roomView,
    middleGame({ prompt: question, 'answers/1': answers, 'actions/1': sideActions }),
  );
  await server.open();
  await page.goto(`/room/${ROOM}`);
  await expect(page.getByTestId('pay-fine')).toHaveText('$50 zahlen');
  await expect(page.getByTestId('board-space-5')).toContainText('Ranke');
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/german.png` });
});
