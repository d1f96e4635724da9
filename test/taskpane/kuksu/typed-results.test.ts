/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/operations';

jest.setTimeout(120_000);

let book: Book;
afterEach(() => {
  jest.restoreAllMocks();
  book.close();
});

const players = ['Anna', 'Bert', 'Cor', 'Dirk', 'Eva'];

async function grouped(language: 'en' | 'nl'): Promise<string> {
  const rows = players.map((name, i) => [name, 2000 - i]);
  const cells = sheetCells([['Name', 'Rating'], ...rows]);
  book = await Book.open([{ name: 'Entries', cells }], language);
  const plan = await book.put(groupLeagues, noOptions, { registrations: 'Entries' });
  return plan.names[0]?.sheet ?? '';
}

/** Points, SODOS and places of the five. */
const standing = (sheet: string): unknown[][] => book.values(`${sheet}!C5:E9`);

describe.each(['en', 'nl'] as const)('A cross table (%s)', (language) => {
  test('takes 1, 0 and a half in every way they are typed, though its cells are texts', async () => {
    const sheet = await grouped(language);
    const halves = ['½', '1/2', '0.5', '0,5'];
    halves.forEach((half, i) => {
      book.type(sheet, `${'JKLM'.charAt(i)}5`, half);
    });
    for (const cell of ['K6', 'L6', 'M6', 'L7', 'M7', 'M8']) book.type(sheet, cell, '1');
    expect(book.values(`${sheet}!I5:M9`)).toEqual([
      [null, ...halves],
      [0.5, null, '1', '1', '1'],
      [0.5, 0, null, '1', '1'],
      [0.5, 0, 0, null, '1'],
      [0.5, 0, 0, 0, null],
    ]);
    expect(standing(sheet)).toEqual([
      [2, 4, 3],
      [3.5, 5.5, 1],
      [2.5, 3, 2],
      [1.5, 1.5, 4],
      [0.5, 1, 5],
    ]);
    const { plan } = await ranked();
    expect(plan.warnings).toEqual([]);
  });

  test('numbers typed before the cells were texts count as before', async () => {
    const sheet = await grouped(language);
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    book.excel.grid.setNumberFormat({ sheetId, row: 4, column: 8, rows: 5, columns: 5 }, 'General');
    book.type(sheet, 'J5', 0.5);
    expect(book.values(`${sheet}!I5:M6`)).toEqual([
      [null, 0.5, null, null, null],
      [0.5, null, null, null, null],
    ]);
    expect(book.values(`${sheet}!C5:C6`)).toEqual([[0.5], [0.5]]);
  });

  test('a result that is none is refused in the cell it was typed into, not in its mirror', async () => {
    const sheet = await grouped(language);
    book.type(sheet, 'K5', 'win');
    const refused = await ranked().catch((error: unknown) => String(error));
    expect(refused).toContain(`'${sheet}'!K5`);
    expect(refused).not.toContain(`I7`);
  });

  test('a half that became a date is told by its players', async () => {
    const sheet = await grouped(language);
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    book.excel.grid.setNumberFormat({ sheetId, row: 4, column: 9, rows: 1, columns: 1 }, 'General');
    book.type(sheet, 'J5', '1/2');
    await expect(ranked()).rejects.toThrow(
      language === 'en'
        ? `Anna – Bert: row 5 holds a date; Excel made it from what was typed. Format the column as Text and type it again ('${sheet}'!J5).`
        : `Anna – Bert: in rij 5 staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ('${sheet}'!J5).`,
    );
  });
});

async function ranked(): Promise<{ plan: Awaited<ReturnType<Book['plan']>> }> {
  const { sheets } = rankLeagues;
  return { plan: await book.plan(sheets, { pages: '', league: '' }) };
}
