import { areaOf, table } from '../refs';
import type { Table } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import { parseAddress } from '../address';
import { areaAt } from '../addressed';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { isModelObject } from '../model-object';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { findSheet } from '../sheet/sheets';
import { addTable } from './table-add';
import { findTable } from './grid-tables';
import type { Area } from '../../../grid/grid';

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
