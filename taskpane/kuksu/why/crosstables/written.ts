import { normalisedName, shownName } from '../../../../src';
import { contains } from '../../../plan/address';
import { namedArea, type NamedArea } from '../../../plan/named-area';
import type { Finding } from '../../../plan/plan';
import { plainText, type SourceTable, type WorkbookFacts } from '../../../plan/source';
import type { ActiveCell } from '../../../workbook/why';
import { layoutOf, type CrosstableColumn, type CrosstableLayout } from '../../crosstable-layout';
import { namedCrosstables, type NamedCrosstable } from '../../crosstable-names';
import type { PlayedLeague } from '../../played/leagues';
import { playedSheet } from '../../played/sheets';

/** A cross table as it stands, and what cannot be read of it. */
export interface WrittenCrosstable extends NamedCrosstable {
  readonly played: PlayedLeague;
  readonly flaws: readonly Finding[];
  readonly area: NamedArea;
  readonly layout: CrosstableLayout;
  /** Of each row, as they look; and normalised, for comparing. */
  readonly names: readonly string[];
  readonly normalised: readonly string[];
}

/** The cross tables of all cycles; those of the places come first among the tables that were read. */
export function crosstablesIn(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): readonly (() => WrittenCrosstable)[] {
  return namedCrosstables(facts).flatMap((named, at) => {
    const table = tables[at];
    let known: WrittenCrosstable | undefined;
    return table ? [() => (known ??= readCrosstable(named, namedArea(table)))] : [];
  });
}

/** The cross table that holds a cell. */
export function crosstableAt(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  { sheet, row, column }: ActiveCell,
): WrittenCrosstable | undefined {
  const at = namedCrosstables(facts).findIndex((_, index) => {
    const table = tables[index];
    if (!table || table.place.sheet !== sheet) return false;
    return contains(namedArea(table).place.area, { row, column, rows: 1, columns: 1 });
  });
  return crosstablesIn(facts, tables)[at]?.();
}

function readCrosstable(named: NamedCrosstable, area: NamedArea): WrittenCrosstable {
  const { played, flaws } = playedSheet(named, area);
  const { columns } = area.place.area;
  const layout = layoutOf(
    Array.from({ length: columns }, (_, column) => plainText(area.cell(0, column), '.')),
  );
  const names = played.entries.map(({ name }) => shownName(String(name ?? '')));
  return { ...named, played, flaws, area, layout, names, normalised: names.map(normalisedName) };
}

/** What a cell of a cross table is. */
export type CrosstableSpot =
  | { readonly kind: 'own'; readonly row: number; readonly column: CrosstableColumn }
  | { readonly kind: 'game'; readonly row: number; readonly against: number };

/** Rows and opponents count from 0; undefined for headings, and for nobody against himself. */
export function spotIn(
  { area, layout, played }: WrittenCrosstable,
  cell: Pick<ActiveCell, 'row' | 'column'>,
): CrosstableSpot | undefined {
  const { before, behind } = layout;
  const row = cell.row - area.place.area.row - 1;
  const right = cell.column - area.place.area.column;
  const size = played.entries.length;
  if (row < 0 || row >= size) return undefined;
  const column = right < before.length ? before[right] : behind[right - before.length - size];
  if (column !== undefined) return { kind: 'own', row, column };
  const against = played.entries.findIndex(
    (_, other) => played.placeOf({ row: row + 1, column: other + 1 })?.area.column === cell.column,
  );
  return against === -1 || against === row ? undefined : { kind: 'game', row, against };
}

/** Whether a game is typed in this row, or follows what is typed in the opponent's. */
export function isTypedIn(
  { played: { seeds = [] } }: WrittenCrosstable,
  row: number,
  against: number,
): boolean {
  return (seeds[row] ?? row) < (seeds[against] ?? against);
}
