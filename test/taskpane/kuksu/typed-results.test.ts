/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/operations';
import { text } from '../../support/text';

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

  test('is refused where a game is typed on both sides and they are not those of one game', async () => {
    const sheet = await grouped(language);
    const cell = (name: string): string => `'${sheet}'!${name}`;
    const sides = (rest: number, before: string): string =>
      text(language, 'kuksuSidesUnlike', {
        ...{ one: 'Anna', other: 'Bert', rest, before: cell(before) },
        lastAddress: cell(before === 'I6' ? 'J5' : 'I6'),
      });
    for (const [above, below, said] of [
      ['1', '1', sides(0, 'I6')],
      ['½', '1', sides(0.5, 'I6')],
      ['0', null, sides(1, 'I6')],
      ['½', null, sides(0.5, 'I6')],
      [null, '0', sides(1, 'J5')],
      [null, '½', sides(0.5, 'J5')],
    ] as const) {
      book.type(sheet, 'J5', above);
      book.type(sheet, 'I6', below);
      await expect(ranked()).rejects.toThrow(said);
    }
    for (const [above, below] of [
      ['0', '0'],
      ['0', '1'],
      ['1', null],
      [null, '1'],
      [null, null],
    ]) {
      book.type(sheet, 'J5', above ?? null);
      book.type(sheet, 'I6', below ?? null);
      await ranked();
    }
  });

  test('is refused with anything on its diagonal, which the points would count', async () => {
    const sheet = await grouped(language);
    book.type(sheet, 'K7', '1');
    expect(standing(sheet)[2]?.[0]).toBe(1);
    const typed = { name: 'Cor', address: `'${sheet}'!K7`, content: '1' };
    await expect(ranked()).rejects.toThrow(text(language, 'kuksuDiagonal', typed));
    book.type(sheet, 'K7', null);
    await ranked();
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
