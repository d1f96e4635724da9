import { describe, expect, jest } from '@jest/globals';
import { july, september } from '../taskpane/kgs/support/sample-year';
import { KgsDirector } from '../drivers/kgs';
import { freshWorkbenches } from './support/fresh-workbench';
import { oneOf } from '../support/sampled';
import { testInTurn } from '../support/in-full';
import { text } from '../support/text';
import { foundByAxe } from './support/axe';
import { Looker, walks } from './support/looker';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** In each run one system shows that its jobs need no mouse: see kuksu.test.ts and nk.test.ts. */
testInTurn(0, 3)('A year and a tournament can be made by keyboard alone', async () => {
  const kgs = new KgsDirector(await workbenches.desk('', 'en'));
  const { page } = kgs.desk.open;
  const { t } = kgs;
  /** Waits until a heading has the focus. */
  const isAtHeading = (): Promise<void> => kgs.desk.pane.locator('h2:focus').waitFor();
  const results = await kgs.sheet.add();
  await kgs.pasteResults(results, july);

  await kgs.view('viewFunctions');
  await kgs.desk.pane.getByRole('searchbox').focus();
  await kgs.desk.tabTo(text('en', 'kgs-year'));
  await page.keyboard.press('Enter');
  await kgs.opened(t('kgs-year'));
  await kgs.desk.tabTo(t('kgsYearName'));
  await page.keyboard.type('2012');
  await kgs.desk.tabTo(t('kgsRuleCalculator'));
  await page.keyboard.press('ArrowDown');
  await kgs.desk.tabTo(t('kgsRowPoints'));
  await page.keyboard.type('8 5 3 2 1');
  await kgs.desk.tabTo(t('preview'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('write')).waitFor();
  await isAtHeading();
  await kgs.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('undo')).waitFor();
  await isAtHeading();

  await page.keyboard.press('Shift+Tab');
  await kgs.desk.back.focus();
  await page.keyboard.press('Enter');
  await kgs.desk.tabTo(t('kgs-tournament'));
  await page.keyboard.press('Enter');
  await kgs.opened(t('kgs-tournament'));
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

  // What was written can be undone after a reload.
  await kgs.desk.reopen();
  await kgs.desk.status.getByText(/^Last written: .*, \d\d:\d\d\.$/).waitFor();
  const frame = await kgs.desk.frame();
  expect(await foundByAxe(frame)).toEqual([]);
  await frame.evaluate(() => {
    document.querySelector('button')?.focus();
  });
  await kgs.desk.tabTo(t('undo'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('undo')).waitFor({ state: 'detached' });
  await kgs.desk.pane.locator('[role=status]:focus').waitFor();
  expect(await kgs.sheet.names()).not.toContain('July 2012');
});

/** Looks at views in turn with kuksu.test.ts, scenes.test.ts and check.test.ts. */
const walk = testInTurn(5, 6);

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  walk('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const kgs = new KgsDirector(await workbenches.desk(search, language));
    const { t } = kgs;
    const looker = await Looker.of(kgs.desk);

    await kgs.job(t('kgs-tournament'));
    await kgs.desk.pane.getByText(t('kgsNoYear')).waitFor();
    await looker.look('add, no year');
    await kgs.job(t('kgs-year'));
    await looker.look('new year');
    await kgs.desk.pane.getByRole('radio', { name: t('kgsRuleRow') }).check();
    await kgs.desk.field(t('kgsRowPoints')).fill('8 5 3 2 1');
    await kgs.preview();
    await looker.look('new year, previewed');
    await kgs.write();
    await looker.look('new year, written');
    const results = await kgs.sheet.add();
    await kgs.pasteResults(results, september);
    await kgs.job(t('kgs-tournament'));
    await kgs.useSelection();
    await kgs.describe(september);
    await looker.look('add');
    await kgs.preview();
    await kgs.desk.pane.getByText(t('kgsPreviewWhy')).click();
    await looker.look('add, previewed and explained');
  });
});
