import { areaArgument, range, worksheet } from '../refs';
import type { Kinds } from '../kinds';
import type { Table as GridTable, TableSettings } from '../../../grid/parts';
import { ExcelError, MissingFeature } from '../../batch/errors';
import { autoFilter } from './auto-filter';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { type ModelObject, type ObjectType, type Property } from '../object';
import { clear } from '../range/range-clear';
import { common } from '../range/range-geometry';
import { tableColumnCollection } from './table-columns';
import { tableRowCollection } from './table-rows';
import { writeHeaders } from './table-add';
import {
  bodyOf,
  checkedTableName,
  headerRow,
  tableById,
  tablesTouching,
  totalRow,
} from './grid-tables';
import { oneOf, textFrom } from '../values';

type Table = Kinds['Table'];

const styleName = /^TableStyle(?:Light(?:1?\d|2[01])|Medium(?:1?\d|2[0-8])|Dark(?:\d|1[01]))$/;

export const tableType: ObjectType<Table> = {
  name: 'Table',
  identity: ({ id }) => ({ Id: id }),
  referable: true,
  properties: {
    HighlightFirstColumn: setting('firstColumn'),
    HighlightLastColumn: setting('lastColumn'),
    Id: { get: ({ id }) => id },
    Name: {
      get: ({ env, id }) => tableById(env, id).name,
      set: ({ env, id }, value) => {
        change({ env, id }, { name: checkedTableName(env, textFrom(value), id) });
      },
    },
    ShowBandedColumns: setting('bandedColumns'),
    ShowBandedRows: setting('bandedRows'),
    ShowFilterButton: setting('filterButtons'),
    ShowHeaders: {
      get: ({ env, id }) => tableById(env, id).headers,
      set: (_, value) => {
        if (value !== true) throw new MissingFeature('A table without column names');
      },
    },
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
    AutoFilter: ({ env, id }) => autoFilter(env, { tableId: id }),
    Columns: ({ env, id }) => tableColumnCollection(env, id),
    Rows: ({ env, id }) => tableRowCollection(env, id),
    Worksheet: ({ env, id }) => worksheet(env, tableById(env, id).area.sheetId),
  },
  methods: {
    ClearFilters: ({ env, id }) => {
      clearFilters(env, tableById(env, id));
    },
    ConvertToRange: ({ env, id }) => {
      const { area } = tableById(env, id);
      mayChange(env, area.sheetId);
      env.writing(() => {
        clearFilters(env, tableById(env, id));
        env.grid.tables.remove(id);
      });
      return range(env, area);
    },
    Delete: ({ env, id }) => {
      const { area } = tableById(env, id);
      mayChange(env, area.sheetId);
      env.writing(() => {
        clearFilters(env, tableById(env, id));
        env.grid.tables.remove(id);
        clear(env, area, 'All');
      });
    },
    GetDataBodyRange: ({ env, id }) => range(env, bodyOf(tableById(env, id))),
    GetHeaderRowRange: ({ env, id }) => existingRange(env, headerRow(tableById(env, id))),
    GetRange: ({ env, id }) => range(env, tableById(env, id).area),
    GetTotalRowRange: ({ env, id }) => existingRange(env, totalRow(tableById(env, id))),
    Resize: (self, args) => {
      const { env, id } = self;
      const { area } = tableById(env, id);
      resize(self, areaArgument(env, area.sheetId, args, 0));
    },
  },
};

function setting(
  name: 'firstColumn' | 'lastColumn' | 'bandedColumns' | 'bandedRows' | 'filterButtons',
): Property<Table> {
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

function existingRange(env: Environment, area: GridTable['area'] | undefined): ModelObject {
  if (area === undefined) throw new ExcelError('ItemNotFound');
  return range(env, area);
}

/** The new size keeps the row of column names and has cells in common with the old one. */
function resize({ env, id }: Table, to: GridTable['area']): void {
  const { area } = tableById(env, id);
  const isPossible =
    common(area, to) !== undefined &&
    to.row === area.row &&
    to.rows > 1 &&
    env.grid.merges.touching(to).length === 0;
  if (!isPossible) throw new ExcelError('InvalidArgument');
  if (tablesTouching(env, to).some((other) => other.id !== id)) {
    throw new ExcelError('MergedRangeConflict');
  }
  mayChange(env, area.sheetId);
  env.writing(() => {
    env.grid.tables.change(id, { area: to });
    writeHeaders(env, { ...to, rows: 1 });
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

export function clearFilters(env: Environment, { area, filterButtons }: GridTable): void {
  if (!filterButtons) return;
  env.writing(() => {
    for (let column = area.column; column < area.column + area.columns; column++) {
      const header = { sheetId: area.sheetId, row: area.row, column };
      if (env.grid.filters.hidden(header).length > 0) env.grid.filters.hide(header, []);
    }
  });
}
