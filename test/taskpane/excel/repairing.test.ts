/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';
import {
  type Attempt,
  callsOneOf,
  type OwnFormulas,
  withOwnNames,
} from '../../../taskpane/excel/workbook/problems';
import type { Repair } from '../../../taskpane/excel/workbook/workbook';
import { repairFormulas } from '../../../taskpane/excel/repair/repairing';
import type { CellValue, WorkbookData } from '../../../tools/workbench/grid/grid';
import { defineFunctions } from '../../../tools/workbench/grid/o-spreadsheet';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { cellsAt, everything, openWorkbook, type, withExcel } from './workbook';
import { wayOut } from '../../support/text';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(60_000);

/** The library never forgets a formula it has once understood: each test has functions of its own. */
let number = 0;
let isOurs: OwnFormulas;
const named = (formula: string): string =>
  formula.replace(/(SOF.AWARD|KGS.TABLE)/gi, `$1${number}`);

const sheets: WorkbookData['sheets'] = [
  {
    name: 'Mine',
    cells: {
      A1: 'mine',
      A2: '=SOF.AWARD(1,2)',
      A3: '=1+SOF.AWARD(2,3)',
      A4: '=NOBODY.KNOWS(1)',
      A5: '=1/0',
      B2: "'=SOF.AWARD(1,2)",
      B3: '=LOWER("SOF.AWARD(")',
      C7: '=SOF.AWARD(1,2)',
    },
  },
  { name: 'Second', cells: { D4: '=DEV.KGS.TABLE(1)', D5: '=_xldudf_SOF_AWARD(2)', D6: 8 } },
  { name: 'Spilled', cells: { B2: '=KGS.TABLE(1)', A1: 'x' } },
  { name: 'Shut', cells: { A1: '=SOF.AWARD(1,2)' } },
  { name: 'Empty', cells: {} },
];

let excel: ExcelPage;
/** Cells that are written to, in order: a formula entered again changes nothing that could be compared. */
let written: string[];

/** Requests to find the formulas; the next one looks for spills, the one after it enters them. */
const reading = 3;

/** The add-in comes, after the workbook: what stands there keeps #NAME?. */
function come(): void {
  const parameter = { name: 'value', description: '', optional: true };
  const define = (name: string, result: () => CellValue | CellValue[][]): void => {
    defineFunctions(library, [
      {
        name: named(name),
        description: '',
        parameters: [parameter, { ...parameter, name: 'other' }],
        compute: result,
      },
    ]);
  };
  define('SOF.AWARD', () => 25.16);
  define('KGS.TABLE', () => [[1], [2], [3]]);
  define('DEV.KGS.TABLE', () => 7);
}

const open = (): Promise<ExcelPage> =>
  openWorkbook(
    sheets.map(({ name, cells }) => ({
      name,
      cells: Object.fromEntries(
        Object.entries(cells).map(([address, content]) => [
          address,
          typeof content === 'string' ? named(content) : content,
        ]),
      ),
    })),
  );

beforeEach(async () => {
  number += 1;
  const ids = [named('SOF.AWARD'), named('KGS.TABLE')];
  isOurs = { calls: callsOneOf(ids, ['DEV']), asTyped: withOwnNames(ids, ['DEV']) };
  excel = await open();
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Shut').protection.protect();
  });
  expect(value('Mine', 1, 0)).toMatchObject({ error: '#NAME?' });
  come();
  written = [];
  const { grid } = excel;
  const write = grid.write.bind(grid);
  const names = new Map(grid.sheets().map(({ id, name }) => [id, name]));
  jest.spyOn(grid, 'write').mockImplementation((cell, content) => {
    written.push(`${names.get(cell.sheetId) ?? ''}!${'ABCDE'[cell.column] ?? ''}${cell.row + 1}`);
    write(cell, content);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

function value(sheet: string, row: number, column: number): CellValue | undefined {
  const { grid } = excel;
  const sheetId = grid.sheets().find(({ name }) => name === sheet)?.id ?? '';
  return grid.read({ sheetId, row, column, rows: 1, columns: 1 })[0]?.[0]?.value;
}

const repaired = (outcome: Attempt<Repair>): Repair => {
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
};

test('are entered again and calculate; nothing else is written, nothing is different', async () => {
  const before = everything(excel);
  const repair = repaired(await repairFormulas(isOurs));
  expect(repair).toEqual({
    formulas: 5,
    sheets: 3,
    protectedSheets: ['Shut'],
    left: { count: 1, first: 'Second!D5' },
  });
  expect(written).toEqual([
    'Mine!A2',
    'Mine!A3',
    'Mine!C7',
    'Second!D4',
    'Second!D5',
    'Spilled!B2',
  ]);
  expect([value('Mine', 1, 0), value('Mine', 2, 0), value('Second', 3, 3)]).toEqual([
    25.16, 26.16, 7,
  ]);
  expect([1, 2, 3].map((row) => value('Spilled', row, 1))).toEqual([1, 2, 3]);
  expect(everything(excel)).toEqual(before);
});

test('take few requests, however many they are', async () => {
  for (let row = 10; row < 60; row++) type(excel, 'Mine', `E${row}`, named('=SOF.AWARD(1,2)'));
  const asked = jest.spyOn(excel.host.faults, 'nextRequest');
  await repairFormulas(isOurs);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
});

test('are all right afterwards: a second time there is nothing to do', async () => {
  await repairFormulas(isOurs);
  written.length = 0;
  const { formulas, left } = repaired(await repairFormulas(isOurs));
  expect({ formulas, left }).toEqual({ formulas: 0, left: { count: 1, first: 'Second!D5' } });
  expect(written).toEqual(['Second!D5']);
});

test('a protected sheet is repaired once its protection is removed', async () => {
  expect(repaired(await repairFormulas(isOurs)).protectedSheets).toEqual(['Shut']);
  expect(value('Shut', 0, 0)).toMatchObject({ error: '#NAME?' });
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Shut').protection.unprotect();
  });
  expect(repaired(await repairFormulas(isOurs))).toMatchObject({
    formulas: 1,
    protectedSheets: [],
  });
  wayOut('repairProtected', value('Shut', 0, 0)).toBe(25.16);
});

test('a cell that is edited in between keeps what was typed', async () => {
  const before = everything(excel);
  for (const content of ['typed', 8, "'=SOF.AWARD(1,2)", '=2+2', null]) {
    excel.host.faults.before(reading + 2, () => {
      type(excel, 'Mine', 'A2', content);
    });
    const repair = repaired(await repairFormulas(isOurs));
    expect(excel.host.faults.waiting).toBe(false);
    expect(repair.formulas).toBe(content === 'typed' ? 4 : 0);
    const now = everything(excel);
    type(excel, 'Mine', 'A2', content);
    expect(everything(excel)).toEqual(now);
    type(excel, 'Mine', 'A2', named('=SOF.AWARD(1,2)'));
  }
  expect(everything(excel)).toEqual(before);
});

test('what Excel refuses together is entered one by one, and what it still refuses is named', async () => {
  excel.host.faults.before(reading + 2, () =>
    withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Second').protection.protect();
    }),
  );
  const repair = repaired(await repairFormulas(isOurs));
  expect(repair.formulas).toBe(4);
  expect(repair.left).toEqual({ count: 2, first: 'Second!D4' });
  // Opened again, with the add-in there from the start.
  excel.close();
  excel = await open();
  for (const key of ['repairLeftOne', 'repairLeftMany'] as const) {
    wayOut(key, [value('Mine', 1, 0), value('Second', 3, 3)]).toEqual([25.16, 7]);
  }
});

test('a workbook without any is only looked at', async () => {
  const repair = repaired(
    await repairFormulas({
      calls: callsOneOf(['NO.SUCH'], []),
      asTyped: withOwnNames(['NO.SUCH'], []),
    }),
  );
  expect(repair).toEqual({ formulas: 0, sheets: 0, protectedSheets: [], left: undefined });
  expect(written).toEqual([]);
});

test('the file of another add-in before functions of ours goes, and nothing else of the formula', async () => {
  const own = `_xldudf_SOF_AWARD${number}(1,2)`;
  const stored = [
    `=1+'C:\\Add-ins\\old.xlam'!${own}`,
    `=Other.xla!${own}`,
    '=Other.xla!_xldudf_ADD(1)',
  ];
  for (const [i, formula] of stored.entries()) type(excel, 'Mine', `E${i + 9}`, formula);
  const at = (row: number) => cellsAt(excel, 'Mine', `E${row}`)[0]?.[0];
  expect([9, 10, 11].map((row) => at(row)?.formula)).toEqual(stored);
  const { formulas } = repaired(await repairFormulas(isOurs));
  expect(formulas).toBe(7);
  expect([9, 10].map((row) => at(row)?.formula)).toEqual([
    named('=1+SOF.AWARD(1,2)'),
    named('=SOF.AWARD(1,2)'),
  ]);
  expect([9, 10].map((row) => at(row)?.value)).toEqual([26.16, 25.16]);
  expect(at(11)?.formula).toBe(stored[2]);
});
