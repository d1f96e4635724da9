/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../taskpane/kgs/new-year';
import { checkedResult, checkedTotals, type CheckedYear } from '../../checkers/kgs-year';
import {
  fixedPoints,
  listOf,
  sampleAliases,
  sampleTournaments,
  type SampleTournament,
} from './support/sample-year';
import { YearWorkbook } from './support/year-workbook';

let book: YearWorkbook;

async function openYear(points: readonly number[], language: 'en' | 'nl' = 'en'): Promise<void> {
  book = await YearWorkbook.create(language);
  const computed = book.compute(newYear, {
    year: '2012',
    rule: points.length > 0 ? 'row' : 'calculator',
    points: points.join(' '),
  });
  if (!computed.ok) throw new Error(JSON.stringify(computed.refusals));
  book.apply(computed.plan);
  const aliases = sampleAliases.map(({ account, event, engine }) => [
    account,
    event ?? null,
    engine,
  ]);
  book.type('Engines', 'A4', aliases);
}

function add(tournament: SampleTournament) {
  const { name, hours, rounds, board, tieBreaks } = tournament;
  const list = book.type(
    `List of ${String(sampleTournaments.indexOf(tournament as never))}`,
    'B3',
    listOf(tournament),
  );
  const mark = book.facts.mark;
  const computed = book.compute(
    addTournament,
    {
      column: undefined,
      name,
      rounds: String(rounds),
      board: String(board),
      hours: hours.replace('.', mark),
      tieBreaks: String(tieBreaks ?? ''),
    },
    { results: list },
  );
  if (!computed.ok) throw new Error(JSON.stringify(computed.refusals));
  book.apply(computed.plan);
  return computed;
}

/** Account and points as a result sheet shows them. */
function sheetPoints(sheet: string, players: number): [unknown, unknown][] {
  const rows = book.values(`${sheet}!B8:I${7 + players}`);
  return rows.map((row) => [row[0], row[7]]);
}

const near = (value: number): unknown => expect.closeTo(value, 9);

function expectTotals(year: CheckedYear, sheet = 'Totals'): void {
  const expected = checkedTotals(year).map(({ place, engine, total, events }) => [
    place,
    engine,
    near(total),
    events,
  ]);
  const found = book.values(`${sheet}!A5:D${5 + expected.length}`);
  expect(found).toEqual([...expected, [null, null, null, null]]);
}

describe.each([
  ['the fixed points of 2012', fixedPoints],
  ['the calculator of 2010', []],
] as const)('A year by %s', (_, points) => {
  const year = (count: number): CheckedYear => ({
    tournaments: sampleTournaments.slice(0, count),
    aliases: sampleAliases,
    points,
  });

  beforeEach(() => openYear(points));

  test('every tournament’s points are those of the preview and of the independent computation, and the totals follow', () => {
    for (const [index, tournament] of sampleTournaments.entries()) {
      const { detail, plan } = add(tournament);
      const checked = checkedResult(tournament, year(6));
      const [sheet] = plan.sheets;
      const inSheet = sheetPoints(sheet?.name ?? '', checked.players);
      expect(inSheet).toEqual(detail.standings.map(({ account, points }) => [account, points]));
      expect(Object.fromEntries(inSheet)).toEqual(
        Object.fromEntries([...checked.points].map(([account, share]) => [account, near(share)])),
      );
      expect(detail.F).toBe(checked.F);
      expectTotals(year(index + 1));
      expect(detail.totals).toEqual(
        checkedTotals(year(index + 1)).map((row) => ({ ...row, total: near(row.total) })),
      );
    }
  });
});
