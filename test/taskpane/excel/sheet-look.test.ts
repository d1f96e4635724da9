/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook } from '../../../taskpane/excel/excel';
import type { NewSheet, PlanCell } from '../../../taskpane/sheets/plan';
import { together } from '../../../taskpane/excel/contents/sheet-look';
import { stateOf } from '../../../tools/workbench/grid/state';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf } from '../sheets/plans';
import { openWorkbook } from './workbook';

jest.setTimeout(60_000);

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: { A1: 'x' } }]);
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const cell = (text: string, style?: 'title' | 'header' | 'input' | 'total'): PlanCell =>
  style ? { kind: 'text', text, style } : { kind: 'text', text };

/** A sheet with every kind of look; `input` says which of its cells are to be typed into. */
function league(name: string, input: (row: number) => boolean): NewSheet {
  return {
    name,
    blocks: [
      { at: 'A1', cells: [[cell(name, 'title')]] },
      {
        at: 'A3',
        cells: [
          [cell('Name', 'header'), cell('Points', 'header')],
          ...Array.from({ length: 4 }, (_, row): PlanCell[] => [
            cell(`${name} ${row}`),
            {
              kind: 'number',
              value: row,
              format: '0.0',
              ...(input(row) ? { style: 'input' as const } : {}),
            },
          ]),
        ],
        highlights: [{ at: 'A4:B7', formula: '=$B4>2', look: 'good' }],
        choices: [{ at: 'B4:B7', from: { kind: 'texts', texts: ['0', '1'] }, refusal: '0 or 1' }],
      },
    ],
    widths: { A: 24, C: 9 },
    freeze: { rows: 3, columns: 1 },
  };
}

const looksOf = (name: string): unknown => {
  const state = stateOf(excel.grid).sheets.find((sheet) => sheet.name === name);
  if (!state) throw new Error(name);
  const { cells, widths, frozen, validations, conditionalFormats } = state;
  const looks = Object.entries(cells).map(([address, { style, numberFormat }]) => {
    return [address, style, numberFormat];
  });
  return { looks, widths, frozen, validations, conditionalFormats };
};

async function written(sheets: readonly NewSheet[]): Promise<void> {
  const outcome = await createExcelWorkbook().write(planOf({ sheets }));
  expect(outcome).toMatchObject({ ok: true, value: { kind: 'written' } });
}

describe('Sheets of one plan', () => {
  const even = (row: number): boolean => row % 2 === 0;

  test('that look alike look as if each had been made alone', async () => {
    await written([league('One', even)]);
    await written([league('Two', even), league('Three', even), league('Four', even)]);
    for (const name of ['Two', 'Three', 'Four']) expect(looksOf(name)).toEqual(looksOf('One'));
    expect(JSON.stringify(looksOf('Four'))).toMatch(/0\.0.*bold|bold.*0\.0/);
  });

  test('that differ in one cell keep their own looks', async () => {
    await written([league('One', even), league('Other', (row) => row === 3)]);
    await written([league('Alone', (row) => row === 3)]);
    expect(looksOf('Other')).toEqual(looksOf('Alone'));
    expect(looksOf('Other')).not.toEqual(looksOf('One'));
  });
});

describe('Formulas of sheets that are alike', () => {
  /** Names that differ, a square of formulas, a text among them where `text` says so, and a formula that spills. */
  const table = (name: string, text = ''): NewSheet => ({
    name,
    blocks: [
      {
        at: 'A1',
        cells: Array.from({ length: 6 }, (_, row): PlanCell[] => [
          cell(`${name} ${row}`),
          ...Array.from({ length: 5 }, (__, column): PlanCell =>
            row === 2 && column === 2 && text !== ''
              ? cell(text)
              : row === column
                ? { kind: 'blank' }
                : { kind: 'formula', formula: `=IF($A${row + 1}="","",ROW(A${column + 1}))` },
          ),
          row === 0
            ? { kind: 'formula', formula: '=ROW(A1:A6)', spills: { rows: 6, columns: 1 } }
            : { kind: 'blank' },
        ]),
      },
    ],
  });
  const contentsOf = (name: string): unknown => {
    const state = stateOf(excel.grid).sheets.find((sheet) => sheet.name === name);
    return JSON.parse(JSON.stringify(state?.cells ?? {}).replaceAll(name, 'NAME'));
  };

  test('are the same as if each had been written alone, what differs included', async () => {
    await written([table('Alone')]);
    await written([table('One'), table('Two'), table('Three', 'other'), table('Four')]);
    await written([table('Other', 'other')]);
    for (const name of ['One', 'Two', 'Four'])
      expect(contentsOf(name)).toEqual(contentsOf('Alone'));
    expect(contentsOf('Three')).toEqual(contentsOf('Other'));
    expect(contentsOf('Three')).not.toEqual(contentsOf('Alone'));
    expect(JSON.stringify(contentsOf('Two'))).toContain('ROW(A5)');
  });
});

describe('Addresses', () => {
  test('are taken together as long as Excel takes them', () => {
    const addresses = Array.from({ length: 60 }, (_, i) => `AA${100 + i}:AB${100 + i}`);
    const joined = together(addresses);
    expect(joined.every(({ length }) => length <= 200)).toBe(true);
    expect(joined.join(',').split(',')).toEqual(addresses);
    expect(joined).toHaveLength(4);
    expect(together([])).toEqual([]);
  });
});

test('Headings with filter buttons stand at the top of a row that has a line more than they take', async () => {
  const list: NewSheet = {
    name: 'List',
    blocks: [
      {
        at: 'A4',
        cells: [
          [cell('Name', 'header'), cell('Games scheduled', 'header')],
          [cell('x'), { kind: 'number', value: 1 }],
        ],
        list: { kind: 'filter' },
      },
    ],
    widths: { A: 20, B: 10 },
  };
  await written([list]);
  const state = stateOf(excel.grid).sheets.find(({ name }) => name === 'List');
  expect(state?.cells['B4']?.style).toMatchObject({ vertical: 'Top', bold: true, wrap: true });
  // Two lines and one for the buttons, 20 pixels each.
  expect(state?.heights).toEqual({ 4: 60 });
});
