import { range } from '../refs';
import type { Area, Cell } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import { formatAddress } from '../address';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { rowOf, usedPart } from './range-geometry';
import { hiddenLines } from './range-hidden';
import { formulaOrValue, isUnbounded, plainValue, valueType } from './range-read';
import { sheetById } from '../sheet/sheets';

interface View {
  readonly env: Environment;
  readonly area: Area;
  readonly index: number;
}

/** `getVisibleView`: the range without its hidden rows and columns. */
export function rangeView(env: Environment, area: Area): ModelObject {
  const bounded = isUnbounded(area) ? usedPart(env, area, true) : area;
  return objectOf(rangeViewType, {
    env,
    area: bounded ?? { ...area, rows: 1, columns: 1 },
    index: 0,
  });
}

const rangeViewType: ObjectType<View> = {
  name: 'RangeView',
  identity: ({ index }) => ({ Index: index }),
  properties: {
    CellAddresses: {
      get: ({ env, area }) => {
        const { name } = sheetById(env, area.sheetId);
        return shown(env, area).rows.map((row) =>
          shown(env, area).columns.map((column) =>
            formatAddress(name, { row, column, rows: 1, columns: 1 }),
          ),
        );
      },
    },
    ColumnCount: { get: ({ env, area }) => shown(env, area).columns.length },
    Formulas: { get: (view) => read(view, formulaOrValue) },
    Index: { get: ({ index }) => index },
    NumberFormat: { get: (view) => read(view, (cell) => cell.numberFormat) },
    RowCount: { get: ({ env, area }) => shown(env, area).rows.length },
    Text: { get: (view) => read(view, (cell) => cell.text) },
    ValueTypes: { get: (view) => read(view, valueType) },
    Values: { get: (view) => read(view, (cell) => plainValue(cell.value)) },
  },
  objects: { Rows: (view) => objectOf(rangeViewCollectionType, view) },
  methods: { GetRange: ({ env, area }) => range(env, area) },
};

const rangeViewCollectionType: ObjectType<View> = {
  name: 'RangeViewCollection',
  items: (view) => shown(view.env, view.area).rows.map((_, i) => row(view, i)),
  methods: {
    GetCount: ({ env, area }) => shown(env, area).rows.length,
    GetItemAt: (view, args) => row(view, args.integer(0)),
  },
};

function row({ env, area }: View, index: number): ModelObject {
  const at = shown(env, area).rows[index];
  if (at === undefined) throw new ExcelError('ItemNotFound');
  return objectOf(rangeViewType, { env, area: rowOf(area, at - area.row), index });
}

/** The rows and columns in sight. */
function shown(env: Environment, area: Area): { rows: number[]; columns: number[] } {
  const visible = (first: number, hidden: readonly boolean[]): number[] =>
    hidden.flatMap((isHidden, i) => (isHidden ? [] : [first + i]));
  return {
    rows: visible(area.row, hiddenLines(env, area, 'rows')),
    columns: visible(area.column, hiddenLines(env, area, 'columns')),
  };
}

function read({ env, area }: View, of: (cell: Cell) => Json): Json {
  const { rows, columns } = shown(env, area);
  const cells = env.grid.read(area);
  return rows.map((at) =>
    columns.map((column) => {
      const cell = cells[at - area.row]?.[column - area.column];
      return cell === undefined ? '' : of(cell);
    }),
  );
}
