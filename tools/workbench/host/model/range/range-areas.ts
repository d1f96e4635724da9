import { range } from '../refs';
import type { Kinds } from '../kinds';
import { formatAddress } from '../address';
import { areasFormat } from '../looks/areas-format';
import { objectOf, type ObjectType } from '../object';
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
  },
  objects: {
    Areas: ({ env, areas }) => objectOf(rangeCollectionType, { env, areas }),
    Format: ({ env, areas }) => areasFormat(env, areas),
  },
};

const rangeCollectionType: ObjectType<RangeAreas> = {
  name: 'RangeCollection',
  items: ({ env, areas }) => areas.map((area) => range(env, area)),
};
