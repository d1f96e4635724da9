import type { AnnualRow, Stepwise } from '../../../src';
import { sentence } from '../../../language';
import { refused } from '../../operation/operation';
import { areaName } from '../../plan/address';
import type { NamedArea } from '../../plan/named-area';
import type { ExistingBlock, Finding, PlanCell } from '../../plan/plan';
import { blank, keep, several } from '../../plan/plan-cells';
import type { YearColumn, YearStructure } from '../structure';
import { headingBlocks, shownIn } from '../table-columns';
import { detailRows, mostPlaces, yearRow, yearRows, type YearRow } from '../year/layout';
import { readYear } from '../year-so-far';
import { clearedLines } from '../../season/lines';
import { changing, type ChangePlan, type ChosenIn, type ChosenOption } from './chosen';

/** What the pane shows before a tournament goes. */
export interface RemovePreview {
  readonly name: string;
  /** The totals without it; undefined while errors prevent them. */
  readonly totals: readonly AnnualRow[] | undefined;
}

/** A tournament leaves the year: its column, its lines, its column of the table. Its result sheet stays. */
export const removeTournament = changing<ChosenOption, RemovePreview>({
  title: 'kgsRemove',
  lead: 'kgsRemoveLead',
  initial: { column: undefined },
  change,
});

function* change({
  tournament,
  structure,
  input: { facts, t },
}: ChosenIn<ChosenOption>): Stepwise<ChangePlan<RemovePreview>> {
  const { name, column, hasResults } = tournament;
  const lines = linesOfTournament(tournament, structure);
  if (hasResults && !lines) return refused(unnamed(tournament, structure));
  const year = readYear(structure, facts.mark);
  yield;
  const { totals, warnings } = year.without(name);
  const order = shownIn(structure).filter((each) => each.column !== column);
  const stays: Finding[] = hasResults
    ? [{ sentence: sentence('kgsRemoveSheetStays', { name }) }]
    : [];
  return {
    ok: true,
    title: t('kgsTitleRemoved', { name }),
    blocks: [
      ...columnBlocks(tournament, structure),
      ...(lines ? [endOf(lines)] : clearedLines(structure.lines, year.lost, 3)),
      ...headingBlocks(order, structure),
    ],
    activate: structure.year.place.sheet,
    warnings: [...stays, ...warnings],
    detail: { name, totals },
  };
}

/** The latest lines of its column: an earlier tournament there was removed. */
function linesOfTournament(
  { column }: YearColumn,
  { ownLines }: YearStructure,
): NamedArea | undefined {
  return [...ownLines].reverse().find((each) => each.column === column)?.area;
}

/** Earlier versions gave the lines no name: once the result sheet is gone, errors tell where they were. */
function unnamed({ name, column }: YearColumn, { year }: YearStructure): Finding {
  const row = yearRow('tournament');
  return {
    sentence: sentence('kgsRemoveOld', { name, address: year.address(row, column) }),
    at: year.placeOf(row, column),
  };
}

/** The formulas that spill the lines stand in their first row. */
function endOf(lines: NamedArea): ExistingBlock {
  const { sheet, sheetId, area } = lines.placeOf(0, 0);
  const cells = [several(lines.place.area.columns, blank())];
  return { sheet, sheetId, at: areaName(area), cells, endsSpills: true };
}

/** All that Year holds of it, but its F, which is a formula of the column. */
function columnBlocks({ column }: YearColumn, { year, details }: YearStructure): ExistingBlock[] {
  const emptied = (area: NamedArea, rows: readonly PlanCell[]): ExistingBlock => {
    const { sheet, sheetId, area: at } = area.placeOf(0, column);
    return { sheet, sheetId, at: areaName(at), cells: rows.map((cell) => [cell]) };
  };
  const kept: readonly YearRow[] = ['factor'];
  return [
    emptied(
      year,
      yearRows.map((row) => (kept.includes(row) ? keep : blank())),
    ),
    ...(details ? [emptied(details, several(detailRows.ownPoints + mostPlaces, blank()))] : []),
  ];
}
