/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { newEvent } from '../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { standings } from '../../../taskpane/nk/standings';
import { oneOf, sampled } from '../../support/sampled';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/operations';
import { entries } from './support/sample-event';

jest.setTimeout(120_000);

let book: Book;
afterEach(() => {
  jest.restoreAllMocks();
  book.close();
});

async function paired(language: 'en' | 'nl'): Promise<string> {
  book = await Book.open([{ name: 'Entries', cells: sheetCells(entries(4)) }], language);
  await book.put(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'Entries' });
  await book.put(pairRound, nothingSaid);
  return book.t('nkRound', { round: 1 });
}

function namesAt(sheet: string, row: number): string[] {
  return ['C', 'E'].map((column) => String(book.values(`${sheet}!${column}${row}`)[0]?.[0]));
}

describe.each(oneOf(['en', 'nl'] as const))('Results that are typed (%s)', (language) => {
  test.each(sampled(['1-0', '0-1', '1/2-1/2', '1:0', '=', '½-½'], 3))(
    '%s is read as typed',
    async (typed) => {
      const sheet = await paired(language);
      for (const row of [5, 6]) book.type(sheet, `F${row}`, typed);
      expect(book.values(`${sheet}!F5:F6`)).toEqual([[typed], [typed]]);
      const { warnings } = await book.plan(standings, standings.initial);
      expect(warnings).toEqual([]);
    },
  );

  test('in a column that was made General, 1-0 is a date, told by board and names, and quoted as the cell shows it', async () => {
    const sheet = await paired(language);
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    const area = { sheetId, row: 4, column: 5, rows: 2, columns: 1 };
    book.excel.grid.setNumberFormat(area, 'General');
    for (const row of [5, 6]) book.type(sheet, `F${row}`, '1-0');
    const [black, white] = namesAt(sheet, 6);
    const place = `'${sheet}'!F6`;
    await expect(book.plan(standings, standings.initial)).rejects.toThrow(
      language === 'en'
        ? `Board 2, ${black} – ${white}: “Jan-00” is a date; Excel made it from what was typed. Format the column as Text and type it again (${place}).`
        : `Tafel 2, ${black} – ${white}: ‘jan-00’ is een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw (${place}).`,
    );
  });

  test('an error, such as that of a formula, is told by board and names', async () => {
    const sheet = await paired(language);
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    book.excel.grid.setNumberFormat({ sheetId, row: 5, column: 5, rows: 1, columns: 1 }, 'General');
    book.type(sheet, 'F6', '=NA()');
    const [black, white] = namesAt(sheet, 6);
    await expect(book.plan(standings, standings.initial)).rejects.toThrow(
      language === 'en'
        ? `Board 2, ${black} – ${white}, '${sheet}'!F6 shows #N/A.`
        : `Tafel 2, ${black} – ${white}, '${sheet}'!F6 toont #N/A.`,
    );
  });
});
