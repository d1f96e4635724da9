/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { headingsName, tableName, yearNames } from '../../../taskpane/kgs/year/layout';
import { checkedResult } from '../../checkers/kgs-year';
import { notedTable } from '../../checkers/kgs-table';
import { oneOf } from '../../support/sampled';
import { text } from '../../support/text';
import { generalAliases, july, lent, sampleAliases, september } from './support/sample-year';
import type { SampleTournament } from './support/sample-year';
import { added, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

const points = [8, 5, 3, 2, 1];
let book: YearWorkbook;

/** The table as it must be: results by the independent year, engines and columns by the independent table. */
function expected(tournaments: readonly SampleTournament[], aliases = sampleAliases): unknown[][] {
  const year = { tournaments, aliases, points };
  const lines = tournaments.flatMap((tournament) =>
    [...checkedResult(tournament, year).points].map(([account, share]) => ({
      account,
      event: tournament.name,
      sixtieths: Math.round(share * 60),
    })),
  );
  return notedTable(
    lines,
    aliases.map(({ account, event = '', engine }) => ({ account, event, engine })),
    tournaments.map(({ name }) => name),
  ).map((row) => [row.place, row.engine, row.total, row.events, ...row.points]);
}

function found(tournaments: number, sheet = text('en', 'kgsSheetTable')): unknown[][] {
  const last = String.fromCharCode('D'.charCodeAt(0) + tournaments);
  return book
    .values(`${sheet}!A5:${last}30`)
    .filter(([place]) => place !== null && place !== '')
    .map((row) => row.map((cell) => cell ?? ''));
}

const check = (): unknown => book.value('Annual table!B3');

describe('The table of engines and tournaments', () => {
  beforeEach(async () => {
    book = await openYear(points, 'en', sampleAliases, [july, september, lent]);
  });

  test('has a column per tournament, in the order they were added, and adds up', () => {
    expect(book.values('Annual table!A4:H4')[0]).toEqual([
      ...['Place', 'Engine', 'Total', 'Events'],
      ...['July 2012', 'September 2012', 'Slow (November)'],
      null,
    ]);
    expect(found(3)).toEqual(expected([july, september, lent]));
    expect(check()).toBe('OK');
  });

  test('follows a correction, a lent account and a new name of a tournament', () => {
    book.type('July 2012', 'C9', [[3.5]]);
    const entrants = july.entrants.map((each) =>
      each.account === 'ManyFaces1' ? { ...each, wins: 3.5 } : each,
    );
    book.type('Engines', 'A8', [['stv', null, 'Zen']]);
    book.type('Year', 'C1', [['Autumn']]);
    const aliases = [...sampleAliases, { account: 'stv', engine: 'Zen' }];
    const year = [{ ...july, entrants }, { ...september, name: 'Autumn' }, lent];
    const inAnyOrder = (rows: unknown[][]): unknown[][] =>
      [...rows].sort((a, b) => String(a[1]).localeCompare(String(b[1])));
    expect(inAnyOrder(found(3))).toEqual(inAnyOrder(expected(year, aliases)));
    expect(book.value('Annual table!F4')).toBe('Autumn');
  });

  test('a deleted result sheet empties its column, and the check names the tournament', () => {
    book.deleteSheet('July 2012');
    expect(check()).toBe(`1 ${text('en', 'kgsTableLeftOutOne')}: July 2012`);
    const without = expected([september, lent]).map(([place, engine, total, events, ...rest]) => [
      ...[place, engine, total, events, ''],
      ...rest,
    ]);
    expect(found(3)).toEqual(without);
  });

  test('an account entered twice is named, and costs no other engine its points', () => {
    const before = [found(3), book.values('Totals!A5:D12')];
    book.type('Engines', 'A8', [
      ['guest', ' slow (november) ', 'Aya'],
      ['gnubot', null, null],
    ]);
    const named = `${text('en', 'kgsEnginesUnusable')}: guest, gnubot`;
    expect([found(3), book.values('Totals!A5:D12')]).toEqual(before);
    expect(book.values('Engines!D4:D10').flat()).toEqual([
      ...['OK', 'OK', 'OK', 'OK'],
      text('en', 'kgsEngineTwiceHere'),
      text('en', 'kgsEngineIncompleteHere'),
      '',
    ]);
    expect([book.value('Engines!C1'), book.value('Totals!B3'), check()]).toEqual([
      named,
      named,
      named,
    ]);
  });
});

test('A year without the table gets it by a job, once, with all tournaments it has', async () => {
  book = await openYear(points, 'nl', generalAliases);
  book.deleteSheet('Jaartabel');
  // Years that were made before the table never had these names.
  for (const name of [tableName, headingsName]) book.forget(name);
  for (const tournament of [july, september]) added(book, tournament);
  book.type('Engines', 'B1', [[null, null]]);
  book.type('Engines', 'D4', [[null]]);
  book.apply(plannable(book.compute(annualTable, undefined)).plan);
  expect(found(2, 'Jaartabel')).toEqual(expected([july, september]));
  expect(book.values('Jaartabel!A3:F4')).toEqual([
    ['Controle', 'OK', null, null, null, null],
    ['Plaats', 'Engine', 'Totaal', 'Toernooien', 'July 2012', 'September 2012'],
  ]);
  book.type('Engines', 'A7', [['guest', 'Slow (November)', 'Many Faces of Go']]);
  added(book, lent);
  expect(found(3, 'Jaartabel')).toEqual(expected([july, september, lent]));
  expect(book.compute(annualTable, undefined)).toMatchObject({
    ok: false,
    refusals: [{ sentence: { code: 'kgsTableThere' } }],
  });
});

describe('A year whose annual table was deleted', () => {
  test('takes tournaments and changes, says what is gone, and gets the table again by its job', async () => {
    book = await openYear(points, 'en', sampleAliases, [july]);
    book.deleteSheet('Annual table');
    const gone = { sentence: { code: 'kgsTableGone', name: tableName } };
    const adding = added(book, september);
    expect(adding.plan.warnings[0]).toMatchObject(gone);
    const places = expected([july, september]).map((row) => row.slice(0, 4));
    expect(book.values('Totals!A5:D30').filter(([place]) => place)).toEqual(places);
    const edited = plannable(book.compute(editTournament, { column: 1, date: '2012-07-08' }));
    expect(edited.plan.warnings).toMatchObject([gone]);
    const moved = book.compute(moveTournament, { column: 1, date: '', place: 'last' });
    expect(moved).toMatchObject({ ok: false, refusals: [gone] });
    const { plan } = plannable(book.compute(annualTable, undefined));
    expect(plan.blocks).toEqual([]);
    book.apply(plan);
    expect(found(2)).toEqual(expected([july, september]));
    const codes = added(book, lent).plan.warnings.map(({ sentence }) => sentence);
    expect(codes).not.toContainEqual(gone.sentence);
    expect(found(3)).toEqual(expected([july, september, lent]));
  });

  test.each(
    oneOf([
      ['Calculator', yearNames.points],
      ['Engines', yearNames.engines],
      ['Totals', yearNames.lines],
    ] as const),
  )('without %s nothing can be added up, and its name %s is said', async (sheet, name) => {
    book = await openYear(points, 'en', sampleAliases, [july]);
    book.deleteSheet(sheet);
    expect(book.compute(editTournament, { column: 1, date: '2012' })).toMatchObject({
      ok: false,
      refusals: expect.arrayContaining([
        { sentence: expect.objectContaining({ code: 'kgsYearPartGone', name }) },
      ]),
    });
  });
});

test('Without a tournament the table is empty, and OK', async () => {
  book = await openYear(points, 'en', generalAliases);
  expect([check(), found(1)]).toEqual(['OK', []]);
});
