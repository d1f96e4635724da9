/** @jest-environment ./test/support/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Plan } from '../../../taskpane/sheets/plan';
import { july } from './support/sample-year';
import { adding, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;

beforeEach(async () => {
  book = await openYear([8, 5, 3, 2, 1]);
});

/** What is printed of each sheet from now on. */
function printedBy({ printed = [] }: Plan): unknown {
  const sheets = book.grid.sheets();
  return Object.fromEntries(
    printed.map(({ sheetId, area }) => [sheets.find(({ id }) => id === sheetId)?.name, area]),
  );
}

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `T${i + 1}`);

test('up to eight tournaments a page shows them at full size: nothing changes', () => {
  book.type('Year', 'B1', [names(7)]);
  expect(plannable(adding(book, july)).plan.printed).toBeUndefined();
});

test('with the ninth, what is printed of Year grows by its column', () => {
  book.type('Year', 'B1', [names(8)]);
  expect(printedBy(plannable(adding(book, july)).plan)).toEqual({ Year: 'A:J' });
  book.type('Year', 'J1', [['T9', 'T10', 'T11']]);
  expect(printedBy(plannable(adding(book, july)).plan)).toEqual({ Year: 'A:M' });
});

test('a tournament that stands in Year already prints the columns behind it, too', () => {
  book.type('Year', 'B1', [names(11)]);
  book.type('Year', 'D3', [[8], [9], [1]]);
  const { plan } = plannable(adding(book, july, { column: 3, name: '' }));
  expect(printedBy(plan)).toEqual({ Year: 'A:L' });
});

test('engines are printed as far as they go, with rows to spare', () => {
  book.type(
    'Engines',
    'A4',
    names(60).map((account) => [account, null, 'Engine']),
  );
  const { plan } = plannable(adding(book, july));
  expect(printedBy(plan)).toMatchObject({ Engines: 'A1:D83' });
});
