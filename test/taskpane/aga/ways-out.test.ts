/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { languages, say, type TextKey } from '../../../src/language';
import { aga } from '../../../src/language/en/aga/pane';
import { agaReport } from '../../../src/language/en/aga/rules';
import { agaReportPane } from '../../../src/language/en/aga/report-pane';
import { readAgaReport } from '../../../src/exchange';
import { newSeason } from '../../../taskpane/aga/season/new-season';
import { qualify } from '../../../taskpane/aga/qualify';
import { report } from '../../../taskpane/aga/report/report';
import { sectionFaults } from '../../../taskpane/aga/section/written';
import { agaEvents } from '../../../taskpane/aga/jobs';
import { lineFaults } from '../../../taskpane/aga/share';
import { seenIn } from '../sheets/events/seen-in';
import { sampled } from '../../support/sampled';
import { isFollowed, textLike, wayOut } from '../../support/text';
import type { Computed } from '../../../taskpane/jobs/operation';
import { keeping, YearWorkbook } from '../kgs/support/year-workbook';
import { plannable } from '../support/computed';
import { type Cell, spring } from './support/sections';

/* Every sentence that tells a way out: it is said, its way is gone, and what is right follows. */

jest.setTimeout(120_000);

type List = readonly (readonly Cell[])[];

const withCell = (list: List, row: number, column: number, value: Cell): List =>
  list.map((cells, i) => cells.map((cell, j) => (i === row && j === column ? value : cell)));

/** The sentences of a computation, refusals and warnings, by their keys. */
function keysOf(made: Computed<unknown>): string[] {
  const found = made.ok ? made.plan.warnings : made.refusals;
  return found.map(({ sentence: { code } }) => String(code));
}

/** What Home says is missing, without the cells it leads to. */
const homeSays = (seen: object | undefined): readonly string[] =>
  (seen as { readonly missing: readonly string[] }).missing.map(
    (each) => each.split(' | ')[0] ?? '',
  );

const tried = new Set<string>();
const told = (keys: readonly string[], key: string): void => {
  expect(keys).toContain(key);
  tried.add(key);
};

describe('In a list of results', () => {
  const places: List = [
    ['Player', 'AGA ID', 'Rating', 'Eligible', 'Place'],
    ...[1, 2, 3, 4, 5].map((place): Cell[] => [`P${place}`, place, 8 - place / 2, 'yes', place]),
  ];
  const results = async (list: List): Promise<Computed<unknown>> => {
    const book = await YearWorkbook.create('en', 'aga');
    const options = { ...qualify.initial, name: 'Spring', isDesignated: true };
    return book.compute(qualify, options, { results: book.type('List', 'A1', list) });
  };

  test.each<readonly [key: TextKey, row: number, column: number, wrong: Cell, right: Cell]>([
    ['agaNameMissing', 3, 0, null, 'Okafor, Cleo'],
    ['agaIdWrong', 3, 1, 'x7', 20013],
    ['agaIdWrong', 3, 1, 'x7', null],
    ['agaRatingMissing', 3, 2, null, 7.92],
    ['agaRatingIsRank', 3, 2, '5d CLUB=BOS', 7.92],
    ['agaRatingBetween', 3, 2, 0.5, 7.92],
    ['agaOrderMissing', 3, 5, null, 4],
    ['cellNeedsNumber', 3, 5, '4 wins', 4],
    ['cellNeedsNumber', 3, 5, '4 wins', '4-1'],
    ['cellAtLeast', 3, 5, -1, 4],
  ])('%s: row %i, column %i, %j is mended by %j', async (key, row, column, wrong, right) => {
    told(keysOf(await results(withCell(spring, row, column, wrong))), key);
    const { plan, detail } = plannable(await results(withCell(spring, row, column, right)));
    expect(plan.warnings).toEqual([]);
    expect((detail as { points: unknown }).points).toEqual(
      (plannable(await results(spring)).detail as { points: unknown }).points,
    );
  });

  test('agaNoWins: the wins are entered', async () => {
    const none = spring.map((row, i) => row.map((cell, j) => (i > 0 && j === 5 ? 0 : cell)));
    told(keysOf(await results(none)), 'agaNoWins');
    expect(plannable(await results(withCell(none, 3, 5, 1))).plan.warnings).toEqual([]);
  });

  test('agaAllDifferent: the wins are added', async () => {
    told(keysOf(await results(places)), 'agaAllDifferent');
    const wins = places.map((row, i) => [...row, i === 0 ? 'Wins' : ([4, 3, 3, 1, 0][i - 1] ?? 0)]);
    const { plan, detail } = plannable(await results(wins));
    expect(plan.warnings).toEqual([]);
    const { players } = (detail as { points: { players: { place: number }[] } }).points;
    expect(players.map(({ place }) => place)).toEqual([1, 2, 2, 4, 5]);
  });
});

describe('On the sheets of a season', () => {
  const sheet = 'Spring Open';
  const season = keeping(async () => {
    const book = await YearWorkbook.create('en', 'aga');
    book.apply(plannable(book.compute(newSeason, { name: '2026', best: '' })).plan);
    return book;
  });
  const qualifying = (
    book: YearWorkbook,
    name: string,
    list: List = spring,
    isDesignated = true,
  ): Computed<unknown> =>
    book.compute(
      qualify,
      { ...qualify.initial, name, isDesignated },
      { results: book.type(`List ${book.facts.sheets.length}`, 'A1', list) },
    );
  const written = keeping(async () => {
    const book = await season();
    book.apply(plannable(qualifying(book, sheet)).plan);
    return book;
  });
  const shown = (book: YearWorkbook): unknown => [
    book.values(`${sheet}!A1:H24`),
    book.values('Season totals!A3:E20'),
  ];
  const faults = (book: YearWorkbook): string[] =>
    sectionFaults(book.sheet(sheet)).map(({ sentence: { code } }) => String(code));
  /** The beginning of what the line below the title says. */
  const noteSays = (book: YearWorkbook, key: keyof typeof aga): void => {
    const [before = '', after = ''] = aga[key].split(/\{\w+\}/);
    expect(String(book.value(`${sheet}!A2`))).toContain(before === '' ? after : before);
    tried.add(key);
  };

  type Mended = readonly [
    cell: string,
    wrong: Cell,
    right: Cell,
    note: keyof typeof aga,
    key: TextKey,
  ];
  const mended: readonly Mended[] = [
    ['A15', null, 'Okafor, Cleo', 'agaCheckName', 'agaNameMissing'],
    ['C15', null, 7.92, 'agaCheckRating', 'agaRatingMissing'],
    ['D15', null, 'yes', 'agaCheckEligible', 'agaEligibleUnsaid'],
    ['E15', null, 4, 'agaCheckWins', 'agaOrderMissing'],
    ['G15', 3, null, 'agaCheckTyped', 'agaPlaceTyped'],
    ['H15', 3, null, 'agaCheckPointsTyped', 'agaPointsTyped'],
    ['B9', null, 'no', 'agaCheckZero', 'agaZeroUnsaid'],
  ];

  test('what is wrong in one cell is mended there', async () => {
    const book = await written();
    const before = shown(book);
    for (const [cell, wrong, right, note, key] of mended) {
      book.type(sheet, cell, [[wrong]]);
      noteSays(book, note);
      told(faults(book), key);
      expect(faults(book)).not.toContain('agaRowOutside');
      if (note === 'agaCheckZero') {
        expect(book.value(`${sheet} (points)!A5`)).toBe(aga.agaPlacesUnsettled);
        tried.add('agaPlacesUnsettled');
      } else if (!['agaCheckName', 'agaCheckTyped', 'agaCheckPointsTyped'].includes(note)) {
        told(keysOf(qualifying(book, 'Next', spring.slice(0, 9))), 'agaLineUncounted');
      }
      book.type(sheet, cell, [[right]]);
      expect([cell, shown(book), faults(book)]).toEqual([cell, before, []]);
    }
  });

  test('headings that are gone, as where another list is pasted over the sheet, are undone', async () => {
    const book = await written();
    const before = shown(book);
    for (const cell of ['A3', 'A4', 'A6', 'A9', 'A10', 'A12', 'C12', 'D12', 'G12', 'H12']) {
      const stood = book.value(`${sheet}!${cell}`);
      book.type(sheet, cell, [['Zed']]);
      told(faults(book), 'agaColumnsGone');
      book.type(sheet, cell, [[stood as Cell]]);
      expect([cell, shown(book), faults(book)]).toEqual([cell, before, []]);
    }
  });

  test('wins that Excel or somebody made another thing are typed again', async () => {
    const book = await written();
    const before = shown(book);
    for (const [typed, key] of [
      ['3-1', 'agaFigureIsDate'],
      ['4', 'agaFigureIsText'],
      ['4-0', 'cellNeedsNumber'],
    ] as const) {
      if (key === 'agaFigureIsDate') book.enter(`${sheet}!E15`, typed);
      else book.type(sheet, 'E15', [[typed]]);
      told(faults(book), key);
      if (key === 'agaFigureIsDate') expect(book.value(`${sheet}!E15`)).toBeGreaterThan(40_000);
      else noteSays(book, 'agaCheckWins');
      book.format(`${sheet}!E15`, 'General');
      book.enter(`${sheet}!E15`, '4');
      expect([typed, shown(book), faults(book)]).toEqual([typed, before, []]);
    }
  });

  test('a player outside of the list is moved into it', async () => {
    const book = await written();
    book.insertRow(sheet, 25);
    const eva: readonly Cell[] = ['Zorn, Eva', '20099', 5, 'yes', 2];
    book.type(sheet, 'A25', [eva]);
    noteSays(book, 'agaCheckOutside');
    told(faults(book), 'agaRowOutside');
    book.type(sheet, 'A25', [eva.map(() => null)]);
    book.insertRow(sheet, 20);
    book.type(sheet, 'A20', [eva]);
    expect(faults(book)).toEqual([]);
    expect(book.values(`${sheet}!G20:H20`)).toEqual([[8, 1.1]]);
    expect(book.value('Season totals!B3')).toBe('OK');
  });

  describe.each([
    ['the first row', (book: YearWorkbook) => book.deleteRow(sheet, 13)],
    ['the formula of the places', (book: YearWorkbook) => book.type(sheet, 'G13', [[null]])],
    ['the formula of the points', (book: YearWorkbook) => book.type(sheet, 'H13', [[null]])],
    ['a place, by another', (book: YearWorkbook) => book.type(sheet, 'G13', [[3]])],
    ['points, by others', (book: YearWorkbook) => book.type(sheet, 'H13', [[3]])],
    ['the average', (book: YearWorkbook) => book.type(sheet, 'B4', [[null]])],
    ['the average, by another', (book: YearWorkbook) => book.type(sheet, 'B4', [[5]])],
    ['the points given, by others', (book: YearWorkbook) => book.type(sheet, 'B10', [[5]])],
  ] as const)('agaCheckGone, where somebody removes %s:', (_, deletes) => {
    test('the deletion is undone', async () => {
      const book = await written();
      const before = shown(book);
      deletes(book);
      noteSays(book, 'agaCheckGone');
      expect(faults(book).at(-1)).toBe('checkSays');
      book.grid.undo();
      expect([shown(book), faults(book)]).toEqual([before, []]);
    });

    test('the section is made again of a copy of its list', async () => {
      const book = await written();
      const totals = book.values('Season totals!A5:D16');
      const first = book.values(`${sheet}!A13:F13`);
      deletes(book);
      const left = book.values(`${sheet}!A12:F24`);
      const list = left.filter(([name]) => name !== null && name !== first[0]?.[0]);
      const results = book.type('Copy', 'A1', [...list, ...first] as List);
      book.deleteSheet(sheet);
      const options = { ...qualify.initial, name: sheet, isDesignated: true };
      book.apply(plannable(book.compute(qualify, options, { results })).plan);
      expect([book.values('Season totals!A5:D16'), faults(book)]).toEqual([totals, []]);
      expect(book.value('Season totals!B3')).toBe('OK');
    });
  });

  test.each(['A5', 'B5'])('agaPlacesGone: %s, cleared, is undone', async (cell) => {
    const book = await written();
    const line = book.value(`${sheet} (points)!A2`);
    book.type(`${sheet} (points)`, cell, [[null]]);
    expect(book.value(`${sheet} (points)!A2`)).toBe(
      `${languages.en.formulasGone} ${cell}. ${aga.agaPlacesGone}`,
    );
    tried.add('agaPlacesGone');
    book.grid.undo();
    expect(book.value(`${sheet} (points)!A2`)).toBe(line);
  });

  /** A cell of the season whose formula may go, and what Home says then. */
  const removable = [
    ['Season totals!B3', 'checkGone'],
    ['Season totals!A5', 'shareGone'],
    ...['G5', 'H5', 'I5', 'J5', 'K5'].map(
      (cell) => [`Season totals!${cell}`, 'shareGone'] as const,
    ),
    ...['C6', 'D6', 'E6', 'F6'].map((cell) => [`Season!${cell}`, 'checkSays'] as const),
  ] as const;

  test('a formula of a season that is cleared or typed over is named, and put back by the job', async () => {
    const book = await written();
    book.apply(plannable(qualifying(book, 'Summer Open', spring.slice(0, 9))).plan);
    const all = (): unknown => [
      book.values('Season!A1:F8'),
      book.values('Season totals!A3:E20'),
      book.values('Season totals!G5:K60'),
    ];
    const before = all();
    const home = async (): Promise<readonly string[]> => homeSays(await seenIn(agaEvents, book));
    for (const [cell, key] of sampled(removable, 4)) {
      for (const typed of [null, 3, ...(key === 'checkGone' ? ['fine'] : [])]) {
        const [sheetName = '', at = ''] = cell.split('!');
        book.type(sheetName, at, [[typed]]);
        const said = await home();
        const gone = `${languages.en.formulasGone} ${at}. ${aga.agaSeasonFactsGone}`;
        const words = textLike('en', key === 'checkSays' ? key : 'agaPutBack');
        if (key === 'checkSays') expect(book.value('Season!A2')).toBe(gone);
        expect([cell, typed, said]).toEqual([cell, typed, [expect.stringMatching(words)]]);
        expect(await seenIn(agaEvents, book)).toMatchObject({
          more: expect.arrayContaining([`aga-season: ${aga.agaRunPutBack}`]),
        });
        const made = plannable(book.compute(newSeason, newSeason.initial));
        expect([cell, made.plan.blocks.length, made.plan.warnings]).toEqual([cell, 1, []]);
        book.apply(made.plan);
        wayOut(key, [cell, typed, all(), await home()]).toEqual([cell, typed, before, []]);
        tried.add('agaSeasonFactsGone').add('agaPutBack');
      }
    }
    told(keysOf(book.compute(newSeason, newSeason.initial)), 'agaSeasonThere');
    // Values that were pasted over the totals say OK, and follow nothing any more.
    book.type('Season totals', 'A3', book.values('Season totals!A3:E16') as Cell[][]);
    const pasted = `${languages.en.formulasGone} ${languages.en.agaTotalsCheck}. ${aga.agaSeasonFactsGone}`;
    expect(book.value('Season!A2')).toBe(pasted);
    expect(await home()).toEqual([expect.stringContaining(languages.en.agaTotalsCheck)]);
    book.apply(plannable(book.compute(newSeason, newSeason.initial)).plan);
    // What is in the way of the totals is named as they are written.
    expect(await home()).toEqual([expect.stringMatching(textLike('en', 'agaPutBack'))]);
    expect(plannable(book.compute(newSeason, newSeason.initial)).plan.blocks).toMatchObject([
      { at: 'A5', endsSpills: true },
    ]);
    const cleared = book.values('Season totals!A5:E16').map((row) => row.map(() => null));
    book.type('Season totals', 'A5', cleared);
    book.apply(plannable(book.compute(newSeason, newSeason.initial)).plan);
    expect([all(), await home()]).toEqual([before, []]);
    // Also below a row that was inserted.
    book.insertRow('Season totals', 2);
    for (const at of ['B4', 'A6']) {
      book.type('Season totals', at, [['mine']]);
      book.apply(plannable(book.compute(newSeason, newSeason.initial)).plan);
      expect([at, book.values('Season totals!A4:E21'), await home()]).toEqual([
        at,
        (before as readonly unknown[])[1],
        [],
      ]);
    }
  });

  test('agaLinesLost: lines that are gone altogether are put back, too', async () => {
    const book = await written();
    const before = book.values('Season totals!A3:E16');
    book.type('Season totals', 'G5', [[null, null, null, null, null]]);
    expect(homeSays(await seenIn(agaEvents, book))).toEqual([
      expect.stringMatching(textLike('en', 'agaLinesLost')),
    ]);
    tried.add('agaLinesLost');
    book.apply(plannable(book.compute(newSeason, newSeason.initial)).plan);
    wayOut('agaLinesLost', book.values('Season totals!A3:E16')).toEqual(before);
  });

  test('agaSeasonNoSheet: the name of the sheet is written', async () => {
    const book = await written();
    const before = book.values('Season!C6:F6');
    book.type('Season', 'A6', [['Spring']]);
    book.type('Season', 'C6', [[null]]);
    told(keysOf(book.compute(newSeason, newSeason.initial)), 'agaSeasonNoSheet');
    book.type('Season', 'A6', [[sheet]]);
    book.apply(plannable(book.compute(newSeason, newSeason.initial)).plan);
    wayOut('agaSeasonNoSheet', book.values('Season!C6:F6')).toEqual(before);
  });

  test('agaNoWins: on the sheet the wins are entered, too', async () => {
    const book = await written();
    for (let row = 13; row <= 24; row++) book.type(sheet, `E${row}`, [[0]]);
    expect(faults(book)).toEqual(['agaNoWins']);
    book.type(sheet, 'E15', [[1]]);
    expect(faults(book)).toEqual([]);
  });

  describe('agaSheetGone and agaLinesGone:', () => {
    const afterwards = async (): Promise<
      readonly [YearWorkbook, () => Promise<readonly string[]>]
    > => {
      const book = await written();
      book.apply(plannable(qualifying(book, 'Summer Open', spring.slice(0, 9))).plan);
      book.deleteSheet(sheet);
      const told = async (): Promise<readonly string[]> => [
        ...homeSays(await seenIn(agaEvents, book)),
        ...lineFaults(book.sheet('Season totals')).map((each) => say(languages.en, each.sentence)),
      ];
      const [home = '', share = '', ...others] = await told();
      expect([home, share, others]).toEqual([
        expect.stringMatching(textLike('en', 'agaSheetGone')),
        expect.stringMatching(textLike('en', 'agaLinesGone')),
        [],
      ]);
      tried.add('agaSheetGone').add('agaLinesGone');
      return [book, told];
    };

    test.each([sheet, 'Autumn Open'])('%s is added', async (name) => {
      const [book, told] = await afterwards();
      book.apply(plannable(qualifying(book, name)).plan);
      expect([await told(), book.value('Season totals!B3')]).toEqual([[], 'OK']);
      expect(book.values('Season!A6:A8').flat()).toContain(name);
    });

    test('the row and the lines are cleared', async () => {
      const [book, told] = await afterwards();
      const [lines] = lineFaults(book.sheet('Season totals'));
      const { row = 0, rows = 0 } = lines?.at?.area ?? {};
      const none = (count: number): null[] => Array.from({ length: count }, () => null);
      book.type('Season', 'A6', [none(6)]);
      book.type(
        'Season totals',
        `G${row + 1}`,
        Array.from({ length: rows }, () => none(4)),
      );
      expect([await told(), book.value('Season totals!B3')]).toEqual([[], 'OK']);
      book.apply(plannable(qualifying(book, sheet)).plan);
      expect([await told(), book.value('Season totals!B3')]).toEqual([[], 'OK']);
      expect(book.values('Season!A6:A8').flat()).toEqual([sheet, 'Summer Open', null]);
    });
  });

  test.each(['B6', 'J8'])(
    'cellSpills: Home and Share say what %s keeps from being filled',
    async (cell) => {
      const book = await written();
      const said = async (): Promise<unknown> => [
        homeSays(await seenIn(agaEvents, book)),
        lineFaults(book.sheet('Season totals')).map((each) => each.sentence.code),
      ];
      book.type('Season totals', cell, [['a note']]);
      expect(await said()).toEqual([
        [expect.stringMatching(textLike('en', 'cellSpills'))],
        ['cellSpills'],
      ]);
      book.type('Season totals', cell, [[null]]);
      wayOut('cellSpills', await said()).toEqual([[], []]);
    },
  );

  test('places that are typed follow on each other', async () => {
    const book = await YearWorkbook.create('en', 'aga');
    const list: List = [
      ['Player', 'Rating', 'Place'],
      ...['1', '2', '2', '4', '5'].map((place, i) => [`P${i}`, 7 - i / 2, place]),
    ];
    book.apply(plannable(qualifying(book, sheet, list)).plan);
    const before = book.values(`${sheet}!A1:E17`);
    book.type(sheet, 'D16', [[3]]);
    noteSays(book, 'agaCheckPlace');
    told(faults(book), 'placeAstray');
    book.type(sheet, 'D16', [[4]]);
    expect([book.values(`${sheet}!A1:E17`), faults(book)]).toEqual([before, []]);
    book.type(sheet, 'E15', [[9]]);
    told(faults(book), 'agaPointsTyped');
    expect(faults(book)).toHaveLength(1);
    book.type(sheet, 'E15', [[null]]);
    wayOut('agaPointsTyped', [book.values(`${sheet}!A1:E17`), faults(book)]).toEqual([before, []]);
  });

  test('agaSeasonBroken: the error on the sheet of a tournament is mended', async () => {
    const book = await written();
    const before = shown(book);
    book.enter(`${sheet}!A15`, '=1/0');
    told(keysOf(qualifying(book, 'Next', spring.slice(0, 9))), 'agaSeasonBroken');
    book.type(sheet, 'A15', [['Okafor, Cleo']]);
    expect(shown(book)).toEqual(before);
    expect(keysOf(qualifying(book, 'Next', spring.slice(0, 9)))).toEqual([]);
  });

  test('agaSeasonTaken: another name', async () => {
    const book = await written();
    told(keysOf(qualifying(book, 'spring open')), 'agaSeasonTaken');
    expect(qualifying(book, 'Summer Open').ok).toBe(true);
  });

  test('agaSeasonAlike: the name is written the same', async () => {
    const book = await written();
    const without = (name: string): List =>
      spring.map(([player = null, , ...rest], i) => [i === 1 ? name : player, ...rest]);
    told(keysOf(qualifying(book, 'Next', without('Ada Lin'))), 'agaSeasonAlike');
    expect(keysOf(qualifying(book, 'Next', without('Lin, Ada')))).not.toContain('agaSeasonAlike');
  });

  test('agaSeasonNotDesignated: it is ticked', async () => {
    const book = await season();
    told(keysOf(qualifying(book, sheet, spring, false)), 'agaSeasonNotDesignated');
    expect(keysOf(qualifying(book, sheet))).toEqual([]);
  });

  test('agaSeasonThere: the sheets and names are deleted', async () => {
    const book = await season();
    told(keysOf(book.compute(newSeason, newSeason.initial)), 'agaSeasonThere');
    book.deleteSheet('Season');
    book.deleteSheet('Season totals');
    for (const name of ['AGA_Qualifiers', 'AGA_Best', 'AGA_Lines']) book.forget(name);
    expect(book.compute(newSeason, newSeason.initial).ok).toBe(true);
  });

  test('agaSeasonBefore: the points are made again, and the older sheets deleted', async () => {
    const book = await YearWorkbook.create('en', 'aga');
    book.apply(plannable(qualifying(book, sheet)).plan);
    const begun = book.compute(newSeason, newSeason.initial);
    told(keysOf(begun), 'agaSeasonBefore');
    book.apply(plannable(begun).plan);
    expect(book.value('Season totals!A5')).toBe('');
    book.apply(plannable(qualifying(book, sheet)).plan);
    const totals = book.values('Season totals!A3:E16');
    book.deleteSheet(sheet);
    book.deleteSheet(`${sheet} (points)`);
    expect(book.values('Season totals!A3:E16')).toEqual(totals);
    expect(totals[2]?.slice(0, 3)).toEqual([1, 'Lin, Ada', 9]);
  });

  test('dateNoDay: the day is entered', async () => {
    const book = await YearWorkbook.create('en', 'aga');
    const results = book.type('List', 'A1', spring);
    const given = { ...qualify.initial, name: sheet, isDesignated: true };
    told(keysOf(book.compute(qualify, { ...given, date: '2026-03-41' }, { results })), 'dateNoDay');
    const { plan } = plannable(
      book.compute(qualify, { ...given, date: '2026-03-14' }, { results }),
    );
    wayOut('dateNoDay', plan.warnings).toEqual([]);
  });

  test('agaSeasonPartGone and agaSeasonShape: what was done is undone', async () => {
    const book = await season();
    const again = book.kept();
    book.forget('AGA_Best');
    told(keysOf(qualifying(book, sheet)), 'agaSeasonPartGone');
    expect(qualifying(again(), sheet).ok).toBe(true);
    const wider = again();
    wider.redefine('AGA_Lines', 'G4:J5004');
    told(keysOf(qualifying(wider, sheet)), 'agaSeasonShape');
    // Another list that is pasted over it holds no tournaments.
    const covered = again();
    const stood = covered.values('Season!A5:F8') as Cell[][];
    covered.type(
      'Season',
      'A5',
      stood.map((_, row) => ['Place', 'Who', 'Club', 1, 2, row]),
    );
    expect(homeSays(await seenIn(agaEvents, covered))).toEqual([
      expect.stringMatching(textLike('en', 'agaSeasonShape')),
    ]);
    told(keysOf(qualifying(covered, sheet)), 'agaSeasonShape');
  });
});

describe('In the lists of a report', () => {
  const players: List = [
    ['Name', 'AGA ID', 'Rank', 'Rating'],
    ['Ada Lin', 7, '8d', null],
    ['Ben Park', 8, '3k', null],
    ['Cleo Okafor', 9, '10k', null],
  ];
  const games: List = [
    ['Round', 'White', 'White ID', 'Black', 'Winner'],
    [1, 'Ada Lin', 7, 'Ben Park', 'W'],
    [2, 'Ada Lin', 7, 'Cleo Okafor', 'B'],
  ];
  const reported = async (
    of: List,
    played: List,
    days: { readonly start?: string; readonly finish?: string } = {},
  ): Promise<Computed<unknown>> => {
    const book = await YearWorkbook.create('en', 'aga');
    const options = { ...report.initial, ...days };
    return book.compute(report, options, {
      players: book.type('P', 'A1', of),
      games: book.type('G', 'A1', played),
    });
  };

  test.each<
    readonly [key: TextKey, list: 'players' | 'games', row: number, column: number, wrong: Cell]
  >([
    ['agaRankNeeded', 'players', 1, 2, 'strong'],
    ['agaRankBehind', 'players', 1, 2, '8d CLUB=BOS'],
    ['agaRankMissing', 'players', 1, 2, null],
    ['agaReportItself', 'games', 1, 3, 'Ada Lin'],
    ['agaReportRoundMissing', 'games', 2, 0, null],
    ['agaReportTwice', 'games', 2, 0, 1],
    ['agaReportNobody', 'games', 1, 3, 'Ben Parker'],
    ['agaReportNoId', 'games', 1, 2, 10],
    ['agaReportOther', 'games', 1, 1, 'Ben Park'],
  ])('%s', async (key, list, row, column, wrong) => {
    const change = (of: 'players' | 'games', all: List): List =>
      of === list ? withCell(all, row, column, wrong) : all;
    told(keysOf(await reported(change('players', players), change('games', games))), key);
    expect((await reported(players, games)).ok).toBe(true);
  });

  test.each<readonly [key: TextKey, wrong: string, right: string]>([
    ['agaReportDayBad', '2026-02-30', '2026-03-14'],
    ['agaReportDaysTurned', '2026-03-12', '2026-03-14'],
  ])('%s', async (key, wrong, right) => {
    const ending = (finish: string) => reported(players, games, { start: '2026-03-13', finish });
    told(keysOf(await ending(wrong)), key);
    expect((await ending(right)).ok).toBe(true);
  });

  test('cellNeedsOneOf: each of the winners that it offers is taken', async () => {
    const withWinner = (winner: string): Promise<Computed<unknown>> =>
      reported(players, withCell(games, 1, 4, winner));
    const made = await withWinner('Lin');
    told(keysOf(made), 'cellNeedsOneOf');
    const { allowed } = (made.ok ? {} : made.refusals[0]?.sentence) as Record<string, unknown>;
    expect(allowed).toBe('W, B, ?, jigo, W!, B!');
    for (const winner of String(allowed).split(', ')) {
      wayOut('cellNeedsOneOf', [winner, (await withWinner(winner)).ok]).toEqual([winner, true]);
    }
  });

  test('agaReportSeveral: the AGA ID is added', async () => {
    const twins = withCell(players, 3, 0, 'Ben Park');
    const named = withCell(games, 2, 3, 'Ben Park');
    told(keysOf(await reported(twins, named)), 'agaReportSeveral');
    const ids = games.map((row, i) => [...row, i === 0 ? 'Black ID' : ([8, 9][i - 1] ?? null)]);
    expect((await reported(twins, withCell(ids, 2, 3, 'Ben Park'))).ok).toBe(true);
  });
});

test.each<readonly [key: keyof typeof agaReport, wrong: string, right: string]>([
  ['agaReportStart', 'Spring', 'TOURNEY Spring\nPLAYERS\n1 Lin, Ada 8d\nEND'],
  ['agaReportNoPlayers', 'TOURNEY x', 'TOURNEY x\nPLAYERS\n1 Lin, Ada 8d'],
  ...(
    [
      ['agaReportPlayer', '3 8d', '3 Okafor, Cleo 8d'],
      ['agaReportRank', '3 Okafor, Cleo', '3 Okafor, Cleo 4.5'],
      ['agaReportBehind', '3 Okafor, Cleo 4d CLUB=BOS', '3 Okafor, Cleo 4d'],
      ['agaReportIdTwice', '2 Okafor, Cleo 4d', '3 Okafor, Cleo 4d'],
      ['agaReportRound', 'GAMES 100\n1 2 W 0 7', 'GAMES 99\n1 2 W 0 7'],
      ['agaReportGame', 'GAMES 1\n1 2 W 0', 'GAMES 1\n1 2 W 0 7'],
      ['agaReportUnlisted', 'GAMES 1\n1 3 W 0 7', '3 Okafor, Cleo 4d\nGAMES 1\n1 3 W 0 7'],
      ['agaReportSelf', 'GAMES 1\n1 1 W 0 7', 'GAMES 1\n1 2 W 0 7'],
      ['agaReportWinner', 'GAMES 1\n1 2 x 0 7', 'GAMES 1\n1 2 ? 0 7'],
      ['agaReportHandicap', 'GAMES 1\n1 2 W 12 7', 'GAMES 1\n1 2 W 9 7'],
      ['agaReportKomi', 'GAMES 1\n1 2 W 0 500', 'GAMES 1\n1 2 W 0 400'],
      ['agaReportTwoGames', 'GAMES 1\n1 2 W 0 7\n2 1 W 0 7', 'GAMES 1\n1 2 W 0 7'],
    ] as const
  ).map(([key, ...lines]) => {
    const [wrong, right] = lines.map(
      (line) => `TOURNEY x\nPLAYERS\n1 Lin, Ada 8d\n2 Park, Ben 8d\n${line}`,
    );
    return [key, wrong, right] as [typeof key, string, string];
  }),
])('In the text of a report %s', (key, wrong, right) => {
  const read = readAgaReport(wrong);
  expect(JSON.stringify(read)).toContain(`"${key}"`);
  tried.add(key);
  expect(readAgaReport(right).ok).toBe(true);
});

/** Said of what is typed into a field or a cell that refuses it, of limits, of what to do outside of the workbook, and words that ask nothing. */
const asksNothing: readonly string[] = [
  ...['agaFigureRefusal', 'agaRatingRefusal', 'agaYesNoRefusal', 'agaBestRefusal'],
  ...['agaWinnerRefusal', 'agaSeasonFull', 'agaSeasonLinesFull', 'agaImportTooLarge'],
  ...['agaImportText', 'agaReportSave', 'agaReportTemporary', 'agaImportTemporary'],
  ...['agaOpenWithdrawn', 'agaInSeason', 'agaRunAdd', 'agaSum'],
];

/** Sentences whose way out other tests of the AGA follow. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'report.test.ts': ['agaImportEmpty', 'agaReportGone'],
  '../../src/exchange/aga-report.test.ts': ['agaReportId', 'agaReportSomeRounds'],
};

test('every sentence that tells a way out is among them', () => {
  const asks =
    /\b(?:Enter|enter|Correct|correct|Choose|Insert|Undo|Remove|Add|add|Clear|Tick|Set|Give|Use|Fix|Complete|List|Send|Paste|Divide|delete|Leave)\b/;
  const all = Object.entries({ ...aga, ...agaReportPane, ...agaReport });
  const asking = all.flatMap(([key, said]) => (asks.test(String(said)) ? [key] : []));
  expect(asking.length).toBeGreaterThan(50);
  const followed = Object.entries(elsewhere).flatMap(([file, keys]) => {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    expect([file, keys.filter((key) => !isFollowed(key as TextKey, source))]).toEqual([file, []]);
    return keys;
  });
  const known = [...asksNothing, ...followed];
  expect(asking.filter((key) => !tried.has(key) && !known.includes(key))).toEqual([]);
});
