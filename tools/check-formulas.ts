import { readFileSync } from 'node:fs';
import * as library from '@odoo/o-spreadsheet';
import type { CellValue, Grid } from './workbench/grid/grid';
import { at } from './workbench/grid/conformance/support';
import { createGrid } from './workbench/grid/o-spreadsheet';

/**
 * `npm run check:formulas -- FILE`: what another spreadsheet engine made of formulas, compared with the workbench's grid.
 * The file's form: a list of workbooks, each with all cells that its formulas refer to, and rows of a formula with the values it
 * gives there, row by row.
 */

/** A value in such a file: an error among the cells is an object, among results the text that it shows. */
type Held = number | string | boolean | null | { readonly error: string };

export interface JudgedRow {
  readonly sheet: string;
  readonly cell: string;
  readonly formula: string;
  readonly values: readonly (readonly Held[])[];
}

export interface JudgedBook {
  readonly name: string;
  readonly cells: Readonly<Record<string, Readonly<Record<string, Held>>>>;
  readonly rows: readonly JudgedRow[];
}

export interface Difference extends JudgedRow {
  readonly book: string;
  readonly found: readonly (readonly CellValue[])[];
}

export interface Verdict {
  readonly rows: number;
  readonly differences: readonly Difference[];
}

/** Each formula stands on a sheet of its own, so that what it gives meets nothing. */
const apart = (row: number): string => `Formula ${row + 1}`;

/** An error is in a cell by a formula, and so is a text that is empty or would be read as one. */
function contentOf(held: Held): string | number | boolean {
  if (typeof held === 'string')
    return /^(=|$)/.test(held) ? `="${held.replace(/"/g, '""')}"` : held;
  return typeof held === 'object' ? `=${held?.error ?? '""'}` : held;
}

/** A grid with the cells of a workbook, and a sheet for each of its formulas. */
function gridOf({ cells, rows }: JudgedBook): Grid {
  const given = Object.entries(cells).map(([name, held]) => ({
    name,
    cells: Object.fromEntries(
      Object.entries(held)
        .filter(([, value]) => value !== null)
        .map(([address, value]) => [address, contentOf(value)]),
    ),
  }));
  const formulas = rows.map(({ cell, formula }, row) => ({
    name: apart(row),
    cells: { [cell]: formula },
  }));
  return createGrid(library, { sheets: [...given, ...formulas] });
}

/** What a formula gives, in all cells that it fills. */
function resultIn(grid: Grid, { cell }: JudgedRow, row: number): (readonly CellValue[])[] {
  const position = at(grid, cell, grid.sheets().find(({ name }) => name === apart(row))?.id);
  const area = grid.spill(position) ?? { ...position, rows: 1, columns: 1 };
  return grid.read(area).map((line) => line.map(({ value }) => value));
}

/** Digits that are compared, as Excel has them. */
const digits = 15;

/** How a value is compared. The other engine has no truth values of its own: TRUE is 1. */
function comparable(value: Held | CellValue): string | number {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return value.error;
  return Number(Number(value).toPrecision(digits)) + 0;
}

export function sameValues(
  one: readonly (readonly (Held | CellValue)[])[],
  other: readonly (readonly (Held | CellValue)[])[],
): boolean {
  const texts = [one, other].map((values) =>
    JSON.stringify(values.map((row) => row.map(comparable))),
  );
  return texts[0] === texts[1];
}

export function judged(books: readonly JudgedBook[]): Verdict {
  const differences: Difference[] = [];
  for (const book of books) {
    const grid = gridOf(book);
    for (const [index, row] of book.rows.entries()) {
      const found = resultIn(grid, row, index);
      if (!sameValues(found, row.values)) differences.push({ ...row, book: book.name, found });
    }
  }
  return { rows: books.reduce((sum, { rows }) => sum + rows.length, 0), differences };
}

/** A list of workbooks, alone or with a sentence on where they are from. */
export function readBooks(file: string): readonly JudgedBook[] {
  const read = JSON.parse(readFileSync(file, 'utf8')) as
    | readonly JudgedBook[]
    | { readonly books: readonly JudgedBook[] };
  return 'books' in read ? read.books : read;
}

/** Where LibreOffice is the odd one: the formulas that show it, and what Microsoft says there. */
const odd: readonly (readonly [formula: RegExp, sentence: string])[] = [
  [
    /\bFIND\(/,
    'FIND: "If find_text is "" (empty text), FIND matches the first character in the search string."',
  ],
  [
    /\bNUMBERVALUE\(/,
    'NUMBERVALUE: "If an empty string ("") is specified as the Text argument, the result is 0."',
  ],
  [
    /\bIFERROR\(/,
    'IFERROR: "If value is an array formula, IFERROR returns an array of results for each cell in the range specified in value."',
  ],
];

function main(file: string | undefined): void {
  // The engine tells each of its steps.
  console.debug = () => undefined;
  if (file === undefined) throw new Error('Name a file: npm run check:formulas -- FILE');
  const { rows, differences } = judged(readBooks(file));
  for (const { book, sheet, cell, formula, values, found } of differences) {
    console.log(`${book}, ${sheet}!${cell}: ${formula}`);
    console.log(`  the file: ${JSON.stringify(values)}`);
    console.log(`  the grid: ${JSON.stringify(found)}`);
    for (const [shape, sentence] of odd) {
      if (shape.test(formula)) console.log(`  Microsoft on ${sentence}`);
    }
  }
  console.log(`${rows - differences.length} of ${rows} agree`);
  if (differences.length > 0) process.exitCode = 1;
}

if (require.main === module) main(process.argv[2]);
