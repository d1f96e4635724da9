import type { Area, LinesMoved } from '../../grid/grid';
import { ExcelError } from '../wire';
import {
  type Arguments,
  type Environment,
  isModelObject,
  type ModelObject,
  ref,
  selfOf,
} from './object';
import { findSheet, maxColumns, maxRows, parseAddress, sheetById } from './address';
import { type Table, workbookOwner } from '../../grid/parts';
import { common } from './range-read';

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

/** A defined name. Those of a sheet are kept beside it: formulas of the grid know the workbook's only. */
export interface DefinedName {
  readonly name: string;
  /** Undefined once its cells were deleted. */
  readonly area: Area | undefined;
  /** What it stands for, where that is no cells but a formula: `=OFFSET(Sheet1!$A$1,0,0,9,1)`. No cell can use it here. */
  readonly formula?: string;
  readonly comment: string;
  readonly visible: boolean;
}

/** Whose names: a sheet's id, or undefined for the workbook. */
export type Scope = string | undefined;

const kept = 'name ';
const calculated = 'formula ';

interface Remarks {
  readonly comment?: string;
  readonly hidden?: true;
}

export function namesOf(env: Environment, scope: Scope): DefinedName[] {
  const found =
    scope === undefined
      ? [
          ...env.grid.names.all(),
          ...env.grid.names.gone().map((name) => ({ name, area: undefined })),
        ]
      : Object.entries(env.grid.extras.areas(scope)).flatMap(([key, [area]]) =>
          key.startsWith(kept) && area !== undefined
            ? [{ name: key.slice(kept.length), area }]
            : [],
        );
  const remarks = env.grid.extras.texts(scope ?? workbookOwner);
  const formulas = Object.entries(remarks).flatMap(([key, formula]) =>
    key.startsWith(calculated) && formula !== undefined
      ? [{ name: key.slice(calculated.length), area: undefined, formula }]
      : [],
  );
  return [...found, ...formulas].map((each) => {
    const { comment = '', hidden } = JSON.parse(remarks[kept + each.name] ?? '{}') as Remarks;
    return { ...each, comment, visible: hidden !== true };
  });
}

/** Case aside, as in formulas. */
export function findName(env: Environment, scope: Scope, name: string): DefinedName | undefined {
  const wanted = name.toUpperCase();
  return namesOf(env, scope).find((each) => each.name.toUpperCase() === wanted);
}

export function addName(env: Environment, scope: Scope, added: DefinedName): void {
  env.writing(() => {
    const { name, area, formula } = added;
    if (area === undefined) {
      env.grid.extras.setText(scope ?? workbookOwner, calculated + name, formula);
    } else if (scope === undefined) env.grid.names.add({ name, area });
    else env.grid.extras.setAreas(scope, kept + name, [area]);
    remark(env, scope, added);
  });
}

export function removeName(env: Environment, scope: Scope, { name, formula }: DefinedName): void {
  env.writing(() => {
    if (formula !== undefined) {
      env.grid.extras.setText(scope ?? workbookOwner, calculated + name, undefined);
    } else if (scope === undefined) env.grid.names.remove(name);
    else env.grid.extras.setAreas(scope, kept + name, []);
    env.grid.extras.setText(scope ?? workbookOwner, kept + name, undefined);
  });
}

export function remark(env: Environment, scope: Scope, changed: DefinedName): void {
  const { name, comment, visible } = changed;
  const remarks: Remarks = {
    ...(comment === '' ? {} : { comment }),
    ...(visible ? {} : { hidden: true }),
  };
  const text = Object.keys(remarks).length === 0 ? undefined : JSON.stringify(remarks);
  env.writing(() => {
    env.grid.extras.setText(scope ?? workbookOwner, kept + name, text);
  });
}
