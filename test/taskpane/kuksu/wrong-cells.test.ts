/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Language, languages } from '../../../src/language';
import { say } from '../../../src/language/texts';
import { atOnce } from '../../../src';
import { kuksuEvents } from '../../../taskpane/kuksu/jobs';
import { areaName, placeName } from '../../../taskpane/sheets/address';
import { type GroupOptions, noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { whereItStands } from '../../../taskpane/kuksu/where-it-stands';
import { text, wayOut } from '../../support/text';
import { oneOf } from '../../support/sampled';
import { keeping, YearWorkbook } from '../kgs/support/year-workbook';
import { plannable, said } from '../support/computed';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/planning';
import type { Computed } from '../../../taskpane/jobs/operation';

describe('wrong cells', () => {
  jest.setTimeout(60_000);

  /** One wrong cell in a cross table: the figures of the others stand, and the cell is named on the sheet, on Home and by Rank leagues. */

  const players = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
  /** Of each player: points, SODOS and place, when the one above wins every game but that of Ann and Eve, a draw. */
  const drawn = [
    [3.5, 6.25, 1],
    [3, 3.5, 2],
    [2, 1.5, 3],
    [1, 0.5, 4],
    [0.5, 1.75, 5],
  ];

  let book: YearWorkbook;
  let sheet: string;

  const openPlayed = keeping(async (language: Language) => {
    book = await YearWorkbook.create(language, 'kuksu');
    const heading = [text(language, 'kuksuName'), text(language, 'kuksuRating')];
    const rows = players.map((name, i) => [name, 2000 - i]);
    const registrations = book.type('Entries', 'A1', [heading, ...rows]);
    book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
    sheet = text(language, 'kuksuLeagueSheet', { league: 'A' });
    book.type(sheet, 'J5', [['1', '1', '1', '½']]);
    book.type(sheet, 'K6', [['1', '1', '1']]);
    book.type(sheet, 'L7', [['1', '1']]);
    book.type(sheet, 'M8', [['1']]);
    return book;
  });

  async function open(language: Language): Promise<void> {
    book = await openPlayed(language);
    sheet = text(language, 'kuksuLeagueSheet', { league: 'A' });
  }

  beforeEach(async () => {
    await open('en');
  });

  const figures = (): unknown[][] => book.values(`${sheet}!C5:E9`);
  const noted = (): unknown => book.value(`${sheet}!A3`);
  const note = (language: Language, cells: string): string => {
    const usual = text(language, 'kuksuCrosstableNote');
    return cells === '' ? usual : `${text(language, 'kuksuCellsWrong', { cells })} ${usual}`;
  };

  /** Puts a formula into a cell, as somebody who pastes an error does. */
  function put(address: string, content: string): void {
    const [{ id: sheetId = '' } = {}] = book.grid.sheets().filter(({ name }) => name === sheet);
    const column = address.charCodeAt(0) - 65;
    book.grid.write({ sheetId, row: Number(address.slice(1)) - 1, column }, content);
  }

  /** The cells that Home leads to. */
  const shownAtHome = (): readonly unknown[] => {
    const { facts } = book;
    const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
    return seen.missing.map(({ at }) => at && areaName(at.area));
  };
  const home = (): readonly string[] => {
    const { facts } = book;
    const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
    return seen.missing.map(({ what }) => say(languages.en, what));
  };
  const ranked = (): readonly string[] =>
    said(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {}));

  test('without a wrong cell the note says what to do, and the figures are those of the games', () => {
    expect([figures(), noted()]).toEqual([drawn, note('en', '')]);
    expect(home()).toEqual([]);
  });

  test.each([
    ['an error', '=1/0'],
    ['a text', 'x'],
    ['a number that is no result', '2'],
  ])(
    '%s among the results counts for nobody, and is named everywhere; over the formula below the diagonal it leaves the winner the point',
    (_, content) => {
      put('J5', content);
      // Ann – Bob has no result now.
      expect(figures()).toEqual([
        [2.5, 3.25, 2],
        [3, 3.5, 1],
        [2, 1.5, 3],
        [1, 0.5, 4],
        [0.5, 1.25, 5],
      ]);
      expect(book.value(`${sheet}!I6`)).toBe('');
      expect(noted()).toBe(note('en', 'J5'));
      expect(home().filter((each) => each.includes(`'${sheet}'!J5`))).toHaveLength(1);
      expect(ranked().filter((each) => each.includes(`'${sheet}'!J5`))).toHaveLength(1);
      put('J5', '1');
      wayOut('kuksuCellsWrong', [figures(), noted()]).toEqual([drawn, note('en', '')]);
      put('I6', content);
      expect(figures()).toEqual(drawn);
      expect(noted()).toBe(note('en', 'I6'));
      expect(home().some((each) => each.includes(`'${sheet}'!I6`))).toBe(true);
    },
  );

  test.each([
    ['C7', '', 'kuksuPoints'],
    ['C5', '9', 'kuksuPoints'],
    ['D5', '', 'kuksuSodos'],
    ['D5', '6.25', 'kuksuSodos'],
    ['E5', '', 'kuksuPlace'],
    ['E5', '1', 'kuksuPlace'],
    // In the way of what spills.
    ['D7', '1', 'kuksuSodos'],
    ['E9', '5', 'kuksuPlace'],
  ] as const)(
    'a formula beside the names that is gone is named everywhere: %s “%s”',
    (at, content, key) => {
      put(at, content);
      const values = { league: 'A', title: text('en', key), address: `'${sheet}'!${at}` };
      const told = text('en', 'kuksuFormulaLost', values);
      expect(home()).toContain(told);
      expect(shownAtHome()).toContain(at);
      expect(ranked()).toContain(told);
    },
  );

  test('a game typed on both sides: named are its cells where they are not those of one game, and no figure is an error', () => {
    for (const [above, below, cells] of [
      ['½', '', 'M5, I9'],
      ['½', '1', 'M5, I9'],
      ['1', '1', 'M5, I9'],
      ['0', '', 'M5, I9'],
      ['1', '', ''],
      ['0', '0', ''],
    ] as const) {
      put('M5', above);
      put('I9', below);
      const all = figures().flat();
      expect(all.every((each) => typeof each === 'number')).toBe(true);
      expect([above, below, noted()]).toEqual([above, below, note('en', cells)]);
    }
  });

  test('a rating or last cycle that can’t be used counts as none', () => {
    for (const cell of ['F6', 'G6', 'H6']) {
      const stood = book.value(`${sheet}!${cell}`);
      for (const content of ['=1/0', 'none', '-3']) {
        put(cell, content);
        expect(figures()).toEqual(drawn);
        expect(noted()).toBe(note('en', cell));
        expect(shownAtHome()).toEqual([cell]);
      }
      put(cell, String(stood ?? ''));
    }
  });

  test('what stands on the diagonal is named, and leaves SODOS as they are', () => {
    put('K7', '1');
    expect(noted()).toBe(note('en', 'K7'));
    expect(figures().map(([, sodos]) => sodos)).toEqual(drawn.map(([, sodos]) => sodos));
  });

  test('there are no places before the first game, and all of them after it', () => {
    for (const cell of ['J5', 'K5', 'L5', 'M5', 'K6', 'L6', 'M6', 'L7', 'M7']) put(cell, '');
    put('M8', '');
    const shown = (): unknown[] => figures().map(([, , place]) => place ?? '');
    expect(shown()).toEqual(['', '', '', '', '']);
    put('L7', '½');
    expect(shown()).toEqual([3, 4, 1, 2, 5]);
  });

  test('a game that was annulled is 0 for both: nobody misses it, and it is told as one without a result', () => {
    put('J5', '');
    const missing = text('en', 'runGames', { count: 1 });
    expect(home()).toEqual([missing]);
    put('J5', '0');
    put('I6', '0');
    expect(home()).toEqual([]);
    expect(ranked()).toEqual([
      'League A: 1 of 10 games has no result: Ann – Bob. The order is based on the results so far.',
    ]);
    expect(figures()[0]?.[0]).toBe(2.5);
  });

  test('in Dutch the note names the cell, too', async () => {
    await open('nl');
    put('J5', 'x');
    expect(noted()).toBe(note('nl', 'J5'));
    expect(noted()).toMatch(/^Verbeter J5: /);
  });
});

describe('typed results', () => {
  jest.setTimeout(120_000);

  const players = ['Anna', 'Bert', 'Cor', 'Dirk', 'Eva'];

  let book: Book;
  let sheet: string;

  /** Points, SODOS and places of the five. */
  const standing = (): unknown[][] => book.values(`${sheet}!C5:E9`);

  /** What somebody formats before typing. */
  const general = (row: number, column: number): void => {
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    const area = { sheetId, row, column, rows: 1, columns: 1 };
    book.excel.grid.setNumberFormat(area, 'General');
  };

  // One workbook for all of them, in their order: what was typed is cleared where another test would see it.
  describe.each(oneOf(['en', 'nl'] as const))('A cross table (%s)', (language) => {
    beforeAll(async () => {
      const rows = players.map((name, i) => [name, 2000 - i]);
      const cells = sheetCells([['Name', 'Rating'], ...rows]);
      book = await Book.open([{ name: 'Entries', cells }], language);
      const plan = await book.put(groupLeagues, noOptions, { registrations: 'Entries' });
      sheet = plan.names[0]?.sheet ?? '';
    });
    afterAll(() => {
      jest.restoreAllMocks();
      book.close();
    });

    test('takes 1, 0 and a half in every way they are typed, though its cells are texts', async () => {
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
      expect(standing()).toEqual([
        [2, 4, 3],
        [3.5, 5.5, 1],
        [2.5, 3, 2],
        [1.5, 1.5, 4],
        [0.5, 1, 5],
      ]);
      const { plan } = await ranked();
      expect(plan.warnings).toEqual([]);
      // Refused is the cell it was typed into, not its mirror.
      book.type(sheet, 'K5', 'win');
      const refused = await ranked().catch((error: unknown) => String(error));
      expect(refused).toContain(`'${sheet}'!K5`);
      expect(refused).not.toContain(`I7`);
      for (const row of [5, 6, 7]) {
        for (const column of 'JKLM'.slice(row - 5)) book.type(sheet, `${column}${row}`, null);
      }
    });

    test('is refused where a game is typed on both sides and they are not those of one game', async () => {
      const cell = (name: string): string => `'${sheet}'!${name}`;
      const sides = (rest: number, before: string): string =>
        text(language, 'kuksuSidesUnlike', {
          ...{ one: 'Anna', other: 'Bert', rest, before: cell(before) },
          lastAddress: cell(before === 'I6' ? 'J5' : 'I6'),
        });
      for (const [above, below, rest, at] of [
        ['1', '1', 0, 'I6'],
        ['½', '1', 0.5, 'I6'],
        ['0', null, 1, 'I6'],
        ['½', null, 0.5, 'I6'],
        [null, '0', 1, 'J5'],
        [null, '½', 0.5, 'J5'],
      ] as const) {
        book.type(sheet, 'J5', above);
        book.type(sheet, 'I6', below);
        await expect(ranked()).rejects.toThrow(sides(rest, at));
        book.type(sheet, at, String(rest));
        wayOut('kuksuSidesUnlike', (await ranked()).plan).toBeDefined();
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
      book.type(sheet, 'K7', '1');
      expect(standing()[2]?.[0]).toBe(1);
      const typed = { name: 'Cor', address: `'${sheet}'!K7`, content: '1' };
      await expect(ranked()).rejects.toThrow(text(language, 'kuksuDiagonal', typed));
      book.type(sheet, 'K7', null);
      await ranked();
    });

    test('a half that became a date is told by its players; numbers typed before the cells were texts count as before', async () => {
      general(5, 10);
      book.type(sheet, 'K6', '1/2');
      await expect(ranked()).rejects.toThrow(
        language === 'en'
          ? `Bert – Cor: row 6 holds a date; Excel made it from what was typed. Format the column as Text and type it again ('${sheet}'!K6).`
          : `Bert – Cor: in rij 6 staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ('${sheet}'!K6).`,
      );
      book.type(sheet, 'K6', null);
      book.type(sheet, 'M8', null);
      general(6, 11);
      book.type(sheet, 'L7', 0.5);
      expect(book.values(`${sheet}!K7:L8`)).toEqual([
        [null, 0.5],
        [0.5, null],
      ]);
      expect(book.values(`${sheet}!C7:C8`)).toEqual([[0.5], [0.5]]);
    });
  });

  async function ranked(): Promise<{ plan: Awaited<ReturnType<Book['plan']>> }> {
    const { sheets } = rankLeagues;
    return { plan: await book.plan(sheets, { pages: '', league: '' }) };
  }
});

describe('places', () => {
  jest.setTimeout(60_000);

  let book: YearWorkbook;
  beforeEach(async () => {
    book = await YearWorkbook.create('en', 'kuksu');
  });

  type Typed = string | number | null;
  const registered: readonly (readonly Typed[])[] = [
    ['Name', 'Rating', 'Pinned tier', 'Timed out'],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => [`N${at}`, 2000 - at, null, null]),
  ];
  const last: readonly (readonly Typed[])[] = [
    ['Name', 'League', 'Place', 'Disqualified'],
    ...[1, 2, 3, 4, 5].map((at) => [`N${at}`, 'A', at, null]),
  ];
  const decided: GroupOptions = { ...noOptions, lost: 'challenger', holder: 'Holder' };

  function shown(computed: Computed<unknown>): readonly string[] {
    if (computed.ok) throw new Error('It was not refused.');
    return computed.refusals.map(({ at }) => (at ? placeName(at) : ''));
  }

  /** The cells that a refusal shows after something was typed over the lists. */
  function grouped(sheet: string, address: string, value: Typed): readonly string[] {
    const registrations = book.type(
      'Entries',
      'A1',
      registered.map((row) => [...row]),
    );
    const lastCycle = book.type(
      'Last',
      'A1',
      last.map((row) => [...row]),
    );
    book.type(sheet, address, [[value]]);
    return shown(book.compute(groupLeagues, decided, { registrations, lastCycle }));
  }

  describe('a refusal selects the cell', () => {
    test.each<readonly [string, string, Typed]>([
      ['Entries', 'A3', null],
      ['Entries', 'B3', 'x'],
      ['Entries', 'C3', 'Q9'],
      ['Entries', 'D3', 'perhaps'],
      ['Last', 'A3', null],
      ['Last', 'B3', '?'],
      ['Last', 'C3', 11],
      ['Last', 'D3', 'perhaps'],
    ])('%s!%s that holds %j', (sheet, address, value) => {
      expect(grouped(sheet, address, value)).toEqual([`${sheet}!${address}`]);
    });

    test.each<readonly [string, string, Typed, string]>([
      ['a pin that the tiers do not reach', 'Entries!C3', 'D', 'Entries!C3'],
      ['a second winner of league A', 'Last!C3', 1, 'Last!A2'],
      ['a holder who is in the list', 'Last!A4', 'Holder', 'Last!A4'],
      ['a holder who is registered', 'Entries!A8', 'Holder', 'Entries!A8'],
    ])('%s, which only the rules find', (_, typed, value, expected) => {
      const [sheet = '', address = ''] = typed.split('!');
      expect(grouped(sheet, address, value)).toEqual([expected]);
    });

    test('of a cross table', () => {
      const five = registered.slice(0, 6).map((row) => [...row]);
      const registrations = book.type('Entries', 'A1', five);
      book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
      const ranked = (address: string, value: Typed): readonly string[] => {
        const before = book.value(`League A!${address}`);
        book.type('League A', address, [[value]]);
        const cells = shown(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {}));
        book.type('League A', address, [[before as Typed]]);
        return cells;
      };
      const wrong: readonly (readonly [string, Typed])[] = [
        ['B5', null],
        ['F6', -1],
        ['G6', '?'],
        ['H7', 12],
        ['J5', 7],
      ];
      for (const [address, value] of wrong) {
        expect(ranked(address, value)).toEqual([`'League A'!${address}`]);
      }
    });
  });
});
