import type { Stepwise } from '../../../src';
import type { SourceTable } from '../../plan/source';
import type { ExplainFigure, Figure, FigureAsked } from '../../why/figures/figure';
import { tableNamed } from '../../why/figures/reader';
import { cycleOfLeagues } from '../crosstable-names';
import { isLeaguesFigure, leaguesFigure } from './leagues/figure';
import { readLeagues } from './leagues/written';

/** Explains a figure of a cycle: of its leagues, cross tables and results. */
export const explainFigure: ExplainFigure = function* (asked) {
  const { table } = asked.cell;
  yield;
  if (table === undefined) return undefined;
  const source = tableNamed(asked.tables, table);
  return source && (yield* listFigure(source, asked));
};

function* listFigure(source: SourceTable, { cell }: FigureAsked): Stepwise<Figure | undefined> {
  const leagues = readLeagues(source);
  const heading = leagues?.columns.get(cell.column - source.place.area.column);
  const seat = leagues?.seats.find(({ row }) => row === cell.row);
  if (!leagues || !seat || !isLeaguesFigure(heading)) return undefined;
  const cycle = cycleOfLeagues(source.table ?? '');
  return yield* leaguesFigure(leagues, seat, { heading, cycle, unlike: [] });
}
