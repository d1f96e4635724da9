import { beforeEach, describe, expect, test } from '@jest/globals';
import axe from 'axe-core';
import type { Frame } from 'playwright-core';
import { freshWorkbenches } from './support/fresh-workbench';
import { makeTall } from './support/tall';
import type { OpenWorkbench } from './support/workbench';
import { inTurn } from '../support/pairwise';
import { text } from '../support/text';

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

/** Opens the card of one function and returns it. */
async function card(id: string): Promise<ReturnType<OpenWorkbench['pane']['locator']>> {
  const found = open.pane.locator('details', { has: open.page.locator(`text="${id}"`) }).first();
  await found.locator('summary').click();
  return found;
}

describe('the pane', () => {
  beforeEach(async () => {
    open = await workbenches.shared();
    await open.reopenPane();
    await toFunctions();
  });

  test('follows the selection from cell to cell and sheet to sheet', async () => {
    await open.select('SOF!C7');
    await open.pane.getByText('SOF!C7').waitFor();
    await open.select('AGA!B4:C5');
    await open.pane.getByText('AGA!B4:C5').waitFor();
  });

  test('finds a function by a word of its description', async () => {
    await open.pane.getByRole('searchbox').fill('slope');
    await open.pane.getByText('AGA.SLOPE').first().waitFor();
    expect(await open.pane.getByText('SOF.AWARD').count()).toBe(0);
  });

  test('inserts an example into the selected empty cell, and undoes it', async () => {
    await open.select('KGS!B20');
    await open.pane.getByText('KGS!B20').waitFor();
    const award = await card('SOF.AWARD');
    await award.getByRole('button', { name: 'Insert' }).click();
    await open.pane.getByRole('button', { name: 'Undo' }).waitFor();
    await open.calculated();
    expect(await open.cell('KGS!B20')).toMatchObject({
      formula: '=SOF.AWARD(1250,60)',
      value: 25.16,
    });
    await open.pane.getByRole('button', { name: 'Undo' }).click();
    await open.page.waitForFunction(() => window.workbench.read('KGS!B20')[0]?.[0]?.value === null);
  });

  test('never overwrites a filled cell without asking', async () => {
    await open.select('KGS!B8');
    await open.pane.getByText('KGS!B8').waitFor();
    const award = await card('SOF.AWARD');
    await award.getByRole('button', { name: 'Insert' }).click();
    await award.getByRole('button', { name: 'Cancel' }).click();
    expect((await open.cell('KGS!B8')).value).toBe(14);
    await award.getByRole('button', { name: 'Insert' }).click();
    await award.getByRole('button', { name: 'Replace' }).click();
    await open.pane.getByRole('button', { name: 'Undo' }).waitFor();
    await open.calculated();
    expect((await open.cell('KGS!B8')).value).toBe(25.16);
    await open.pane.getByRole('button', { name: 'Undo' }).click();
    await open.page.waitForFunction(() => window.workbench.read('KGS!B8')[0]?.[0]?.value === 14);
  });

  test('says why when Excel refuses, and writes nothing', async () => {
    await open.select('KGS!B20');
    await open.pane.getByText('KGS!B20').waitFor();
    const award = await card('SOF.AWARD');
    const accessDenied = 7000;
    await open.page.evaluate((code) => {
      window.workbench.faults.failRequests(code);
    }, accessDenied);
    await award.getByRole('button', { name: 'Insert' }).click();
    const status = open.pane.getByRole('contentinfo');
    await status.getByText(text('en', 'accessDenied')).waitFor();
    expect((await open.cell('KGS!B20')).value).toBeNull();
    await open.page.evaluate(() => {
      window.workbench.faults.clear();
    });
  });

  test('can be used by keyboard alone', async () => {
    await open.select('KGS!B20');
    await open.pane.getByText('KGS!B20').waitFor();
    await open.pane.getByRole('searchbox').focus();
    await open.page.keyboard.type('main time');
    await open.pane.getByText('1 function').waitFor();
    const pane = await paneFrame();
    const focused = (): Promise<string> =>
      pane.evaluate(() => document.activeElement?.textContent.trim() ?? '');
    const closed = (): Promise<boolean> =>
      pane.evaluate(() => document.activeElement?.closest('details')?.open === false);
    for (let step = 0; step < 20 && (await focused()) !== 'Insert'; step++) {
      await open.page.keyboard.press('Tab');
      // The only match may stand open already.
      if (await closed()) await open.page.keyboard.press('Enter');
    }
    expect(await focused()).toBe('Insert');
    await open.page.keyboard.press('Enter');
    await open.pane.getByRole('button', { name: 'Undo' }).waitFor();
    await open.calculated();
    expect((await open.cell('KGS!B20')).value).toBe(60);
    await open.pane.getByRole('button', { name: 'Undo' }).click();
    await open.page.waitForFunction(() => window.workbench.read('KGS!B20')[0]?.[0]?.value === null);
  });

  test('closes and opens again from the ribbon and from the menu of a cell', async () => {
    await open.select('SOF!A1');
    await open.page.getByRole('button', { name: 'Close pane' }).click();
    expect(await open.page.locator('#pane iframe').count()).toBe(0);
    await open.page.getByRole('button', { name: 'Tournament', exact: true }).click();
    await toFunctions();
    await open.pane.getByText('SOF!A1').waitFor();
    await open.page.getByRole('button', { name: 'Close pane' }).click();
    await open.page
      .locator('.o-grid-overlay')
      .click({ button: 'right', position: { x: 300, y: 300 } });
    await open.page.getByText('Open Tournament Scoring').click();
    await paneFrame();
  });

  test('opens the help of a function on the add-in’s own host', async () => {
    const award = await card('SOF.AWARD');
    const [help] = await Promise.all([
      open.page.context().waitForEvent('page'),
      award.getByRole('link').click(),
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
  test.each(inTurn({ look: looks, width: [350, 320] }, 1))(
    '$look.name: at $width px axe finds nothing and nothing scrolls sideways',
    async ({ look: { search, forcedColors }, width }) => {
      open = await workbenches.open(search);
      await makeTall(open.page, 2800);
      await open.page.emulateMedia({ forcedColors });
      await open.page.evaluate((pixels) => {
        document.getElementById('pane')?.style.setProperty('width', `${String(pixels)}px`);
      }, width);
      const pane = await paneFrame();
      await pane.evaluate(axe.source);
      const isSound = async (): Promise<void> => {
        const results = await pane.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run(),
        );
        expect(
          results.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
        ).toEqual([]);
        const overflow = await pane.evaluate(() =>
          [document.documentElement, document.querySelector('main')].map((element) =>
            element ? element.scrollWidth - element.clientWidth : NaN,
          ),
        );
        expect(overflow).toEqual([0, 0]);
      };
      await isSound();
      await toFunctions();
      await card('SOF.AWARD');
      await isSound();
    },
  );
});

test('the workbench’s own controls pass axe, too', async () => {
  open = await workbenches.shared();
  await open.page.evaluate(axe.source);
  const results = await open.page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      include: [['body']],
      exclude: [['#grid'], ['iframe']],
    }),
  );
  expect(results.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual(
    [],
  );
});
