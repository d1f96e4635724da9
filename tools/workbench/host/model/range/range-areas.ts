import { range } from '../refs';
import { type Kinds, type ModelObject, objectOf, type ObjectType, type Property } from '../object';
import { formatAddress } from '../address';
import { sheetById } from '../sheet/sheets';
import type { Area } from '../../../grid/grid';
import type { Environment } from '../environment';
import { rangeFormat } from '../looks/range-format';

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

/** The same part of several formats: what is set is set in each of them. */
interface Several {
  readonly each: readonly ModelObject[];
}

function areasFormat(env: Environment, areas: readonly Area[]): ModelObject {
  return objectOf(formatType, { each: areas.map((area) => rangeFormat(env, area)) });
}

const formatType: ObjectType<Several> = {
  name: 'RangeFormat',
  properties: {
    ColumnWidth: shared('ColumnWidth', null),
    HorizontalAlignment: shared('HorizontalAlignment', null),
    VerticalAlignment: shared('VerticalAlignment', null),
    WrapText: shared('WrapText', null),
  },
  objects: {
    Fill: ({ each }) => objectOf(fillType, { each: each.map((format) => format.object('Fill')) }),
    Font: ({ each }) => objectOf(fontType, { each: each.map((format) => format.object('Font')) }),
  },
};

const fillType: ObjectType<Several> = {
  name: 'RangeFill',
  properties: { Color: shared('Color', '') },
};

const fontType: ObjectType<Several> = {
  name: 'RangeFont',
  properties: {
    Bold: shared('Bold', null),
    Color: shared('Color', ''),
    Italic: shared('Italic', null),
    Size: shared('Size', null),
  },
};

/** Where the areas differ, Excel gives what it gives for a range whose cells differ. */
function shared(name: string, different: string | null): Property<Several> {
  return {
    get: ({ each }) => {
      const [first = different, ...others] = each.map((part) => part.read(name));
      return others.every((value) => value === first) ? first : different;
    },
    set: ({ each }, value) => {
      for (const part of each) part.write(name, value);
    },
  };
}
