/** @jest-environment ./test/support/environment.js */
import { expect, jest, test } from '@jest/globals';
import { addPoints } from '../../../taskpane/kgs/add-points';
import { newYear } from '../../../taskpane/kgs/year/plan';
import { columnLetters, columnOf } from '../../../taskpane/sheets/address';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import type { NewSheet } from '../../../taskpane/sheets/plan';
import { headingsCut, headingsOf, usualWidth } from '../support/headings-fit';
import { july } from './support/sample-year';
import { adding, openYear } from './support/steps';
import { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

/** The width of a letter against a digit, as sheets are laid out. */
const perDigit = 0.92;

/** The notes of a sheet, each with whether it is longer than what is free to their right, up to the last column that is printed or has a width. */
function notesOf({ blocks, widths = {}, print }: NewSheet): readonly [string, boolean][] {
  const filled = new Set<string>();
  const notes: { readonly row: number; readonly column: number; readonly text: string }[] = [];
  for (const block of blocks) {
    const { row, column } = areaOfBlock(block);
    block.cells.forEach((line, i) => {
      line.forEach((cell, j) => {
        if (cell.kind === 'blank' || cell.kind === 'keep') return;
        filled.add(`${row + i} ${column + j}`);
        if (cell.kind === 'text' && cell.style === 'note') {
          notes.push({ row: row + i, column: column + j, text: cell.text });
        }
      });
    });
  }
  const printed = /([A-Z]+)\d*$/.exec(print?.area ?? '')?.[1];
  const last = Math.max(...Object.keys(widths).map(columnOf));
  const end = printed === undefined ? last : columnOf(printed);
  return notes.map(({ row, column, text }) => {
    let room = 0;
    for (let at = column; at <= end; at++) {
      if (at > column && filled.has(`${row} ${at}`)) break;
      room += widths[columnLetters(at)] ?? usualWidth;
    }
    return [text, text.length * perDigit > room];
  });
}

test.each(['en', 'nl'] as const)(
  'no note or heading of a year is cut off (%s)',
  async (language) => {
    const empty = await YearWorkbook.create(language);
    const options = { year: '2012', rule: 'row', points: '8 5' } as const;
    const year = plannable(empty.compute(newYear, options)).plan.sheets;
    const book = await openYear([8, 5, 3, 2, 1], language);
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['AyaBot', 3],
    ]);
    const more = { column: undefined, name: 'May', date: '' };
    const sheets = [
      ...year,
      ...plannable(adding(book, july)).plan.sheets,
      ...plannable(book.compute(addPoints, more, { points })).plan.sheets,
    ];
    const notes = sheets.flatMap(notesOf);
    expect(notes.length).toBeGreaterThanOrEqual(7);
    expect(notes.filter(([, isCutOff]) => isCutOff)).toEqual([]);
    expect(sheets.flatMap(headingsOf).length).toBeGreaterThanOrEqual(30);
    expect(headingsCut(sheets)).toEqual([]);
  },
);
