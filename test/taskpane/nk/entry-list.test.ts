/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newEvent } from '../../../taskpane/nk/new-event';
import { oneOf, runs, sampled } from '../../support/sampled';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/planning';
import { languages, say } from '../../../src/language';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { avoidedPairs } from '../../../taskpane/nk/book/not-against';
import { allowed, keptApart, nothingSaid, roundOptions } from '../../../taskpane/nk/pair-options';
import { text, wayOut } from '../../support/text';
import { bookOf } from './support/nk-book';
import { entries, eventAfter, newWorkbook, paired, played } from './support/sample-event';
import { plannable, refusedBy } from '../support/computed';
import fc from 'fast-check';
import { openMark, unreadMark } from '../../../taskpane/nk/round-sheet';
import { isGameResult, resultKind, resultsAlone } from '../../../taskpane/nk/book/results';
import { applyHighlight } from '../../../taskpane/sheets/looks';
import type { PlanCell } from '../../../taskpane/sheets/plan';
import type { SourceCell } from '../../../taskpane/sheets/source';
import { type ExcelPage, openExcel } from '../../tools/workbench/host/excel';
import { placeName } from '../../../taskpane/sheets/address';
import { standings } from '../../../taskpane/nk/standings';
import type { EventWorkbook } from './support/event-workbook';

describe('entry list', () => {
  jest.setTimeout(120_000);

  let book: Book;
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
    return byName(book.values(`${book.t('nkSheetPlayers')}!A4:O12`), heading);
  }

  /** What it will hold. */
  async function planned(heading: string): Promise<unknown> {
    const { sheets } = await book.plan(newEvent, { ...newEvent.initial, fromRanks: true }, lists);
    const players = sheets.find(({ name }) => name === book.t('nkSheetPlayers'));
    const table = players?.blocks.find(({ list }) => list?.kind === 'table');
    return byName(table?.cells.map((row) => row.map(plain)) ?? [], heading);
  }

  function plain(cell: PlanCell): unknown {
    if (cell.kind === 'text') return cell.text;
    return cell.kind === 'number' ? cell.value : null;
  }

  function byName(
    [headings = [], ...players]: readonly (readonly unknown[])[],
    heading: string,
  ): unknown {
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

      // One workbook for all of them: each puts its cell right, and then back.
      beforeAll(async () => {
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
      afterAll(() => {
        book.close();
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
        const marks = {
          address: '§',
          content: '§',
          limit: '§',
          allowed: '§',
          error: '§',
          row: '§',
        };
        for (const part of book.t(refusal, marks).split('§'))
          expect(refused).toContain(part.trim());
        const sheetId = book.excel.grid.sheets()[0]?.id ?? '';
        const place = { sheetId, row: 1, column: column.charCodeAt(0) - 65, rows: 1, columns: 1 };
        if (format !== undefined) book.excel.grid.setNumberFormat(place, format);
        book.type('Entries', cell, advice);
        wayOut(refusal, await planned(book.t(heading))).toMatchObject({ Ann: read });
        book.type('Entries', cell, column === 'B' ? 2400 : null);
        book.excel.grid.setNumberFormat(place, 'General');
      });

      test('2-6, of which Excel makes a date, is read as rounds 2 to 6', async () => {
        book.type('Entries', 'D2', '2-6');
        expect(book.values('Entries!D2')[0]?.[0]).not.toBe('2-6');
        expect(await written(book.t('nkAbsentRounds'))).toMatchObject({ Ann: '2 3 4 5 6' });
      });
    },
  );

  describe.each(oneOf(['en', 'nl'] as const))('A list with ranks only (%s)', (language) => {
    afterEach(() => {
      book.close();
    });

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
      const { warnings } = await book.plan(
        newEvent,
        { ...newEvent.initial, fromRanks: true },
        lists,
      );
      expect(warnings.map(({ sentence: { code } }) => code)).toEqual([
        'nkFromRanksSaid',
        'nkRoundsForFew',
      ]);
      const short = { ...newEvent.initial, fromRanks: true, rounds: '3' };
      const { sheets, warnings: shorter } = await book.plan(newEvent, short, lists);
      wayOut(
        'nkRoundsForFew',
        shorter.map(({ sentence: { code } }) => code),
      ).toEqual(['nkFromRanksSaid', 'nkTitleFromSaid']);
      const settings = sheets.flatMap(({ blocks }) => blocks.flatMap(({ cells }) => cells));
      expect(settings).toContainEqual([
        expect.objectContaining({ text: book.t('nkTitleFrom') }),
        expect.objectContaining({ value: 2 }),
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
      for (const [cell, typed] of [
        ['C1', 'Rating'],
        ['C2', '2700'],
        ['C4', '1800'],
      ] as const)
        book.type('Entries', cell, typed);
      const { sheets } = await book.plan(newEvent, { ...newEvent.initial, fromRanks: true }, lists);
      const ratings = sheets.flatMap(({ blocks }) =>
        blocks.flatMap(({ cells }) =>
          cells.map((row) => row.flatMap((cell) => ('value' in cell ? [cell.value] : []))),
        ),
      );
      wayOut('nkRatingOrRank', ratings.flat()).toEqual(expect.arrayContaining([2700, 2200, 1800]));
    });
  });
});

const columns = { notAgainst: 13, keptBoard: 14 };

type Workbook = ReturnType<typeof newWorkbook>;

/** Whether two players meet in the round of a preview. */
function meet(workbook: Workbook, a: number, b: number, options = nothingSaid): boolean {
  const { detail } = plannable(workbook.compute(pairRound, options));
  return detail.paired.boards.some(
    ({ black, white }) =>
      [black.player, white.player].sort((x, y) => x - y).join('-') === `${a}-${b}`,
  );
}

describe('Wishes for every round, in the table of players', () => {
  test.each([[9], ['9'], ['Player 09'], [' player 09 ; 12'], ['12, 9'], ['12 9'], ['12\n9']])(
    'a player is not paired with those named as %s',
    (typed) => {
      const workbook = newWorkbook(16);
      expect(meet(workbook, 1, 9)).toBe(true);
      workbook.type('NK_Players', 0, columns.notAgainst, typed);
      expect(meet(workbook, 1, 9)).toBe(false);
    },
  );

  test('it holds for both players and in every round, until the director allows a round', () => {
    const workbook = newWorkbook(16);
    workbook.type('NK_Players', 8, columns.notAgainst, 'Player 01');
    expect(meet(workbook, 1, 9)).toBe(false);
    const once = allowed({ ...nothingSaid, round: 1 }, [9, 1]);
    expect(keptApart(bookOf(workbook).players, once)).toEqual([]);
    expect(meet(workbook, 1, 9, once)).toBe(true);
    expect(keptApart(bookOf(workbook).players, { ...nothingSaid, round: 2 })).toEqual([[1, 9]]);
  });

  test.each([
    ['club', 'Club 1'],
    ['Family', ''],
    ['zelfde club; 16', 'Club 1'],
  ])(
    '%s keeps players of one club or surname apart where the rules leave a choice',
    (typed, club) => {
      const workbook = newWorkbook(16);
      for (const row of [2, 3]) {
        workbook.type('NK_Players', row, 6, club);
        if (club === '') workbook.type('NK_Players', row, 1, `Smit, ${String(row)}`);
      }
      workbook.type('NK_Players', 2, columns.notAgainst, typed);
      const { players } = bookOf(workbook);
      const names = avoidedPairs(players).map((pair) => pair.join('-'));
      expect(names).toContain('3-4');
      expect(roundOptions(players, { ...nothingSaid, round: 1 }).avoid).toEqual(
        avoidedPairs(players),
      );
    },
  );

  test('nobody is kept apart from an unknown club, or without a wish', () => {
    const workbook = newWorkbook(8);
    for (const row of [0, 1]) workbook.type('NK_Players', row, 6, null);
    workbook.type('NK_Players', 0, columns.notAgainst, 'club');
    expect(avoidedPairs(bookOf(workbook).players)).toEqual([]);
  });

  test('a name that is not in the list is refused by its cell, and so is the own one', () => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 0, columns.notAgainst, 'Player 02; Nobody');
    workbook.type('NK_Players', 1, columns.notAgainst, '2');
    expect(refusedBy(workbook.compute(pairRound, nothingSaid))).toEqual([
      text('en', 'nkNotAgainstUnknown', {
        address: 'Players!N5',
        name: 'Player 01',
        content: 'Nobody',
      }),
      text('en', 'nkNotAgainstSelf', { address: 'Players!N6', name: 'Player 02' }),
    ]);
  });

  test('a player keeps a board; of two the one who stands higher', () => {
    const workbook = newWorkbook(16);
    workbook.type('NK_Players', 5, columns.keptBoard, 1);
    workbook.type('NK_Players', 3, columns.keptBoard, 7);
    workbook.type('NK_Players', 7, columns.keptBoard, 7);
    const { detail, plan } = plannable(workbook.compute(pairRound, nothingSaid));
    const boardOf = (player: number): number | undefined =>
      detail.paired.boards.find(({ black, white }) => [black.player, white.player].includes(player))
        ?.number;
    expect([boardOf(6), boardOf(4)]).toEqual([1, 7]);
    expect(boardOf(8)).not.toBe(7);
    expect(detail.paired.boards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      'Player 08 keeps board 7, but in this round another pair has it.',
    ]);
  });
});

describe('What the director said for a round', () => {
  test('is kept beside its basis, and read again', () => {
    const workbook = newWorkbook(16, 'nl');
    workbook.type('NK_Players', 0, columns.notAgainst, '9');
    workbook.type('NK_Players', 3, columns.keptBoard, 2);
    paired(workbook, {
      ...nothingSaid,
      round: 1,
      away: { 16: true },
      bye: 15,
      forbidden: [[2, 10]],
      forced: [{ players: [3, 4], black: 4 }],
    });
    expect(workbook.rows('NK_Basis_1')[0]).toEqual([null, 'a16 b15 f4-3B t4@2 x1-9 x2-10']);
    expect(bookOf(workbook).rounds[0]?.said).toMatchObject({
      said: {
        absent: [16],
        bye: 15,
        forbidden: [
          [1, 9],
          [2, 10],
        ],
      },
      unknown: [],
    });
  });

  test('nothing said is an empty cell; what cannot be read is told as lost', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    expect(workbook.rows('NK_Basis_1')[0]).toEqual([null, null]);
    played(workbook, 'NK_Round_1');
    paired(workbook);
    workbook.type('NK_Basis_2', 0, 1, 'x2');
    const { rounds } = bookOf(workbook);
    expect(rounds[1]?.said).toBe('lost');
    expect(rounds[1]?.round.basis).not.toBe('');
  });
});

describe('result mark', () => {
  jest.setTimeout(120_000);

  const close: (() => void)[] = [];
  afterEach(() => {
    jest.restoreAllMocks();
    for (const each of close.splice(0)) each();
  });

  const texts = (...rows: readonly string[]): string[] => rows.flatMap((row) => row.split(';'));

  /** All texts that the guide names, in both languages, and how a hurried director types them. */
  const good = texts(
    '1;0;½;1-0;0-1;½-½;0.5;0,5;1/2;=;b;w;z;B;Z;W;black;zwart;white;wit;jigo;draw;remise;gelijk;Tie;ZWART;Wit wint',
    '1!;0!;1-0!;0-1!;1-0 r;+/-;-/+;+-;-+;0-0;0–0;1–0;1:0;0:1;zwart reglementair;Wit (reglementair);white by forfeit',
    'both lost;Beide verloren;b+;Z+;B+R;w+t;B+F;Wit+F;black+r;Zwart + T;white+f;w + 3.5;Z+12,5;B+0.5;zwart+361;WHITE+3',
    'W+007; 1-0 ;1 - 0;½ - ½;wit\u00a0;\u200bb;z\n;\tw;\ufeff1;1\u2007-\u202f0;a\u00adbsent;bye;Vrij;vrij geloot;absent',
    'Afwezig;absent 0;afwezig ½;absent  ½;absent 1/2;not paired yet;nog niet ingedeeld;free;AFWEZIG 0,5',
  );

  /** Texts that no job understands: signs of formulas, wildcards, numbers of other forms, the lists' own separators. */
  const bad = [
    ...texts(
      '?;*;~;~~;b*;b?;?-?;*-*;bl*;1?;|;||;b|z;|b|;black|zwart;b|;perhaps;gewonnen;no;x;2;-1;10;00;1-1;2-0;1-0-1;0-1-0;1+0',
      '½-0;¼;B+3.7;B+Q;R+B;B+1000;b+5.;b+.5;b+,5;b++5;+5;+;b+-5;b+1e2;b+1/2;b+12.5.5;b+12,5.5;b+12.5,5;b+5r;b+rt;b+r5',
      'b5;b+ff;1b+5;b1+5;wb+5;w+5%;w+$5;w+0x1;z+1:2;bz;b z;black white;1-0 0-1;1 0;==;½½;1!!;!;0-0!;TRUE;true;WAAR',
      `";"";"b";';&;<b>;=1+1;-;--;–;—;1—0;1\u22120;\uff42;١;б;黑;zwárt;één;😀;b\u0301;absent1;absent ¼;bye 1;bye?;afwezig nul`,
    ),
    ...['b'.repeat(300), 'b+5'.repeat(60), `z${' '.repeat(40)}x`, ';', '1;0'],
  ];

  /** Characters that texts are spoilt with: those of results, and those that formulas, searches and keyboards know. */
  const characters = [...'01½2579bzwrtfBW+-–:=!.,/|?*~ "\'()&<>%éx\n\t\u00a0\u200b\ufeff'];

  /** A good text with one character more, less or another. */
  const spoilt = fc
    .tuple(fc.constantFrom(...good), fc.nat(30), fc.constantFrom('', ...characters), fc.nat(1))
    .map(([text, at, character, taken]) => {
      const cut = at % (text.length + 1);
      return `${text.slice(0, cut)}${character}${text.slice(cut + taken)}`;
    });
  const anything = fc
    .array(fc.constantFrom(...characters), { maxLength: 8 })
    .map((all) => all.join(''));

  interface Line {
    readonly held: string | number | boolean;
    readonly cell: SourceCell;
    /** Whether the line has an opponent. */
    readonly isGame: boolean;
  }

  function lineOf(held: string | number | boolean, isGame: boolean): Line {
    if (typeof held === 'number')
      return { held, isGame, cell: { kind: 'number', value: held, isDate: false } };
    if (typeof held === 'boolean') return { held, isGame, cell: { kind: 'truth', value: held } };
    return { held, isGame, cell: { kind: 'text', text: held } };
  }

  /** What the jobs make of it; a blank cell is no mistake of the text's, but a missing result. */
  function isUnderstood({ cell, isGame }: Line): boolean {
    if (cell.kind === 'text' && /^\s*$/.test(cell.text)) return true;
    const read = resultKind.read(cell, { address: 'F5', mark: '.' });
    return read.ok && (isGame ? isGameResult(read.value) : resultsAlone.includes(read.value));
  }

  /** The first row of the lines, and their cells. */
  const first = 4;
  const firstLine = { number: '$B5', opponent: '$D5', result: '$F5' };

  /** Which of the lines stand out in a sheet of their own, as written by the jobs, calculated by the grid. */
  async function marked(lines: readonly Line[]): Promise<boolean[]> {
    const excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: {} }] });
    close.push(() => {
      excel.close();
    });
    const { grid } = excel;
    const at = (column: number, row: number) => ({ sheetId: 'sheet1', row: first + row, column });
    grid.batch(() => {
      for (const [row, { held, isGame }] of lines.entries()) {
        if (typeof held === 'string') {
          grid.setNumberFormat({ ...at(5, row), rows: 1, columns: 1 }, '@');
        }
        grid.write(at(1, row), 1);
        if (isGame) grid.write(at(3, row), 2);
        grid.write(at(5, row), typeof held === 'string' ? `'${held}` : held);
      }
    });
    await excel.run((context) => {
      const range = context.workbook.worksheets
        .getActiveWorksheet()
        .getRange(`F5:F${4 + lines.length}`);
      applyHighlight(range, { at: 'F5', formula: unreadMark(firstLine), look: 'wrong' });
    });
    return lines.map((_, row) => isBold(excel, at(5, row)));
  }

  function isBold(
    { grid }: ExcelPage,
    { sheetId, row, column }: { sheetId: string; row: number; column: number },
  ): boolean {
    const style = grid.model.getters.getCellComputedStyle({ sheetId, row, col: column });
    return style.bold === true && style.fillColor === '#FCE4D6' && style.textColor === '#8A3707';
  }

  const both = (held: string | number | boolean): Line[] => [
    lineOf(held, true),
    lineOf(held, false),
  ];

  describe('A result that the jobs do not understand stands out', () => {
    test('what is read is never marked, what is refused always is, in games and for players without opponent', async () => {
      const drawn = runs(60, 400);
      const all = [
        ...[...good, ...bad],
        ...[...fc.sample(spoilt, drawn), ...fc.sample(anything, drawn / 2)],
        ...[0, 1, 0.5, 2, -1, 36526, 0.25, true, false],
      ];
      const lines = sampled(all.flatMap(both), 250);
      const found = await marked(lines);
      const wrong = lines.filter((line, i) => found[i] === isUnderstood(line));
      expect(wrong.map(({ held, isGame }) => [held, isGame])).toEqual([]);
      expect(found).toContain(true);
      expect(found).toContain(false);
    });

    test('the texts above are what they are said to be', () => {
      const readAnyhow = (held: string): boolean => both(held).some(isUnderstood);
      expect(good.filter((held) => !readAnyhow(held))).toEqual([]);
      expect(bad.filter(readAnyhow)).toEqual([]);
    });

    test('every character that is dropped in reading leaves a good text unmarked and a bad one marked', async () => {
      const dropped = Array.from({ length: 0x10000 }, (_, code) =>
        String.fromCharCode(code),
      ).filter((each) => isUnderstood(lineOf(`1-${each}0`, true)));
      expect(dropped.length).toBeGreaterThan(20);
      const lines = (...parts: readonly [string, string]): Line[] =>
        dropped.map((each) => lineOf(parts.join(each), true));
      const codes = (which: (is: boolean) => boolean, is: readonly boolean[]): unknown =>
        dropped.flatMap((each, i) => (which(is[i] === true) ? [each.codePointAt(0)] : []));
      expect(codes((is) => is, await marked(lines('1-', '0')))).toEqual([]);
      expect(codes((is) => !is, await marked(lines('per', 'haps')))).toEqual([]);
    });

    test('an error is marked as well, and so is a truth value (the grid colours no errors by rule)', async () => {
      const excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: {} }] });
      close.push(() => {
        excel.close();
      });
      const { grid } = excel;
      const at = (column: number) => ({ sheetId: 'sheet1', row: first, column });
      grid.write(at(1), 1);
      grid.write(at(3), 2);
      grid.write(at(7), unreadMark(firstLine));
      const shown = (['=1/0', '=NA()', '=TRUE', '="wit"', ''] as const).map((held) => {
        grid.write(at(5), held);
        return grid.read({ ...at(7), rows: 1, columns: 1 })[0]?.[0]?.value;
      });
      expect(shown).toEqual([true, true, true, false, false]);
    });

    test('its formula is one that Excel takes in a conditional format', () => {
      for (const formula of [unreadMark, openMark].map((make) => make(firstLine))) {
        expect(formula.length).toBeLessThan(8192);
        const texts = [...formula.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text);
        expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(255);
        const plain = formula.replace(/"(?:[^"]|"")*"/g, '');
        expect(plain).not.toMatch(/[{}!]|\$[A-Z]+\$?\d* \$|LET|LAMBDA|INDIRECT|CELL/);
        let depth = 0;
        const depths = [...plain].map((each) =>
          each === '(' ? ++depth : each === ')' ? --depth : depth,
        );
        expect(Math.max(...depths)).toBeLessThanOrEqual(64);
        expect(depth).toBe(0);
      }
    });
  });

  describe.each(oneOf(['en', 'nl'] as const))('On the sheet of a round (%s)', (language) => {
    test('a text stands out as soon as it is typed, and no longer when it is put right; a blank is missing', async () => {
      const book = await Book.open([{ name: 'Entries', cells: sheetCells(entries(5)) }], language);
      close.push(() => {
        book.close();
      });
      await book.put(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'Entries' });
      await book.put(pairRound, nothingSaid);
      const sheet = book.t('nkRound', { round: 1 });
      const { id: sheetId = '' } =
        book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
      const look = (row: number): string => {
        const style = book.excel.grid.model.getters.getCellComputedStyle({ sheetId, row, col: 5 });
        if (style.fillColor !== '#FCE4D6') return 'plain';
        return style.bold === true ? 'wrong' : 'missing';
      };
      const looks = (): string[] => [4, 5, 6].map(look);
      expect(looks()).toEqual(['missing', 'missing', 'plain']);
      book.type(sheet, 'F5', 'perhaps');
      book.type(sheet, 'F6', 'vrij');
      book.type(sheet, 'F7', 'W+3,5');
      expect(looks()).toEqual(['wrong', 'wrong', 'wrong']);
      book.type(sheet, 'F5', 'Z+T');
      book.type(sheet, 'F6', ' W+3,5 ');
      book.type(sheet, 'F7', 'afwezig ½');
      expect(looks()).toEqual(['plain', 'plain', 'plain']);
      book.type(sheet, 'F5', '  ');
      expect(looks()).toEqual(['missing', 'plain', 'plain']);
    });
  });
});

const group = 4;

/** What is warned of, with the cell, by the next pairing; the standings say the same. */
function warned(workbook: EventWorkbook): readonly (readonly [string, string])[] {
  const [next, now] = [
    plannable(workbook.compute(pairRound, nothingSaid)),
    plannable(workbook.compute(standings, standings.initial)),
  ].map(({ plan }) =>
    plan.warnings.map(
      ({ sentence, at }) => [say(languages.en, sentence), at ? placeName(at) : ''] as const,
    ),
  );
  expect(now).toEqual(next);
  return next ?? [];
}

const changed = (row: number, was: string, is: string): readonly [string, string] => [
  text('en', 'nkGroupChanged', {
    ...{ name: `Player ${String(row + 1).padStart(2, '0')}`, was, is },
    address: `Players!E${row + 5}`,
  }),
  `Players!E${row + 5}`,
];

test('A group that is changed after round 1 is told by player and cell, until it is put back', () => {
  const workbook = eventAfter(20, 2);
  expect(warned(workbook)).toEqual([]);
  workbook.type('NK_Players', 2, group, 3);
  workbook.type('NK_Players', 17, group, 'Topgroep');
  expect(warned(workbook)).toEqual([
    changed(2, 'Topgroep', 'Groep 3'),
    changed(17, 'Groep 1', 'Topgroep'),
  ]);
  workbook.type('NK_Players', 2, group, 'topgroep');
  expect(warned(workbook)).toHaveLength(1);
});

test('or until the sheet of the round says it, too', () => {
  const workbook = eventAfter(20, 1);
  workbook.type('NK_Players', 17, group, 2);
  expect(warned(workbook)).toHaveLength(1);
  workbook.type('NK_Round_1', 9, 6, 'Groep 1 – Groep 2');
  const [said] = warned(workbook);
  workbook.type('NK_Round_1', 9, 6, 'Groep 2 – Groep 1');
  const [other] = warned(workbook);
  expect([said, other].filter((each) => each === undefined)).toHaveLength(1);
  workbook.type('NK_Round_1', 9, 6, 'evening');
  expect(warned(workbook)).toEqual([]);
});

test('Where the groups of many have changed the first is named', () => {
  const workbook = eventAfter(20, 1);
  for (let row = 0; row < 5; row++) workbook.type('NK_Players', row, group, 1);
  const values = {
    was: 'Topgroep',
    is: 'Groep 1',
    address: 'Players!E5',
  };
  expect(warned(workbook)).toEqual([
    [text('en', 'nkGroupsChanged', { count: 5, name: 'Player 01', ...values }), 'Players!E5'],
  ]);
});

test('Groups of both players of a board across groups are each held to their own', () => {
  const workbook = newWorkbook(17);
  workbook.type('NK_Players', 15, group, 1);
  const { paired: made } = paired(workbook);
  expect(made.boards.some(({ black, white }) => black.group !== white.group)).toBe(true);
  played(workbook, 'NK_Round_1');
  expect(warned(workbook)).toEqual([]);
});
