import type { Area } from '../../grid/grid';
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
