import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Frame, Locator } from 'playwright-core';
import { freshWorkbenches } from './support/fresh-workbench';
import { BrowserDesk } from '../drivers/browser-desk';
import { Director } from '../drivers/director';
import { foundByAxe } from './support/axe';
import type { OpenWorkbench } from './support/workbench';
import { testInTurn } from '../support/in-full';
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
async function toFunctions(): Promise<void> {
  await new Director(new BrowserDesk(open, 'en')).view('viewFunctions');
}

/** Selects a cell and opens the card of a function with an example; gives its button, which names the cell. */
async function exampleInto(id: string, address: string): Promise<Locator> {
  await open.select(address);
  return example(new Director(new BrowserDesk(open, 'en')), id, address.split('!')[1] ?? '');
}

describe('the pane', () => {
  beforeEach(async () => {
    open = await workbenches.shared();
    await toFunctions();
  });

  test('follows the selection from cell to cell and sheet to sheet', async () => {
    await exampleInto('SOF.AWARD', 'SOF!C7');
    await open.select('AGA!B4:C5');
    await open.pane.getByRole('button', { name: 'Insert into B4' }).waitFor();
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
    await help.close();
  });

  test('stands with Home after five requests of its own, texts of one language among them, whatever becomes of the rest', async () => {
    const { page } = open;
    const asked: string[] = [];
    await page.locator('#pane-close').click();
    await page.route(/\/addin\//, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return asked.length <= 5 ? route.continue() : route.abort();
    });
    await page.locator('#ribbon button').click();
    await open.pane.getByRole('heading', { level: 1, name: text('en', 'runWhat') }).waitFor();
    expect(asked.slice(0, 5).map((file) => file.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
      '/addin/taskpane.html',
      '/addin/taskpane.css',
      '/addin/start.js',
      '/addin/taskpane.js',
      '/addin/taskpane.start-en.js',
    ]);
    await page.unroute(/\/addin\//);
    await open.reopenPane();
    // The browser complains of what was not answered.
    open.complaints.splice(0);
  });
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
      await director.job(t('sof-event'));
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
