import { expect, jest } from '@jest/globals';
import { KgsDirector } from '../drivers/kgs';
import { july } from '../taskpane/kgs/support/sample-year';
import { testInTurn } from '../support/in-full';
import { text } from '../support/text';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** In each run one system shows that its jobs need no mouse: see kuksu-keyboard.test.ts and nk.test.ts. */
testInTurn(0, 3)('A year and a tournament can be made by keyboard alone', async () => {
  const kgs = new KgsDirector(await workbenches.desk('', 'en'));
  const { page } = kgs.desk.open;
  const { t } = kgs;
  const results = await kgs.sheet.add();
  await kgs.pasteResults(results, july);

  await kgs.view('viewFunctions');
  await kgs.desk.pane.getByRole('searchbox').focus();
  await kgs.desk.tabTo(text('en', 'kgsNewYear'));
  await page.keyboard.press('Enter');
  await kgs.opened(t('kgsNewYear'));
  await kgs.desk.tabTo(t('kgsYearName'));
  await page.keyboard.type('2012');
  await kgs.desk.tabTo(t('kgsRuleCalculator'));
  await page.keyboard.press('ArrowDown');
  await kgs.desk.tabTo(t('kgsRowPoints'));
  await page.keyboard.type('8 5 3 2 1');
  await kgs.desk.tabTo(t('preview'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('write')).waitFor();
  await kgs.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('undo')).waitFor();

  await page.keyboard.press('Shift+Tab');
  await kgs.desk.back.focus();
  await page.keyboard.press('Enter');
  await kgs.desk.tabTo(t('kgsAddTournament'));
  await page.keyboard.press('Enter');
  await kgs.opened(t('kgsAddTournament'));
  await kgs.desk.typePlace(`${results}!A1:D7`);
  await kgs.desk.tabTo(t('kgsTournamentName'));
  await page.keyboard.type('July 2012');
  await kgs.desk.tabTo(t('kgsRounds'));
  await page.keyboard.type('10');
  await kgs.desk.tabTo(t('preview'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('write')).waitFor();
  await kgs.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await kgs.desk.status.getByText(t('writtenTitle', { title: 'July 2012' })).waitFor();
  await kgs.desk.open.calculated();
  expect((await kgs.sheet.values('July 2012!I8:I13')).flat()).toEqual([7, 6, 3, 1.5, 1.5, 0]);
});
