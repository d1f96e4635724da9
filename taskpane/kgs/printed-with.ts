import type { NamedArea } from '../plan/named-area';
import type { Plan, PrintedArea } from '../plan/plan';
import type { TournamentPlanParts } from './add-tournament-plan';
import { shownIn } from './table-columns';
import { printedEngines, printedTable, printedTotals, printedYear } from './year/printed';

/** What is printed of the year when a tournament is added; nothing where one page of each sheet holds it. */
export function printedWith({
  tournament,
  structure,
  joined,
}: TournamentPlanParts): Pick<Plan, 'printed'> {
  const { year, table, engines, lines } = structure;
  const before = lastColumn(
    structure.tournaments.filter(({ column }) => column !== tournament.column),
  );
  const grown = (area: NamedArea, was: string, now: string, page: string): PrintedArea[] =>
    now === page ? [] : [{ sheetId: area.place.sheetId, area: now, before: was }];
  const shown = shownIn(structure).length;
  const filled = engines.place.area.row + joined.aliasRow;
  const totals = lines.place.area.row + 1 + (joined.totals?.length ?? 0);
  const printed = [
    ...grown(
      year,
      printedYear(before, year.place.area.column),
      printedYear(Math.max(before, tournament.column), year.place.area.column),
      printedYear(0, year.place.area.column),
    ),
    ...(table
      ? grown(
          table,
          printedTable(shown, table.place.area.column),
          printedTable(shown + 1, table.place.area.column),
          printedTable(0, table.place.area.column),
        )
      : []),
    ...grown(
      engines,
      printedEngines(filled),
      printedEngines(filled + joined.aliases.length),
      printedEngines(0),
    ),
    ...grown(lines, printedTotals(totals), printedTotals(totals), printedTotals(0)),
  ];
  return printed.length === 0 ? {} : { printed };
}

function lastColumn(tournaments: readonly { readonly column: number }[]): number {
  return Math.max(0, ...tournaments.map(({ column }) => column));
}
