import type { Area } from '../../grid/grid';
import { ExcelError, type Json, MissingFeature } from '../wire';
import { type Box, findSheet, parseAddress, positionsOf, sheetById } from './address';
import { type Arguments, type Environment, isModelObject, oneOf } from './object';
import { mayChange, mayWrite } from './protection';
import { isUnbounded, moved } from './range-read';
import { areaAt, areaOf } from './refs';
import type { TakenCell } from '../../grid/parts';

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

const kinds = ['All', 'Formulas', 'Values', 'Formats'] as const;
type Kind = (typeof kinds)[number];

/**
 * `Range.copyFrom`: the source fills the range, again and again where the range is a multiple of it; a smaller
 * range grows to the source's size. Contents and formats are copied, validation and merged cells are not.
 */
export function copyFrom(env: Environment, area: Area, args: Arguments): void {
  const source = sourceOf(env, area, args);
  const kind = oneOf(kinds, args.value(1) ?? 'All');
  const skipBlanks = oneOf([true, false], args.value(2) ?? false);
  const transpose = oneOf([true, false], args.value(3) ?? false);
  if (isUnbounded(source) || isUnbounded(area)) {
    throw new MissingFeature('Copying whole rows or columns');
  }
  const shape = transpose ? { rows: source.columns, columns: source.rows } : source;
  const target = moved(area, { ...area, ...grown(area, shape) });
  if (kind !== 'Formats') mayWrite(env, target);
  if (kind === 'All' || kind === 'Formats') mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    // All of it is taken first: source and target may overlap.
    const taken = positionsOf(source).map((position) => env.grid.copies.take(position));
    env.grid.reserve(target);
    for (const to of positionsOf(target)) {
      const row = (to.row - target.row) % shape.rows;
      const column = (to.column - target.column) % shape.columns;
      const at = transpose ? column * source.columns + row : row * source.columns + column;
      const cell = taken[at];
      if (cell !== undefined && !(skipBlanks && cell.value === null)) put(env, cell, to, kind);
    }
  });
}

/** As often as it fits, if it fits exactly; otherwise once. */
function grown(
  area: Area,
  shape: { rows: number; columns: number },
): { rows: number; columns: number } {
  const isMultiple = area.rows % shape.rows === 0 && area.columns % shape.columns === 0;
  return isMultiple ? area : { rows: shape.rows, columns: shape.columns };
}

function put(env: Environment, cell: TakenCell, to: TakenCell['from'], kind: Kind): void {
  if (kind === 'All' || kind === 'Formats') env.grid.copies.putFormat(cell, to);
  if (kind === 'All' || kind === 'Formulas') env.grid.copies.putContent(cell, to);
  if (kind === 'Values') env.grid.copies.putContent(withoutFormula(cell), to);
}

/** The result instead of the formula; an apostrophe keeps texts what they are. */
function withoutFormula(cell: TakenCell): TakenCell {
  if (cell.content !== undefined && 'constant' in cell.content) return cell;
  const { value, from, format } = cell;
  if (value === null) return { from, value, format };
  const text = typeof value === 'object' ? value.error : String(value);
  const constant =
    typeof value === 'string' ? `'${text}` : typeof value === 'boolean' ? text.toUpperCase() : text;
  return { from, value, format, content: { constant } };
}

function sourceOf(env: Environment, area: Area, args: Arguments): Area {
  const argument = args.at(0);
  if (isModelObject(argument)) return areaOf(argument);
  const address = args.text(0);
  const name = parseAddress(address)?.sheetName;
  const sheet = name === undefined ? undefined : findSheet(env, name);
  if (name !== undefined && sheet === undefined) throw new ExcelError('InvalidArgument');
  return areaAt(env, sheet?.id ?? area.sheetId, address);
}
