import type { Area } from '../../../grid/grid';
import type { Table } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import type { Environment } from '../environment';
import { findName } from '../workbook/names';
import { common } from '../range/range-read';

/** By name, case aside, or by id: both are keys of the table collection. */
export function findTable(env: Environment, key: string): Table | undefined {
  const wanted = key.toUpperCase();
  return env.grid.tables
    .all()
    .find((table) => table.name.toUpperCase() === wanted || table.id === key);
}

export function tableById(env: Environment, id: string): Table {
  const table = env.grid.tables.all().find((each) => each.id === id);
  if (table === undefined) throw new ExcelError('ItemNotFound');
  return table;
}

export function tablesTouching(env: Environment, area: Area): Table[] {
  return env.grid.tables.all().filter((table) => common(table.area, area) !== undefined);
}

/** Tables and names of the workbook share one list of names. */
export function checkedTableName(env: Environment, name: string, id?: string): string {
  if (env.grid.names.problem(name) === 'invalid') throw new ExcelError('InvalidArgument');
  const other = findTable(env, name);
  if ((other !== undefined && other.id !== id) || findName(env, undefined, name) !== undefined) {
    throw new ExcelError('ItemAlreadyExists');
  }
  return name;
}

export function unusedTableName(env: Environment): string {
  let number = 1;
  const isTaken = (name: string): boolean =>
    findTable(env, name) !== undefined || findName(env, undefined, name) !== undefined;
  while (isTaken(`Table${number}`)) number++;
  return `Table${number}`;
}

export function bodyOf({ area, headers, totals }: Table): Area {
  return {
    ...area,
    row: area.row + Number(headers),
    rows: area.rows - Number(headers) - Number(totals),
  };
}
