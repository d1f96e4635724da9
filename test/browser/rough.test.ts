import { describe, expect, test } from '@jest/globals';
import { freshWorkbenches } from './support/fresh-workbench';
import { BrowserDesk } from '../drivers/browser-desk';
import type { OpenWorkbench } from './support/workbench';
import { until } from '../../tools/until';

const workbenches = freshWorkbenches();

/** Codes of a plain request and of one that waits; the second only once it has been answered. */
async function requests(open: OpenWorkbench, waits: boolean): Promise<string> {
  const frame = await new BrowserDesk(open, 'en').frame();
  return frame.evaluate(async (delayForCellEdit) => {
    const { Excel } = window as unknown as { Excel: typeof globalThis.Excel };
    try {
      await Excel.run({ delayForCellEdit }, async (context) => {
        context.workbook.load('name');
        await context.sync();
      });
      return 'answered';
    } catch (error) {
      return (error as { code: string }).code;
    }
  }, waits);
}

describe('An open cell editor in the grid', () => {
  test('refuses plain requests and holds those that wait until it closes', async () => {
    const open = await workbenches.open();
    await open.select('SOF!H40');
    await open.typeOnly('12');
    expect(await requests(open, false)).toBe('InvalidOperationInCellEditMode');
    const held = requests(open, true);
    await until(open.page, () => window.workbench.faults.heldBack === 1);
    await open.page.keyboard.press('Enter', { delay: 60 });
    expect(await held).toBe('answered');
    expect(await requests(open, false)).toBe('answered');
  });
});

describe('An entry that validation refuses', () => {
  test('is shown with the rule’s own text; Retry goes on editing, Cancel gives up', async () => {
    const open = await workbenches.open();
    const { page } = open;
    await page.evaluate(() => {
      const { grid } = window.workbench;
      const { id: sheetId } = grid.activeSheet();
      grid.validations.set(
        { sheetId, row: 39, column: 7, rows: 1, columns: 1 },
        {
          criterion: { kind: 'list', items: ['black', 'white'], dropDown: true },
          blocks: true,
          message: 'Choose a result from the list.',
          prompt: '',
          remark: '',
        },
      );
    });
    const sheet = await page.evaluate(() => window.workbench.grid.activeSheet().name);
    const address = `${sheet}!H40`;
    const dialog = page.locator('#refused-entry');
    await open.select(address);
    await open.typeOnly('green');
    await page.keyboard.press('Enter', { delay: 60 });
    await dialog.getByText('Choose a result from the list.').waitFor();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    expect(await requests(open, false)).toBe('InvalidOperationInCellEditMode');
    await page.keyboard.press('Enter', { delay: 60 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await requests(open, false)).toBe('answered');
    expect((await open.cell(address)).value).toBeNull();
  });
});

describe('The second pane', () => {
  test('is a colleague’s, with a connection and a memory of its own, and writes beside the first', async () => {
    const open = await workbenches.open('?panes=2');
    const { page } = open;
    const theirs = page.frameLocator('#colleague iframe');
    await theirs.getByRole('main').waitFor();
    await open.pane.getByRole('main').waitFor();
    const marks = [];
    for (const id of ['pane', 'colleague']) {
      const element = await page.waitForSelector(`#${id} iframe`);
      const frame = await element.contentFrame();
      if (!frame) throw new Error(`${id} has no frame.`);
      marks.push(
        await frame.evaluate(async (name) => {
          const { Excel } = window as unknown as { Excel: typeof globalThis.Excel };
          const known = localStorage.getItem('mark');
          localStorage.setItem('mark', name);
          await Excel.run(async (context) => {
            context.workbook.worksheets.add(`Of ${name}`);
            await context.sync();
          });
          return known;
        }, id),
      );
    }
    expect(marks).toEqual([null, null]);
    const names = await page.evaluate(() => window.workbench.grid.sheets().map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['Of pane', 'Of colleague']));
  });
});
