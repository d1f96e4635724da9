import { range, worksheet } from '../refs';
import type { Kinds } from '../kinds';
import type { TableSettings } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import { mayChange } from '../sheet/guards';
import { type ObjectType, type Property } from '../object';
import { resizeTable } from './table-resize';
import { tableRowCollection } from './table-rows';
import { bodyOf, checkedTableName, tableById } from './grid-tables';
import { oneOf, textFrom } from '../values';

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
