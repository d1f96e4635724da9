import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';
import { turn, until } from './support';

let excel: ExcelPage;
let seen: string[];

beforeEach(async () => {
  seen = [];
  excel = await openExcel(
    { sheets: [{ name: 'Sheet1', cells: { A1: 1, A2: 'x' } }] },
    { undo: 'everything' },
  );
});
afterEach(() => {
  excel.close();
});

const note = (text: string): Promise<void> => {
  seen.push(text);
  return Promise.resolve();
};

describe('Sheets that come and go', () => {
  test('are told, whoever made or deleted them, and when undo does', async () => {
    const [added, deleted] = await excel.run((context) => {
      const { worksheets } = context.workbook;
      return [
        worksheets.onAdded.add(({ type, source }) => note(`${type} ${source}`)),
        worksheets.onDeleted.add(({ type, source }) => note(`${type} ${source}`)),
      ] as const;
    });
    await excel.run((context) => context.workbook.worksheets.add('New'));
    await until(() => seen.length === 1);
    excel.grid.undo();
    await until(() => seen.length === 2);
    excel.grid.addSheet('By hand');
    await until(() => seen.length === 3);
    expect(seen).toEqual([
      'WorksheetAdded Local',
      'WorksheetDeleted Local',
      'WorksheetAdded Local',
    ]);
    for (const handler of [added, deleted]) {
      handler.remove();
      await handler.context.sync();
    }
    excel.grid.addSheet('Unheard');
    await turn();
    expect(seen).toHaveLength(3);
  });
});

test('A sheet that goes is no change of contents, though formulas have lost it', async () => {
  await excel.run(({ workbook: { worksheets } }) => {
    worksheets.onDeleted.add(() => note('deleted'));
    worksheets.onChanged.add(() => note('changed'));
  });
  const { id } = excel.grid.addSheet('Goes');
  excel.grid.write({ sheetId: excel.grid.activeSheet().id, row: 9, column: 9 }, '=Goes!A1');
  await until(() => seen.includes('changed'));
  seen.length = 0;
  excel.grid.tabs.remove(id);
  await until(() => seen.length > 0);
  await turn();
  expect(seen).toEqual(['deleted']);
});

describe('Rows that are hidden or shown', () => {
  test('are told by whole rows, whoever hides them; they are no change of contents', async () => {
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.onRowHiddenChanged.add(({ address, changeType }) =>
        note(`${address} ${changeType}`),
      );
      worksheets.onChanged.add(() => note('changed'));
    });
    await excel.run((context) => {
      sheet1(context).getRange('2:3').rowHidden = true;
    });
    await until(() => seen.length === 1);
    excel.grid.lines.setHidden('sheet1', { dimension: 'rows', first: 1, count: 1 }, false);
    await until(() => seen.length === 2);
    expect(seen).toEqual(['2:3 Hidden', '2:2 Unhidden']);
  });

  test('are told where a height shows or hides them, not where it only makes them higher', async () => {
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.onRowHiddenChanged.add(({ address, changeType }) =>
        note(`${address} ${changeType}`),
      );
    });
    for (const height of [30, 0, 0, 30]) {
      await excel.run((context) => {
        sheet1(context).getRange('5:6').format.rowHeight = height;
      });
    }
    await until(() => seen.length === 2);
    expect(seen).toEqual(['5:6 Hidden', '5:6 Unhidden']);
  });
});

test('A sheet that is renamed, hidden or shown is told, and is no change of contents', async () => {
  await excel.run(({ workbook: { worksheets } }) => {
    worksheets.add('Second');
    worksheets.onNameChanged.add(({ nameBefore, nameAfter }) =>
      note(`${nameBefore} is ${nameAfter}`),
    );
    worksheets.onVisibilityChanged.add(({ visibilityAfter }) => note(visibilityAfter));
    worksheets.onChanged.add(() => note('changed'));
  });
  await excel.run((context) => {
    sheet1(context).name = 'Year';
  });
  await until(() => seen.length === 1);
  excel.grid.tabs.setVisible('sheet1', false);
  await until(() => seen.length === 2);
  excel.grid.tabs.setVisible('sheet1', true);
  await until(() => seen.length === 3);
  expect(seen).toEqual(['Sheet1 is Year', 'Hidden', 'Visible']);
});

describe('Changes', () => {
  const listen = (): Promise<unknown> =>
    excel.run((context) =>
      sheet1(context).onChanged.add(({ address, changeType, details }) =>
        note(
          // office.js leaves details out when there are none.
          JSON.stringify([address, changeType, (details as unknown) ?? null]),
        ),
      ),
    );
  const told = async (count: number): Promise<unknown[]> => {
    await until(() => seen.length >= count);
    return seen.map((text) => JSON.parse(text) as unknown);
  };

  test('of one cell tell the values before and after', async () => {
    await listen();
    excel.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, '=1/0');
    await until(() => seen.length === 1);
    excel.grid.write({ sheetId: 'sheet1', row: 1, column: 0 }, null);
    await until(() => seen.length === 2);
    await excel.run((context) => (sheet1(context).getRange('B1').values = [[true]]));
    expect(await told(3)).toEqual([
      [
        'A1',
        'RangeEdited',
        {
          valueBefore: 1,
          valueAfter: '#DIV/0!',
          valueTypeBefore: 'Double',
          valueTypeAfter: 'Error',
        },
      ],
      [
        'A2',
        'RangeEdited',
        { valueBefore: 'x', valueAfter: '', valueTypeBefore: 'String', valueTypeAfter: 'Empty' },
      ],
      [
        'B1',
        'RangeEdited',
        { valueBefore: '', valueAfter: true, valueTypeBefore: 'Empty', valueTypeAfter: 'Boolean' },
      ],
    ]);
  });

  test('of one cell twice in a step tell the value before the step', async () => {
    await listen();
    await excel.run((context) => {
      sheet1(context).getRange('A1').values = [[2]];
      sheet1(context).getRange('A1').values = [[3]];
    });
    expect(await told(1)).toEqual([
      [
        'A1',
        'RangeEdited',
        { valueBefore: 1, valueAfter: 3, valueTypeBefore: 'Double', valueTypeAfter: 'Double' },
      ],
    ]);
  });

  test('of several cells tell none', async () => {
    await listen();
    await excel.run((context) => (sheet1(context).getRange('A1:A2').values = [[2], [3]]));
    expect(await told(1)).toEqual([['A1:A2', 'RangeEdited', null]]);
  });

  test('of whole rows and columns say so', async () => {
    await listen();
    await excel.run((context) => sheet1(context).getRange('2:3').insert('Down'));
    await excel.run((context) => sheet1(context).getRange('B:B').insert('Right'));
    await excel.run((context) => {
      sheet1(context).getRange('2:2').delete('Up');
    });
    await excel.run((context) => {
      sheet1(context).getRange('B:B').delete('Left');
    });
    expect((await told(4)).map((each) => (each as unknown[]).slice(0, 2))).toEqual([
      ['2:3', 'RowInserted'],
      ['B:B', 'ColumnInserted'],
      ['2:2', 'RowDeleted'],
      ['B:B', 'ColumnDeleted'],
    ]);
  });
});

test('What changed on a sheet that goes in the same step is told to nobody', async () => {
  await excel.run(({ workbook: { worksheets } }) => {
    worksheets.onDeleted.add(() => note('deleted'));
    worksheets.onChanged.add(() => note('changed'));
  });
  const { id } = excel.grid.addSheet('Goes');
  await turn();
  seen.length = 0;
  excel.grid.batch(() => {
    excel.grid.write({ sheetId: id, row: 0, column: 0 }, 1);
    excel.grid.tabs.remove(id);
  });
  await until(() => seen.length > 0);
  await turn();
  expect(seen).toEqual(['deleted']);
});
