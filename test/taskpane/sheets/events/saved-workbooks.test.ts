/** @jest-environment ./test/support/environment.js */
import '../../../support/all-texts';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { atOnce } from '../../../../src';
import { type Language, languages, say, type TextKey } from '../../../../src/language';
import { sheets as en } from '../../../../src/language/en/sheets';
import { sheets as nl } from '../../../../src/language/nl/sheets';
import { createExcelWorkbook } from '../../../../taskpane/excel/excel';
import { events } from '../../../../taskpane/systems';
import { courses, readFixture } from '../../../fixtures';
import { Book } from '../../../fixtures/book';
import { inWords } from './seen-in';
import { pointsToShare } from '../../../../taskpane/aga/share';
import { resultsToShare } from '../../../../taskpane/kgs/share';
import { leaguesToShare } from '../../../../taskpane/kuksu/share';
import { awardsToShare } from '../../../../taskpane/sof/share';
import { listOn, problemsOf } from '../../../../taskpane/jobs/texts/written/texts';
import { newSeason } from '../../../../taskpane/aga/season/new-season';
import { qualify } from '../../../../taskpane/aga/qualify';
import { askFacts } from '../../../../taskpane/excel/requests/facts';
import { addPoints, addTournament } from '../../../../taskpane/kgs/add-tournament';
import { annualTable } from '../../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../../taskpane/kgs/changes/move';
import { removeTournament } from '../../../../taskpane/kgs/changes/remove';
import { newYear } from '../../../../taskpane/kgs/year/plan';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { rights } from '../../../../taskpane/nk/rights';
import { standings } from '../../../../taskpane/nk/standings';
import { createSlices } from '../../../../taskpane/jobs/slices';
import { plainText, type Where, type WorkbookFacts } from '../../../../taskpane/sheets/source';
import { awardBridgeEvent } from '../../../../taskpane/sof/award-event';
import { lookAtEvents } from '../../../../taskpane/app/home/use-events';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { testInFull, testInTurn } from '../../../support/in-full';
import { isTaken, oneOf } from '../../../support/sampled';
import { isFull } from '../../../support/tier';
import { cellName } from '../../../../taskpane/sheets/address';
import { write } from '../../excel/operations';
import { sheetCells } from '../../excel/planning';
import { planOf } from '../../excel/planning';
import { openWorkbook, type, withExcel } from '../../excel/workbook';
import { spring } from '../../aga/support/sections';
import { sample, sampleOptions } from '../../sof/support/event-list';
import { text, wayOut } from '../../../support/text';

const sheets = { en, nl } as const;
const toShare = [pointsToShare, resultsToShare, awardsToShare, leaguesToShare];

type CourseName = keyof typeof courses;

describe.each(Object.keys(courses) as CourseName[])(
  'A workbook as version 1.0 wrote it: %s',
  (course) => {
    jest.setTimeout(120_000);

    /** Every test leaves it as it was. */
    let book: Book;

    beforeAll(async () => {
      book = await Book.open(readFixture('1.0', course, 'en'), 'en');
    });
    afterAll(() => {
      expect(book.excel.problems).toEqual([]);
      book.close();
    });

    /** What Home says of the open workbook, and what would be given to others of each sheet: the list, or why not. */
    async function said(language: Language = 'en') {
      const given = (facts: WorkbookFacts) =>
        toShare.map(({ kinds, sheets: named }) => ({ kinds, names: named(facts) }));
      const read = await createExcelWorkbook().read([], {
        also: (facts) => [
          ...events.flatMap(({ places }) => places(facts)),
          ...given(facts).flatMap(({ names }) =>
            names.map((sheet): Where => ({ kind: 'sheet', sheet })),
          ),
        ],
      });
      if (!read.ok) throw new Error(read.problem.code);
      const { facts, also } = read.value;
      const tables = [...also];
      const home: object[] = [];
      for (const reader of events) {
        const own = tables.splice(0, reader.places(facts).length);
        if (!reader.holds(facts)) continue;
        const understand = await reader.load();
        home.push(inWords(atOnce(understand(facts, own)), language));
      }
      const shared = given(facts).flatMap(({ kinds, names }) =>
        tables.splice(0, names.length).map((table) => {
          const list = listOn(table, kinds);
          const wrong = list ? problemsOf(list) : [];
          return wrong.length > 0
            ? wrong.map((each) => say(languages[language], each.sentence))
            : list?.lines.map((line) => line.map((cell) => plainText(cell, '.')));
        }),
      );
      return { home, shared };
    }
    const seen = async (language?: Language): Promise<readonly object[]> =>
      (await said(language)).home;

    /** What a director is told first: in Dutch, where the workbook is in English, too. */
    const home: Readonly<Record<CourseName, readonly [Language, object]>> = {
      nk: [
        'en',
        {
          headline: 'Round 4 of 5 is next',
          next: 'Pair round 4 (nk-pair)',
          stops: 'played played played next toCome',
          missing: [],
        },
      ],
      kgs: [
        'nl',
        {
          headline: '2 toernooien tot nu toe',
          line: '2 toernooien; voeg het volgende toe',
          next: 'Toernooi toevoegen (kgs-tournament)',
          // Its engine is typed before the tournament is there.
          missing: [expect.stringContaining('‘Slow (November)’ (Engines!B6)')],
        },
      ],
      kuksu: [
        'en',
        {
          headline: 'Cycle 1 is complete',
          next: 'Rank leagues (kuksu-rank)',
          facts: ['16 players', '2 leagues'],
          missing: [],
        },
      ],
      sof: [
        'en',
        { facts: expect.arrayContaining([expect.stringContaining('15.38')]), missing: [] },
      ],
      aga: ['nl', { next: 'Toernooi toevoegen (aga-points)', missing: [] }],
    };

    test('Home says what it holds, and what is next', async () => {
      const [language, expected] = home[course];
      expect(await seen(language)).toEqual([expect.objectContaining(expected)]);
      if (course !== 'kuksu') return;
      const [[result] = []] = book.values("'League A'!J5");
      book.type('League A', 'J5', null);
      expect(await seen()).toEqual([
        expect.objectContaining({
          headline: 'Cycle 1: results of 1 league missing',
          next: expect.stringMatching(/^Go to league A /),
          missing: ["League A | 1 game to come | 'League A'!J5"],
        }),
      ]);
      book.type('League A', 'J5', String(result));
      expect(await seen()).toEqual([expect.objectContaining(expected)]);
    });

    describe('A column or a row that a director inserts', () => {
      /** Texts and figures without the addresses, which may move. */
      const unplaced = (told: unknown): unknown =>
        JSON.parse(JSON.stringify(told).replace(/\$?[A-Z]{1,2}\$?\d+/g, '#')) as unknown;
      const isStructural = (told: unknown): boolean => /Undo that/.test(JSON.stringify(told));
      /** Sheet and column or row, where something false was said once. */
      const listed: Readonly<
        Record<'columns' | 'rows', Readonly<Record<CourseName, readonly string[]>>>
      > = {
        columns: {
          nk: ['Settings 1'],
          kgs: [
            ...['Engines 1', 'Engines 2', 'September 2012 1', 'September 2012 3', 'Totals 2'],
            ...['Annual table 4', 'Annual table 5'],
          ],
          kuksu: [],
          sof: ['Spring pairs 1', 'Spring pairs 7', 'Spring pairs awards 6'],
          aga: ['Season 1', 'Season 3', 'Spring Open 1', 'Season totals 2'],
        },
        rows: {
          nk: ['Round 2 4', 'Round 3 5'],
          kgs: [],
          kuksu: [],
          sof: ['Spring pairs 22'],
          aga: ['Spring Open 4'],
        },
      };
      /** Lists go on below. */
      const most = { columns: Infinity, rows: 24 };

      test.each(['columns', 'rows'] as const)('makes nothing false: %s', async (dimension) => {
        const { grid } = book.excel;
        const untouched = await said();
        expect(untouched.home).toHaveLength(1);
        expect(untouched.shared.flat().length > 0).toBe(course !== 'nk');
        const before = unplaced(untouched);
        const cases = grid.sheets().flatMap(({ id, name }) =>
          Array.from(
            { length: Math.min(most[dimension], grid.usedArea(id)?.[dimension] ?? 0) },
            (_, first) => {
              return { id, first, at: `${name} ${first}` };
            },
          ),
        );
        const again = cases.filter(({ at }) => listed[dimension][course].includes(at));
        expect(again).toHaveLength(listed[dimension][course].length);
        let takeOut = (): void => undefined;
        // And any other one, each run in one of the workbooks.
        const another = isTaken(Object.keys(courses).indexOf(course), 5) ? oneOf(cases) : [];
        for (const { id, first, at } of [...again, ...another]) {
          const lines = { dimension, first, count: 1 };
          // What is between one column and the next need not be calculated.
          grid.batch(() => {
            takeOut();
            grid.lines.insert(id, lines);
          });
          const after = unplaced(await said());
          if (!isStructural(after)) expect([at, after]).toEqual([at, before]);
          takeOut = () => {
            grid.lines.remove(id, lines);
          };
        }
        takeOut();
      });
    });

    describe('A formula that a director clears or types over', () => {
      interface Formula {
        readonly sheet: string;
        readonly address: string;
        readonly formula: string;
        readonly value: unknown;
      }

      /** All formulas that show something, those of one shape in a column by their first and last one. */
      function formulas(): readonly Formula[] {
        const { grid } = book.excel;
        const alike = new Map<string, Formula[]>();
        for (const { id, name: sheet } of grid.sheets()) {
          const area = grid.usedArea(id);
          for (const [down, row] of (area ? grid.read(area) : []).entries()) {
            for (const [right, { formula, value, text: shown }] of row.entries()) {
              if (!area || formula === undefined || shown === '') continue;
              const address = cellName(area.row + down, area.column + right);
              const key = `${sheet} ${right} ${formula.replace(/\d+/g, '#')}`;
              alike.set(key, [...(alike.get(key) ?? []), { sheet, address, formula, value }]);
            }
          }
        }
        return [...alike.values()].flatMap((each) => [
          ...each.slice(0, 1),
          ...each.slice(1).slice(-1),
        ]);
      }

      /** What other cells show, by their addresses. */
      function figures(except: string): string {
        const { grid } = book.excel;
        const shown = grid.sheets().map(({ id, name }) => {
          const area = grid.usedArea(id);
          return (area ? grid.read(area) : []).flatMap((row, down) =>
            row.flatMap((cell, right) => {
              const at = `${name}!${cellName((area?.row ?? 0) + down, (area?.column ?? 0) + right)}`;
              return at === except || cell.text === '' ? [] : [at, cell.text];
            }),
          );
        });
        return JSON.stringify(shown);
      }

      /** Where nothing was said once. */
      const listed: Readonly<Record<CourseName, readonly string[]>> = {
        nk: [],
        kgs: ['July 2012!B4', 'Annual table!E4'],
        kuksu: [],
        sof: [],
        aga: ['Example Qualifier (players)!E5'],
      };

      /** Cells that may be typed over, and a list that only helps to choose. */
      const free = ['Spring pairs!B23', 'Spring pairs!B24', 'Year!B6', 'Year!C6', 'Engines!F4'];

      test('changes no other figure without a word', async () => {
        const missing = async (): Promise<string> =>
          JSON.stringify((await seen()).map((event) => 'missing' in event && event.missing));
        const before = await missing();
        const silent: unknown[] = [];
        const all = formulas().filter((each) => !free.includes(`${each.sheet}!${each.address}`));
        const again = all.filter((each) =>
          listed[course].includes(`${each.sheet}!${each.address}`),
        );
        expect(again).toHaveLength(listed[course].length);
        // And any other one, each run in one of the workbooks.
        const another = isTaken(Object.keys(courses).indexOf(course), 5) ? oneOf(all) : [];
        for (const { sheet, address, formula, value } of isFull ? all : [...again, ...another]) {
          const others = figures(`${sheet}!${address}`);
          for (const typed of [null, 'fine', typeof value === 'number' ? value + 1 : 7]) {
            book.type(sheet, address, typed);
            const now = figures(`${sheet}!${address}`);
            // Home names it, or a cell of the sheet does.
            const isTold = (await missing()) !== before || now.includes(` ${address}. `);
            if (!isTold && now !== others) silent.push([sheet, address, typed]);
            book.type(sheet, address, formula);
          }
        }
        expect(silent).toEqual([]);
      });
    });

    /** A column among the totals, or without it again. */
    function parts(isThere: boolean): void {
      const { lines, sheets: all } = book.excel.grid;
      const { id = '' } =
        all.call(book.excel.grid).find(({ name }) => name === 'Season totals') ?? {};
      const column = { dimension: 'columns', first: 2, count: 1 } as const;
      lines[isThere ? 'insert' : 'remove'](id, column);
    }
    let filling = '';
    /** A sentence of Home or Share, what brings it about in a season, and its way out. */
    const ways: readonly (readonly [TextKey, () => void, () => void])[] = [
      [
        'shareParted',
        () => {
          parts(true);
        },
        () => {
          parts(false);
        },
      ],
      [
        'cellSpills',
        () => {
          book.type('Season totals', 'B6', 'a note');
        },
        () => {
          book.type('Season totals', 'B6', null);
        },
      ],
      ...[null, 'a note', '7'].map((typed): (typeof ways)[number] => [
        'shareGone',
        () => {
          const { grid } = book.excel;
          const { id = '' } = grid.sheets().find(({ name }) => name === 'Season totals') ?? {};
          const first = { sheetId: id, row: 4, column: 0, rows: 1, columns: 1 };
          filling = grid.read(first)[0]?.[0]?.formula ?? '';
          book.type('Season totals', 'A5', typed);
        },
        () => {
          book.type('Season totals', 'A5', filling);
        },
      ]),
    ];
    if (course === 'aga')
      test.each(ways)('%s: its way out ends at the same figures', async (key, breaks, follows) => {
        const before = await said();
        breaks();
        const broken = JSON.stringify(await said());
        const [longest = ''] = languages.en[key]
          .split(/\{[^}]*\}/)
          .sort((a, b) => b.length - a.length);
        expect(broken).toContain(longest);
        follows();
        wayOut(key, await said()).toEqual(before);
      });

    /** What the pane says does not change where of the texts of the workbook's language only those on sheets are known. */
    async function readsInOther(written: Language, spoken: Language): Promise<void> {
      const inBoth = await seen(spoken);
      const other: Record<string, string> = languages[written];
      const all = { ...other };
      const onSheets: Readonly<Record<string, string>> = { ...sheets[written], language: written };
      try {
        for (const key of Object.keys(all))
          if (!(key in onSheets)) Reflect.deleteProperty(other, key);
        expect(Object.keys(other).sort()).toEqual(Object.keys(onSheets).sort());
        expect(inBoth).not.toEqual([]);
        expect(await seen(spoken)).toEqual(inBoth);
      } finally {
        Object.assign(other, all);
      }
    }

    test('A Dutch pane reads it', () => readsInOther('en', 'nl'));

    testInFull('An English pane reads it in Dutch', async () => {
      book.close();
      book = await Book.open(readFixture('1.0', course, 'nl'), 'nl');
      await readsInOther('nl', 'en');
    });
  },
);

describe('deleted sheets', () => {
  jest.setTimeout(120_000);

  let excel: ExcelPage;

  afterEach(() => {
    expect(excel.problems).toEqual([]);
  });

  /** What Home says of the open workbook; a text where it could not be read. */
  async function seen(readers = events): Promise<string | readonly object[]> {
    const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
    const found = await lookAtEvents(createExcelWorkbook(), readers, slices);
    if (found?.kind === 'problem') return found.problem.code;
    return found?.kind === 'events' ? found.events.map((event) => inWords(event)) : '';
  }

  async function remove(...sheets: readonly string[]): Promise<void> {
    await withExcel(excel, ({ worksheets }) => {
      for (const sheet of sheets) worksheets.getItem(sheet).delete();
    });
  }

  /** A bridge event and a season, for one test after the other; the last ones delete. */
  describe('An event and a season', () => {
    const award = () => planOf(awardBridgeEvent, sampleOptions, { entries: 'Entries' });
    const season = () => planOf(newSeason, newSeason.initial);

    beforeAll(async () => {
      excel = await openWorkbook([{ name: 'Entries', cells: sheetCells(sample) }]);
      await write(await award());
      await write(await season());
      const name = await excel.run(({ workbook: { names } }) =>
        names.getItem('SOF_Event_1').load('formula'),
      );
      place = String(name.formula);
    });
    afterAll(() => {
      excel.close();
    });

    /** Where the event stands. */
    let place: string;
    async function refers(formula: string): Promise<void> {
      await withExcel(excel, ({ names }) => {
        names.getItem('SOF_Event_1').formula = formula;
      });
    }

    test('an event whose place is emptied says so, with the way out, and hides no other one', async () => {
      await withExcel(excel, ({ worksheets }) => {
        worksheets.add('Elsewhere');
      });
      await refers('=Elsewhere!$A$1:$B$9');
      expect(await seen()).toMatchObject([
        { name: 'AGA season' },
        {
          name: 'Bridge event',
          headline: 'This event can’t be read',
          missing: [expect.stringContaining('Elsewhere!A1:B9 is empty')],
        },
      ]);
      await refers(place);
    });

    test('an event that Excel refuses to tell of, or that cannot be understood, hides no other one', async () => {
      const failing: typeof events = events.map((reader) =>
        reader.system === 'SOF'
          ? { ...reader, load: () => Promise.reject(new Error('offline')) }
          : reader,
      );
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(await seen(failing)).toMatchObject([
        { name: 'AGA season' },
        { name: 'Bridge event', headline: 'This event can’t be read' },
      ]);
      jest.restoreAllMocks();
      await withExcel(excel, ({ worksheets }) => {
        worksheets
          .getItem('Entries')
          .names.add('Sums', worksheets.getItem('Entries').getRange('A1'));
      });
      await refers("=OFFSET('Spring pairs'!$A$1,0,0,9,2)");
      expect(await seen()).toMatchObject([
        { name: 'AGA season' },
        { name: 'Bridge event', missing: [expect.stringContaining('SOF_Event_1')] },
      ]);
      await refers(place);
    });

    test('an event whose sheets were deleted hides no other one, and can be written again', async () => {
      expect(await seen()).toMatchObject([{ name: 'AGA season' }, { name: 'Spring pairs' }]);
      await remove('Spring pairs', 'Spring pairs awards');
      expect(await seen()).toMatchObject([{ name: 'AGA season' }]);
      await write(await award());
      expect(await seen()).toMatchObject([{ name: 'Spring pairs' }, { name: 'AGA season' }]);
    });

    test('a name that outlived its cells is told apart, is no event, and its place is taken by the next one of that name', async () => {
      await remove('Spring pairs', 'Season', 'Season totals');
      const { names, gone } = await facts();
      expect([names, gone]).toEqual([
        ['SOF_Awards_2'],
        expect.arrayContaining(['SOF_Event_1', 'AGA_Qualifiers', 'AGA_Best', 'AGA_Lines']),
      ]);
      // The awards that are left are named.
      expect(await seen()).toMatchObject([
        { name: 'Spring pairs awards', missing: [expect.stringContaining('was deleted')] },
      ]);
      await remove('Spring pairs awards');
      expect(await seen()).toEqual([]);
      await write(await season());
      expect(await seen()).toMatchObject([{ name: 'AGA season' }]);
      const ofEvents = ['SOF_Event_1', 'SOF_Awards_1', 'SOF_Event_2', 'SOF_Awards_2'];
      expect((await facts()).gone).toEqual(ofEvents);
    });

    test('a season one of whose sheets was deleted says what has gone', async () => {
      await remove('Season totals');
      expect(await seen()).toMatchObject([
        { headline: 'Fix 1 thing first', missing: [expect.stringContaining('AGA_Lines')] },
      ]);
    });
  });

  test('a section with something typed far away is too large, and read again once it is gone', async () => {
    excel = await openWorkbook([{ name: 'Results', cells: sheetCells(spring) }]);
    await write(
      await planOf(qualify, { ...qualify.initial, name: 'Open' }, { results: 'Results' }),
    );
    const before = await seen();
    type(excel, 'Open', 'AZ5000', 'far away');
    const broken = JSON.stringify(await seen());
    expect(broken).toContain('is too large to be read. Look for something');
    expect(broken).toContain(text('en', 'runNotReadHint'));
    const id = excel.grid.sheets().find(({ name }) => name === 'Open')?.id ?? '';
    excel.grid.lines.remove(id, { dimension: 'rows', first: 4999, count: 1 });
    const after = await seen();
    wayOut('runPlaceLarge', after).toEqual(before);
    wayOut('runNotReadHint', after).toEqual(before);
    excel.close();
  });

  async function facts(): Promise<WorkbookFacts> {
    return excel.run(async (context) => {
      const answered = askFacts(context);
      await context.sync();
      return answered();
    });
  }

  describe('Whatever sheet was deleted, every job reads what is left', () => {
    const operations: readonly {
      readonly title: string;
      readonly also?: (facts: WorkbookFacts) => readonly Where[];
    }[] = [
      ...[addTournament, addPoints, editTournament, moveTournament, removeTournament, annualTable],
      ...[newYear, newSeason, qualify, awardBridgeEvent],
      ...Object.values(rankLeagues),
      ...[groupLeagues, pairRound, standings, rights],
    ];

    testInTurn(1, 3).each(
      oneOf(['Year', 'Calculator', 'Engines', 'Totals', 'Annual table', 'Season'] as const),
    )('%s', async (sheet) => {
      excel = await openWorkbook([{ name: 'Entries', cells: sheetCells(sample) }]);
      await write(await planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3' }));
      await write(await planOf(newSeason, newSeason.initial));
      await remove(sheet);
      const workbook = createExcelWorkbook();
      for (const { title, also } of operations) {
        const read = await workbook.read([], { ...(also && { also }) });
        expect([title, read.ok || read.problem]).toEqual([title, true]);
      }
      expect(typeof (await seen())).not.toBe('string');
      excel.close();
    });
  });
});
