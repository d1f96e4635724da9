import { areaArgument, range, worksheet } from '../refs';
import type { Kinds } from '../kinds';
import type { Area } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import { formatAddress } from '../address';
import type { Arguments } from '../model-object';
import {
  cellProperties,
  rowProperties,
  setCellProperties,
  setColumnProperties,
} from '../looks/cell-properties';
import { positionsOf } from '../cells';
import { conditionalFormatCollection } from '../looks/conditional-formats';
import { dataValidation } from '../looks/data-validation';
import type { Environment } from '../environment';
import { type ModelObject, type ObjectType } from '../object';
import { clear } from './range-clear';
import { copyFrom } from './range-copy';
import { rangeFormat } from '../looks/range-format';
import * as geometry from './range-geometry';
import { hideLines, linesHidden } from './range-hidden';
import { merge, mergedAreas, unmerge } from './range-merges';
import { formulaOrValue, readMatrix, shownText, toldValue, valueType } from './range-read';
import { insert, remove } from './range-shift';
import { writeContents, writeNumberFormats, wrongSize } from './range-write';
import { sheetById } from '../sheet/sheets';
import { surroundingRegion } from './surrounding-region';
import { tableScopedCollection } from '../table/table-collection';
import { tablesTouching } from '../table/grid-tables';

type Range = Kinds['Range'];

const part =
  (of: (area: Area, args: Arguments) => Area) =>
  ({ env, area }: Range, args: Arguments): ModelObject =>
    range(env, of(area, args));

export const rangeType: ObjectType<Range> = {
  name: 'Range',
  referable: true,
  properties: {
    Address: { get: ({ env, area }) => formatAddress(sheetById(env, area.sheetId).name, area) },
    ColumnCount: { get: ({ area }) => area.columns },
    ColumnHidden: {
      get: ({ env, area }) => linesHidden(env, area, 'columns'),
      set: ({ env, area }, value) => {
        hideLines(env, area, 'columns', value);
      },
    },
    ColumnIndex: { get: ({ area }) => area.column },
    Formulas: {
      get: ({ env, area }) => readMatrix(env, area, formulaOrValue),
      set: ({ env, area }, value) => {
        writeContents(env, area, value);
      },
    },
    HasSpill: { get: ({ env, area }) => hasSpill(env, area) },
    NumberFormat: {
      get: ({ env, area }) => readMatrix(env, area, (cell) => cell.numberFormat),
      set: ({ env, area }, value) => {
        writeNumberFormats(env, area, value);
      },
    },
    RowCount: { get: ({ area }) => area.rows },
    RowHidden: {
      get: ({ env, area }) => linesHidden(env, area, 'rows'),
      set: ({ env, area }, value) => {
        hideLines(env, area, 'rows', value);
      },
    },
    RowIndex: { get: ({ area }) => area.row },
    Text: { get: ({ env, area }) => readMatrix(env, area, (cell) => shownText(env, cell)) },
    ValueTypes: { get: ({ env, area }) => readMatrix(env, area, valueType) },
    Values: {
      get: ({ env, area }) => readMatrix(env, area, ({ value }) => toldValue(env, value)),
      set: ({ env, area }, value) => {
        writeContents(env, area, value);
      },
    },
  },
  objects: {
    ConditionalFormats: ({ env, area }) => conditionalFormatCollection(env, area),
    DataValidation: ({ env, area }) => dataValidation(env, area),
    Format: ({ env, area }) => rangeFormat(env, area),
    Worksheet: ({ env, area }) => worksheet(env, area.sheetId),
  },
  methods: {
    GetBoundingRect: ({ env, area }, args) =>
      range(env, geometry.around(area, areaArgument(env, area.sheetId, args, 0))),
    GetCellProperties: ({ env, area }, args) => cellProperties(env, area, args.value(0)),
    GetCell: part((area, args) => geometry.cellOf(area, args.integer(0), args.integer(1))),
    GetAbsoluteResizedRange: part((area, args) =>
      geometry.resized(area, args.integer(0) - area.rows, args.integer(1) - area.columns),
    ),
    GetResizedRange: part((area, args) => geometry.resized(area, args.integer(0), args.integer(1))),
    GetMergedAreasOrNullObject: ({ env, area }) => mergedAreas(env, area),
    GetRow: part((area, args) => geometry.rowOf(area, args.integer(0))),
    GetRowProperties: ({ env, area }, args) => rowProperties(env, area, args.value(0)),
    GetSpillParentOrNullObject: ({ env, area }) => foundOrNull(env, spillParent(env, area)),
    GetSpillingToRangeOrNullObject: ({ env, area }) => foundOrNull(env, spillFrom(env, area)),
    GetSurroundingRegion: ({ env, area }) => range(env, surroundingRegion(env, area)),
    GetTables: ({ env, area }, args) => {
      const contained = args.value(0) === true;
      const touching = tablesTouching(env, area);
      return tableScopedCollection(
        env,
        touching.filter((each) => !contained || geometry.holds(area, each.area)),
      );
    },
    GetUsedRangeOrNullObject: ({ env, area }, args) =>
      foundOrNull(env, geometry.usedPart(env, area, args.value(0) === true)),
    /** Before office.js writes a large array in strips of some 1,500 cells. */
    _ValidateArraySize: ({ area }, args) => {
      if (args.integer(0) !== area.rows || args.integer(1) !== area.columns) {
        throw new ExcelError('InvalidArgument', wrongSize);
      }
    },
    CopyFrom: ({ env, area }, args) => {
      copyFrom(env, area, args);
    },
    Delete: ({ env, area }, args) => {
      remove(env, area, args.value(0));
    },
    Insert: ({ env, area }, args) => {
      insert(env, area, args.value(0));
      return range(env, area);
    },
    Clear: ({ env, area }, args) => {
      clear(env, area, args.optionalText(0) ?? 'All');
    },
    Merge: ({ env, area }, args) => {
      merge(env, area, args.value(0) === true);
    },
    Select: ({ env, area }) => {
      env.grid.select(area);
    },
    SetCellProperties: ({ env, area }, args) => {
      setCellProperties(env, area, args.value(0));
    },
    SetColumnProperties: ({ env, area }, args) => {
      setColumnProperties(env, area, args.value(0));
    },
    Unmerge: ({ env, area }) => {
      unmerge(env, area);
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

function foundOrNull(env: Environment, area: Area | undefined): ModelObject | null {
  return area === undefined ? null : range(env, area);
}

/** True when every cell is part of a spill, false when none is, null when some are. */
function hasSpill(env: Environment, area: Area): boolean | null {
  const used = env.grid.usedArea(area.sheetId);
  const filled = used === undefined ? undefined : geometry.common(area, used);
  if (filled === undefined) return false;
  const spilled = positionsOf(filled).filter((cell) => env.grid.spill(cell) !== undefined).length;
  if (spilled === 0) return false;
  return spilled === area.rows * area.columns ? true : null;
}
