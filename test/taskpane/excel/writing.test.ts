/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { existing } from '../../../src/core/result';
import { placeName } from '../../../taskpane/sheets/address';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { contentsOf } from '../../../taskpane/sheets/layout';
import type { Plan, PlanCell } from '../../../taskpane/sheets/plan';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import type { Snapshot } from '../../../taskpane/sheets/source';
import type { FilledCell } from '../../../taskpane/excel/workbook/workbook';
import { shownContent } from '../../../taskpane/controls/shown-content';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { blank, formula, number, planOf, sheetOf, text } from '../sheets/plans';
import { randomFrom, runs } from '../../support/sampled';
import { jobsThatWrite, openList } from './jobs-that-write';
import { newSheetPlan, openSample, overwritePlan, seasonPlan } from './sample-plans';
import { everything, type, withExcel } from './workbook';
import { wayOut } from '../../support/text';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

let excel: ExcelPage;
let before: unknown;
let year: string;

beforeEach(async () => {
  excel = await openSample();
  before = everything(excel);
  year = sheetId('Year');
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

function sheetId(name: string): string {
  const sheet = excel.grid.sheets().find((each) => each.name === name);
  if (!sheet) throw new Error(`There is no sheet ${name}.`);
  return sheet.id;
}

async function written(plan: Plan, agreed?: readonly FilledCell[]): Promise<WrittenReceipt> {
  const outcome = await excelWorkbook.write(plan, agreed);
  if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

async function filled(plan: Plan): Promise<readonly FilledCell[]> {
  const outcome = await excelWorkbook.write(plan);
  if (!outcome.ok || outcome.value.kind !== 'filled') throw new Error(JSON.stringify(outcome));
  return outcome.value.cells;
}

async function refusal(plan: Plan): Promise<unknown> {
  const outcome = await excelWorkbook.write(plan);
  expect(everything(excel)).toEqual(before);
  return outcome.ok ? outcome.value : outcome.problem;
}

async function formulas(sheet: string, address: string): Promise<unknown[][]> {
  const range = await excel.run((context) =>
    context.workbook.worksheets.getItem(sheet).getRange(address).load('formulas'),
  );
  return range.formulas as unknown[][];
}

async function snapshot(text: string): Promise<Snapshot> {
  const read = await excelWorkbook.read([{ kind: 'typed', text }]);
  const [table] = read.ok ? read.value.tables : [];
  if (!table) throw new Error(JSON.stringify(read));
  return table.snapshot;
}

describe('A new sheet', () => {
  test('is shown with the cell selected that the plan names', async () => {
    const [sheet] = newSheetPlan.sheets;
    await written({ ...newSheetPlan, sheets: sheet ? [{ ...sheet, select: 'C4' }] : [] });
    const { id } = excel.grid.activeSheet();
    expect(excel.grid.selection()).toMatchObject({ sheetId: id, row: 3, column: 2, rows: 1 });
  });

  test('gives room to write by hand in the rows that the plan names', async () => {
    const [sheet] = newSheetPlan.sheets;
    const tall = { rows: '4:5', points: 45 };
    await written({ ...newSheetPlan, sheets: sheet ? [{ ...sheet, tall }] : [] });
    const found = await excel.run(({ workbook: { worksheets } }) => {
      const rows = worksheets.getItem('Round 1');
      return {
        tall: rows.getRange('A4:A5').load('format/rowHeight'),
        usual: rows.getRange('A3').load('format/rowHeight'),
      };
    });
    expect(found.tall.format.rowHeight).toBe(45);
    expect(found.usual.format.rowHeight).toBeLessThan(45);
  });

  test('Contents, table, look and pages are as planned, and it is shown', async () => {
    await written(newSheetPlan);
    expect(await formulas('Round 1', 'A1:C5')).toEqual([
      ['Round 1', '', ''],
      ['', '', ''],
      ['Board', 'Black', 'Result'],
      [1, '=1+1', ''],
      [2, 'Bob', ''],
    ]);
    expect(excel.grid.activeSheet().name).toBe('Round 1');
    const found = await excel.run(({ workbook: { worksheets, tables } }) => {
      const sheet = worksheets.getItem('Round 1');
      return {
        sheet: sheet.load('tabColor'),
        frozen: sheet.freezePanes.getLocationOrNullObject().load('address'),
        table: tables.getItem('Round1').getRange().load('address'),
        header: sheet.getRange('A3').load('format/fill/color,format/font/bold'),
        input: sheet.getRange('C4').load('format/fill/color'),
        text: sheet.getRange('B4').load('valueTypes,numberFormat'),
        validation: sheet.getRange('C4:C5').dataValidation.load('rule,errorAlert,type'),
        rules: sheet.getRange('A4:C5').conditionalFormats.load('items/type'),
        page: sheet.pageLayout.load('orientation,paperSize,zoom'),
        printed: sheet.pageLayout.getPrintArea().load('address'),
        column: sheet.getRange('B1').load('format/columnWidth'),
      };
    });
    expect(found.sheet.tabColor.toLowerCase()).toBe('#0f6cbd');
    expect(found.frozen.address).toBe("'Round 1'!A1:A3");
    expect(found.table.address).toBe("'Round 1'!A3:C5");
    expect(found.header.format.fill.color).toBe('#DDEBF7');
    expect(found.header.format.font.bold).toBe(true);
    expect(found.input.format.fill.color).toBe('#FFF2CC');
    expect(found.text.valueTypes).toEqual([['String']]);
    expect(found.validation.type).toBe('List');
    expect(found.validation.rule.list?.source).toBe('1-0,0-1');
    expect(found.validation.errorAlert).toMatchObject({ message: '1-0 or 0-1', showAlert: true });
    expect(found.rules.items).toHaveLength(1);
    expect(found.page.orientation).toBe('Landscape');
    expect(found.page.paperSize).toBe('A4');
    expect(found.printed.address).toBe("'Round 1'!A:D");
    expect(found.column.format.columnWidth).toBeCloseTo((24 * 7 + 5) * 0.75, 0);
  });

  test('Sheets may refer to one another and to what is there; another one can be shown', async () => {
    await written(seasonPlan(year));
    expect(excel.grid.activeSheet().name).toBe('Result 1');
    const values = await excel.run((context) =>
      context.workbook.worksheets.getItem('Totals').getRange('A1:B4').load('values'),
    );
    expect(values.values).toEqual([
      ['Engine', 'Points'],
      ['@bot', 8],
      ['Ann', ''],
      ['Bob', ''],
    ]);
    const name = await excel.run(({ workbook: { names } }) =>
      names.getItem('TotalPoints').getRange().load('address'),
    );
    expect(name.address).toBe('Totals!B2:B9');
    expect(await formulas('Year', 'C1:C3')).toEqual([['free'], [60], ['007']]);
  });

  test('A name that is taken is refused, whatever its case', async () => {
    expect(await refusal(planOf({ sheets: [sheetOf('YEAR', {})] }))).toEqual({
      code: 'sheetTaken',
      sheet: 'YEAR',
    });
  });

  test('So is the name of a table or of cells', async () => {
    await withExcel(excel, ({ names, worksheets }) => {
      names.add('Factor', worksheets.getItem('Year').getRange('A1'));
      worksheets.getItem('Entries').tables.add('A1:B3', true).name = 'Round1';
    });
    before = everything(excel);
    expect(await refusal(newSheetPlan)).toEqual({ code: 'nameTaken', name: 'Round1' });
    const names = [{ name: 'FACTOR', sheet: 'Year', address: 'A1' }];
    expect(await refusal(planOf({ names }))).toEqual({ code: 'nameTaken', name: 'FACTOR' });
  });

  test('A workbook whose structure is protected is told as such', async () => {
    await withExcel(excel, ({ protection }) => {
      protection.protect();
    });
    before = everything(excel);
    expect(await refusal(newSheetPlan)).toEqual({ code: 'workbookProtected' });
  });
});

test('Each of the sheets that are partly alike holds what is planned', async () => {
  const long = `=${Array(60).fill('SUM(1,2)').join('+')}`;
  const constants = [text('a'), text('b'), text('c'), number(1), number(2)];
  const worked = [formula(long), formula('=1+1'), formula(`${long}+1`)];
  const next = randomFrom(4711);
  const drawn = (from: readonly PlanCell[]): PlanCell =>
    from[Math.floor(next() * from.length)] ?? blank;
  for (let round = 0; round < runs(3, 60); round++) {
    // Columns of formulas side by side or with constants between them, blank on some sheets.
    const pattern = Array.from({ length: 24 }, () =>
      Array.from({ length: 7 }, (_, column) => drawn(column % 2 === 0 ? worked : constants)),
    );
    const sheets = ['One', 'Two', 'Three'].map((name) => {
      const others = next() < 0.3 ? [blank] : constants;
      const cells = pattern.map((line) =>
        line.map((cell, column) =>
          column % 2 === 1 ? drawn(others) : next() < 0.005 ? drawn(worked) : cell,
        ),
      );
      return sheetOf(`${name} ${round}`, { cells });
    });
    await written(planOf({ sheets }));
    for (const { name, blocks } of sheets) {
      const planned = blocks.flatMap(({ cells }) => cells.map((line) => line.map(contentsOf)));
      expect(await formulas(name, 'A1:G24')).toEqual(planned);
    }
  }
});

describe('Cells of an existing sheet', () => {
  test('Filled ones are named, and nothing is written', async () => {
    const cells = await filled(overwritePlan(year));
    expect(everything(excel)).toEqual(before);
    expect(cells.map(({ place, content }) => [placeName(place), shownContent(content)])).toEqual([
      ['Year!A1', 'Factor'],
      ['Year!A2', '=1+1'],
      ['Year!A3', '2'],
      ['Year!A4', '7.5'],
      ['Year!A5', 'TRUE'],
    ]);
  });

  test('After a yes to exactly these they are overwritten; kept cells stay', async () => {
    await written(overwritePlan(year), await filled(overwritePlan(year)));
    expect(await formulas('Year', 'A1:B5')).toEqual([
      ['F', ''],
      [60, 'keep me'],
      ['=2+2', 'new'],
      ['', ''],
      ['=A2*2', false],
    ]);
    const text = await excel.run(({ workbook: { worksheets } }) =>
      worksheets.getItem('Year').getRange('A3').load('valueTypes'),
    );
    expect(text.valueTypes).toEqual([['String']]);
  });

  test('A cell filled or changed since the question is asked about anew', async () => {
    const agreed = await filled(overwritePlan(year));
    type(excel, 'Year', 'B1', 'meanwhile');
    type(excel, 'Year', 'A4', 8);
    const again = await excelWorkbook.write(overwritePlan(year), agreed);
    expect(again).toMatchObject({ ok: true, value: { kind: 'filled' } });
  });

  test('What an earlier write left is no question, until somebody changes it', async () => {
    const ours = [
      { row: 0, column: 0, held: ['Deler', 'Factor'] },
      { row: 1, column: 0, held: ['=1+2', 2] },
      { row: 2, column: 0, held: [2, '2', '=1+1'] },
      { row: 3, column: 0, held: ['7.5'] },
    ];
    const { blocks, ...rest } = overwritePlan(year);
    const plan = { ...rest, blocks: blocks.map((block) => ({ ...block, ours })) };
    // A text that looks like a formula, a formula with that result, and a number where a text was written.
    const asked = ['Year!A2', 'Year!A3', 'Year!A4', 'Year!A5'];
    const shown = async (): Promise<string[]> =>
      (await filled(plan)).map(({ place }) => placeName(place));
    expect(await shown()).toEqual(asked);
    type(excel, 'Year', 'A1', 'Factor!');
    expect(await shown()).toEqual(['Year!A1', ...asked]);
    type(excel, 'Year', 'A1', 'Deler');
    await written(plan, await filled(plan));
    expect((await formulas('Year', 'A1'))[0]).toEqual(['F']);
  });

  test('The rest of a round goes over the lines that wait without a question', async () => {
    excel.close();
    const job = existing(
      jobsThatWrite['nk-pair'].find(({ what }) => what === 'the rest of a round'),
    );
    excel = await openList(job);
    await written(await job.plan(excel));
  });

  test('What is there already as planned is no question', async () => {
    const cells = [[number(7.5)], [{ kind: 'truth', value: true } as const]];
    await written(planOf({ blocks: [{ sheetId: year, sheet: 'Year', at: 'A4', cells }] }));
    const same = [[text('Factor')], [text('=1+1')], [formula('=1+1')]];
    await written(planOf({ blocks: [{ sheetId: year, sheet: 'Year', at: 'A1', cells: same }] }));
  });

  test('In cells formatted as text formulas calculate, numbers count and texts stay texts', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Year').getRange('E1:E4').numberFormat = [['@'], ['@'], ['@'], ['@']];
    });
    const cells = [[formula('=1+1')], [number(7)], [text('=3+3')], [blank]];
    await written(planOf({ blocks: [{ sheetId: year, sheet: 'Year', at: 'E1', cells }] }));
    const range = await excel.run(({ workbook: { worksheets } }) =>
      worksheets.getItem('Year').getRange('E1:E4').load('values,valueTypes,numberFormat'),
    );
    expect(range.values).toEqual([[2], [7], ['=3+3'], ['']]);
    expect(range.numberFormat).toEqual([['General'], ['General'], ['@'], ['@']]);
  });

  test('Merged cells, protected sheets and sheets that are gone are told, and nothing is written', async () => {
    const plan = planOf({
      blocks: [{ sheetId: year, sheet: 'Year', at: 'D9', cells: [[number(1)]] }],
    });
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Year').getRange('D8:D9').merge();
    });
    before = everything(excel);
    expect(await refusal(plan)).toEqual({
      code: 'mergedThere',
      address: 'Year!D9',
      merged: 'Year!D8:D9',
    });
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Year').protection.protect();
    });
    before = everything(excel);
    expect(await refusal(plan)).toEqual({ code: 'sheetProtected', sheet: 'Year' });
    const gone = planOf({
      blocks: [{ sheetId: 'none', sheet: 'Gone', at: 'A1', cells: [[blank]] }],
    });
    expect(await refusal(gone)).toEqual({ code: 'sheetGone' });
  });

  test('Nothing is written into the results of a spilling formula, nor where one would spill over', async () => {
    type(excel, 'Year', 'F1', '=UNIQUE(Entries!A2:A3)');
    before = everything(excel);
    const into = { sheetId: year, sheet: 'Year', at: 'F2', cells: [[number(1)]] };
    expect(await refusal(planOf({ blocks: [into] }))).toEqual({
      code: 'spillThere',
      address: 'Year!F2',
      anchor: 'Year!F1',
    });
    const spill = formula('=UNIQUE(Entries!A2:A3)', { spills: { rows: 2, columns: 1 } });
    const over = { sheetId: year, sheet: 'Year', at: 'B1', cells: [[spill]] };
    expect(await refusal(planOf({ blocks: [over] }))).toEqual({
      code: 'spillBlocked',
      address: 'Year!B1:B2',
      anchor: 'Year!B1',
    });
    for (const at of ['B1', 'B2']) type(excel, 'Year', at, null);
    await written(planOf({ blocks: [over] }));
    wayOut('spillBlocked', (await formulas('Year', 'B1'))[0]).toEqual(['=UNIQUE(Entries!A2:A3)']);
    before = everything(excel);
    // One that begins in a cell of ours goes with it.
    const ours = [{ row: 0, column: 0, held: [], formulas: ['=UNIQUE(Entries!A2:A3)'] }];
    const own = { sheetId: year, sheet: 'Year', at: 'F1', cells: [[number(1)]] };
    expect(await refusal(planOf({ blocks: [own] }))).toMatchObject({ anchor: 'Year!F1' });
    await written(planOf({ blocks: [{ ...own, ours }] }));
    expect(await formulas('Year', 'F1:F2')).toEqual([[1], ['']]);
  });
});

describe('Sources are read again before the write', () => {
  const planFrom = (...sources: Snapshot[]) => planOf({ sheets: [sheetOf('New', {})], sources });
  const kind = async (plan: Plan) => {
    const outcome = await excelWorkbook.write(plan);
    return outcome.ok ? outcome.value.kind : outcome.problem;
  };

  test('Unchanged ones let it pass', async () => {
    await written(planFrom(await snapshot('Entries!A1:B3'), await snapshot('Year!A:A')));
  });

  test.each([
    ['a cell was edited', 'B2', 2200],
    ['a number became a text', 'B2', "'2100"],
    ['a row was added below', 'A4', 'Cas'],
  ] as const)('When %s, it says so and writes nothing', async (_, address, content) => {
    const plan = planFrom(await snapshot('Entries!A:B'));
    type(excel, 'Entries', address, content);
    before = everything(excel);
    expect(await refusal(plan)).toMatchObject({ kind: 'changed', findings: [{}] });
  });

  test('When a formula gives something else now', async () => {
    const plan = planFrom(await snapshot('Mine!A1'));
    type(excel, 'Year', 'A4', 8);
    expect(await kind(plan)).toBe('changed');
  });

  test('When rows were hidden, or the sheet is gone', async () => {
    const plan = planFrom(await snapshot('Entries!A:B'));
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('3:3').rowHidden = true;
    });
    expect(await kind(plan)).toBe('changed');
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').delete();
    });
    expect(await kind(plan)).toBe('changed');
  });

  test('A list that was emptied has changed', async () => {
    const plan = planFrom(await snapshot('Mine!A1'));
    type(excel, 'Mine', 'A1', null);
    expect(await kind(plan)).toBe('changed');
  });
});

test('A plan that has a bug is an exception, and nothing is written', async () => {
  const plan = planOf({ sheets: [sheetOf('a/b', {})] });
  await expect(excelWorkbook.write(plan)).rejects.toThrow('Excel allows no sheet called “a/b”.');
  expect(everything(excel)).toEqual(before);
});
