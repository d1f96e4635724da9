import type { Area, CellPosition } from '../../../grid/grid';
import { compareValues } from '../../../grid/formulas/order';
import type { TakenCell } from '../../../grid/parts';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import { positionsOf } from '../cells';
import type { Environment } from '../environment';
import { mayChange, mayWrite } from '../sheet/guards';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { usedPart } from './range-geometry';
import { oneOf } from '../values';

interface Sorted {
  readonly env: Environment;
  readonly area: Area;
}

export function rangeSort(env: Environment, area: Area): ModelObject {
  return objectOf(rangeSortType, { env, area });
}

const rangeSortType: ObjectType<Sorted> = {
  name: 'RangeSort',
  methods: {
    Apply: ({ env, area }, args) => {
      const matchCase = oneOf([true, false], args.value(1) ?? false);
      const hasHeaders = oneOf([true, false], args.value(2) ?? false);
      const byColumns = oneOf(['Rows', 'Columns'], args.value(3) ?? 'Rows') === 'Columns';
      sort(env, area, { fields: fieldsFrom(args.value(0)), matchCase, hasHeaders, byColumns });
    },
  },
};

interface Field {
  readonly key: number;
  readonly ascending: boolean;
}

interface Order {
  readonly fields: readonly Field[];
  readonly matchCase: boolean;
  readonly hasHeaders: boolean;
  /** Columns change places instead of rows. */
  readonly byColumns: boolean;
}

function fieldsFrom(value: Json): Field[] {
  if (!Array.isArray(value) || value.length === 0) throw new ExcelError('InvalidArgument');
  return (value as JsonObject[]).map(({ key, ascending, sortOn, subField }) => {
    if ((sortOn ?? 'Value') !== 'Value' || (subField ?? null) !== null) {
      throw new MissingFeature('Sorting by anything but values');
    }
    if (typeof key !== 'number' || !Number.isInteger(key)) throw new ExcelError('InvalidArgument');
    return { key, ascending: oneOf([true, false], ascending ?? true) };
  });
}

/** Rows with equal values keep their order. Merged cells and results that spill cannot be sorted. */
function sort(env: Environment, whole: Area, order: Order): void {
  const used = usedPart(env, whole, true);
  if (used === undefined) return;
  const end = { row: used.row + used.rows, column: used.column + used.columns };
  const area = { ...whole, rows: end.row - whole.row, columns: end.column - whole.column };
  const isBound = positionsOf(area).some((cell) => env.grid.spill(cell) !== undefined);
  if (isBound || env.grid.merges.touching(area).length > 0)
    throw new ExcelError('InvalidOperation');
  mayChange(env, area.sheetId, 'allowSort');
  mayWrite(env, area);
  const lines = linesOf(env, area, order.byColumns);
  const headers = order.hasHeaders ? lines.slice(0, 1) : [];
  const body = lines.slice(headers.length);
  if (order.fields.some(({ key }) => (lines[0] ?? [])[key] === undefined)) {
    throw new ExcelError('InvalidArgument');
  }
  const sorted = [...body].sort((a, b) => compareLines(a, b, order));
  env.writing(() => {
    for (const [i, line] of sorted.entries()) {
      for (const [j, cell] of line.entries()) {
        const to = body[i]?.[j]?.from;
        if (to !== undefined) place(env, cell, to);
      }
    }
  });
}

function linesOf(env: Environment, area: Area, byColumns: boolean): TakenCell[][] {
  const { rows, columns } = area;
  const at = (row: number, column: number): CellPosition => ({
    sheetId: area.sheetId,
    row: area.row + row,
    column: area.column + column,
  });
  const [lines, length] = byColumns ? [columns, rows] : [rows, columns];
  return Array.from({ length: lines }, (_, i) =>
    Array.from({ length }, (__, j) => env.grid.copies.take(byColumns ? at(j, i) : at(i, j))),
  );
}

function compareLines(a: readonly TakenCell[], b: readonly TakenCell[], order: Order): number {
  for (const { key, ascending } of order.fields) {
    const [left = null, right = null] = [a[key]?.value, b[key]?.value];
    // Blank cells come last, whichever way the others are sorted.
    const blanks = Number(left === null) - Number(right === null);
    if (blanks !== 0) return blanks;
    if (left === null) continue;
    const compared = compareValues(left, right, order.matchCase);
    if (compared !== 0) return ascending ? compared : -compared;
  }
  return 0;
}

function place(env: Environment, cell: TakenCell, to: CellPosition): void {
  if (cell.from.row === to.row && cell.from.column === to.column) return;
  env.grid.copies.putFormat(cell, to);
  env.grid.copies.putContent(cell, to);
}
