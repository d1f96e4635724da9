import type { Area } from '../../../grid/grid';
import type { Dimension, Run } from '../../../grid/parts';
import type { HorizontalAlignment, VerticalAlignment } from '../../../grid/looks';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import { maxColumns, maxRows, uniform } from '../cells';
import { colorFrom, restyle } from './color';
import type { Environment } from '../environment';
import { formatting, mayChange } from '../sheet/protection';
import { type ModelObject, objectOf, type ObjectType, type Property } from '../object';
import { rangeBorders } from './range-borders';
import { oneOf } from '../model-object';
import { sheetById } from '../sheet/sheets';

export interface Styled {
  readonly env: Environment;
  readonly area: Area;
}

export function rangeFormat(env: Environment, area: Area): ModelObject {
  return objectOf(rangeFormatType, { env, area });
}

const horizontals: readonly HorizontalAlignment[] = [
  'General',
  'Left',
  'Center',
  'Right',
  'Fill',
  'Justify',
  'CenterAcrossSelection',
  'Distributed',
];
const verticals: readonly VerticalAlignment[] = [
  'Top',
  'Center',
  'Bottom',
  'Justify',
  'Distributed',
];

const pointsPerPixel = 72 / 96;
/** Widest column and highest row: 255 characters, 409.5 points. */
const mostPoints = { columns: 1342.5, rows: 409.5 } as const;

const rangeFormatType: ObjectType<Styled> = {
  name: 'RangeFormat',
  properties: {
    ColumnWidth: sizeOf('columns'),
    HorizontalAlignment: {
      get: ({ env, area }) => uniform(env, area, (style) => style.horizontal ?? 'General') ?? null,
      set: ({ env, area }, value) => {
        const horizontal = oneOf(horizontals, value);
        restyle(env, area, { horizontal: horizontal === 'General' ? undefined : horizontal });
      },
    },
    RowHeight: sizeOf('rows'),
    VerticalAlignment: {
      get: ({ env, area }) => uniform(env, area, (style) => style.vertical ?? 'Bottom') ?? null,
      set: ({ env, area }, value) => {
        const vertical = oneOf(verticals, value);
        restyle(env, area, { vertical: vertical === 'Bottom' ? undefined : vertical });
      },
    },
    WrapText: {
      get: ({ env, area }) => uniform(env, area, (style) => style.wrap === true) ?? null,
      set: ({ env, area }, value) => {
        restyle(env, area, { wrap: oneOf([true, false], value) || undefined });
      },
    },
  },
  objects: {
    Borders: ({ env, area }) => rangeBorders(env, area),
    Fill: ({ env, area }) => rangeFill(env, area),
    Font: ({ env, area }) => rangeFont(env, area),
    Protection: ({ env, area }) => formatProtection(env, area),
  },
  methods: {},
};

/** `columnWidth` and `rowHeight`: points; null when the lines differ. */
function sizeOf(dimension: Dimension): Property<Styled> {
  return {
    get: ({ env, area }) => {
      const { first, count } = existingLines(env, area, dimension);
      const sizes = Array.from({ length: count }, (_, i) =>
        env.grid.lines.isHidden(area.sheetId, dimension, first + i)
          ? 0
          : env.grid.lines.size(area.sheetId, dimension, first + i),
      );
      const [size = 0] = sizes;
      return sizes.every((each) => each === size) ? size * pointsPerPixel : null;
    },
    set: ({ env, area }, value) => {
      const points = sizeFrom(value, mostPoints[dimension]);
      mayChange(env, area.sheetId, formatting[dimension]);
      env.writing(() => {
        const lines = existingLines(env, area, dimension);
        // A size of 0 hides, any other shows again.
        env.grid.lines.setHidden(area.sheetId, lines, points === 0);
        if (points > 0) {
          env.grid.lines.setSize(
            area.sheetId,
            lines,
            Math.max(1, Math.round(points / pointsPerPixel)),
          );
        }
      });
    },
  };
}

function sizeFrom(value: Json, most: number): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= most)) {
    throw new ExcelError('InvalidArgument');
  }
  return value;
}

/** The rows or columns of the area; of whole ones only as many as the grid has. */
export function existingLines(env: Environment, area: Area, dimension: Dimension): Run {
  const sheet = sheetById(env, area.sheetId);
  if (dimension === 'rows') {
    const count = area.rows === maxRows ? sheet.rows - area.row : area.rows;
    return { dimension, first: area.row, count };
  }
  const count = area.columns === maxColumns ? sheet.columns - area.column : area.columns;
  return { dimension, first: area.column, count };
}

interface StyledRange {
  readonly env: Environment;
  readonly area: Area;
}

/** What Excel shows where nothing has been chosen. */
const usual = { fill: '#FFFFFF', color: '#000000', font: 'Calibri', size: 11 } as const;

export function rangeFill(env: Environment, area: Area): ModelObject {
  return objectOf(rangeFillType, { env, area });
}

const rangeFillType: ObjectType<StyledRange> = {
  name: 'RangeFill',
  properties: {
    Color: {
      // "" when the cells differ, white where there is no fill (office.js' own test expectations).
      get: ({ env, area }) => uniform(env, area, ({ fill }) => fill ?? usual.fill) ?? '',
      set: ({ env, area }, value) => {
        restyle(env, area, { fill: colorFrom(value) });
      },
    },
    Pattern: {
      get: ({ env, area }) =>
        uniform(env, area, ({ fill }) => (fill === undefined ? 'None' : 'Solid')) ?? null,
      set: ({ env, area }, value) => {
        setPattern(env, area, value);
      },
    },
  },
};

/** Other patterns than a plain colour are not there. */
function setPattern(env: Environment, area: Area, value: Json): void {
  if (value === 'None') restyle(env, area, { fill: undefined });
  else if (value !== 'Solid') throw new MissingFeature(`The fill pattern ${JSON.stringify(value)}`);
  else if (uniform(env, area, ({ fill }) => fill === undefined) === true) {
    restyle(env, area, { fill: usual.fill });
  }
}

export function rangeFont(env: Environment, area: Area): ModelObject {
  return objectOf(rangeFontType, { env, area });
}

const rangeFontType: ObjectType<StyledRange> = {
  name: 'RangeFont',
  properties: {
    Bold: flag('bold'),
    Color: {
      get: ({ env, area }) => uniform(env, area, ({ color }) => color ?? usual.color) ?? '',
      set: ({ env, area }, value) => {
        const color = colorFrom(value);
        restyle(env, area, { color: color === usual.color ? undefined : color });
      },
    },
    Italic: flag('italic'),
    Size: {
      get: ({ env, area }) => uniform(env, area, ({ fontSize }) => fontSize ?? usual.size) ?? null,
      set: ({ env, area }, value) => {
        if (typeof value !== 'number' || !(value >= 1 && value <= 409)) {
          throw new ExcelError('InvalidArgument');
        }
        restyle(env, area, { fontSize: value === usual.size ? undefined : value });
      },
    },
  },
};

function flag(name: 'bold' | 'italic'): Property<StyledRange> {
  return {
    get: ({ env, area }) => uniform(env, area, (style) => style[name] === true) ?? null,
    set: ({ env, area }, value) => {
      restyle(env, area, { [name]: oneOf([true, false], value) || undefined });
    },
  };
}

export function formatProtection(env: Environment, area: Area): ModelObject {
  return objectOf(formatProtectionType, { env, area });
}

const formatProtectionType: ObjectType<StyledRange> = {
  name: 'FormatProtection',
  properties: {
    Locked: {
      get: ({ env, area }) => uniform(env, area, (style) => style.unlocked !== true) ?? null,
      set: ({ env, area }, value) => {
        restyle(env, area, { unlocked: !oneOf([true, false], value) || undefined });
      },
    },
  },
};
