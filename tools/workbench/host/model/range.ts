import { areaArgument, range, rangeAreas, tablesTouching, worksheet } from './refs';
import {
  type Arguments,
  type Environment,
  type Kinds,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  type Property,
} from './object';
import type { Area } from '../../grid/grid';
import { ExcelError, type Json, MissingFeature } from '../wire';
import { formatAddress, maxColumns, maxRows, positionsOf, sheetById } from './address';
import {
  cellProperties,
  existingLines,
  rangeFormat,
  rowProperties,
  setCellProperties,
  setColumnProperties,
} from './range-format';
import { clearFormats, conditionalFormatCollection } from './conditional-formats';
import { dataValidation } from './data-validation';
import {
  copyFrom,
  coveredByMerges,
  writeContents,
  writeNumberFormats,
  wrongSize,
} from './range-write';
import * as geometry from './range-read';
import {
  around,
  common as commonArea,
  formulaOrValue,
  readMatrix,
  rowOf,
  shownText,
  toldValue,
  valueType,
} from './range-read';
import { tableScopedCollection } from './table';
import type { Dimension } from '../../grid/parts';
import { formatting, mayChange, mayWrite } from './protection';

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

/** `rowHidden`, `columnHidden`: true or false when it holds for all, null when for some. */
function linesHidden(env: Environment, area: Area, dimension: Dimension): Json {
  return common(hiddenLines(env, area, dimension));
}

function hideLines(env: Environment, area: Area, dimension: Dimension, value: Json): void {
  const hidden = oneOf([true, false], value);
  mayChange(env, area.sheetId, formatting[dimension]);
  env.writing(() => {
    env.grid.lines.setHidden(area.sheetId, existingLines(env, area, dimension), hidden);
  });
}

/** Row by row or column by column, whether it is out of sight. */
function hiddenLines(env: Environment, area: Area, dimension: Dimension): boolean[] {
  const { first, count } = existingLines(env, area, dimension);
  return Array.from({ length: count }, (_, i) =>
    env.grid.lines.isHidden(area.sheetId, dimension, first + i),
  );
}

function common(values: readonly boolean[]): boolean | null {
  const [first = false] = values;
  return values.every((value) => value === first) ? first : null;
}

/**
 * The merged areas whose first cell is in the range, as wide as they are: Excel overlooks those that reach into it from
 * above or from the left (office-js #3611). On the desktop, meeting one ends the user's undo list (office-js #5918).
 */
function mergedAreas(env: Environment, area: Area): ModelObject | null {
  const merged = env.grid.merges.touching(area);
  if (merged.length > 0) env.notUndoable('desktop', 'silent');
  const found = merged.filter(
    ({ row, column }) =>
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns,
  );
  return found.length === 0 ? null : rangeAreas(env, found);
}

/** `across` makes one merged area of each row. Only the first cell's contents remain. */
function merge(env: Environment, area: Area, across: boolean): void {
  const areas = across ? Array.from({ length: area.rows }, (_, row) => rowOf(area, row)) : [area];
  mayChange(env, area.sheetId);
  env.writing(() => {
    env.grid.merges.unmerge(area);
    for (const each of areas) {
      if (each.rows * each.columns > 1) env.grid.merges.merge(each);
    }
  });
}

function unmerge(env: Environment, area: Area): void {
  mayChange(env, area.sheetId);
  env.writing(() => {
    env.grid.merges.unmerge(area);
  });
}

/** `getSurroundingRegion`, Ctrl+A: the block around the range, bounded by blank rows and columns. */
function surroundingRegion(env: Environment, area: Area): Area {
  const used = env.grid.usedArea(area.sheetId);
  if (used === undefined) return area;
  const filled = new Set(
    env.grid
      .read(used)
      .flatMap((row, r) =>
        row.flatMap((cell, c) =>
          cell.value === null && cell.formula === undefined
            ? []
            : [`${used.row + r} ${used.column + c}`],
        ),
      ),
  );
  let region = area;
  for (;;) {
    const row = Math.max(0, region.row - 1);
    const column = Math.max(0, region.column - 1);
    const wider = {
      ...region,
      row,
      column,
      rows: region.row + region.rows + 1 - row,
      columns: region.column + region.columns + 1 - column,
    };
    const found = commonArea(wider, used);
    const cells = found === undefined ? [] : positionsOf(found);
    const touching = cells.filter((cell) => filled.has(`${cell.row} ${cell.column}`));
    const grown = touching.reduce<Area>(
      (sum, cell) => around(sum, { ...cell, rows: 1, columns: 1 }),
      region,
    );
    if (grown.rows === region.rows && grown.columns === region.columns) return region;
    region = grown;
  }
}

/** `Range.clear`: contents where cells are filled, formats everywhere, or both. */
function clear(env: Environment, area: Area, applyTo: string): void {
  const { contents, formats } = partsOf(applyTo);
  const used = env.grid.usedArea(area.sheetId);
  const filled = used === undefined ? undefined : commonArea(area, used);
  if (contents) mayWrite(env, filled ?? area);
  if (formats) mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    if (contents && filled !== undefined) clearContents(env, filled);
    if (formats) env.grid.styles.clear(area);
    if (contents && formats) clearRules(env, area);
  });
}

/** `Excel.ClearApplyTo`. */
function partsOf(applyTo: string): { readonly contents: boolean; readonly formats: boolean } {
  switch (applyTo) {
    case 'All':
      return { contents: true, formats: true };
    case 'Contents':
      return { contents: true, formats: false };
    case 'Formats':
      return { contents: false, formats: true };
    case 'Hyperlinks':
    case 'RemoveHyperlinks':
    case 'ResetContents':
      throw new MissingFeature(`Range.clear("${applyTo}")`);
    default:
      throw new ExcelError('InvalidArgument');
  }
}

/** Validation and conditional formats go only when everything does. */
function clearRules(env: Environment, area: Area): void {
  clearFormats(env, area);
  const ruled = env.grid.validations
    .all(area.sheetId)
    .some(([areas]) => areas.some((each) => commonArea(each, area) !== undefined));
  if (ruled) env.grid.validations.set(area, undefined);
}

function clearContents(env: Environment, area: Area): void {
  const covered = coveredByMerges(env, area);
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      if (covered.has(`${row} ${column}`)) continue;
      env.grid.write({ sheetId: area.sheetId, row, column }, null);
    }
  }
}

/** `Range.insert`: new cells where the range is, which is given back; others move down or to the right. */
function insert(env: Environment, area: Area, shift: Json): void {
  const direction = oneOf(['Down', 'Right'] as const, shift);
  const whole = wholeLines(area);
  mayShift(env, area, whole, 'Insert');
  env.writing(() => {
    if (whole !== undefined)
      env.grid.lines.insert(area.sheetId, { dimension: whole, ...run(area, whole) });
    else env.grid.shifts.insertCells(area, direction === 'Down' ? 'down' : 'right');
  });
}

/** `Range.delete`: the cells go, others close the gap from below or from the right. */
function remove(env: Environment, area: Area, shift: Json): void {
  const direction = oneOf(['Up', 'Left'] as const, shift);
  const whole = wholeLines(area);
  mayShift(env, area, whole, 'Delete');
  env.writing(() => {
    if (whole !== undefined)
      env.grid.lines.remove(area.sheetId, { dimension: whole, ...run(area, whole) });
    else env.grid.shifts.removeCells(area, direction === 'Up' ? 'up' : 'left');
  });
}

/** Whole rows or columns go or come as such, whatever direction is named. */
function wholeLines({ rows, columns }: Area): Dimension | undefined {
  if (columns === maxColumns) return 'rows';
  return rows === maxRows ? 'columns' : undefined;
}

function run(
  { row, column, rows, columns }: Area,
  dimension: Dimension,
): { first: number; count: number } {
  return dimension === 'rows' ? { first: row, count: rows } : { first: column, count: columns };
}

/**
 * Protection may allow whole lines only. Cells of a list that is filtered, and part of a table's width, cannot
 * be moved.
 */
function mayShift(
  env: Environment,
  area: Area,
  whole: Dimension | undefined,
  what: 'Insert' | 'Delete',
): void {
  const lines = whole === 'rows' ? 'Rows' : 'Columns';
  mayChange(env, area.sheetId, whole === undefined ? undefined : `allow${what}${lines}`);
  if (whole !== undefined) return;
  const sheet = sheetById(env, area.sheetId);
  const last = Math.min(sheet.rows, area.row + area.rows);
  for (let row = area.row; row < last; row++) {
    if (env.grid.lines.isFiltered(area.sheetId, row)) throw new ExcelError('FilteredRangeConflict');
  }
  const moving = { ...area, rows: maxRows - area.row };
  const cut = tablesTouching(env, moving).some((table) => {
    const part = commonArea(table.area, { ...moving, columns: area.columns });
    return part !== undefined && part.columns !== table.area.columns;
  });
  if (cut) throw new ExcelError('InsertDeleteConflict');
}

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
