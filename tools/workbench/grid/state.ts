import type { Area, Cell, CellPosition, CellValue, Grid, Sheet } from './grid';
import {
  type CellStyle,
  type Condition,
  type Criterion,
  type Dimension,
  filterExtra,
  type Frozen,
  type Table,
  workbookOwner,
} from './parts';
import { sheetLimits } from './areas';

/**
 * Everything a workbook holds, as plain data: two workbooks are the same when their states are equal. Sheets and
 * cells go by name and address, never by the grid's own ids; results of formulas, which follow from the rest,
 * are left out, and so are selection and scrolling.
 */
export interface WorkbookState {
  readonly sheets: readonly SheetState[];
  /** Address by name. */
  readonly names: Readonly<Record<string, string>>;
  /** Protection of the workbook, remarks on names. */
  readonly extras: Readonly<Record<string, string>>;
}

export interface SheetState {
  readonly name: string;
  readonly visible: boolean;
  readonly color: string | null;
  readonly gridLines: boolean;
  readonly frozen: Frozen;
  readonly cells: Readonly<Record<string, CellState>>;
  readonly merges: readonly string[];
  /** Pixels, where they are not the usual ones. */
  readonly widths: Readonly<Record<string, number>>;
  readonly heights: Readonly<Record<string, number>>;
  readonly hiddenColumns: readonly string[];
  readonly hiddenRows: readonly number[];
  readonly filteredRows: readonly number[];
  readonly tables: readonly TableState[];
  readonly filter: FilterState | null;
  readonly validations: readonly ValidationState[];
  readonly conditionalFormats: readonly ConditionalFormatState[];
  /** Protection, page layout, deep hiding, names of the sheet. */
  readonly extras: Readonly<Record<string, string>>;
  readonly extraAreas: Readonly<Record<string, readonly string[]>>;
}

/** Only what a cell has. */
export interface CellState {
  readonly formula?: string;
  readonly value?: CellValue;
  readonly numberFormat?: string;
  readonly style?: CellStyle;
}

export interface FilterState {
  readonly area: string;
  /** What each column leaves out, by the address of its header. */
  readonly choices: Readonly<Record<string, string>>;
}

export type TableState = Omit<Table, 'id' | 'area'> & FilterState;

interface ValidationState {
  readonly areas: readonly string[];
  readonly criterion: object;
  readonly blocks: boolean;
  readonly message: string;
  readonly prompt: string;
  readonly remark: string;
}

interface ConditionalFormatState {
  readonly areas: readonly string[];
  readonly condition: Condition;
  readonly style: object;
  readonly stopIfTrue: boolean;
}

export function stateOf(grid: Grid): WorkbookState {
  const names = grid.names.all().map(({ name, area }) => [name, areaOnSheet(grid, area)] as const);
  return {
    sheets: grid.sheets().map((sheet) => sheetState(grid, sheet)),
    names: sorted(Object.fromEntries(names)),
    extras: sorted(grid.extras.texts(workbookOwner)),
  };
}

function sheetState(grid: Grid, sheet: Sheet): SheetState {
  const { id, name, visible, rows, columns } = sheet;
  const whole: Area = { sheetId: id, row: 0, column: 0, rows, columns };
  const filter = grid.filters.area(id);
  const linesThat = (dimension: Dimension, hold: (index: number) => boolean): number[] =>
    Array.from({ length: sheet[dimension] }, (_, index) => index).filter(hold);
  const areas = Object.entries(grid.extras.areas(id)).map(
    ([key, list]) => [key, list.map(areaAddress)] as const,
  );
  return {
    name,
    visible,
    color: grid.tabs.color(id) ?? null,
    gridLines: grid.tabs.gridLines(id),
    frozen: grid.tabs.frozen(id),
    cells: cellStates(grid, id),
    merges: grid.merges.touching(whole).map(areaAddress),
    widths: sizes(grid, id, 'columns'),
    heights: sizes(grid, id, 'rows'),
    hiddenColumns: linesThat('columns', (index) => grid.lines.isHidden(id, 'columns', index)).map(
      columnLetters,
    ),
    hiddenRows: linesThat('rows', (row) => grid.lines.isHidden(id, 'rows', row)).map(oneBased),
    filteredRows: linesThat('rows', (row) => grid.lines.isFiltered(id, row)).map(oneBased),
    tables: grid.tables
      .all()
      .filter(({ area }) => area.sheetId === id)
      .map((table) => tableState(grid, table))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    filter: filter === undefined ? null : filterState(grid, filter),
    validations: byAreas(
      grid.validations.all(id).map(([where, { criterion, ...rest }]) => ({
        areas: where.map(areaAddress),
        criterion: criterionState(grid, criterion),
        ...rest,
      })),
    ),
    conditionalFormats: grid.conditionalFormats
      .all(id)
      .map(({ areas: where, condition, style, stopIfTrue }) => ({
        areas: where.map(areaAddress),
        condition,
        style: sorted(style),
        stopIfTrue,
      })),
    extras: sorted(
      Object.fromEntries(
        // Choices of filters are told with their lists; here they go by the grid's own numbers.
        Object.entries(grid.extras.texts(id)).filter(([key]) => !key.startsWith(filterExtra)),
      ),
    ),
    extraAreas: sorted(Object.fromEntries(areas)),
  };
}

const oneBased = (index: number): number => index + 1;

function cellStates(grid: Grid, sheetId: string): Record<string, CellState> {
  const areas = [grid.usedArea(sheetId), grid.styles.formattedArea(sheetId)].filter(
    (area) => area !== undefined,
  );
  const states: Record<string, CellState> = {};
  const bottom = Math.max(0, ...areas.map(({ row, rows }) => row + rows));
  const right = Math.max(0, ...areas.map(({ column, columns }) => column + columns));
  for (let row = 0; row < bottom; row++) {
    const area = { sheetId, row, column: 0, rows: 1, columns: right };
    for (const [column, cell] of (grid.read(area)[0] ?? []).entries()) {
      const position = { sheetId, row, column };
      const state = cellState(grid, position, cell);
      if (Object.keys(state).length > 0) states[cellAddress(position)] = state;
    }
  }
  return states;
}

function cellState(grid: Grid, position: CellPosition, cell: Cell): CellState {
  const { formula, value } = cell;
  const numberFormat = grid.numberFormat(position);
  const style = grid.styles.of(position);
  const isOwn = value !== null && (formula !== undefined || !isSpilled(grid, position));
  return {
    ...(formula === undefined ? {} : { formula }),
    ...(formula === undefined && isOwn ? { value } : {}),
    ...(numberFormat === 'General' ? {} : { numberFormat }),
    ...(Object.keys(style).length === 0 ? {} : { style: sorted(style) }),
  };
}

function isSpilled(grid: Grid, position: CellPosition): boolean {
  const spill = grid.spill(position);
  return spill !== undefined && (spill.row !== position.row || spill.column !== position.column);
}

function sizes(grid: Grid, sheetId: string, dimension: Dimension): Record<string, number> {
  const name = dimension === 'columns' ? columnLetters : (index: number) => String(index + 1);
  return Object.fromEntries(
    grid.lines.sized(sheetId, dimension).map(([index, size]) => [name(index), size]),
  );
}

function tableState(grid: Grid, table: Table): TableState {
  const settings = Object.entries(table).filter(([name]) => name !== 'id' && name !== 'area');
  const own = Object.fromEntries(settings) as Omit<Table, 'id' | 'area'>;
  return { ...own, ...filterState(grid, table.area) };
}

function filterState(grid: Grid, area: Area): FilterState {
  const { sheetId, row } = area;
  const headers = Array.from({ length: area.columns }, (_, i) => ({
    sheetId,
    row,
    column: area.column + i,
  }));
  const choices = headers.flatMap((header) => {
    const choice = grid.filters.choice(header);
    return choice === undefined ? [] : [[cellAddress(header), choice] as const];
  });
  return { area: areaAddress(area), choices: Object.fromEntries(choices) };
}

function criterionState(grid: Grid, criterion: Criterion): object {
  return criterion.kind === 'cells'
    ? { ...criterion, area: areaOnSheet(grid, criterion.area) }
    : criterion;
}

function areaOnSheet(grid: Grid, area: Area): string {
  const sheet = grid.sheets().find(({ id }) => id === area.sheetId);
  return `${sheet?.name ?? '?'}!${areaAddress(area)}`;
}

/** Rules of a sheet have no order of their own. */
function byAreas<T extends { readonly areas: readonly string[] }>(states: readonly T[]): T[] {
  const key = (state: T): string => state.areas.join();
  return [...states].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function sorted<T extends object>(record: T): T {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries) as T;
}

export function columnLetters(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

export function cellAddress({ row, column }: Omit<CellPosition, 'sheetId'>): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** "B2", "B2:C9", "C:C", "2:5". */
export function areaAddress({ row, column, rows, columns }: Area): string {
  const end = { row: row + rows - 1, column: column + columns - 1 };
  if (rows === sheetLimits.rows) return `${columnLetters(column)}:${columnLetters(end.column)}`;
  if (columns === sheetLimits.columns) return `${row + 1}:${end.row + 1}`;
  const first = cellAddress({ row, column });
  return rows === 1 && columns === 1 ? first : `${first}:${cellAddress(end)}`;
}
