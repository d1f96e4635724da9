import type { Area, LinesMoved } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import type { Environment } from './environment';
import { type Arguments, isModelObject } from './model-object';
import { type ModelObject, ref, selfOf } from './object';
import { findSheet, sheetById } from './sheet/sheets';
import { tableById } from './table/grid-tables';
import { parseAddress } from './address';
import { maxColumns, maxRows } from './cells';
import { findName } from './workbook/names';

export function range(env: Environment, area: Area): ModelObject {
  sheetById(env, area.sheetId);
  return ref('Range', { env, area });
}

/** A range after rows or columns came or went: it has moved with its cells, or lost some; null where all of them went. */
export function followed(
  object: ModelObject,
  { sheetId, dimension, first, count, came }: LinesMoved,
): ModelObject | null {
  const found = selfOf('Range', object);
  if (found?.area.sheetId !== sheetId) return object;
  const { env, area } = found;
  const start = dimension === 'rows' ? 'row' : 'column';
  const [from, to] = [area[start], area[start] + area[dimension]];
  const after = (line: number): number => {
    if (came) return line < first || (line === first && line === to) ? line : line + count;
    return line <= first ? line : Math.max(first, line - count);
  };
  const [begins, ends] = [after(from), after(to)];
  if (begins === from && ends === to) return object;
  if (ends <= begins) return null;
  return ref('Range', { env, area: { ...area, [start]: begins, [dimension]: ends - begins } });
}

export function rangeAreas(env: Environment, areas: readonly Area[]): ModelObject {
  return ref('RangeAreas', { env, areas });
}

export function worksheet(env: Environment, id: string): ModelObject {
  sheetById(env, id);
  return ref('Worksheet', { env, id });
}

export function table(env: Environment, id: string): ModelObject {
  tableById(env, id);
  return ref('Table', { env, id });
}

/** A range as an argument: an object, or an address on this sheet. */
export function areaArgument(
  env: Environment,
  sheetId: string,
  args: Arguments,
  index: number,
): Area {
  const argument = args.at(index);
  return isModelObject(argument) ? areaOf(argument) : areaAt(env, sheetId, args.text(index));
}

export function areaOf(object: ModelObject): Area {
  const found = selfOf('Range', object);
  if (found === undefined) throw new ExcelError('InvalidArgument');
  return found.area;
}

/**
 * The cells an address or a name means on a sheet: without an address the whole sheet. An address that names
 * another sheet is refused.
 */
export function areaAt(env: Environment, sheetId: string, address: string): Area {
  if (address === '') return { sheetId, row: 0, column: 0, rows: maxRows, columns: maxColumns };
  const parsed = parseAddress(address);
  if (parsed === undefined) return namedArea(env, sheetId, address);
  if (parsed.sheetName !== undefined && findSheet(env, parsed.sheetName)?.id !== sheetId) {
    throw new ExcelError('InvalidArgument');
  }
  return { sheetId, ...parsed.box };
}

function namedArea(env: Environment, sheetId: string, name: string): Area {
  const area = (findName(env, sheetId, name) ?? findName(env, undefined, name))?.area;
  if (area?.sheetId !== sheetId) throw new ExcelError('InvalidArgument');
  return area;
}
