/** @jest-environment ./test/support/environment.js */
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../support/sampled';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { number, planOf, text } from '../sheets/plans';
import { openWorkbook, withExcel } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

/** What a name must survive: it could begin a formula, become a number, a date, a truth value, or vanish. */
const listed = [
  ...['=1+1', '=SUM(A1:A9)', '=HYPERLINK("http://x.example","click")', '=cmd|"/c calc"!A1', '='],
  ...[
    '+1',
    '+31 20 555 0000',
    '+SUM(1,2)',
    '+',
    '-1',
    '-2+3',
    '-Anna',
    '-',
    '--',
    '@SUM(1)',
    '@name',
    '@',
  ],
  ...["'", "''", "'t Hof", "'=1+1", "O'Neill", '"', '"quoted"', '""'],
  ...['\t=1+1', '\r=1+1', '\n=1+1', ' =1+1', '\u00a0=1+1', '＝1+1', '﹦1', '−1'],
  ...['1', '007', '1.5', '1,5', '1e5', '1E400', '0x10', '50%', '$5', '€ 5', '(5)', '１２'],
  ...['1/2', '3-4', '1-1-2024', '2024-01-01', '12:30', 'maart 3', 'Jan-1', 'MAY 5'],
  ...['TRUE', 'false', 'WAAR', 'onwaar', '#N/A', '#REF!', '#DIV/0!', 'NULL', 'NaN', 'Infinity'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '{name}',
    '$&',
    '\\',
    '%s',
    '<b>x</b>',
    '&amp;',
    '🏆',
    'Zoe\u0308',
  ],
];

async function roundTrip(names: readonly string[]): Promise<readonly unknown[]> {
  const excel = await openWorkbook([{ name: 'Entries', cells: {} }]);
  const plan: Plan = planOf({
    sheets: [
      {
        name: 'Names',
        blocks: [{ at: 'A1', cells: names.map((name, i) => [text(name), number(i)]) }],
      },
    ],
  });
  const outcome = await excelWorkbook.write(plan);
  if (!outcome.ok) throw new Error(JSON.stringify([outcome, excel.problems]));
  const read = await excelWorkbook.read([{ kind: 'sheet', sheet: 'Names' }]);
  const rows = read.ok ? (read.value.tables[0]?.rows ?? []) : [];
  // Written once more over itself, as an undo does: still the same texts.
  const sheetId = excel.grid.sheets()[1]?.id ?? '';
  const block = { sheetId, sheet: 'Names', at: 'A1', cells: names.map(() => [number(0)]) };
  const filled = await excelWorkbook.write(planOf({ blocks: [block] }));
  if (!filled.ok || filled.value.kind !== 'filled') throw new Error(JSON.stringify(filled));
  const over = await excelWorkbook.write(planOf({ blocks: [block] }), filled.value.cells);
  if (!over.ok || over.value.kind !== 'written') throw new Error(JSON.stringify(over));
  await excelWorkbook.undoWriting(over.value.receipt);
  const again = await excelWorkbook.read([{ kind: 'sheet', sheet: 'Names' }]);
  expect(again.ok && again.value.tables[0]?.rows).toEqual(rows);
  expect(excel.problems).toEqual([]);
  excel.close();
  return rows.map(({ cells: [cell] }) => cell);
}

/** The grid keeps every line break as a line feed. */
const asTexts = (names: readonly string[]) =>
  names.map((name) => ({ kind: 'text', text: name.replace(/\r\n?/g, '\n') }));

test('At least sixty listed hostile names survive being written, read, overwritten and put back', async () => {
  expect(new Set(listed).size).toBeGreaterThanOrEqual(60);
  expect(await roundTrip(listed)).toEqual(asTexts(listed));
});

test('So do hundreds of random ones', async () => {
  const hostile = fc
    .tuple(
      fc.constantFrom('', '=', '+', '-', '@', "'", '\t', '\r', '#', '"', ' '),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    .map(([first, rest]) => `${first}${rest}`)
    .filter(
      (name) =>
        name.trim() !== '' && !/[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/.test(name),
    );
  const names = fc.sample(hostile, { numRuns: runs(80, 1000), seed: 2026 });
  expect(await roundTrip(names)).toEqual(asTexts(names));
});

test('A name in a cell that was formatted as text stays as it is', async () => {
  const excel = await openWorkbook([{ name: 'Entries', cells: {} }]);
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Entries').getRange('A1:A3').numberFormat = [['@'], ['@'], ['@']];
  });
  const cells = ['=1+1', '007', "'t Hof"].map((name) => [text(name)]);
  const block = { sheetId: excel.grid.sheets()[0]?.id ?? '', sheet: 'Entries', at: 'A1', cells };
  await excelWorkbook.write(planOf({ blocks: [block] }));
  const read = await excelWorkbook.read([{ kind: 'typed', text: 'A1:A3' }]);
  const rows = read.ok ? (read.value.tables[0]?.rows ?? []) : [];
  expect(rows.map(({ cells: [cell] }) => cell)).toEqual(asTexts(['=1+1', '007', "'t Hof"]));
  excel.close();
});
