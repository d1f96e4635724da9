import type { Area, LinesMoved } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import { areaAt } from './addressed';
import type { Environment } from './environment';
import { isModelObject, type Arguments } from './model-object';
import { ref, selfOf, type ModelObject } from './object';
import { sheetById } from './sheet/sheets';
import { tableById } from './table/grid-tables';

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
