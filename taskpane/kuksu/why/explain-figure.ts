import type { Stepwise } from '../../../src';
import { sentence } from '../../../src/language';
import { tableNamed, type SourceTable } from '../../sheets/source';
import {
  type ExplainFigure,
  type Figure,
  type FigureAsked,
  untold,
} from '../../why/figures/figure';
import { cycleOf, listsOf } from '../crosstable-names';
import { ranksOfCycle, readRanks } from '../sheets/results';
import { crosstableFigure } from './crosstables/figure';
import { crosstableAt, crosstablesIn, spotIn, type WrittenCrosstable } from './crosstables/written';
import { holderFigure, holderOf } from './holder';
import { aboutSeat, broughtFigure, isBrought, leaguesFigure } from './leagues/figure';
import { unlikeCrosstables } from './leagues/again';
import { readLeagues, type WrittenLeagues, type WrittenSeat } from './leagues/written';
import { isResultsFigure, resultsFigure } from './results/figure';

/** Explains a figure of a cycle: of its leagues, cross tables and results, and its title holder. */
export const explainFigure: ExplainFigure = function* (asked) {
  const { cell, facts, tables } = asked;
  yield;
  if (cell.table !== undefined) {
    const source = tableNamed(tables, cell.table);
    if (!source) return undefined;
    return (yield* leaguesSpot(source, asked)) ?? (yield* resultsSpot(source, asked));
  }
  const written = crosstableAt(facts, tables, cell);
  if (!written) return holderFigure(asked);
  const spot = written.flaws.length > 0 ? undefined : spotIn(written, cell);
  return spot?.kind === 'own' && spot.column === 'seed'
    ? yield* seedFigure(written, spot.row, asked)
    : yield* crosstableFigure(written, cell, (row) => seatOf(written, row, tables)?.seat);
};

function* leaguesSpot(source: SourceTable, asked: FigureAsked): Stepwise<Figure | undefined> {
  const { cell, facts, tables } = asked;
  const leagues = readLeagues(source);
  const heading = leagues?.columns.get(cell.column - source.place.area.column)?.key;
  const seat = leagues?.seats.find(({ row }) => row === cell.row);
  if (!leagues || !seat || heading === undefined || heading === 'name') return undefined;
  const numbered = cycleOf('Leagues', source.table ?? '');
  const cycle = numbered ?? bestMatch(crosstablesIn(facts, tables), leagues.seats)?.cycle;
  const crosstables = crosstablesIn(facts, tables)
    .map((read) => read())
    .filter((each) => each.cycle === cycle);
  if (isBrought(heading)) {
    const before = (cycle ?? 0) - 1;
    const [ranks, holder] = [ranksOfCycle(before, tables), holderOf(before, asked)];
    return yield* broughtFigure(leagues, seat, heading, { cycle, crosstables, ranks, holder });
  }
  const unlike = (): ReturnType<typeof unlikeCrosstables> =>
    unlikeCrosstables(leagues, crosstables);
  return yield* leaguesFigure(leagues, seat, { heading, cycle, unlike });
}

function* resultsSpot(
  source: SourceTable,
  { cell, facts, tables }: FigureAsked,
): Stepwise<Figure | undefined> {
  const ranks = readRanks(source);
  const heading = ranks?.columns.get(cell.column - source.place.area.column)?.key;
  const own = ranks?.ranks.find(({ row }) => row === cell.row);
  if (!ranks || !own || !isResultsFigure(heading)) return undefined;
  const league = ranks.ranks.filter((each) => each.league === own.league);
  const cycle = cycleOf('Results', source.table ?? '');
  const crosstables = crosstablesIn(facts, tables).filter(
    (read) => cycle === undefined || read().cycle === cycle,
  );
  const crosstable = bestMatch(crosstables, league, own);
  return yield* resultsFigure(ranks, own, { heading, cell, crosstable });
}

/** A player of a cross table on the sheet of leagues. */
function seatOf(
  written: WrittenCrosstable,
  row: number,
  tables: readonly SourceTable[],
): { readonly leagues: WrittenLeagues; readonly seat: WrittenSeat } | undefined {
  const own = written.normalised[row];
  const leagues = leaguesOf(written, tables);
  const seat = leagues?.seats.find(
    ({ normalised, league }) => normalised === own && league === written.league,
  );
  return leagues && seat && { leagues, seat };
}

/** The seed of a row of a cross table, from the sheet of leagues. */
function* seedFigure(
  written: WrittenCrosstable,
  row: number,
  { tables }: FigureAsked,
): Stepwise<Figure> {
  const { cycle, names } = written;
  const found = seatOf(written, row, tables);
  if (found) {
    return yield* leaguesFigure(found.leagues, found.seat, {
      heading: 'seed',
      cycle,
      unlike: () => [],
    });
  }
  const name = names[row] ?? '';
  const missing = [{ sentence: sentence('kuksuWhyNoLeaguesSheet', { name, cycle }) }];
  return untold(sentence('kuksuSeedShort'), aboutSeat(name, cycle), missing);
}

/** A player in a league, on any sheet. */
interface InLeague {
  readonly league: string;
  readonly normalised: string;
  readonly points?: number;
}

/**
 * The cross table that a list is of: the one with most of its players in the same league, and of these the latest. With
 * `own` only those in which that player has a row, and all other players but one: another cycle has others.
 */
function bestMatch(
  crosstables: readonly (() => WrittenCrosstable)[],
  players: readonly InLeague[],
  own?: InLeague,
): WrittenCrosstable | undefined {
  const matches = crosstables
    .map((read) => read())
    .filter(({ league, normalised }) =>
      own ? league === own.league && normalised.includes(own.normalised) : true,
    )
    .map((each) => ({
      each,
      count: players.filter(
        ({ league, normalised }) => league === each.league && each.normalised.includes(normalised),
      ).length,
    }))
    .filter(({ count }) => count >= (own ? players.length - 1 : 1))
    .sort((a, b) => b.count - a.count || b.each.cycle - a.each.cycle);
  return matches[0]?.each;
}

/** The table of leagues that a cross table was made with. */
function leaguesOf(
  { cycle, league, normalised }: WrittenCrosstable,
  tables: readonly SourceTable[],
): WrittenLeagues | undefined {
  const named = tables.filter(({ table }) => table !== undefined);
  const numbered = listsOf(
    'Leagues',
    cycle,
    named.map(({ table = '' }) => ({ name: table })),
  ).flatMap((name) => named.filter(({ table }) => table === name));
  for (const source of numbered) {
    const leagues = readLeagues(source);
    const isOfIt = leagues?.seats.some(
      (seat) => seat.league === league && normalised.includes(seat.normalised),
    );
    if (leagues && isOfIt === true) return leagues;
  }
  return undefined;
}
