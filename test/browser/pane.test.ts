import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Frame, Locator } from 'playwright-core';
import { freshWorkbenches } from './support/fresh-workbench';
import { BrowserDesk } from '../drivers/browser-desk';
import { Director } from '../drivers/director';
import { foundByAxe, makeTall, setPaneSize } from './support/axe';
import type { OpenWorkbench } from './support/workbench';
import { testInTurn } from '../support/in-full';
import { inTurn } from '../support/pairwise';
import { sampled } from '../support/sampled';
import { type ListSample, readSamples } from '../corpus/lists/read';
import { text } from '../support/text';
import { example } from './support/example';
import { until } from '../../tools/browser';
import { columnLetters } from '../../taskpane/sheets/address';

const workbenches = freshWorkbenches();
let open: OpenWorkbench;

async function paneFrame(): Promise<Frame> {
  const element = await open.page.waitForSelector('#pane iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The pane has no frame.');
  await frame.waitForSelector('main');
  return frame;
}

/** Chooses the tab of the functions. */
async function toFunctions(language: 'en' | 'nl' = 'en'): Promise<void> {
  const name = text(language, 'viewFunctions');
  await open.pane.getByRole('navigation').getByRole('button', { name }).click();
}

/** Selects a cell and opens the card of a function with an example; gives its button, which names the cell. */
async function exampleInto(id: string, address: string): Promise<Locator> {
  await open.select(address);
  return example(new Director(new BrowserDesk(open, 'en')), id, address.split('!')[1] ?? '');
}

describe('the pane', () => {
  beforeEach(async () => {
    open = await workbenches.shared();
    await open.reopenPane();
    await toFunctions();
  });

  test('follows the selection from cell to cell and sheet to sheet', async () => {
    await exampleInto('SOF.AWARD', 'SOF!C7');
    await open.select('AGA!B4:C5');
    await open.pane.getByRole('button', { name: 'Insert into B4' }).waitFor();
  });

  test('inserts an example into the selected empty cell, and undoes it', async () => {
    const insert = await exampleInto('SOF.AWARD', 'KGS!B20');
    await insert.click();
    await open.pane.getByRole('button', { name: 'Undo' }).waitFor();
    await open.calculated();
    expect(await open.cell('KGS!B20')).toMatchObject({
      formula: '=SOF.AWARD(1250,60)',
      value: 25.16,
    });
    await open.pane.getByRole('button', { name: 'Undo' }).click();
    await until(open.page, () => window.workbench.read('KGS!B20')[0]?.[0]?.value === null);
  });

  test('never overwrites a filled cell without asking', async () => {
    const insert = await exampleInto('SOF.AWARD', 'KGS!B8');
    await insert.click();
    await open.pane.getByRole('button', { name: 'Cancel' }).click();
    expect((await open.cell('KGS!B8')).value).toBe(14);
    await insert.click();
    await open.pane.getByRole('button', { name: 'Replace' }).click();
    await open.pane.getByRole('button', { name: 'Undo' }).waitFor();
    await open.calculated();
    expect((await open.cell('KGS!B8')).value).toBe(25.16);
    await open.pane.getByRole('button', { name: 'Undo' }).click();
    await until(open.page, () => window.workbench.read('KGS!B8')[0]?.[0]?.value === 14);
  });

  test('says why when Excel refuses, and writes nothing', async () => {
    const insert = await exampleInto('SOF.AWARD', 'KGS!B20');
    const accessDenied = 7000;
    await open.page.evaluate((code) => {
      window.workbench.faults.failRequests(code);
    }, accessDenied);
    await insert.click();
    const status = open.pane.getByRole('contentinfo');
    await status.getByText(text('en', 'accessDenied')).waitFor();
    expect((await open.cell('KGS!B20')).value).toBeNull();
    await open.page.evaluate(() => {
      window.workbench.faults.clear();
    });
  });

  test('can be used by keyboard alone', async () => {
    await open.select('KGS!B20');
    const driver = new Director(new BrowserDesk(open, 'en'));
    await open.pane.getByRole('searchbox').focus();
    await open.page.keyboard.type('main time');
    await open.pane.getByText('1 function').waitFor();
    await driver.desk.tabTo('KGS.FACTOR');
    await open.page.keyboard.press('Enter');
    await open.pane.locator('[data-argument]').first().waitFor();
    await driver.desk.tabTo('hours');
    await open.page.keyboard.type('1');
    await driver.desk.tabTo('boardSize');
    await open.page.keyboard.type('19');
    await driver.desk.tabTo('rounds');
    await open.page.keyboard.type('15');
    await driver.desk.tabTo('Insert into B20');
    await open.page.keyboard.press('Enter');
    await open.pane.getByRole('button', { name: 'Undo' }).waitFor();
    await open.calculated();
    expect((await open.cell('KGS!B20')).value).toBe(60);
    await open.pane.getByRole('button', { name: 'Undo' }).click();
    await until(open.page, () => window.workbench.read('KGS!B20')[0]?.[0]?.value === null);
  });

  test('closes and opens again from the ribbon and from the menu of a cell', async () => {
    await open.select('SOF!A1');
    await open.page.getByRole('button', { name: 'Close pane' }).click();
    expect(await open.page.locator('#pane iframe').count()).toBe(0);
    await open.page.getByRole('button', { name: 'Tournament', exact: true }).click();
    await exampleInto('SOF.AWARD', 'SOF!A1');
    await open.page.getByRole('button', { name: 'Close pane' }).click();
    await open.page
      .locator('.o-grid-overlay')
      .click({ button: 'right', position: { x: 300, y: 300 } });
    await open.page.getByText('Explain this cell').click();
    await paneFrame();
  });

  test('opens the help of a function on the add-in’s own host', async () => {
    await exampleInto('SOF.AWARD', 'KGS!B20');
    const [help] = await Promise.all([
      open.page.context().waitForEvent('page'),
      open.pane.getByRole('link', { name: 'Help for SOF.AWARD' }).click(),
    ]);
    await help.getByRole('heading', { name: 'SOF.AWARD' }).waitFor();
  });
});

describe('in Dutch', () => {
  test('the pane and the ribbon speak Dutch, and formulas keep their names', async () => {
    open = await workbenches.open('?locale=nl-NL');
    await open.page.getByRole('button', { name: 'Toernooi', exact: true }).waitFor();
    await toFunctions('nl');
    await open.pane.getByText(text('nl', 'title'), { exact: true }).waitFor();
    const pane = await paneFrame();
    expect(await pane.evaluate(() => document.documentElement.lang)).toBe('nl');
    expect((await open.cell('SOF!G20')).value).toBe(25.16);
  });
});

const looks = [
  { name: 'light', search: '?theme=light', forcedColors: 'none' },
  { name: 'dark', search: '?theme=dark', forcedColors: 'none' },
  { name: 'contrast', search: '?theme=light', forcedColors: 'active' },
] as const;

describe('in every theme', () => {
  testInTurn(0, 2).each(inTurn({ look: looks, width: [350, 320] }, 1))(
    '$look.name: at $width px axe finds nothing and nothing scrolls sideways',
    async ({ look: { search, forcedColors }, width }) => {
      open = await workbenches.open(search);
      await makeTall(open.page, 2800);
      await open.page.emulateMedia({ forcedColors });
      await setPaneSize(open.page, width);
      const pane = await paneFrame();
      const isSound = async (): Promise<void> => {
        expect(await foundByAxe(pane)).toEqual([]);
        const overflow = await pane.evaluate(() =>
          [document.documentElement, document.querySelector('main')].map((element) =>
            element ? element.scrollWidth - element.clientWidth : NaN,
          ),
        );
        expect(overflow).toEqual([0, 0]);
      };
      await isSound();
      await toFunctions();
      await isSound();
      await exampleInto('SOF.AWARD', 'KGS!B20');
      await isSound();
    },
  );
});

test('the workbench’s own controls pass axe, too', async () => {
  open = await workbenches.shared();
  const part = { include: [['body']], exclude: [['#grid'], ['iframe']] };
  expect(await foundByAxe(open.page, { part })).toEqual([]);
});

const isAsked = ({ told }: ListSample): boolean => told.some((line) => line.startsWith('asks '));

/** J18, as a person does it: lists of the corpus are pasted into a sheet, pointed at, and read without a question or with one. */
const pasted = readSamples('bridge.txt')
  .filter(
    ({ title, told }) =>
      !title.startsWith('NBB') && !/passed/.test(told.join()) && /\bentry\b/.test(told.join()),
  )
  .slice(0, 10);

testInTurn(1, 2)(
  'Lists of other programs are pasted and read: every entry is in the preview',
  async () => {
    expect(pasted).toHaveLength(10);
    open = await workbenches.shared();
    await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const desk = new BrowserDesk(open, 'en');
    const director = new Director(desk);
    const { t, sheet } = director;
    for (const { title, list, told } of sampled(pasted, 3, { corner: isAsked })) {
      const name = await sheet.add();
      await sheet.paste(`${name}!A1`, list);
      await sheet.select(`${name}!A1`);
      await director.job(t('sofAward'));
      await desk.list(t('sofEntries')).getByRole('radio').first().click();
      await desk.appears(`.pick .found:text("${name}!")`);
      // A question offers the fields of a column, or the columns of a field.
      const [, column = ''] = /answer \w+=(\d+)/.exec(told.join('\n')) ?? [];
      expect([title, await desk.pane.locator('fieldset.question').count()]).toEqual([
        title,
        column === '' ? 0 : 1,
      ]);
      if (column !== '') {
        const answers = desk.pane.locator('fieldset.question label');
        const one = new RegExp(`^(${columnLetters(Number(column))}: |${t('sofHeldTotal')})`);
        await answers.filter({ hasText: one }).first().click();
        await desk.gone('fieldset.question');
      }
      await desk.choose(t('sofRating'), 'Regional');
      await director.preview();
      const [fields = [], ...rows] = told
        .filter((line) => line.includes('|'))
        .map((line) => line.split('|').map((cell) => cell.trim()));
      const at = fields.indexOf('entry');
      const shown = await desk.read('main td, main th');
      for (const row of rows)
        expect([title, shown]).toEqual([title, expect.arrayContaining([row[at]])]);
    }
  },
);
