import { beforeEach, describe, expect, test } from '@jest/globals';
import { foundByAxe, overflowing, setPaneSize } from './support/axe';
import { freshWorkbenches } from './support/fresh-workbench';
import { BrowserDesk } from '../drivers/browser-desk';
import { Director } from '../drivers/director';
import type { OpenWorkbench } from './support/workbench';
import { inTurn } from '../support/pairwise';
import { testInTurn } from '../support/in-full';
import { isTaken } from '../support/sampled';
import { text } from '../support/text';

const workbenches = freshWorkbenches();

let open: OpenWorkbench;
let driver: Director<BrowserDesk>;

async function write(address: string, content: string | number): Promise<void> {
  await open.page.evaluate(
    ([at, value]) => {
      const { grid } = window.workbench;
      window.workbench.select(at as string);
      const { sheetId, row, column } = grid.selection();
      grid.write({ sheetId, row, column }, value);
    },
    [address, content] as const,
  );
  await open.calculated();
}

/** Chooses the add-in's entry in the menu of a cell. */
async function fromMenu(address: string, entry: string): Promise<void> {
  await open.select(address);
  await open.pointAt(address);
  await open.page.mouse.down({ button: 'right' });
  await open.page.mouse.up({ button: 'right' });
  await open.page.getByText(entry, { exact: true }).click();
}

const explains = (address: string): Promise<void> =>
  driver.desk.pane.locator('h1.address', { hasText: address }).waitFor();

/** How many views of this file were looked at. */
let looked = 0;

/** Nothing for axe to find, nothing cut off or scrolling sideways. In `npm test` axe looks at every third view. */
async function isSound(state: string): Promise<void> {
  const frame = await driver.desk.frame();
  looked += 1;
  if (isTaken(looked, 3)) {
    expect([state, await foundByAxe(frame)]).toEqual([state, []]);
  }
  expect([state, await overflowing(frame)]).toEqual([state, []]);
}

const unfold = (summary: string) =>
  driver.desk.pane.locator('summary', { hasText: summary }).first().click();

describe('by mouse', () => {
  beforeEach(async () => {
    open = await workbenches.shared();
    await open.reopenPane();
    driver = new Director(new BrowserDesk(open, 'en'));
    await setPaneSize(open.page, 350);
  });

  test('a cell is explained from its menu; an open pane is not loaded again, and a job stays', async () => {
    await open.page.locator('#pane-close').click();
    await fromMenu('SOF!C7', 'Explain this cell');
    await explains('SOF!C7');
    await driver.desk.pane.locator('.why-steps li').first().waitFor();
    await isSound('formula-350');

    await driver.job(text('en', 'nk-new'));
    const frame = await driver.desk.frame();
    await frame.evaluate(() => {
      document.querySelector('main')?.setAttribute('data-kept', '');
    });
    await fromMenu('SOF!D8', 'Explain this cell');
    await driver.desk.button(text('en', 'explainCell', { address: 'SOF!D8' })).click();
    await explains('SOF!D8');
    await driver.desk.button(text('en', 'viewRun')).click();
    await driver.desk.pane.locator('main[data-kept]').waitFor();
  });

  testInTurn(0, 3)(
    'an argument is gone to and left again, changed in memory, and a text made a number and undone',
    async () => {
      await write('SOF!A40', 1250);
      await write('SOF!B40', "'60");
      await write('SOF!C40', '=SOF.AWARD(A40,B40)');
      await driver.view('viewWhy');
      await open.select('SOF!C40');
      await explains('SOF!C40');
      await driver.desk.pane.locator('.message.danger').waitFor();
      await isSound('error-350');
      await driver.desk
        .button(text('en', 'whyGoTo', { address: 'B40' }))
        .first()
        .click();
      await driver.desk.button(text('en', 'whyBack', { address: 'SOF!C40' })).click();

      await driver.desk.button(text('en', 'whyConvert')).click();
      await isSound('convert-350');
      await driver.desk.button(text('en', 'whyConvert')).click();
      await driver.desk.pane.locator('.why-steps li').first().waitFor();
      expect((await open.cell('SOF!B40')).value).toBe(60);
      const before = await open.cell('SOF!C40');
      expect(before.value).toBe(25.16);

      await unfold(text('en', 'whyWhatIf'));
      const tables = driver.desk.pane.locator('.what-if input').nth(1);
      await tables.fill('55');
      await tables.blur();
      await driver.desk.pane.locator('.what-if .outcome', { hasText: '23.35' }).waitFor();
      await isSound('what-if-350');
      expect(await open.cell('SOF!C40')).toEqual(before);

      await driver.desk.button(text('en', 'whyAsItIs')).click();
      await driver.desk.button(text('en', 'undo')).click();
      await driver.desk.pane.locator('.message.danger').waitFor();
      expect((await open.cell('SOF!B40')).value).toBe('60');
    },
  );
});

testInTurn(1, 3).each(inTurn({ language: ['en', 'nl'] as const, width: [350, 320] }, 1))(
  'what is in the way, where rows stand, what a rule says, where a figure comes from ($language, $width)',
  async ({ language, width }) => {
    open = await workbenches.open(language === 'en' ? '' : '?locale=nl-NL');
    driver = new Director(new BrowserDesk(open, language));
    for (const [at, name] of ['Ann', 'Bob', 'Cid'].entries()) {
      const row = 40 + at;
      await write(`SOF!A${row}`, name);
      await write(`SOF!B${row}`, [60, 55, 60][at] ?? 0);
    }
    await write('SOF!C40', '=SOF.RESULTS(25.16,B40:B42)');
    await write('SOF!F40', '=SOF.AWARD(IF(B40>1,B40:B42,0),B40+B41)');
    await write('SOF!F42', 'x');
    await write('SOF!G40', '=C41*2');
    await setPaneSize(open.page, width);
    await driver.view('viewWhy');
    await open.select('SOF!F40');
    await explains('SOF!F40');
    const blocked = text(language, 'whyGoTo', { address: 'F42' });
    await driver.desk.button(blocked).waitFor();
    await isSound(`spill-${language}-${width}`);
    await open.select('SOF!C40');
    await explains('SOF!C40');
    await driver.desk.pane.locator('.results li', { hasText: 'Cid' }).waitFor();
    await driver.desk.pane.locator('.says').last().click();
    await driver.desk.pane.locator('.clause-says', { hasText: /\w/ }).waitFor();
    await isSound(`rows-${language}-${width}`);
    await open.select('SOF!G40');
    await explains('SOF!G40');
    await driver.desk.button(text(language, 'whyOrigin')).click();
    // Also of a cell that a result spills into.
    await driver.desk.pane.locator('.origins li', { hasText: 'SOF.RESULTS' }).waitFor();
    await isSound(`origin-${language}-${width}`);
  },
);

describe('by keyboard, in Dutch, dark and narrow', () => {
  testInTurn(2, 3)('a spilled row, nested calls and what is not worked out', async () => {
    open = await workbenches.open('?locale=nl-NL&theme=dark');
    driver = new Director(new BrowserDesk(open, 'nl'));
    await setPaneSize(open.page, 320);
    await write('SOF!A40', 1250);
    await write('SOF!A41', 500);
    await write('SOF!C40', '=SOF.AWARD(A40:A41,60)');
    await write('SOF!E40', '=ROUND(SOF.PLACE(SOF.AWARD(A40,60),2),1)');
    await write('SOF!F40', '=SOF.AWARD(A40,SUM(OFFSET(A41,0,0))/10)');
    await open.select('SOF!C41');
    const offer = text('nl', 'explainCell', { address: 'SOF!C41' });
    await driver.desk.button(offer).waitFor();
    const frame = await driver.desk.frame();
    await frame.evaluate(() => {
      document.querySelector<HTMLElement>('.tabs button')?.focus();
    });
    await driver.desk.tabTo(offer);
    await open.page.keyboard.press('Enter');
    await explains('SOF!C41');
    await driver.desk.pane
      .locator('.value', { hasText: text('nl', 'whyRow', { row: 2, rows: 2 }) })
      .waitFor();
    await isSound('spilled-nl-320-dark');
    await driver.desk.button(text('nl', 'whyHold')).waitFor();
    await driver.desk.tabTo(text('nl', 'whyHold'));
    await open.page.keyboard.press('Enter');
    await open.select('SOF!E40');
    await explains('SOF!C41');
    await frame.evaluate(() => {
      document.querySelector<HTMLElement>('.tabs button')?.focus();
    });
    await driver.desk.tabTo(text('nl', 'whyFollow'));
    await open.page.keyboard.press('Enter');
    await explains('SOF!E40');
    await driver.desk.pane.locator('details.inner summary').waitFor();
    await driver.desk.tabTo('SOF.AWARD = ');
    await open.page.keyboard.press('Enter');
    await isSound('nested-nl-320-dark');
    await open.select('SOF!F40');
    await explains('SOF!F40');
    await driver.desk.pane.locator('.given input').waitFor();
    await isSound('unknown-nl-320-dark');
  });
});
