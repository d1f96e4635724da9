import type { Area } from '../../grid/grid';
import type {
  Border,
  Dimension,
  HorizontalAlignment,
  Run,
  Side,
  StyleChange,
  VerticalAlignment,
} from '../../grid/parts';
import { ExcelError, type Json, type JsonObject, MissingFeature } from '../wire';
import { maxColumns, maxRows, sheetById, uniform } from './address';
import {
  type Environment,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  type Property,
} from './object';
import { formatting, mayChange } from './protection';
import { range } from './refs';
import { cellOf, columnOf, rowOf } from './range-read';

interface Styled {
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

function rangeFill(env: Environment, area: Area): ModelObject {
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

function rangeFont(env: Environment, area: Area): ModelObject {
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

function formatProtection(env: Environment, area: Area): ModelObject {
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

interface Borders {
  readonly env: Environment;
  readonly area: Area;
}

/** Edges of the whole area, and lines between its cells. Diagonals are not there. */
const edges = [
  'EdgeTop',
  'EdgeBottom',
  'EdgeLeft',
  'EdgeRight',
  'InsideVertical',
  'InsideHorizontal',
] as const;
type Edge = (typeof edges)[number];

const lineStyles = [
  'None',
  'Continuous',
  'Dash',
  'DashDot',
  'DashDotDot',
  'Dot',
  'Double',
  'SlantDashDot',
] as const;
const weights = ['Hairline', 'Thin', 'Medium', 'Thick'] as const;

const usualBorder: Border = { style: 'Continuous', weight: 'Thin', color: '#000000' };

function rangeBorders(env: Environment, area: Area): ModelObject {
  return objectOf(rangeBordersType, { env, area });
}

const rangeBordersType: ObjectType<Borders> = {
  name: 'RangeBorderCollection',
  items: (self) => edges.map((edge) => objectOf(rangeBorderType, { ...self, edge })),
  item: (self, args) => {
    const edge = args.text(0);
    if (edge.startsWith('Diagonal')) throw new MissingFeature(`The border ${edge}`);
    return objectOf(rangeBorderType, { ...self, edge: oneOf(edges, edge) });
  },
};

interface OneBorder extends Borders {
  readonly edge: Edge;
}

const rangeBorderType: ObjectType<OneBorder> = {
  name: 'RangeBorder',
  identity: ({ edge }) => ({ Id: edge, SideIndex: edge }),
  properties: {
    Color: {
      get: (self) => common(self, (border) => border?.color ?? usualBorder.color),
      set: (self, value) => {
        change(self, { color: colorFrom(value) });
      },
    },
    Style: {
      get: (self) => common(self, (border) => border?.style ?? 'None'),
      set: (self, value) => {
        const style = oneOf(lineStyles, value);
        if (style === 'None') draw(self, undefined);
        else change(self, { style });
      },
    },
    Weight: {
      get: (self) => common(self, (border) => border?.weight ?? usualBorder.weight),
      set: (self, value) => {
        change(self, { weight: oneOf(weights, value) });
      },
    },
  },
};

/** The cells beside the line, and their side that touches it; the cells across the line share it. */
function strips(area: Area, edge: Edge): readonly (readonly [Area, Side])[] {
  const { row, column, rows, columns } = area;
  switch (edge) {
    case 'EdgeTop':
      return [[{ ...area, rows: 1 }, 'top']];
    case 'EdgeBottom':
      return [[{ ...area, row: row + rows - 1, rows: 1 }, 'bottom']];
    case 'EdgeLeft':
      return [[{ ...area, columns: 1 }, 'left']];
    case 'EdgeRight':
      return [[{ ...area, column: column + columns - 1, columns: 1 }, 'right']];
    case 'InsideHorizontal':
      return rows < 2
        ? []
        : [
            [{ ...area, rows: rows - 1 }, 'bottom'],
            [{ ...area, row: row + 1, rows: rows - 1 }, 'top'],
          ];
    case 'InsideVertical':
      return columns < 2
        ? []
        : [
            [{ ...area, columns: columns - 1 }, 'right'],
            [{ ...area, column: column + 1, columns: columns - 1 }, 'left'],
          ];
  }
}

function common({ env, area, edge }: OneBorder, of: (border: Border | undefined) => Json): Json {
  const [strip] = strips(area, edge);
  if (strip === undefined) return of(undefined);
  const [cells, side] = strip;
  return uniform(env, cells, (style) => of(style[side])) ?? null;
}

/** A property of a line that is not there yet makes it: thin, continuous and black. */
function change(self: OneBorder, properties: Partial<Border>): void {
  const [strip] = strips(self.area, self.edge);
  if (strip === undefined) return;
  const [cells, side] = strip;
  const key = uniform(self.env, cells, (style) => JSON.stringify(style[side] ?? null));
  const before = key === undefined ? null : (JSON.parse(key) as Border | null);
  draw(self, { ...usualBorder, ...before, ...properties });
}

function draw({ env, area, edge }: OneBorder, border: Border | undefined): void {
  if (area.rows > 1e6 || area.columns > 16_000) {
    throw new ExcelError('InvalidArgument', 'Borders of whole rows or columns are not drawn here.');
  }
  for (const [cells, side] of strips(area, edge)) restyle(env, cells, { [side]: border });
}

/** The sixteen names of HTML 4, and orange, which Microsoft's documentation uses as its example. */
const named: Readonly<Record<string, string>> = {
  aqua: '#00FFFF',
  black: '#000000',
  blue: '#0000FF',
  fuchsia: '#FF00FF',
  gray: '#808080',
  green: '#008000',
  lime: '#00FF00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#FFA500',
  purple: '#800080',
  red: '#FF0000',
  silver: '#C0C0C0',
  teal: '#008080',
  white: '#FFFFFF',
  yellow: '#FFFF00',
};

/** "#RRGGBB" from such a text, with or without the sign, or from a colour's name. */
export function colorFrom(value: Json): string {
  if (typeof value !== 'string') throw new ExcelError('InvalidArgument');
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(value) ?? [];
  if (digits !== undefined) return `#${digits.toUpperCase()}`;
  const color = named[value.toLowerCase()];
  if (color !== undefined) return color;
  if (/^[a-z]+$/i.test(value)) throw new MissingFeature(`The colour "${value}"`);
  throw new ExcelError('InvalidArgument');
}

export function restyle(env: Environment, area: Area, change: StyleChange): void {
  mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    env.grid.styles.set(area, change);
  });
}

/** `getCellProperties`: for every cell the properties asked for, in the shape they were asked in. */
export function cellProperties(env: Environment, area: Area, asked: Json): Json {
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) =>
      read(range(env, cellOf(area, row, column)), wanted(asked)),
    ),
  );
}

/** `getRowProperties`: one object per row. */
export function rowProperties(env: Environment, area: Area, asked: Json): Json {
  return Array.from({ length: area.rows }, (_, row) =>
    read(range(env, rowOf(area, row)), wanted(asked)),
  );
}

/** `setCellProperties`: a table of the range's own size; an empty object leaves its cell as it is. */
export function setCellProperties(env: Environment, area: Area, given: Json): void {
  const rows = given as readonly (readonly JsonObject[])[];
  const fits = Array.isArray(given) && rows.length === area.rows;
  if (!fits || rows.some((row) => !Array.isArray(row) || row.length !== area.columns)) {
    throw new ExcelError('InvalidArgument');
  }
  for (const [r, row] of rows.entries()) {
    for (const [c, properties] of row.entries()) write(range(env, cellOf(area, r, c)), properties);
  }
}

/** `setColumnProperties`: one object for each column of the range; an empty object leaves its column as it is. */
export function setColumnProperties(env: Environment, area: Area, given: Json): void {
  const columns = given as readonly JsonObject[];
  if (!Array.isArray(given) || columns.length !== area.columns) {
    throw new ExcelError('InvalidArgument');
  }
  for (const [i, properties] of columns.entries()) {
    write(range(env, columnOf(area, i)), properties);
  }
}

/** Addresses are those of the cell; the rest are properties of a range under the same names. */
function read(object: ModelObject, asked: JsonObject): Json {
  return Object.fromEntries(
    Object.entries(asked)
      .filter(([, what]) => what !== false && what !== null)
      .map(([name, what]) => {
        const wire = wireName(name);
        if (typeof what !== 'object') return [name, object.read(wire)];
        return [name, read(object.object(wire), wanted(what))];
      }),
  );
}

function write(object: ModelObject, properties: JsonObject): void {
  // "No fill" has the last word over the colour that is read beside it.
  const inOrder = Object.entries(properties).sort(
    ([a], [b]) => Number(a === 'pattern') - Number(b === 'pattern'),
  );
  for (const [name, value] of inOrder) {
    const wire = wireName(name);
    if (value === null) continue;
    if (object.hasObject(wire)) write(object.object(wire), value as JsonObject);
    else object.write(wire, value);
  }
}

function wanted(value: Json): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ExcelError('InvalidArgument');
  }
  return value as JsonObject;
}

function wireName(name: string): string {
  if (name === 'borders') throw new MissingFeature('Borders in cell properties');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
