import { areaOf } from '../refs';
import type { Area } from '../../../grid/grid';
import type { TakenCell } from '../../../grid/parts';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Arguments } from '../model-object';
import { areaAt } from '../addressed';
import { parseAddress } from '../address';
import { positionsOf } from '../cells';
import type { Environment } from '../environment';
import { mayChange, mayWrite } from '../sheet/guards';
import { isModelObject } from '../model-object';
import { moved } from './range-geometry';
import { isUnbounded } from './range-read';
import { findSheet } from '../sheet/sheets';
import { oneOf } from '../values';

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
