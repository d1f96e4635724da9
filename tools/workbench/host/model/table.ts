import {
  areaArgument,
  areaAt,
  areaOf,
  bodyOf,
  checkedTableName,
  findTable,
  range,
  table,
  tableById,
  tablesTouching,
  unusedTableName,
  worksheet,
} from './refs';
import {
  type Arguments,
  type Environment,
  isModelObject,
  type Kinds,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  type Property,
  textFrom,
} from './object';
import type { Table, TableSettings } from '../../grid/parts';
import { ExcelError, type Json, MissingFeature } from '../wire';
import { mayChange } from './protection';
import { common, plainValue } from './range-read';
import type { Area, Cell, CellContent } from '../../grid/grid';
import { writeContents } from './range-write';
import { findSheet, parseAddress, positionsOf } from './address';

type OneTable = Kinds['Table'];

const styleName = /^TableStyle(?:Light(?:1?\d|2[01])|Medium(?:1?\d|2[0-8])|Dark(?:\d|1[01]))$/;

export const tableType: ObjectType<OneTable> = {
  name: 'Table',
  identity: ({ id }) => ({ Id: id }),
  referable: true,
  properties: {
    Name: {
      get: ({ env, id }) => tableById(env, id).name,
      set: ({ env, id }, value) => {
        change({ env, id }, { name: checkedTableName(env, textFrom(value), id) });
      },
    },
    ShowBandedRows: setting('bandedRows'),
    ShowFilterButton: setting('filterButtons'),
    ShowHeaders: { get: ({ env, id }) => tableById(env, id).headers },
    ShowTotals: {
      get: ({ env, id }) => tableById(env, id).totals,
      set: (self, value) => {
        showTotals(self, oneOf([true, false], value));
      },
    },
    Style: {
      get: ({ env, id }) => {
        const { style } = tableById(env, id);
        return style === 'None' ? '' : style;
      },
      set: (self, value) => {
        const style = textFrom(value);
        if (style !== '' && !styleName.test(style)) throw new ExcelError('InvalidArgument');
        change(self, { style: style === '' ? 'None' : style });
      },
    },
  },
  objects: {
    Rows: ({ env, id }) => tableRowCollection(env, id),
    Worksheet: ({ env, id }) => worksheet(env, tableById(env, id).area.sheetId),
  },
  methods: {
    GetDataBodyRange: ({ env, id }) => range(env, bodyOf(tableById(env, id))),
    GetRange: ({ env, id }) => range(env, tableById(env, id).area),
    Resize: (self, args) => {
      resizeTable(self, args);
    },
  },
};

function setting(name: 'bandedRows' | 'filterButtons'): Property<OneTable> {
  return {
    get: ({ env, id }) => tableById(env, id)[name],
    set: (self, value) => {
      change(self, { [name]: oneOf([true, false], value) });
    },
  };
}

function change({ env, id }: OneTable, settings: Partial<TableSettings>): void {
  mayChange(env, tableById(env, id).area.sheetId);
  env.writing(() => {
    env.grid.tables.change(id, settings);
  });
}

/** The row of totals comes and goes below the data; what stands there is pushed down. */
function showTotals({ env, id }: OneTable, totals: boolean): void {
  const { area, totals: before } = tableById(env, id);
  if (totals === before) return;
  mayChange(env, area.sheetId);
  env.writing(() => {
    if (totals) {
      const below = { ...area, row: area.row + area.rows, rows: 1 };
      env.grid.shifts.insertCells(below, 'down');
      env.grid.tables.change(id, { area: { ...area, rows: area.rows + 1 }, totals: true });
      env.grid.write({ sheetId: area.sheetId, row: below.row, column: area.column }, 'Total');
    } else {
      const last = { ...area, row: area.row + area.rows - 1, rows: 1 };
      env.grid.tables.change(id, { area: { ...area, rows: area.rows - 1 }, totals: false });
      env.grid.shifts.removeCells(last, 'up');
    }
  });
}

/**
 * `table.resize`: the new range overlaps the former one, with the column names in the same row. Contents stay where they
 * are; columns that come in without a name get one.
 */
function resizeTable(
  { env, id }: { readonly env: Environment; readonly id: string },
  args: Arguments,
): void {
  const { area: before } = tableById(env, id);
  const argument = args.at(0);
  const area = isModelObject(argument)
    ? areaOf(argument)
    : areaAt(env, before.sheetId, args.text(0));
  const isElsewhere = area.sheetId !== before.sheetId || common(area, before) === undefined;
  const isTaken = tablesTouching(env, area).some((table) => table.id !== id);
  if (isElsewhere || isTaken || area.row !== before.row || area.rows < 2) {
    throw new ExcelError('InvalidArgument');
  }
  mayChange(env, before.sheetId);
  env.writing(() => {
    writeHeaders(env, { ...area, rows: 1 });
    env.grid.tables.change(id, { area });
  });
}

interface Rows {
  readonly env: Environment;
  readonly tableId: string;
}

function tableRowCollection(env: Environment, tableId: string): ModelObject {
  return objectOf(tableRowCollectionType, { env, tableId });
}

const tableRowCollectionType: ObjectType<Rows> = {
  name: 'TableRowCollection',
  items: (self) =>
    Array.from({ length: bodyOf(tableById(self.env, self.tableId)).rows }, (_, i) => row(self, i)),
  methods: {
    Add: (self, args) => {
      const index = args.optionalInteger(0) ?? -1;
      return row(self, addRows(self, index, args.value(1)));
    },
  },
};

interface Row extends Rows {
  readonly index: number;
}

const row = (rows: Rows, index: number): ModelObject => objectOf(tableRowType, { ...rows, index });

const tableRowType: ObjectType<Row> = {
  name: 'TableRow',
  identity: ({ index }) => ({ Index: index }),
};

/** Rows go in before this one, or below the last; what stands under the table is pushed down. */
function addRows({ env, tableId }: Rows, index: number, values: Json): number {
  const table = tableById(env, tableId);
  const body = bodyOf(table);
  const at = index === -1 ? body.rows : index;
  if (at < 0 || at > body.rows) throw new ExcelError('InvalidArgument');
  const rows = rowsOf(values, body.columns);
  mayChange(env, body.sheetId);
  const added: Area = { ...body, row: body.row + at, rows: Math.max(1, rows.length) };
  env.writing(() => {
    env.grid.shifts.insertCells(added, 'down');
    const { area } = table;
    env.grid.tables.change(tableId, { area: { ...area, rows: area.rows + added.rows } });
    if (rows.length > 0) writeContents(env, added, rows);
  });
  return at;
}

/** Nothing makes one empty row; one value or a list of them is one row. */
function rowsOf(values: Json, columns: number): readonly (readonly Json[])[] {
  if (values === null) return [];
  const list: readonly Json[] = Array.isArray(values) ? (values as Json[]) : [values];
  const rows = list.every((each) => Array.isArray(each)) ? (list as Json[][]) : [list];
  if (rows.some((each) => each.length !== columns)) throw new ExcelError('InvalidArgument');
  return rows;
}

interface AutoFilter {
  readonly env: Environment;
  readonly sheetId: string;
}

export function autoFilter(env: Environment, sheetId: string): ModelObject {
  return objectOf(autoFilterType, { env, sheetId });
}

/** The filter buttons over a sheet's own list. What they filter by is the user's choice, in the grid. */
const autoFilterType: ObjectType<AutoFilter> = {
  name: 'AutoFilter',
  properties: {
    Enabled: { get: (self) => filtered(self) !== undefined },
  },
  methods: {
    Apply: (self, args) => {
      apply(self, args);
    },
    GetRangeOrNullObject: (self) => {
      const area = filtered(self);
      return area === undefined ? null : range(self.env, area);
    },
  },
};

/** The list with its column names; undefined without filter buttons. */
function filtered({ env, sheetId }: AutoFilter): Area | undefined {
  return env.grid.filters.area(sheetId);
}

function apply(self: AutoFilter, args: Arguments): void {
  const { env, sheetId } = self;
  const area = areaArgument(env, sheetId, args, 0);
  if (args.optionalInteger(1) !== undefined) throw new MissingFeature('AutoFilter.apply by column');
  // A protected sheet lets people use the buttons that are there, at most.
  const isThere = JSON.stringify(filtered(self)) === JSON.stringify(area);
  mayChange(env, sheetId, isThere ? 'allowAutoFilter' : undefined);
  if (tablesTouching(env, area).length > 0) throw new ExcelError('InvalidArgument');
  if (isThere) return;
  env.writing(() => {
    env.grid.filters.set(sheetId, area);
  });
}

interface Tables {
  readonly env: Environment;
  /** Those the collection speaks of. */
  readonly listed: () => readonly Table[];
  /** Where an address without a sheet lies. */
  readonly sheetId: () => string;
}

/** All tables of the workbook, or those of one sheet. */
export function tableCollection(env: Environment, sheetId?: string): ModelObject {
  return objectOf(tableCollectionType, {
    env,
    listed: () =>
      env.grid.tables.all().filter(({ area }) => area.sheetId === (sheetId ?? area.sheetId)),
    sheetId: () => sheetId ?? env.grid.activeSheet().id,
  });
}

/** Tables a range touches. */
export function tableScopedCollection(env: Environment, tables: readonly Table[]): ModelObject {
  const sheetId = (): string => env.grid.activeSheet().id;
  return objectOf(tableScopedCollectionType, { env, listed: () => tables, sheetId });
}

const shared: Pick<ObjectType<Tables>, 'items' | 'item'> & {
  methods: NonNullable<ObjectType<Tables>['methods']>;
} = {
  items: ({ env, listed }) => listed().map(({ id }) => table(env, id)),
  item: (self, args) => {
    const found = find(self, args);
    if (found === null) throw new ExcelError('ItemNotFound');
    return found;
  },
  methods: {
    GetCount: ({ listed }) => listed().length,
    GetItemOrNullObject: (self, args) => find(self, args),
  },
};

const tableCollectionType: ObjectType<Tables> = {
  ...shared,
  name: 'TableCollection',
  properties: { Count: { get: ({ listed }) => listed().length } },
  methods: {
    ...shared.methods,
    Add: ({ env, sheetId }, args) => {
      const area = source(env, sheetId(), args);
      return table(env, addTable(env, area, args.value(1) === true).id);
    },
  },
};

const tableScopedCollectionType: ObjectType<Tables> = {
  ...shared,
  name: 'TableScopedCollection',
};

function find({ env, listed }: Tables, args: Arguments): ModelObject | null {
  const found = findTable(env, args.text(0));
  return found !== undefined && listed().some(({ id }) => id === found.id)
    ? table(env, found.id)
    : null;
}

function source(env: Environment, sheetId: string, args: Arguments): Area {
  const argument = args.at(0);
  if (isModelObject(argument)) return areaOf(argument);
  const address = args.text(0);
  const named = parseAddress(address)?.sheetName;
  return areaAt(
    env,
    (named === undefined ? undefined : findSheet(env, named)?.id) ?? sheetId,
    address,
  );
}

/**
 * `tables.add`: a list under its column names. Without names Excel makes room for a row of them. A table
 * covers no other table and no merged cells; a list of one row gets an empty row below its names.
 */
function addTable(env: Environment, area: Area, hasHeaders: boolean): Table {
  if (tablesTouching(env, area).length > 0 || env.grid.merges.touching(area).length > 0) {
    throw new ExcelError('MergedRangeConflict');
  }
  mayChange(env, area.sheetId);
  let table: Table | undefined;
  env.writing(() => {
    if (!hasHeaders) env.grid.shifts.insertCells({ ...area, rows: 1 }, 'down');
    const covered = { ...area, rows: Math.max(2, hasHeaders ? area.rows : area.rows + 1) };
    endPlainFilter(env, covered);
    writeHeaders(env, { ...covered, rows: 1 });
    table = env.grid.tables.add({
      name: unusedTableName(env),
      area: covered,
      headers: true,
      totals: false,
      filterButtons: true,
      bandedRows: true,
      bandedColumns: false,
      firstColumn: false,
      lastColumn: false,
      style: 'TableStyleMedium2',
    });
  });
  if (table === undefined) throw new ExcelError('GeneralException');
  return table;
}

/** A list that becomes a table takes over the filter buttons. */
function endPlainFilter(env: Environment, area: Area): void {
  const filtered = env.grid.filters.area(area.sheetId);
  if (filtered !== undefined && common(filtered, area) !== undefined) {
    env.grid.filters.set(area.sheetId, undefined);
  }
}

/** Column names are texts, none is empty and no two are alike (case aside): Excel numbers them. */
function writeHeaders(env: Environment, row: Area): void {
  const cells = env.grid.read(row)[0] ?? [];
  const taken = new Set<string>();
  for (const [i, position] of positionsOf(row).entries()) {
    const { value = null, text = '', formula }: Partial<Cell> = cells[i] ?? {};
    const shown = value === null ? '' : text;
    const name = unused(shown === '' ? `Column${i + 1}` : shown, shown === '', taken);
    taken.add(name.toUpperCase());
    if (formula !== undefined || plainValue(value) !== name) {
      env.grid.write(position, asText(name));
    }
  }
}

function unused(name: string, isNumbered: boolean, taken: ReadonlySet<string>): string {
  const base = isNumbered ? name.replace(/\d+$/, '') : name;
  let candidate = name;
  for (let number = 2; taken.has(candidate.toUpperCase()); number++) candidate = `${base}${number}`;
  return candidate;
}

const asText = (text: string): CellContent => `'${text}`;
