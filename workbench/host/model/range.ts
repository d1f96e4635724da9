import type { Area } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import { formatAddress } from './address';
import type { Arguments } from './arguments';
import type { Environment } from './environment';
import { maxCellCount } from './limits';
import { isModelObject, objectOf, selfOf, type ModelObject, type ObjectType } from './object';
import { clear } from './range-clear';
import * as geometry from './range-geometry';
import { formulaOrValue, plainValue, readMatrix, valueType } from './range-read';
import { writeContents, writeNumberFormats } from './range-write';
import { sheetById } from './sheets';
import { worksheet } from './worksheet';

interface Range {
  readonly env: Environment;
  readonly area: Area;
}

export function range(env: Environment, area: Area): ModelObject {
  sheetById(env, area.sheetId);
  return objectOf(rangeType, { env, area });
}

const part =
  (of: (area: Area, args: Arguments) => Area) =>
  ({ env, area }: Range, args: Arguments): ModelObject =>
    range(env, of(area, args));

const rangeType: ObjectType<Range> = {
  name: 'Range',
  referable: true,
  properties: {
    Address: { get: ({ env, area }) => formatAddress(sheetById(env, area.sheetId).name, area) },
    CellCount: { get: ({ area }) => cellCount(area) },
    ColumnCount: { get: ({ area }) => area.columns },
    ColumnIndex: { get: ({ area }) => area.column },
    Formulas: {
      get: ({ env, area }) => readMatrix(env, area, formulaOrValue),
      set: ({ env, area }, value) => {
        writeContents(env, area, value);
      },
    },
    NumberFormat: {
      get: ({ env, area }) => readMatrix(env, area, (cell) => cell.numberFormat),
      set: ({ env, area }, value) => {
        writeNumberFormats(env, area, value);
      },
    },
    RowCount: { get: ({ area }) => area.rows },
    RowIndex: { get: ({ area }) => area.row },
    Text: { get: ({ env, area }) => readMatrix(env, area, (cell) => cell.text) },
    ValueTypes: { get: ({ env, area }) => readMatrix(env, area, valueType) },
    Values: {
      get: ({ env, area }) => readMatrix(env, area, (cell) => plainValue(cell.value)),
      set: ({ env, area }, value) => {
        writeContents(env, area, value);
      },
    },
  },
  objects: {
    Worksheet: ({ env, area }) => worksheet(env, area.sheetId),
  },
  methods: {
    GetAbsoluteResizedRange: part((area, args) =>
      geometry.moved(area, { ...area, rows: args.integer(0), columns: args.integer(1) }),
    ),
    GetBoundingRect: ({ env, area }, args) =>
      range(env, geometry.around(area, other(env, area, args))),
    GetCell: part((area, args) => geometry.cellOf(area, args.integer(0), args.integer(1))),
    GetColumn: part((area, args) => geometry.columnOf(area, args.integer(0))),
    GetEntireColumn: part(geometry.entireColumns),
    GetEntireRow: part(geometry.entireRows),
    GetIntersection: ({ env, area }, args) =>
      found(env, geometry.common(area, other(env, area, args))),
    GetIntersectionOrNullObject: ({ env, area }, args) =>
      foundOrNull(env, geometry.common(area, other(env, area, args))),
    GetLastCell: part(geometry.lastCell),
    GetLastColumn: part((area) => geometry.columnOf(area, area.columns - 1)),
    GetLastRow: part((area) => geometry.rowOf(area, area.rows - 1)),
    GetOffsetRange: part((area, args) => geometry.offset(area, args.integer(0), args.integer(1))),
    GetResizedRange: part((area, args) => geometry.resized(area, args.integer(0), args.integer(1))),
    GetRow: part((area, args) => geometry.rowOf(area, args.integer(0))),
    GetSpillParent: ({ env, area }) => found(env, spillParent(env, area)),
    GetSpillParentOrNullObject: ({ env, area }) => foundOrNull(env, spillParent(env, area)),
    GetSpillingToRange: ({ env, area }) => found(env, spillFrom(env, area)),
    GetSpillingToRangeOrNullObject: ({ env, area }) => foundOrNull(env, spillFrom(env, area)),
    GetUsedRange: ({ env, area }) => found(env, geometry.usedPart(env, area)),
    GetUsedRangeOrNullObject: ({ env, area }) => foundOrNull(env, geometry.usedPart(env, area)),
    Calculate: ({ env }) => {
      env.recalculate(false);
    },
    Clear: ({ env, area }, args) => {
      clear(env, area, args.optionalText(0) ?? 'All');
    },
    Select: ({ env, area }) => {
      env.grid.select(area);
    },
  },
};

/** The cell whose formula spills into this one; "fails if applied to a range with more than one cell". */
function spillParent(env: Environment, area: Area): Area | undefined {
  const spilled = spillOver(env, area);
  return spilled && { ...spilled, rows: 1, columns: 1 };
}

/** What the formula in this cell fills, when it is the cell the spill comes from. */
function spillFrom(env: Environment, area: Area): Area | undefined {
  const spilled = spillOver(env, area);
  return spilled?.row === area.row && spilled.column === area.column ? spilled : undefined;
}

function spillOver(env: Environment, area: Area): Area | undefined {
  if (area.rows > 1 || area.columns > 1) throw new ExcelError('InvalidArgument');
  return env.grid.spill(area);
}

/** -1 when the count exceeds what a 32-bit integer holds, as `Range.cellCount` is documented. */
function cellCount(area: Area): number {
  const count = area.rows * area.columns;
  return count > maxCellCount ? -1 : count;
}

function found(env: Environment, area: Area | undefined): ModelObject {
  if (area === undefined) throw new ExcelError('ItemNotFound');
  return range(env, area);
}

function foundOrNull(env: Environment, area: Area | undefined): ModelObject | null {
  return area === undefined ? null : range(env, area);
}

/** The other range of a call: an object, or an address on the same sheet. */
function other(env: Environment, area: Area, args: Arguments): Area {
  const object = isModelObject(args.at(0))
    ? args.at(0)
    : worksheet(env, area.sheetId).call('GetRange', args);
  const otherRange = selfOf(rangeType, object);
  if (otherRange === undefined) throw new ExcelError('InvalidArgument');
  return otherRange.area;
}
