import type {
  Area,
  Cell,
  CellContent,
  CellPosition,
  CellValue,
  FunctionDefinition,
  FunctionParameter,
  Grid,
  WorkbookData,
} from '../grid';

export interface Setup {
  readonly functions?: readonly FunctionDefinition[];
  /** One empty sheet "Sheet1" when left out. */
  readonly workbook?: WorkbookData;
}

/** Makes a fresh grid with these functions known. */
export type GridFactory = (setup?: Setup) => Grid;

/** One promise of the interface; `run` throws when the grid breaks it. */
export interface ConformanceCase {
  readonly name: string;
  readonly run: (create: GridFactory) => void | Promise<void>;
}

export function same(actual: unknown, expected: unknown, what = 'the result'): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`);
}

export function throws(action: () => void, what: string): void {
  try {
    action();
  } catch {
    return;
  }
  throw new Error(`${what}: nothing was thrown`);
}

/** "B3" on the active sheet, or on the sheet of this id. */
export function at(grid: Grid, address: string, sheetId = grid.activeSheet().id): CellPosition {
  const [, letters = 'A', row = '1'] = /^([A-Z]+)([0-9]+)$/.exec(address) ?? [];
  const codes = Array.from(letters, (letter) => letter.charCodeAt(0) - 64);
  const column = codes.reduce((sum, code) => sum * 26 + code, 0) - 1;
  return { sheetId, row: Number(row) - 1, column };
}

/** "B3:C4" or "B3". */
export function area(grid: Grid, address: string, sheetId?: string): Area {
  const [first = 'A1', last = first] = address.split(':');
  const [start, end] = [at(grid, first, sheetId), at(grid, last, sheetId)];
  return { ...start, rows: end.row - start.row + 1, columns: end.column - start.column + 1 };
}

export function cell(grid: Grid, address: string, sheetId?: string): Cell {
  const found = grid.read({ ...at(grid, address, sheetId), rows: 1, columns: 1 })[0]?.[0];
  if (found === undefined) throw new Error(`${address} was not read`);
  return found;
}

export function value(grid: Grid, address: string, sheetId?: string): CellValue {
  return cell(grid, address, sheetId).value;
}

/** The name of the error in a cell; the value itself when there is none. */
export function errorIn(grid: Grid, address: string): CellValue {
  const found = value(grid, address);
  return typeof found === 'object' && found !== null ? found.error : found;
}

export function values(grid: Grid, address: string): readonly (readonly CellValue[])[] {
  return grid.read(area(grid, address)).map((row) => row.map((each) => each.value));
}

export function fill(grid: Grid, cells: Readonly<Record<string, CellContent>>): void {
  for (const [address, content] of Object.entries(cells)) grid.write(at(grid, address), content);
}

/** What a formula in a far cell gives. */
export function result(grid: Grid, formula: string): CellValue {
  grid.write(at(grid, 'Z99'), formula);
  return value(grid, 'Z99');
}

/** Listeners are called after the running task. */
export async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

export function parameters(...names: readonly string[]): FunctionParameter[] {
  return names.map((name) => ({
    name: name.replace('?', ''),
    description: `About ${name}.`,
    optional: name.endsWith('?'),
  }));
}

export function define(
  name: string,
  names: readonly string[],
  compute: FunctionDefinition['compute'],
): FunctionDefinition {
  return { name, description: `Tests ${name}.`, parameters: parameters(...names), compute };
}
