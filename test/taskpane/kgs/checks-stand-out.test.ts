/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { addPoints } from '../../../taskpane/kgs/add-points';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import { areaName, contains, onSheet, parseArea } from '../../../taskpane/sheets/address';
import { applyHighlight, applyStyle } from '../../../taskpane/sheets/looks';
import type { Block, CellStyle, Highlight, Plan } from '../../../taskpane/sheets/plan';
import { newYear } from '../../../taskpane/kgs/year/plan';
import { july } from './support/sample-year';
import { adding, openYear } from './support/steps';
import { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

/** What a style does to a new cell. */
function lookOf(style: CellStyle): Record<string, unknown> {
  const font: Record<string, unknown> = {};
  const fill: Record<string, unknown> = {};
  applyStyle({ font, fill } as unknown as Excel.RangeFormat, style, 'new');
  return { ...font, fill: fill['color'] };
}

/** The fill of what is highlighted as a warning. */
function warningFill(): string {
  const custom = { rule: {}, format: { fill: { color: '' } } };
  const range = { conditionalFormats: { add: () => ({ custom }) } };
  const highlight = { at: 'A1', formula: '=TRUE', look: 'warning' } as const;
  applyHighlight(range as unknown as Excel.Range, highlight);
  return custom.format.fill.color;
}

/** How much a colour stands out against another, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (color: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('a warning is bold and darker than a note, which is grey and slanted; its fill leaves text readable', () => {
  const [warning, note] = [lookOf('warning'), lookOf('note')];
  expect(warning).toMatchObject({ bold: true });
  expect(warning['italic']).toBeUndefined();
  expect(note).toMatchObject({ italic: true });
  expect(note['bold']).toBeUndefined();
  const against = (color: unknown, paper: string): number => contrast(String(color), paper);
  expect(against(warning['color'], '#FFFFFF')).toBeGreaterThan(against(note['color'], '#FFFFFF'));
  for (const color of [warning['color'], lookOf('total')['color'] ?? '#000000']) {
    expect(against(color, warningFill())).toBeGreaterThanOrEqual(4.5);
  }
});

type Checked = Block & { readonly highlights?: readonly Highlight[] };

/** The cells of a block that say whether something is OK, which stand by themselves or fill a column: whether they stand out. */
function checksOf(sheet: string, block: Checked): readonly [string, boolean][] {
  const { row, column } = areaOfBlock(block);
  const marked = (block.highlights ?? []).filter(({ look }) => look === 'warning');
  return block.cells.flatMap((line, i) =>
    line.flatMap((cell, j): [string, boolean][] => {
      if (cell.kind !== 'formula' || !/,"OK"[,)]/.test(cell.formula)) return [];
      const at = { row: row + i, column: column + j, rows: 1, columns: 1, ...cell.spills };
      const standsOut = marked.some((each) => {
        const area = parseArea(each.at);
        return area !== undefined && contains(area, at);
      });
      return [[onSheet(sheet, areaName(at)), standsOut || cell.style === 'warning']];
    }),
  );
}

const checks = ({ sheets, blocks }: Plan): readonly [string, boolean][] => [
  ...sheets.flatMap((sheet) => sheet.blocks.flatMap((block) => checksOf(sheet.name, block))),
  ...blocks.flatMap((block) => checksOf(block.sheet, block)),
];

/** The lines beside the totals are the add-in's own; the check above the totals speaks for them. */
const own = (all: readonly [string, boolean][]): readonly [string, boolean][] =>
  all.filter(([at]) => !at.startsWith('Totals!I'));

describe('A check that is not OK stands out', () => {
  let book: YearWorkbook;

  beforeAll(async () => {
    book = await openYear([8, 5, 3, 2, 1]);
  });

  test('on the sheets of a year, of Engines row by row', async () => {
    const empty = await YearWorkbook.create('en');
    const options = { year: '2012', rule: 'row', points: '8 5' } as const;
    expect(checks(plannable(empty.compute(newYear, options)).plan)).toEqual([
      ['Engines!C1', true],
      ['Engines!D4:D503', true],
      ['Totals!B3', true],
      ["'Annual table'!B3", true],
    ]);
  });

  test('on a result sheet and in its column of Year', () => {
    const { plan } = plannable(adding(book, july));
    expect(own(checks(plan))).toEqual([["'July 2012'!B5", true]]);
    const year = plan.blocks.filter(({ sheet }) => sheet === 'Year').flatMap(({ cells }) => cells);
    const look = year
      .flat()
      .filter((cell) => cell.kind === 'formula' && /^=IF.*"OK"/.test(cell.formula));
    expect(look.map((cell) => 'style' in cell && cell.style)).toEqual(['warning']);
  });

  test('on a sheet of points alone', () => {
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['AyaBot', 3],
    ]);
    const options = { column: undefined, name: 'May', date: '' };
    const { plan } = plannable(book.compute(addPoints, options, { points }));
    expect(own(checks(plan))).toEqual([['May!B4', true]]);
  });
});
