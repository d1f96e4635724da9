import { areaAt, areaOf, table } from '../refs';
import type { Table } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import { parseAddress } from '../address';
import { type Arguments, isModelObject } from '../model-object';
import type { Environment } from '../environment';
import { type ModelObject, objectOf, type ObjectType } from '../object';
import { findSheet } from '../sheet/sheets';
import { findTable, tablesTouching, unusedTableName } from './grid-tables';
import type { Area, Cell, CellContent } from '../../../grid/grid';
import { mayChange } from '../sheet/protection';
import { common, plainValue } from '../range/range-read';
import { positionsOf } from '../cells';

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
export function writeHeaders(env: Environment, row: Area): void {
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
