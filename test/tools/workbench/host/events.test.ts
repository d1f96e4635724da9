import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createWorkbench, turn, until, type Workbench } from './support';
import type { OfficePage } from './office-page';

let workbench: Workbench;
let page: OfficePage;
let seen: string[];

beforeAll(async () => {
  const sheets = [
    { name: 'Sheet1', cells: { B4: 'there already' } },
    { name: 'Other', cells: {} },
  ];
  workbench = createWorkbench({ workbook: { sheets } });
  page = await workbench.open('pane');
});
afterAll(() => {
  workbench.close();
});
beforeEach(() => {
  seen = [];
});

const area = (sheetId: string, row = 1) => ({ sheetId, row, column: 1, rows: 2, columns: 1 });

describe('Selection', () => {
  test('worksheets.onSelectionChanged tells of every sheet, worksheet.onSelectionChanged of its own', async () => {
    const handlers = await page.Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const all = worksheets.onSelectionChanged.add((event) => note(`all ${event.address}`));
      const own = worksheets
        .getItem('Sheet1')
        .onSelectionChanged.add((event) => note(`own ${event.worksheetId}`));
      await context.sync();
      return [all, own];
    });
    workbench.grid.select(area('sheet1'));
    await until(() => seen.length === 2);
    workbench.grid.select(area('sheet2', 4));
    await until(() => seen.length === 3);
    expect(seen).toEqual(['all B2:B3', 'own sheet1', 'all B5:B6']);
    await remove(handlers);
    workbench.grid.select(area('sheet1'));
    await turn();
    expect(seen).toHaveLength(3);
  });

  test('workbook.onSelectionChanged and the document’s own event, which bring no address', async () => {
    await page.Excel.run(async (context) => {
      context.workbook.onSelectionChanged.add(() => note('workbook'));
      await context.sync();
    });
    page.Office.context.document.addHandlerAsync(
      page.Office.EventType.DocumentSelectionChanged,
      () => void note('document'),
    );
    await turn();
    workbench.grid.select(area('sheet1', 7));
    await until(() => seen.length === 2);
    expect([...seen].sort()).toEqual(['document', 'workbook']);
  });
});

describe('Activation', () => {
  test('a sheet that becomes the active one is told to its own handlers and to those of all sheets', async () => {
    workbench.grid.select(area('sheet1'));
    await turn();
    const handlers = await page.Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const all = worksheets.onActivated.add((event) =>
        note(`activated, all: ${event.worksheetId}`),
      );
      const own = worksheets
        .getItem('Other')
        .onActivated.add((event) => note(`activated, own: ${event.worksheetId}`));
      await context.sync();
      return [all, own];
    });
    // Selections are told of, too, to handlers of the tests before; here only activations count.
    const activated = (): string[] => seen.filter((each) => each.startsWith('activated'));
    workbench.grid.select(area('sheet1', 3));
    workbench.grid.select(area('sheet2'));
    await until(() => activated().length === 2);
    workbench.grid.select(area('sheet2', 5));
    workbench.grid.select(area('sheet1'));
    await until(() => activated().length === 3);
    expect(activated().sort()).toEqual([
      'activated, all: sheet1',
      'activated, all: sheet2',
      'activated, own: sheet2',
    ]);
    await remove(handlers);
  });
});

describe('Changes', () => {
  test('a change by hand, one by the add-in, and one that concerns the whole workbook', async () => {
    await page.Excel.run(async (context) => {
      context.workbook.worksheets.onChanged.add((event) =>
        note(`${event.address} ${event.changeType} ${event.source} ${event.triggerSource}`),
      );
      await context.sync();
    });
    workbench.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, 'by hand');
    await until(() => seen.length === 1);
    await page.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Sheet1').getRange('C1:D2').values = [
        [1, 2],
        [3, 4],
      ];
      await context.sync();
    });
    await until(() => seen.length === 2);
    workbench.grid.undo();
    await until(() => seen.length === 3);
    expect(seen).toEqual([
      'A1 RangeEdited Local Unknown',
      'C1:D2 RangeEdited Local ThisLocalAddin',
      'A1:B4 RangeEdited Local Unknown',
    ]);
  });

  test('of two handlers one can be removed and the other still hears', async () => {
    const heard: string[] = [];
    const handlers = await page.Excel.run(async (context) => {
      const { onSelectionChanged } = context.workbook.worksheets;
      const added = ['first', 'second'].map((name) =>
        onSelectionChanged.add(() => {
          heard.push(name);
          return Promise.resolve();
        }),
      );
      await context.sync();
      return added;
    });
    await remove(handlers.slice(0, 1));
    workbench.grid.select(area('sheet1', 20));
    await until(() => heard.length > 0);
    await remove(handlers.slice(1));
    workbench.grid.select(area('sheet1', 21));
    await turn();
    expect(heard).toEqual(['second']);
  });

  test('new results of formulas are no change', async () => {
    await turn();
    seen = [];
    workbench.grid.recalculate();
    await turn();
    expect(seen).toEqual([]);
  });
});

test('a page that is loaded again no longer hears what the old one asked for', async () => {
  await workbench.open('pane');
  workbench.grid.select(area('sheet1', 9));
  await turn();
  expect(seen).toEqual([]);
});

function note(text: string): Promise<void> {
  seen.push(text);
  return Promise.resolve();
}

async function remove(
  handlers: readonly OfficeExtension.EventHandlerResult<unknown>[],
): Promise<void> {
  for (const handler of handlers) {
    handler.remove();
    await handler.context.sync();
  }
}
