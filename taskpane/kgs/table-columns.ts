import { spelling } from '../columns/spelling';
import { areaName } from '../plan/address';
import type { ExistingBlock } from '../plan/plan';
import { plainText } from '../plan/source';
import type { YearStructure } from './structure';
import { yearRow } from './year/layout';
import type { YearLines } from './year/line-formulas';
import { tournamentBlock } from './year/table-sheet';

/** The lines of a year that stands in the workbook, for formulas on any sheet. */
export function linesOf({ lines, engines }: YearStructure): YearLines {
  const line = (column: number): string => lines.reference(1, column, lines.place.area.rows - 1, 1);
  const aliases = engines.place.area.rows - 1;
  return {
    accounts: line(0),
    events: line(1),
    points: line(2),
    states: line(3),
    aliases: {
      table: engines.reference(1, 0, aliases, 3),
      states: engines.reference(1, 3, aliases, 1),
    },
  };
}

/** The column of a tournament in the table, where the year has one and does not show the tournament yet. */
export function tableBlocks(
  { column, name }: { readonly column: number; readonly name: string },
  structure: YearStructure,
): ExistingBlock[] {
  const { table, year } = structure;
  if (!table) return [];
  const shown = (index: number): string => spelling(plainText(table.cell(0, index), '.'));
  const { columns } = table.place.area;
  const indexes = Array.from({ length: columns - firstTournament }, (_, i) => firstTournament + i);
  const free = indexes.find((index) => table.cell(0, index).kind === 'blank');
  const isShown = indexes.some((index) => shown(index).toLowerCase() === name.toLowerCase());
  if (isShown || free === undefined) return [];
  const { sheetId, sheet, area } = table.placeOf(0, free);
  return [
    tournamentBlock(
      { sheetId, sheet, at: areaName(area) },
      year.reference(yearRow('tournament'), column),
      linesOf(structure),
    ),
  ];
}

/** Before the tournaments stand place, engine, total and events. */
const firstTournament = 4;
