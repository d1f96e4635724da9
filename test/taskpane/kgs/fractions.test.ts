/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { text } from '../../support/text';
import { fractionIn } from '../../../src/core/numbers';
import { asNumbers, isFigure } from '../../../taskpane/kgs/results/entrants';
import { chance } from '../../checkers/kuksu-random';
import { july } from './support/sample-year';
import { openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';

jest.setTimeout(60_000);

let book: YearWorkbook;

const signs = ['', '¼', '½', '¾'];

/** As it is typed: 4.5 as `4½`; whole numbers stay numbers. */
function typed(value: number): string | number {
  return value % 1 === 0 ? value : `${Math.floor(value) || ''}${signs[(value % 1) * 4] ?? ''}`;
}

/** Places, points and who counts, the check, and the totals. */
const shown = (): unknown => [
  book.values('July 2012!A8:A13'),
  book.values('July 2012!I8:J13'),
  book.value('July 2012!B5'),
  book.values('Totals!A5:D10'),
];

describe('Typed into a result sheet', () => {
  beforeEach(async () => {
    book = await openYear([8, 5, 3, 2, 1], 'en', [], [july]);
  });

  test('fractions give the places, points, check and totals of the same numbers', () => {
    const { below } = chance(20121122);
    for (let round = 0; round < 4; round++) {
      const rows = july.entrants.map(() => [6, 20, 12].map((most) => below(most * 4) / 4));
      book.type('July 2012', 'C8', rows);
      const ofNumbers = shown();
      const ofTexts = rows.map((row) => row.map(typed));
      book.type('July 2012', 'C8', ofTexts);
      expect(shown()).toEqual(ofNumbers);
    }
  });

  test('the best is first, whoever has a fraction', () => {
    book.type('July 2012', 'C8', [['4½'], [10], ['9½'], ['½'], ['9¾'], ['¼']]);
    expect(book.values('July 2012!A8:A13').flat()).toEqual([4, 1, 3, 5, 2, 6]);
    expect(book.values('July 2012!I8:I13').flat()).toEqual([2, 8, 3, 1, 5, 0]);
  });

  test('what is no number is told by the check, and stays what it is', () => {
    book.type('July 2012', 'C8', [['4½½']]);
    expect(book.value('July 2012!B5')).toBe(`C8${text('en', 'kgsCellsUnreadable')}`);
    expect(book.value('July 2012!C8')).toBe('4½½');
    // Its own place and points are blank; every other row has its own.
    expect([book.value('July 2012!A8'), book.value('July 2012!I8')]).toEqual(['', '']);
    expect(book.values('July 2012!A9:A13').flat()).toEqual([1, 2, 3, 3, 5]);
    expect(book.value('Totals!B3')).toMatch(/^1 line .*: July 2012$/);
  });
});

describe('The formulas of the sheet', () => {
  const numbers = ['4½', '¼', '2 ¾', ' 10½ ', '½\u00a0', '0½', '12\u00a0¾'];
  const others = ['x', '4½½', '½4', '1/2½', '1,5½', '½%', '½ ½', 'TRUE', '1.2.3', '-1'];
  // A cell that Excel was told to keep as text.
  const texts = ['5', '4.5', '4,5'];

  /** What the formulas show of the contents of column A. */
  async function shownOf(
    contents: readonly (string | number)[],
    formula: (cell: string) => string,
  ): Promise<unknown[]> {
    book = await openYear([8, 5, 3, 2, 1]);
    book.type(
      'Other',
      'A1',
      contents.map((each) => [each]),
    );
    const { id } = book.grid.sheets().find(({ name }) => name === 'Other') ?? { id: '' };
    for (const row of contents.keys()) {
      book.grid.write({ sheetId: id, row, column: 1 }, formula(`A${row + 1}`));
    }
    return book.values(`Other!B1:B${contents.length}`).flat();
  }

  test('read the texts that the functions read, and no others', async () => {
    const all = [...numbers, ...others];
    const read = all.map((each) => fractionIn(each.trim()));
    expect(read.map((each) => each !== undefined)).toEqual(
      all.map((each) => numbers.includes(each)),
    );
    expect(await shownOf([...all, ...texts], asNumbers)).toEqual([
      ...read.map((each) => each ?? ''),
      ...[5, 4.5, 4.5],
    ]);
  });

  test('let nothing else be typed', async () => {
    // Typed blanks are ordinary ones.
    const all = [
      ...numbers.filter((each) => !each.includes('\u00a0')),
      ...texts,
      ...others,
      -1,
      0,
      2.5,
    ];
    expect(await shownOf(all, isFigure)).toEqual(
      all.map((each) =>
        typeof each === 'number' ? each >= 0 : [...numbers, ...texts].includes(each),
      ),
    );
    // Excel's dialog takes no longer formula.
    expect(isFigure('C1000').length).toBeLessThan(256);
  });
});
