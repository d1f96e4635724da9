/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { addPoints, addTournament } from '../../../taskpane/kgs/add-tournament';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { newYear } from '../../../taskpane/kgs/year/plan';
import type { TournamentOptions } from '../../../taskpane/kgs/tournament';
import { kgsEvents } from '../../../taskpane/kgs/jobs';
import { resultsToShare } from '../../../taskpane/kgs/share';
import { yearNames } from '../../../taskpane/kgs/year/layout';
import type { Computed } from '../../../taskpane/jobs/operation';
import { languages, type TextKey } from '../../../src/language';
import { sampled } from '../../support/sampled';
import { isFollowed, text, wayOut } from '../../support/text';
import { plannable } from '../support/computed';
import { seenIn } from '../sheets/events/seen-in';
import { july, listOf, removals, september } from './support/sample-year';
import { added, adding, openYear, optionsOf } from './support/plans';
import { YearWorkbook } from './support/year-workbook';

jest.setTimeout(120_000);

/* Every sentence of KGS that tells a way out: what brings it about, the way out as it says, and the right end of it. */

type Any = Computed<unknown>;

/** The codes of what is refused, or warned of. */
const codes = (computed: Any): readonly string[] =>
  (computed.ok ? computed.plan.warnings : computed.refusals).map(({ sentence }) =>
    'code' in sentence ? String(sentence.code) : '',
  );

/** A list of results on a sheet of its own, to be corrected there. */
function list(book: YearWorkbook, rows = listOf(july)): string {
  return book.type('Results', 'A1', rows);
}

const reading = (book: YearWorkbook, results: string, change: Partial<TournamentOptions> = {}) =>
  book.compute(addTournament, { ...optionsOf(book, july), ...change }, { results });

interface Way {
  readonly book?: () => Promise<YearWorkbook>;
  /** Brings the sentence about, and gives what is asked again after the way out. */
  readonly cause: (book: YearWorkbook) => () => Any;
  /** What the sentence says is to be done; what is asked then, where that is another thing. */
  readonly way: (book: YearWorkbook) => unknown;
  /** A figure that is right then. */
  readonly right?: readonly [cell: string, value: unknown];
}

const empty = (): Promise<YearWorkbook> => openYear([], 'en', []);
const one = (): Promise<YearWorkbook> => openYear([], 'en', [], [july]);

/** The list is read again after its cell has become this. */
const ofCell = (cell: string, bad: string, good: string, format = 'General'): Way => ({
  cause: (book) => {
    const results = list(book);
    book.enter(`Results!${cell}`, bad);
    return () => reading(book, results);
  },
  way: (book) => {
    book.format(`Results!${cell}`, format);
    book.enter(`Results!${cell}`, good);
  },
});

/** The form is filled in again. */
const ofForm = (bad: Partial<TournamentOptions>, good: Partial<TournamentOptions>): Way => ({
  cause: (book) => () => adding(book, july, bad),
  way: (book) => () => adding(book, july, good),
});

const ofEdit = (bad: object, good: object): Way => ({
  book: one,
  cause: (book) => () => book.compute(editTournament, { column: 1, ...bad }),
  way: (book) => () => book.compute(editTournament, { column: 1, ...good }),
});

const ways: Partial<Record<TextKey, Way>> = {
  kgsNoYear: {
    book: () => YearWorkbook.create(),
    cause: (book) => () => adding(book, july),
    way: (book) => {
      book.apply(
        plannable(book.compute(newYear, { year: '2012', rule: 'calculator', points: '' })).plan,
      );
    },
  },
  kgsYearThere: {
    cause: (book) => () => book.compute(newYear, { year: '2013', rule: 'calculator', points: '' }),
    way: (book) => {
      for (const name of [...book.facts.names]) if (name.startsWith('KGS_')) book.forget(name);
      for (const { name } of book.facts.sheets.slice(1)) book.deleteSheet(name);
    },
  },
  kgsRowPointsBad: {
    book: () => YearWorkbook.create(),
    cause: (book) => () => book.compute(newYear, { year: '', rule: 'row', points: '8,5 or 3' }),
    way: (book) => () => book.compute(newYear, { year: '', rule: 'row', points: '8 5 3 2 1' }),
  },
  kgsYearShape: {
    cause: (book) => {
      book.redefine(yearNames.year, 'A1:Y8');
      return () => adding(book, july);
    },
    way: (book) => {
      book.redefine(yearNames.year, 'A1:Y9');
    },
  },
  kgsDateBad: ofForm({ date: '15/7/2012' }, { date: '2012-07-15' }),
  kgsNameMissing: ofForm({ name: ' ' }, { name: 'July' }),
  kgsNameTaken: {
    cause: (book) => {
      book.type('Year', 'B1', [['July 2012']]);
      book.type('Year', 'B3', [[10], [9], ['0:30']]);
      return () => adding(book, july);
    },
    way: (book) => () => adding(book, july, { column: 1 }),
  },
  kgsHasResults: {
    book: one,
    cause: (book) => () => adding(book, july, { column: 1 }),
    way: (book) => {
      book.deleteSheet('July 2012');
    },
  },
  kgsFieldEmpty: ofForm({ hours: '' }, { hours: '0:30' }),
  kgsHoursAboveZero: ofForm({ hours: '0' }, { hours: '0:01' }),
  kgsNoneChosen: ofEdit({ column: undefined }, { rounds: '11' }),
  kgsEditNothing: ofEdit({}, { date: '2012-07' }),
  kgsNameTakenHere: {
    book: one,
    cause: (book) => {
      book.type('Year', 'C1', [['September 2012']]);
      return () => book.compute(editTournament, { column: 1, name: 'september 2012' });
    },
    way: (book) => () => book.compute(editTournament, { column: 1, name: 'Summer' }),
  },
  kgsMoveNothing: {
    book: one,
    cause: (book) => () => book.compute(moveTournament, { column: 1, date: '', place: 'last' }),
    way: (book) => () =>
      book.compute(moveTournament, { column: 1, date: '2012-07', place: 'last' }),
  },
  kgsNoTournaments: {
    cause: (book) => () => book.compute(editTournament, { column: 1, rounds: '9' }),
    way: (book) => {
      added(book, july);
    },
  },
  kgsTableGone: {
    book: one,
    cause: (book) => {
      book.deleteSheet('Annual table');
      return () => adding(book, september);
    },
    way: (book) => {
      book.apply(plannable(book.compute(annualTable, undefined)).plan);
    },
  },
  kgsPlayedNeeded: {
    cause: (book) => {
      const results = list(book, listOf(removals));
      book.enter('Results!E5', '');
      return () => reading(book, results, { rounds: '8' });
    },
    way: (book) => {
      book.enter('Results!E5', '4');
    },
  },
  kgsNoWins: {
    cause: (book) => {
      const results = book.type('Results', 'A1', [
        ['Account', 'Wins', 'SOS', 'SODOS'],
        ['a', 0, 0, 0],
        ['b', 0, 0, 0],
      ]);
      return () => reading(book, results);
    },
    way: (book) => {
      book.type('Results', 'B2', [
        [1, 0, 0],
        [0, 1, 0],
      ]);
    },
  },
  kgsNobodyCounts: {
    cause: (book) => {
      const results = book.type('Results', 'A1', [
        ['Account', 'Wins', 'SOS', 'SODOS', 'Games', 'Removed'],
        ['a', 1, 1, 0, 1, 'x'],
      ]);
      return () => reading(book, results);
    },
    way: (book) => {
      book.enter('Results!F2', '');
    },
  },
  kgsNotInTable: {
    cause: (book) => {
      book.type('Calculator', 'P2', [['July 2012']]);
      book.type('Calculator', 'O4', [
        [5, 9, 4],
        [7, 9, 5],
      ]);
      return () => adding(book, july);
    },
    way: (book) => {
      book.type('Calculator', 'O6', [[6, 9, 6]]);
    },
  },
  kgsPointsNeeded: {
    cause: (book) => {
      book.type('Calculator', 'B2', [[8, 'five', 3]]);
      return () => adding(book, july);
    },
    way: (book) => {
      book.type('Calculator', 'C2', [[5]]);
    },
  },
  kgsPlayersNeeded: {
    cause: (book) => {
      book.type('Calculator', 'P2', [['July 2012']]);
      book.type('Calculator', 'O4', [
        [6, 9, 4],
        [6, 9, 5],
      ]);
      return () => adding(book, july);
    },
    way: (book) => {
      book.type('Calculator', 'O5', [[7]]);
    },
  },
  kgsEngineIncomplete: {
    cause: (book) => {
      book.type('Engines', 'A4', [['stv', null, null]]);
      return () => adding(book, july);
    },
    way: (book) => {
      book.type('Engines', 'C4', [['Steve']]);
    },
    right: ['Engines!D4', 'OK'],
  },
  kgsEnginesFull: {
    cause: (book) => {
      // New rows go below the last that is filled.
      book.type('Engines', 'A503', [['a499', null, 'e499']]);
      return () => adding(book, july, { engines: { stv: 'Stockfish' } });
    },
    way: (book) => {
      book.insertRow('Engines', 503);
      book.insertRow('Engines', 503);
      // The last row moved down; the free ones stand above it.
      book.type('Engines', 'A503', [['a499', null, 'e499']]);
      book.type('Engines', 'A505', [[null, null, null]]);
      book.insertColumn('Engines', 2);
      book.type('Engines', 'B504', [['by Ann']]);
    },
    right: ['Totals!B5', 'Zen19S'],
  },
  kgsEngineTwice: {
    cause: (book) => {
      book.type('Engines', 'A4', [
        ['stv', null, 'Steve'],
        ['STV', null, 'Stefan'],
      ]);
      return () => adding(book, july);
    },
    way: (book) => {
      book.type('Engines', 'A5', [[null, null, null]]);
    },
    right: ['Engines!C1', 'OK'],
  },
  kgsEngineEvent: {
    cause: (book) => {
      book.type('Engines', 'A4', [['stv', 'Jul 2012', 'Steve']]);
      return () => adding(book, september);
    },
    way: (book) => {
      added(book, july);
      book.type('Engines', 'B4', [['July 2012']]);
    },
    right: ['Engines!D4', 'OK'],
  },
  kgsEngineEventRenamed: {
    book: one,
    cause: (book) => {
      book.type('Engines', 'A4', [['stv', 'July 2012', 'Steve']]);
      book.type('Year', 'B1', [['Summer']]);
      return () => adding(book, september);
    },
    way: (book) => {
      const edited = book.compute(editTournament, { column: 1 });
      book.apply(plannable(edited).plan);
    },
    right: ['Engines!B4', 'Summer'],
  },
  kgsLineIncomplete: {
    book: one,
    cause: (book) => {
      book.type('July 2012', 'C8', [['six']]);
      return () => adding(book, september);
    },
    way: (book) => {
      // The check of the sheet names the cell.
      const [, cell = ''] = /^([A-Z]\d+): /.exec(String(book.value('July 2012!B5'))) ?? [];
      book.type('July 2012', cell, [[6]]);
    },
    right: ['Totals!B3', 'OK'],
  },
  kgsLinesLeftOut: {
    book: one,
    cause: (book) => {
      book.type('Year', 'B4', [[18]]);
      return () => adding(book, september);
    },
    way: (book) => {
      book.type('Year', 'B4', [[9]]);
    },
    right: ['Totals!B3', 'OK'],
  },
  kgsSheetGone: {
    book: one,
    cause: (book) => {
      book.deleteSheet('July 2012');
      return () => adding(book, september);
    },
    way: (book) => {
      added(book, july, { column: 1 });
    },
    right: ['Totals!B3', 'OK'],
  },
  kgsRemoveSheetStays: {
    book: one,
    cause: (book) => () => book.compute(removeTournament, { column: 1 }),
    way: (book) => {
      book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
      book.deleteSheet('July 2012');
      return () => adding(book, september);
    },
    right: ['Totals!B3', 'OK'],
  },
  cellDateForNumber: ofCell('B2', '6-5', '6'),
  cellNeedsNumber: ofCell('B2', 'six', '6'),
  cellAtLeast: ofCell('B2', '-6', '6'),
  cellAtMost: ofCell('C2', '12345678', '30'),
  cellError: ofCell('C2', '=NA()', '30'),
  cellNeedsText: ofCell('A2', '=TRUE', 'AyaBot'),
  cellIsDate: ofCell('A2', '5-6', '5-6', '@'),
  cellLooksBlank: {
    cause: (book) => {
      const rows = listOf(july).map((row, i) => (i === 1 ? ['\u2060', ...row.slice(1)] : row));
      const results = list(book, rows);
      return () => reading(book, results);
    },
    way: (book) => {
      book.enter('Results!A2', 'AyaBot');
    },
  },
  cellBlank: ofCell('A2', '', 'AyaBot'),
  nameTwice: {
    cause: (book) => {
      const results = list(book);
      book.enter('Results!A2', 'again');
      book.enter('Results!A3', 'again');
      return () => reading(book, results);
    },
    way: (book) => {
      book.enter('Results!A3', 'stv2');
    },
  },
  cellNeedsWhole: {
    cause: (book) => {
      const results = list(book, listOf(removals));
      book.enter('Results!E2', '7.5');
      return () => reading(book, results, { rounds: '8' });
    },
    way: (book) => {
      book.enter('Results!E2', '8');
    },
  },
  cellNeedsMark: {
    cause: (book) => {
      const results = list(book, listOf(removals));
      book.enter('Results!F2', 'perhaps');
      return () => reading(book, results, { rounds: '8' });
    },
    way: (book) => {
      book.enter('Results!F2', '');
    },
  },
  cellNeedsOneOf: ofForm({ board: '17' }, { board: '19' }),
};

describe('The way out that a sentence names ends well', () => {
  test.each(sampled(Object.entries(ways), 10))(
    '%s',
    async (code, { book: open = empty, cause, way, right }) => {
      const book = await open();
      const asked = cause(book);
      expect(codes(asked())).toContain(code);
      const another = way(book);
      const now = typeof another === 'function' ? (another as () => Any)() : asked();
      wayOut(code as TextKey, codes(now)).not.toContain(code);
      const { plan } = plannable(now);
      book.apply(plan);
      if (right) expect([right[0], book.value(right[0])]).toEqual(right);
      // Nothing that was written shows an error.
      const shown = book.facts.sheets.flatMap(({ name }) => book.values(`${name}!A1:Y40`).flat());
      expect(shown.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
    },
  );
});

describe('What a check on a sheet asks for makes it OK', () => {
  test('figures that cannot be read, also where they are typed into a cell of texts; the board; a row inside the list', async () => {
    const book = await one();
    const [stood, ok] = [book.value('July 2012!B5'), book.values('July 2012!A8:I13')];
    const wins = String(book.value('July 2012!C8'));
    for (const [says, bad] of [
      ['kgsRowsIncomplete', ''],
      ['kgsCellsUnreadable', 'six'],
      ['kgsCellsUnreadable', '=NA()'],
    ] as const) {
      book.format('July 2012!C8', 'General');
      book.enter('July 2012!C8', bad);
      expect(String(book.value('July 2012!B5'))).toContain(text('en', says).trim());
      book.format('July 2012!C8', '@');
      book.enter('July 2012!C8', wins);
      expect(book.value('July 2012!B5')).toBe(stood);
      const now = book.values('July 2012!A8:I13');
      expect(now.map((row) => [row[0], row[8]])).toEqual(ok.map((row) => [row[0], row[8]]));
    }
    book.enter('Year!B4', '18');
    expect(book.value('July 2012!B5')).toBe(text('en', 'kgsFactorUnknown'));
    book.enter('Year!B4', '9');
    expect(book.values('July 2012!I8:I13')).toEqual(ok.map((row) => [row[8]]));
    book.type('July 2012', 'B14', [['late', 5, 26, 12]]);
    expect(book.value('July 2012!B5')).toBe(`${text('en', 'kgsBelowList')}late`);
    book.type('July 2012', 'B14', [[null, null, null, null]]);
    book.insertRow('July 2012', 10);
    book.type('July 2012', 'B10', [['late', 5, 26, 12]]);
    expect([book.value('July 2012!B4'), book.value('Totals!B3')]).toEqual([7, 'OK']);
  });

  test('kgsLinesLost: Totals, Home and Share say so; the tournament is removed and added again', async () => {
    const book = await one();
    const totals = book.values('Totals!A4:D10');
    const said = async (): Promise<readonly unknown[]> => {
      const [list] = resultsToShare.kinds;
      const seen = (await seenIn(kgsEvents, book)) as { readonly missing: readonly string[] };
      return [...seen.missing, ...(list?.faults?.(book.sheet('Totals')) ?? [])];
    };
    expect(await said()).toEqual([]);
    book.type('Totals', 'F5', [[null, null, null]]);
    expect(book.value('Totals!B3')).toBe(`${text('en', 'linesDeleted')}: July 2012`);
    expect(await said()).toEqual([
      `${text('en', 'kgsLinesLost', { names: 'July 2012', sheet: 'Totals' })} | Totals!B3`,
      expect.objectContaining({ at: expect.objectContaining({ sheet: 'Totals' }) }),
    ]);
    // Another tournament takes none of its cells.
    added(book, september);
    book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
    book.deleteSheet('July 2012');
    expect([book.value('Totals!B3'), await said()]).toEqual(['OK', []]);
    book.apply(plannable(book.compute(removeTournament, { column: 2 })).plan);
    added(book, july);
    expect([book.value('Totals!B3'), await said()]).toEqual(['OK', []]);
    wayOut('kgsLinesLost', book.values('Totals!A4:D10')).toEqual(totals);
  });

  test('kgsPointsMissing', async () => {
    const book = await empty();
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['a', 3],
      ['b', 1],
    ]);
    const options = { ...addPoints.initial, name: 'May' };
    book.apply(plannable(book.compute(addPoints, options, { points })).plan);
    book.enter('May!C7', '');
    expect(book.value('May!B4')).toBe(`${text('en', 'kgsPointsMissing')}a`);
    book.enter('May!C7', '3');
    expect([book.value('May!B4'), book.value('Totals!B3')]).toEqual(['OK', 'OK']);
  });
});

/** Sentences with a way out that other tests follow. */
const elsewhere: Readonly<Record<string, readonly TextKey[]>> = {
  'ways-out.test.ts': ['kgsLinesLost'],
  'typed/hours.test.ts': ['kgsHoursNeeded', 'kgsHoursTime', 'kgsHoursPart'],
  'one-bad-cell.test.ts': [
    ...(['kgsHomeGone', 'kgsHomeCheck', 'kgsHomePointsMissing', 'kgsEngineUnplayed'] as const),
  ],
  'year.test.ts': [
    ...(['kgsHomeOutside', 'kgsHomeIncomplete', 'kgsHomeInTheWay', 'kgsHomeCellsGone'] as const),
    'kgsHomeYearGone',
  ],
  'changes.test.ts': ['kgsRemoveNameless'],
  'add-tournament.test.ts': ['kgsYearPartGone'],
};

test('Every sentence of KGS that refuses or warns, and says what to do, is followed', () => {
  const tells = /\b(Choose|Enter|Undo|Delete|Add|Fix|Insert|Clear|Correct|Format|See) /;
  const all = Object.entries<string>(languages.en).filter(
    ([key, said]) => key.startsWith('kgs') && said.includes('{') && tells.test(said),
  );
  expect(all.length).toBeGreaterThan(25);
  const others = Object.entries(elsewhere).flatMap(([file, keys]) => {
    const said = readFileSync(path.join(__dirname, file), 'utf8');
    expect([file, keys.filter((key) => !isFollowed(key, said))]).toEqual([file, []]);
    return keys;
  });
  const known = new Set<string>([...Object.keys(ways), ...others]);
  expect(all.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
});
