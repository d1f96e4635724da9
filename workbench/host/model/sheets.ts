import type { Sheet } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import type { Environment } from './environment';

/** The sheet with that id; a sheet that has gone meanwhile is ItemNotFound. */
export function sheetById(env: Environment, id: string): Sheet {
  const sheet = env.grid.sheets().find((candidate) => candidate.id === id);
  if (sheet === undefined) throw new ExcelError('ItemNotFound');
  return sheet;
}

/** By name, case aside, or by id: both are keys of the worksheet collection. */
export function findSheet(env: Environment, key: string): Sheet | undefined {
  const wanted = key.toUpperCase();
  return env.grid.sheets().find((sheet) => sheet.name.toUpperCase() === wanted || sheet.id === key);
}

/** Excel's rules for a new name: 1 to 31 characters, none of : \ / ? * [ ], no apostrophe at either end. */
export function newSheetName(env: Environment, name: string | undefined): string {
  if (name === undefined || name === '') return unusedName(env);
  if (name.length > 31 || /[:\\/?*[\]]|^'|'$/.test(name)) throw new ExcelError('InvalidArgument');
  if (findSheet(env, name) !== undefined) throw new ExcelError('ItemAlreadyExists');
  return name;
}

function unusedName(env: Environment): string {
  let number = env.grid.sheets().length + 1;
  while (findSheet(env, `Sheet${number}`) !== undefined) number++;
  return `Sheet${number}`;
}
