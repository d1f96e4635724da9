import type { Area } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { writeContents } from '../range/range-write';
import { bodyOf, tableById } from './grid-tables';

interface Rows {
  readonly env: Environment;
  readonly tableId: string;
}

export function tableRowCollection(env: Environment, tableId: string): ModelObject {
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
