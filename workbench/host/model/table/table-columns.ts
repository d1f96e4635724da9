import { range } from '../refs';
import type { Area } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Environment } from '../environment';
import { mayWrite } from '../sheet/guards';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { common } from '../range/range-geometry';
import { plainValue, readMatrix } from '../range/range-read';
import { bodyOf, headerRow, tableById, totalRow } from './grid-tables';
import { textFrom } from '../values';

interface Columns {
  readonly env: Environment;
  readonly tableId: string;
}

export function tableColumnCollection(env: Environment, tableId: string): ModelObject {
  return objectOf(tableColumnCollectionType, { env, tableId });
}

const tableColumnCollectionType: ObjectType<Columns> = {
  name: 'TableColumnCollection',
  properties: { Count: { get: ({ env, tableId }) => tableById(env, tableId).area.columns } },
  items: (self) => names(self).map((_, index) => column(self, index)),
  item: (self, args) => {
    const found = find(self, args.at(0) as Json);
    if (found === undefined) throw new ExcelError('ItemNotFound');
    return column(self, found);
  },
  methods: {
    GetCount: ({ env, tableId }) => tableById(env, tableId).area.columns,
    GetItemAt: (self, args) => {
      const index = args.integer(0);
      if (names(self)[index] === undefined) throw new ExcelError('ItemNotFound');
      return column(self, index);
    },
    GetItemOrNullObject: (self, args) => {
      const found = find(self, args.at(0) as Json);
      return found === undefined ? null : column(self, found);
    },
  },
};

interface Column extends Columns {
  readonly index: number;
}

const column = (columns: Columns, index: number): ModelObject =>
  objectOf(tableColumnType, { ...columns, index });

const tableColumnType: ObjectType<Column> = {
  name: 'TableColumn',
  identity: ({ index }) => ({ Id: index + 1 }),
  properties: {
    Id: { get: ({ index }) => index + 1 },
    Index: { get: ({ index }) => index },
    Name: {
      get: (self) => names(self)[self.index] ?? '',
      set: (self, value) => {
        rename(self, textFrom(value));
      },
    },
    Values: {
      get: (self) => readMatrix(self.env, strip(self), (cell) => plainValue(cell.value)),
    },
  },
  methods: {
    GetDataBodyRange: (self) => partOf(self, bodyOf(tableById(self.env, self.tableId))),
    GetHeaderRowRange: (self) => partOf(self, headerRow(tableById(self.env, self.tableId))),
    GetRange: (self) => range(self.env, strip(self)),
    GetTotalRowRange: (self) => partOf(self, totalRow(tableById(self.env, self.tableId))),
  },
};

function names({ env, tableId }: Columns): string[] {
  const header = headerRow(tableById(env, tableId));
  if (header === undefined) throw new ExcelError('InvalidOperation');
  return (env.grid.read(header)[0] ?? []).map((cell) => cell.text);
}

/** By name, case aside, or by id: 1 for the first column. */
function find(columns: Columns, key: Json): number | undefined {
  const all = names(columns);
  const index =
    typeof key === 'number'
      ? key - 1
      : all.findIndex((name) => name.toUpperCase() === textFrom(key).toUpperCase());
  return all[index] === undefined ? undefined : index;
}

function strip({ env, tableId, index }: Column): Area {
  const { area } = tableById(env, tableId);
  return { ...area, column: area.column + index, columns: 1 };
}

function partOf(self: Column, area: Area | undefined): ModelObject {
  const part = area === undefined ? undefined : common(area, strip(self));
  if (part === undefined) throw new ExcelError('ItemNotFound');
  return range(self.env, part);
}

function rename(self: Column, name: string): void {
  const { env } = self;
  const others = names(self).filter((_, i) => i !== self.index);
  if (name === '' || others.some((other) => other.toUpperCase() === name.toUpperCase())) {
    throw new ExcelError('InvalidArgument');
  }
  mayWrite(env, { ...strip(self), rows: 1 });
  const { sheetId, row, column: at } = strip(self);
  env.writing(() => {
    env.grid.write({ sheetId, row, column: at }, `'${name}`);
  });
}
