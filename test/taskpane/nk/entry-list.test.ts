/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newEvent } from '../../../taskpane/nk/new-event';
import { oneOf } from '../../support/sampled';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/operations';

jest.setTimeout(120_000);

let book: Book;
afterEach(() => {
  book.close();
});

const lists = { entries: 'Entries' };

async function opened(rows: readonly (readonly (string | number)[])[], language: 'en' | 'nl') {
  book = await Book.open(
    [{ name: 'Entries', cells: sheetCells(rows.map((row) => [...row])) }],
    language,
  );
}

/** What the sheet of players holds in a column once the championship is written. */
async function written(heading: string): Promise<unknown> {
  await book.put(newEvent, { ...newEvent.initial, fromRanks: true }, lists);
  const [headings = [], ...players] = book.values(`${book.t('nkSheetPlayers')}!A4:O12`);
  const column = headings.indexOf(heading);
  const name = headings.indexOf(book.t('nkName'));
  return Object.fromEntries(
    players.filter((row) => Boolean(row[name])).map((row) => [row[name], row[column]]),
  );
}

describe.each(oneOf(['en', 'nl'] as const))(
  'An entry list that is typed in Excel (%s)',
  (language) => {
    const isEnglish = language === 'en';

    beforeEach(async () => {
      const headings = isEnglish
        ? [
            'Name',
            'Rating',
            'Rank',
            'Absent',
            'Points before entry',
            'Enters in round',
            'Start group',
            'Keeps board',
            'Right',
          ]
        : [
            'Naam',
            'Rating',
            'Graad',
            'Afwezig',
            'Punten voor de eerste ronde',
            'Doet mee vanaf ronde',
            'Startgroep',
            'Vaste tafel',
            'Recht',
          ];
      await opened(
        [headings, ...['Ann', 'Bob', 'Cid', 'Dee'].map((name, i) => [name, 2400 - 100 * i])],
        language,
      );
    });

    test('2-6, of which Excel makes a date, is read as rounds 2 to 6', async () => {
      book.type('Entries', 'D2', '2-6');
      expect(book.values('Entries!D2')[0]?.[0]).not.toBe('2-6');
      expect(await written(book.t('nkAbsentRounds'))).toMatchObject({ Ann: '2 3 4 5 6' });
    });

    // What is typed at first, the sentence that refuses it, what its way out says to do in that cell, and how that is read.
    test.each([
      [
        'rounds, as a whole date',
        'D',
        '2-6-2026',
        'nkCellRoundsDay',
        isEnglish ? '2 to 6' : '2 t/m 6',
        'nkAbsentRounds',
        '2 3 4 5 6',
      ],
      [
        'rounds, in words',
        'D',
        'x',
        'nkCellRounds',
        isEnglish ? '3 and 5' : '3 en 5',
        'nkAbsentRounds',
        '3 5',
      ],
      [
        'points, as a fraction',
        'E',
        '0 1/2',
        'nkCellPointsFraction',
        '0 ½',
        'nkPointsBefore',
        '0 ½',
      ],
      ['points, as a date', 'E', '1/2', 'nkCellPointsBefore', '0 ½', 'nkPointsBefore', '0 ½'],
      ['a rank that is none', 'C', '3', 'nkCellRank', '3d', 'nkGrade', '3d'],
      ['a group that is none', 'G', 'B', 'nkCellGroup', 'Groep 1', 'nkGroupColumn', 1],
      ['a rating in words', 'B', 'strong', 'cellNeedsNumber', '2350', 'nkRating', 2350],
      ['a rating, as a date', 'B', '1-2', 'cellDateForNumber', '2350', 'nkRating', 2350, '0'],
      [
        'a board that is no whole number',
        'H',
        isEnglish ? '1.5' : '1,5',
        'cellNeedsWhole',
        '2',
        'nkKeptBoard',
        2,
      ],
      ['a board below the first', 'H', '0', 'cellAtLeast', '1', 'nkKeptBoard', 1],
      ['a right that is none', 'I', 'yes', 'cellNeedsOneOf', 'Groep 1', 'nkRight', 'Groep 1'],
      ['a right, as a date', 'I', '1-2', 'cellIsDate', '1', 'nkRight', 'Groep 1', '@'],
      ['an error', 'B', '=NA()', 'cellError', '2350', 'nkRating', 2350],
    ] as const)('%s: the way out ends at a right reading', async (...row) => {
      const [, column, typed, refusal, advice, heading, read, format] = row;
      const cell = `${column}2`;
      book.type('Entries', 'F2', '3');
      book.type('Entries', cell, typed);
      const refused = await book.plan(newEvent, newEvent.initial, lists).then(
        () => '',
        (error: unknown) => String(error),
      );
      const marks = { address: '§', content: '§', limit: '§', allowed: '§', error: '§', row: '§' };
      for (const part of book.t(refusal, marks).split('§')) expect(refused).toContain(part.trim());
      if (format !== undefined) {
        const sheetId = book.excel.grid.sheets()[0]?.id ?? '';
        const at = { sheetId, row: 1, column: column.charCodeAt(0) - 65, rows: 1, columns: 1 };
        book.excel.grid.setNumberFormat(at, format);
      }
      book.type('Entries', cell, advice);
      expect(await written(book.t(heading))).toMatchObject({ Ann: read });
    });
  },
);

describe.each(oneOf(['en', 'nl'] as const))('A list with ranks only (%s)', (language) => {
  test.each([
    language === 'en' ? ['Name', 'Rank'] : ['Naam', 'Graad'],
    language === 'en' ? ['Player', 'Strength'] : ['Speler', 'Sterkte'],
  ])('asks where ratings come from, and takes them from %s, %s', async (...headings) => {
    await opened(
      [headings, ['Ann', '3 dan'], ['Bob', '1k?'], ['Cid', '1D'], ['Dee', '12 kyu']],
      language,
    );
    await expect(book.plan(newEvent, newEvent.initial, lists)).rejects.toThrow(
      book.t('nkRanksAsked', { count: 4 }),
    );
    const { warnings } = await book.plan(newEvent, { ...newEvent.initial, fromRanks: true }, lists);
    expect(warnings.map(({ sentence: { code } }) => code)).toEqual([
      'nkFromRanksSaid',
      'nkRoundsForFew',
    ]);
    expect(await written(book.t('nkRating'))).toEqual({
      Ann: 2300,
      Bob: 2000,
      Cid: 2100,
      Dee: 900,
    });
  });

  test('a professional without a rating, and a player with neither, are named', async () => {
    await opened(
      [
        ['Name', 'Rank'],
        ['Ann', '1p'],
        ['Bob', '2d'],
        ['Cid', '-'],
      ],
      language,
    );
    await expect(
      book.plan(newEvent, { ...newEvent.initial, fromRanks: true }, lists),
    ).rejects.toThrow(book.t('nkRatingOrRank', { name: 'Ann', address: 'Entries!B2' }));
  });
});
