import type { Area } from '../../../grid/grid';
import type { Dimension, Run } from '../../../grid/parts';
import type { HorizontalAlignment, VerticalAlignment } from '../../../grid/looks';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import { uniform } from '../cells';
import { restyle } from './restyle';
import type { Environment } from '../environment';
import { formatting, mayChange } from '../sheet/guards';
import { maxColumns, maxRows } from '../limits';
import { objectOf, type ModelObject, type ObjectType, type Property } from '../object';
import { rangeBorders } from './range-borders';
import { rangeFill, rangeFont, formatProtection } from './range-look';
import { oneOf } from '../values';
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
