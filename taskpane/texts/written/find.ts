import { saidInAny, sentence, type TextKey } from '../../../language';
import { unusable } from '../../columns/kinds';
import { spelling } from '../../columns/spelling';
import { cellIn, placeName } from '../../plan/address';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceCell, type SourceTable } from '../../plan/source';
import type { WrittenColumn, WrittenKind } from './kinds';

/** A list as it stands in a sheet. */
export interface WrittenList {
  readonly sheet: string;
  /** What stands above it. */
  readonly title: string;
  readonly kind: WrittenKind;
  readonly columns: readonly FoundColumn[];
  /** Its lines, each with a cell per column. */
  readonly lines: readonly (readonly SourceCell[])[];
  /** Cells that hold no value, such as errors, and rows that would be left out. */
  readonly broken: readonly Finding[];
}

export interface FoundColumn extends WrittenColumn {
  readonly heading: TextKey;
  /** Within the sheet's cells. */
  readonly at: number;
}

/** The list of a sheet: the first kind whose headings stand in one row. */
export function listOn(table: SourceTable, kinds: readonly WrittenKind[]): WrittenList | undefined {
  for (const kind of kinds) {
    for (const [row, { cells }] of table.rows.entries()) {
      const columns = columnsIn(cells, kind);
      if (columns) return listBelow(table, row, kind, columns);
    }
  }
  return undefined;
}

function columnsIn(
  cells: readonly SourceCell[],
  { columns }: WrittenKind,
): readonly FoundColumn[] | undefined {
  const found: FoundColumn[] = [];
  for (const column of columns) {
    const at = cells.findIndex((cell) => headed(cell, column.headings) !== undefined);
    const cell = cells[at];
    const heading = cell && headed(cell, column.headings);
    if (heading !== undefined) found.push({ ...column, heading, at });
    else if (!column.optional) return undefined;
  }
  return found;
}

function headed(cell: SourceCell, headings: readonly TextKey[]): TextKey | undefined {
  if (cell.kind !== 'text') return undefined;
  const shown = spelling(cell.text);
  return headings.find((key) => saidInAny(key).some((each) => spelling(each) === shown));
}

/** Lines have a name, and a place or a score: what else stands below is no line. */
function listBelow(
  table: SourceTable,
  head: number,
  kind: WrittenKind,
  columns: readonly FoundColumn[],
): WrittenList {
  const { place, rows, mark } = table;
  const broken: Finding[] = [...(kind.faults?.(table) ?? [])];
  const lines: (readonly SourceCell[])[] = [];
  for (const [i, { cells }] of rows.entries()) {
    if (i <= head) continue;
    const line = columns.map(({ at }): SourceCell => cells[at] ?? { kind: 'blank' });
    const has = (...roles: readonly string[]): boolean =>
      columns.some(({ role }, at) => roles.includes(role) && isFilled(line[at]));
    const error = line.findIndex(({ kind: is }) => is === 'error');
    if (error !== -1 && (has('name') || columns[error]?.role === 'name')) {
      const at = cellIn(place, i, columns[error]?.at ?? 0);
      const why = unusable(line[error] ?? { kind: 'blank' }, placeName(at));
      if (why) broken.push({ sentence: why, at });
    } else if (has('name') && has('place', 'score')) lines.push(line);
  }
  const [first] = rows[0]?.cells ?? [];
  const title = first && first.kind !== 'error' ? spelling(plainText(first, mark)) : '';
  return {
    sheet: place.sheet,
    title: head === 0 || title === '' ? place.sheet : title,
    ...{ kind, columns, lines, broken },
  };
}

function isFilled(cell: SourceCell | undefined): boolean {
  return (
    cell !== undefined &&
    (cell.kind !== 'text' || spelling(cell.text) !== '') &&
    cell.kind !== 'blank'
  );
}

/** Why a list cannot be given. */
export function problemsOf({ lines, broken, sheet }: WrittenList): readonly Finding[] {
  if (broken.length > 0) return broken;
  return lines.length === 0 ? [{ sentence: sentence('shareEmpty', { sheet }) }] : [];
}
