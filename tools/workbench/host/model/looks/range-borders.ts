import type { Area } from '../../../grid/grid';
import type { Border, Side } from '../../../grid/looks';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import { uniform } from '../cells';
import { colorFrom, restyle } from './color';
import type { Environment } from '../environment';
import { type ModelObject, objectOf, type ObjectType } from '../object';
import { oneOf } from '../model-object';

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

const usual: Border = { style: 'Continuous', weight: 'Thin', color: '#000000' };

export function rangeBorders(env: Environment, area: Area): ModelObject {
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
      get: (self) => common(self, (border) => border?.color ?? usual.color),
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
      get: (self) => common(self, (border) => border?.weight ?? usual.weight),
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
  draw(self, { ...usual, ...before, ...properties });
}

function draw({ env, area, edge }: OneBorder, border: Border | undefined): void {
  if (area.rows > 1e6 || area.columns > 16_000) {
    throw new ExcelError('InvalidArgument', 'Borders of whole rows or columns are not drawn here.');
  }
  for (const [cells, side] of strips(area, edge)) restyle(env, cells, { [side]: border });
}
