import type { Model, Zone } from '@odoo/o-spreadsheet';

import { areaOf, zoneOf } from '../areas';
import { settle } from '../plugins/evaluation-plugin';
import { extraGetters } from '../plugins/extras-plugin';
import { filterExtra, type Filters } from '../parts';
import { makeRoom } from '../sheet-size';
import { dispatcher } from './dispatch';
import { engineTables, isPlainFilter, type ExcelTableConfig } from './engine-tables';

const plainList: ExcelTableConfig = {
  excelFilter: true,
  hasFilters: true,
  numberOfHeaders: 1,
  totalRow: false,
  firstColumn: false,
  lastColumn: false,
  bandedRows: false,
  bandedColumns: false,
  automaticAutofill: false,
  styleId: 'None',
};

export function filtersOf(model: Model): Filters {
  const { getters } = model;
  const dispatch = dispatcher(model);
  const zoneOfFilter = (sheetId: string): Zone | undefined =>
    engineTables(model).find((each) => each.sheetId === sheetId && isPlainFilter(each.table))?.table
      .range.zone;
  return {
    area(sheetId) {
      const zone = zoneOfFilter(sheetId);
      return zone === undefined ? undefined : areaOf(sheetId, zone);
    },
    set(sheetId, area) {
      const before = zoneOfFilter(sheetId);
      if (before !== undefined) dispatch('REMOVE_TABLE', { sheetId, target: [before] });
      if (area === undefined) return;
      makeRoom(model, area);
      const range = getters.getRangeFromZone(sheetId, zoneOf(area));
      dispatch('CREATE_TABLE', {
        sheetId,
        ranges: [getters.getRangeData(range)],
        tableType: 'forceStatic',
        config: plainList,
      });
    },
    hide({ sheetId, row, column: col }, texts) {
      settle(model);
      const value = { filterType: 'values' as const, hiddenValues: [...texts] };
      const result = model.dispatch('UPDATE_FILTER', { sheetId, row, col, value });
      if (!result.isSuccessful) throw new Error(`No filter here: ${result.reasons.join(', ')}.`);
    },
    choice({ sheetId, row, column: col }) {
      settle(model);
      const id = getters.getFilterId({ sheetId, row, col });
      return id === undefined
        ? undefined
        : extraGetters(model).getExtraTexts(sheetId)[filterExtra + id];
    },
    hidden({ sheetId, row, column: col }) {
      settle(model);
      return getters.getFilterHiddenValues({ sheetId, row, col });
    },
  };
}
