import type { AnnualRow, Stepwise } from '../../../src';
import { sentence } from '../../../language';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import { areaName } from '../../plan/address';
import type { NamedArea } from '../../plan/named-area';
import type { ExistingBlock, Finding, PlanCell } from '../../plan/plan';
import { blank, keep, several } from '../../plan/plan-cells';
import { readStructure, type YearColumn, type YearStructure } from '../structure';
import { headingBlocks, shownIn } from '../table-columns';
import { detailRows, mostPlaces, yearRow, yearRows, type YearRow } from '../year/layout';
import { yearPlaces } from '../year-places';
import { readYear } from '../year-so-far';
import { clearedLines } from '../../season/lines';
import { chosenIn } from './chosen';

export interface RemoveOptions {
  /** The column of Year that names the tournament. */
  readonly column: number | undefined;
}

/** What the pane shows before a tournament goes. */
export interface RemovePreview {
  readonly name: string;
  /** The totals without it; undefined while errors prevent them. */
  readonly totals: readonly AnnualRow[] | undefined;
}

/** A tournament leaves the year: its column, its lines, its column of the table. Its result sheet stays. */
export const removeTournament: Operation<Lists, RemoveOptions, RemovePreview> = {
  title: 'kgsRemove',
  lead: 'kgsRemoveLead',
  lists: {},
  also: yearPlaces,
  initial: { column: undefined },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  also,
  options,
  facts,
  sources,
  t,
}: OperationInput<Lists, RemoveOptions>): Stepwise<Computed<RemovePreview>> {
  const found = readStructure(facts, also);
  if (!found.ok) return found;
  const { structure } = found;
  const chosen = chosenIn(options.column, structure);
  if (!chosen.ok) return chosen;
  const { tournament } = chosen;
  yield;
  const lines = linesOfTournament(tournament, structure);
  if (tournament.hasResults && !lines) return refused(unnamed(tournament, structure));
  const year = readYear(structure, facts.mark);
  yield;
  const { totals, warnings } = year.without(tournament.name);
  const order = shownIn(structure).filter(({ column }) => column !== tournament.column);
  const stays: Finding[] = tournament.hasResults
    ? [{ sentence: sentence('kgsRemoveSheetStays', { name: tournament.name }) }]
    : [];
  return {
    ok: true,
    plan: {
      title: t('kgsTitleRemoved', { name: tournament.name }),
      sheets: [],
      blocks: [
        ...columnBlocks(tournament, structure),
        ...(lines ? [endOf(lines)] : clearedLines(structure.lines, year.lost, 3)),
        ...headingBlocks(order, structure),
      ],
      names: [],
      activate: structure.year.place.sheet,
      sources,
      warnings: [...stays, ...warnings],
    },
    detail: { name: tournament.name, totals },
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
