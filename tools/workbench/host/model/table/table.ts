import { areaArgument, areaAt, areaOf, range, worksheet } from '../refs';
import { type Kinds, type ModelObject, objectOf, type ObjectType, type Property } from '../object';
import type { TableSettings } from '../../../grid/parts';
import { ExcelError, MissingFeature } from '../../batch/errors';
import { mayChange } from '../sheet/protection';
import { bodyOf, checkedTableName, tableById, tablesTouching } from './grid-tables';
import { type Arguments, isModelObject, oneOf, textFrom } from '../model-object';
import type { Environment } from '../environment';
import { common } from '../range/range-read';
import { writeHeaders } from './table-collection';
import type { Area } from '../../../grid/grid';
import type { Json } from '../../batch/wire';
import { writeContents } from '../range/range-write';

type Table = Kinds['Table'];

const styleName = /^TableStyle(?:Light(?:1?\d|2[01])|Medium(?:1?\d|2[0-8])|Dark(?:\d|1[01]))$/;

export const tableType: ObjectType<Table> = {
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

function setting(name: 'bandedRows' | 'filterButtons'): Property<Table> {
  return {
    get: ({ env, id }) => tableById(env, id)[name],
    set: (self, value) => {
      change(self, { [name]: oneOf([true, false], value) });
    },
  };
}

function change({ env, id }: Table, settings: Partial<TableSettings>): void {
  mayChange(env, tableById(env, id).area.sheetId);
  env.writing(() => {
    env.grid.tables.change(id, settings);
  });
}

/** The row of totals comes and goes below the data; what stands there is pushed down. */
function showTotals({ env, id }: Table, totals: boolean): void {
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
