import type { Model, RangeData, Zone } from '@odoo/o-spreadsheet';
import { areaOf, makeRoom, zoneOf } from '../areas';
import type { Area } from '../grid';
import { filterExtra, type Filters, type Table, type Tables, type TableSettings } from '../parts';
import {
  configOf,
  dispatcher,
  type EngineTable,
  engineTables,
  type ExcelTableConfig,
  isPlainFilter,
} from '../engine/library';
import { settle } from '../plugins/evaluation-plugin';
import { extraGetters } from '../plugins/extras-plugin';

export function tablesOf(model: Model): Tables {
  const { getters } = model;
  const dispatch = dispatcher(model);
  const found = (): EngineTable[] =>
    engineTables(model).filter(({ table }) => !isPlainFilter(table));

  const rangeData = (area: Area): RangeData => {
    makeRoom(model, area);
    return getters.getRangeData(getters.getRangeFromZone(area.sheetId, zoneOf(area)));
  };
  const byId = (id: string): EngineTable => {
    const table = found().find((each) => idOf(each) === id);
    if (table === undefined) throw new Error(`There is no table ${id}.`);
    return table;
  };

  return {
    all: () => found().map(described),
    add(settings) {
      const { area } = settings;
      dispatch('CREATE_TABLE', {
        sheetId: area.sheetId,
        ranges: [rangeData(area)],
        // "forceStatic": a formula that spills is to be #SPILL! in it, not to give it its size.
        tableType: 'forceStatic',
        config: engineConfig(settings),
      });
      const created = found().find(({ table }) => configOf(table).excelName === settings.name);
      if (created === undefined) throw new Error('The table was not made.');
      return described(created);
    },
    change(id, settings) {
      const { sheetId, table } = byId(id);
      const { area } = settings;
      dispatch('UPDATE_TABLE', {
        sheetId,
        zone: table.range.zone,
        config: partOf(settings),
        ...(area === undefined ? {} : { newTableRange: rangeData(area) }),
      });
    },
    remove(id) {
      const { sheetId, table } = byId(id);
      dispatch('REMOVE_TABLE', { sheetId, target: [table.range.zone] });
    },
  };
}

/** On a copied sheet the engine's tables keep the ids of those that were copied. */
function idOf({ sheetId, table }: EngineTable): string {
  return `${table.id}@${sheetId}`;
}

function described({ sheetId, table }: EngineTable): Table {
  const config = configOf(table);
  return {
    id: idOf({ sheetId, table }),
    // A table made in the grid itself has no name yet.
    name: config.excelName ?? `Table${table.id}`,
    area: areaOf(sheetId, table.range.zone),
    headers: config.numberOfHeaders > 0,
    totals: config.totalRow,
    filterButtons: config.hasFilters,
    bandedRows: config.bandedRows,
    bandedColumns: config.bandedColumns,
    firstColumn: config.firstColumn,
    lastColumn: config.lastColumn,
    style: config.styleId,
  };
}

function engineConfig(settings: TableSettings): ExcelTableConfig {
  return { automaticAutofill: true, ...partOf(settings) } as ExcelTableConfig;
}

/** The engine's settings for those that are given. */
function partOf(settings: Partial<TableSettings>): Partial<ExcelTableConfig> {
  const { name, headers, totals, filterButtons, bandedRows, bandedColumns } = settings;
  const { firstColumn, lastColumn, style } = settings;
  const all = {
    excelName: name,
    numberOfHeaders: headers === undefined ? undefined : Number(headers),
    totalRow: totals,
    hasFilters: filterButtons,
    bandedRows,
    bandedColumns,
    firstColumn,
    lastColumn,
    styleId: style,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

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
