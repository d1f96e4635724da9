import type { Area } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Box } from '../address';
import { positionsOf } from '../cells';
import type { Environment } from '../environment';
import { mayChange, mayWrite } from '../sheet/guards';
import { isUnbounded } from './range-read';
import { sheetById } from '../sheet/sheets';

export const wrongSize =
  "The number of rows or columns in the input array doesn't match the size or dimensions of the range.";

/** `Range.values` and `Range.formulas`, which Excel reads alike: each string as if typed. */
export function writeContents(env: Environment, area: Area, value: Json): void {
  const content = matrixFor(env, area, value, isCellContent);
  mayWrite(env, area);
  env.writing(() => {
    env.grid.reserve(area);
    const covered = coveredByMerges(env, area);
    each(content, (item, row, column) => {
      const position = { sheetId: area.sheetId, row: area.row + row, column: area.column + column };
      // What is written behind a merged cell is lost.
      if (!covered.has(`${position.row} ${position.column}`)) env.grid.write(position, item);
    });
  });
}

/** Cells of merged areas other than their first, which alone holds contents. */
export function coveredByMerges(env: Environment, area: Area): ReadonlySet<string> {
  const covered = env.grid.merges.touching(area).flatMap((merged) => positionsOf(merged).slice(1));
  return new Set(covered.map(({ row, column }) => `${row} ${column}`));
}

/** `Range.numberFormat`: codes, one for all cells or one per cell. */
export function writeNumberFormats(env: Environment, area: Area, value: Json): void {
  const formats = matrixFor(env, area, value, isText);
  mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    env.grid.reserve(area);
    for (const { format, ...box } of blocksOf(formats)) {
      const place = { ...box, row: area.row + box.row, column: area.column + box.column };
      env.grid.setNumberFormat({ sheetId: area.sheetId, ...place }, format);
    }
  });
}

interface Block extends Box {
  readonly format: string;
}

/** Equal formats as few rectangles: runs down each column, then equal runs of neighbouring columns. */
function blocksOf(formats: readonly (readonly (string | null)[])[]): Block[] {
  const open = new Map<string, Block>();
  for (let column = 0; column < (formats[0]?.length ?? 0); column++) {
    for (const run of runsOf(formats.map((row) => row[column] ?? null))) {
      const key = (at: number): string => `${at} ${run.row} ${run.rows} ${run.format}`;
      const beside = open.get(key(column));
      const block = beside
        ? { ...beside, columns: beside.columns + 1 }
        : { ...run, column, columns: 1 };
      open.delete(key(column));
      open.set(key(column + 1), block);
    }
  }
  return [...open.values()];
}

function runsOf(
  formats: readonly (string | null)[],
): { row: number; rows: number; format: string }[] {
  const runs: { row: number; rows: number; format: string }[] = [];
  for (const [row, format] of formats.entries()) {
    const last = runs.at(-1);
    if (format === null) continue;
    if (last?.format === format && last.row + last.rows === row) last.rows++;
    else runs.push({ row, rows: 1, format });
  }
  return runs;
}

/**
 * A single value stands for every cell; an array must have the range's own size; `null` leaves a cell as it
 * is. Whole rows and columns cannot be written cell by cell.
 */
function matrixFor<T extends Json>(
  env: Environment,
  area: Area,
  value: Json,
  allowed: (item: Json) => item is T,
): readonly (readonly (T | null)[])[] {
  sheetById(env, area.sheetId);
  if (isUnbounded(area)) throw new ExcelError('InvalidArgument');
  const check = (item: Json): T | null => {
    if (item === null || allowed(item)) return item;
    throw new ExcelError('InvalidArgument');
  };
  if (!isList(value)) {
    const item = check(value);
    return Array.from({ length: area.rows }, () =>
      Array.from({ length: area.columns }, () => item),
    );
  }
  if (value.length !== area.rows) throw new ExcelError('InvalidArgument', wrongSize);
  return value.map((row) => {
    if (!isList(row) || row.length !== area.columns) {
      throw new ExcelError('InvalidArgument', wrongSize);
    }
    return row.map(check);
  });
}

function isCellContent(item: Json): item is string | number | boolean {
  return typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean';
}

function isText(item: Json): item is string {
  return typeof item === 'string';
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function each<T>(
  matrix: readonly (readonly (T | null)[])[],
  act: (item: T, row: number, column: number) => void,
): void {
  for (const [r, row] of matrix.entries()) {
    for (const [c, item] of row.entries()) {
      if (item !== null) act(item, r, c);
    }
  }
}
