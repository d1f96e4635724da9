import { range, rangeAreas, worksheet } from '../refs';
import type { Kinds } from '../kinds';
import { formatAddress } from '../address';
import { areasFormat } from '../looks/areas-format';
import { maxCellCount, maxColumns, maxRows } from '../limits';
import { objectOf, type ObjectType } from '../object';
import { usedPart } from './range-geometry';
import { sheetById } from '../sheet/sheets';

type RangeAreas = Kinds['RangeAreas'];

export const rangeAreasType: ObjectType<RangeAreas> = {
  name: 'RangeAreas',
  referable: true,
  properties: {
    Address: {
      get: ({ env, areas }) =>
        areas.map((area) => formatAddress(sheetById(env, area.sheetId).name, area)).join(','),
    },
    AreaCount: { get: ({ areas }) => areas.length },
    CellCount: {
      get: ({ areas }) => {
        const count = areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
        return count > maxCellCount ? -1 : count;
      },
    },
    IsEntireColumn: { get: ({ areas }) => areas.every(({ rows }) => rows === maxRows) },
    IsEntireRow: { get: ({ areas }) => areas.every(({ columns }) => columns === maxColumns) },
  },
  objects: {
    Areas: ({ env, areas }) => objectOf(rangeCollectionType, { env, areas }),
    Format: ({ env, areas }) => areasFormat(env, areas),
    Worksheet: ({ env, areas }) => worksheet(env, areas[0]?.sheetId ?? ''),
  },
  methods: {
    GetUsedRangeAreasOrNullObject: ({ env, areas }, args) => {
      const valuesOnly = args.value(0) === true;
      const used = areas.map((area) => usedPart(env, area, valuesOnly));
      const filled = used.filter((area) => area !== undefined);
      return filled.length === 0 ? null : rangeAreas(env, filled);
    },
  },
};

const rangeCollectionType: ObjectType<RangeAreas> = {
  name: 'RangeCollection',
  items: ({ env, areas }) => areas.map((area) => range(env, area)),
  methods: {
    GetCount: ({ areas }) => areas.length,
    GetItemAt: ({ env, areas }, args) => {
      const area = areas[args.integer(0)];
      return area === undefined ? null : range(env, area);
    },
  },
};
