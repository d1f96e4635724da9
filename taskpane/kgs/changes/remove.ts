import type { AnnualRow, Stepwise } from '../../../src';
import { saidInAny, sentence, type TextKey } from '../../../src/language';
import { refused } from '../../jobs/operation';
import { areaName } from '../../sheets/address';
import type { DecimalMark } from '../../sheets/notation';
import type { NamedArea } from '../../sheets/source';
import type { ExistingBlock, Finding, OwnCell } from '../../sheets/plan';
import { blank, keep } from '../../sheets/sheet-parts';
import { any, lookFormula, winnersFormula } from '../year/formulas';
import { clearedOwn } from '../year/lists';
import type { YearColumn, YearStructure } from '../structure';
import { headingBlocks, shownIn } from '../annual-table';
import { detailRows, mostPlaces, yearRow, type YearRow, yearRows } from '../year/layout';
import { readYear } from '../year/so-far';
import {
  type ChangePlan,
  changing,
  type ChosenIn,
  type ChosenOption,
  type TypedDetail,
  typedDetails,
  typedLabels,
} from './standing';
import { heldBy } from './edit';

/** What the pane shows before a tournament goes. */
export interface RemovePreview {
  readonly name: string;
  /** What was typed of it, which goes with it. */
  readonly typed: readonly { readonly label: TextKey; readonly before: string }[];
  /** The totals without it; undefined while errors prevent them. */
  readonly totals: readonly AnnualRow[] | undefined;
}

/** A tournament leaves the year: its column, its lines, its column of the table. Its result sheet stays. */
export const removeTournament = changing<ChosenOption, RemovePreview>({
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
  if (hasResults && lines === undefined) return refused(unnamed(tournament, structure));
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
      ...clearedOwn(structure.lines, lines === undefined ? year.lost : [lines]),
      ...headingBlocks(order, structure),
    ],
    activate: structure.year.place.sheet,
    warnings: [...stays, ...warnings],
    detail: { name, typed: typedIn(structure, column, facts.mark), totals },
  };
}

/** The row of its lines among those of the year, the latest of its column: an earlier tournament there was removed. */
function linesOfTournament(
  { column }: YearColumn,
  { ownLines, lines }: YearStructure,
): number | undefined {
  const own = [...ownLines].reverse().find((each) => each.column === column);
  return own && own.area.place.area.row - lines.place.area.row;
}

/** Somebody deleted the names of its lines; once the result sheet is gone, errors tell where they were. */
function unnamed({ name, column }: YearColumn, { year }: YearStructure): Finding {
  const row = yearRow('tournament');
  return {
    sentence: sentence('kgsRemoveNameless', { name, address: year.address(row, column) }),
    at: year.placeOf(row, column),
  };
}

/** The other fields of the form; its name is said anyway. */
function typedIn(
  structure: YearStructure,
  column: number,
  mark: DecimalMark,
): RemovePreview['typed'] {
  const typed = typedDetails(structure, column, mark);
  return (Object.keys(typedLabels) as TypedDetail[])
    .filter((key) => key !== 'name' && typed[key] !== '')
    .map((key) => ({ label: typedLabels[key], before: typed[key] }));
}

/** The formulas of its column, whatever its result sheet is called. */
function shapesOf(row: YearRow): readonly string[] {
  switch (row) {
    case 'players':
      return [`=${any}`];
    case 'points':
      return [`=SUM(${any})`, `=SUM(IFERROR(${any},0))`];
    case 'check':
      return saidInAny('kgsYearLook').map((_, language) =>
        lookFormula(any, [any, any], (key) => saidInAny(key)[language] ?? ''),
      );
    default:
      return [];
  }
}

/** All that Year holds of it, but its F, which is a formula of the column. */
function columnBlocks({ column }: YearColumn, { year, details }: YearStructure): ExistingBlock[] {
  const emptied = (
    area: NamedArea,
    rows: number,
    shapes: (row: number) => readonly string[],
    kept?: number,
  ): ExistingBlock => {
    const { sheet, sheetId, area: at } = area.placeOf(0, column);
    const all = Array.from({ length: rows }, (_, row) => row);
    const ours = all.map((row): OwnCell => ({
      row,
      column: 0,
      held: heldBy(area, row, column),
      shapes: shapes(row),
    }));
    const cells = all.map((row) => [row === kept ? keep : blank()]);
    return { sheet, sheetId, at: areaName(at), cells, ours };
  };
  const inYear = (row: number): readonly string[] => {
    const key = yearRows[row];
    return key === undefined ? [] : shapesOf(key);
  };
  const winner = winnersFormula(any, any, any, {
    account: any,
    event: any,
    engine: any,
    states: any,
  });
  const inDetails = (row: number): readonly string[] => (row === detailRows.winner ? [winner] : []);
  return [
    emptied(year, yearRows.length, inYear, yearRow('factor')),
    emptied(details, detailRows.ownPoints + mostPlaces, inDetails),
  ];
}
