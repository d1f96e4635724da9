import { areaArgument, areaAt, range, rangeAreas, worksheet } from './refs';
import {
  type Arguments,
  type Environment,
  type Kinds,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  textFrom,
} from './object';
import { ExcelError } from '../wire';
import {
  type Box,
  checkedSheetName,
  findSheet,
  maxColumns,
  maxRows,
  newSheetName,
  sheetById,
} from './address';
import { autoFilter, tableCollection } from './table';
import { colorFrom } from './range-format';
import {
  activationMethods,
  eventMethods,
  sheetListMethods,
  sheetStateMethods,
  wholeWorkbook,
} from '../events';
import { refuseIf } from '../manners';
import { mayChangeSheets, worksheetProtection } from './protection';
import { namedItemCollection } from './named-items';
import { pageLayout } from './page-layout';
import { moved, usedOnSheet } from './range-read';
import type { Frozen } from '../../grid/parts';

type Worksheet = Kinds['Worksheet'];

export const worksheetType: ObjectType<Worksheet> = {
  name: 'Worksheet',
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
    Name: {
      get: ({ env, id }) => sheetById(env, id).name,
      set: ({ env, id }, value) => {
        mayChangeSheets(env);
        const name = checkedSheetName(env, textFrom(value), id);
        env.notUndoable('desktop', 'refused');
        env.writing(() => {
          env.grid.tabs.rename(id, name);
        });
      },
    },
    TabColor: {
      get: ({ env, id }) => env.grid.tabs.color(id) ?? '',
      set: ({ env, id }, value) => {
        refuseIf(env.manners, 'tab');
        const color = value === '' ? undefined : colorFrom(value);
        env.writing(() => {
          env.grid.tabs.setColor(id, color);
        });
      },
    },
    Visibility: {
      get: ({ env, id }) => visibilityOf(env, id),
      set: ({ env, id }, value) => {
        setVisibility(env, id, oneOf(visibilities, value));
      },
    },
  },
  objects: {
    AutoFilter: ({ env, id }) => autoFilter(env, id),
    Charts: ({ env, id }) => countedCollection(env, id, 'charts'),
    Comments: ({ env, id }) => countedCollection(env, id, 'comments'),
    FreezePanes: ({ env, id }) => freezePanes(env, id),
    Names: ({ env, id }) => namedItemCollection(env, id),
    PageLayout: ({ env, id }) => pageLayout(env, id),
    Protection: ({ env, id }) => worksheetProtection(env, id),
    Shapes: ({ env, id }) => countedCollection(env, id, 'shapes'),
    Tables: ({ env, id }) => tableCollection(env, id),
  },
  methods: {
    Activate: ({ env, id }) => {
      if (visibilityOf(env, id) !== 'Visible') throw new ExcelError('InvalidOperation');
      env.grid.activateSheet(id);
    },
    Delete: ({ env, id }) => {
      deleteSheet(env, id);
    },
    GetRanges: (sheet, args) => {
      const addresses = (args.optionalText(0) ?? '').split(sheet.env.manners.separator);
      return rangeAreas(
        sheet.env,
        addresses.map((address) => areaAt(sheet.env, sheet.id, address.trim())),
      );
    },
    Calculate: ({ env, id }, args) => {
      env.recalculate(args.value(0) === true, id);
    },
    GetRange: ({ env, id }, args) => range(env, areaAt(env, id, args.optionalText(0) ?? '')),
    GetRangeByIndexes: (sheet, args) =>
      on(sheet, {
        row: args.integer(0),
        column: args.integer(1),
        rows: args.integer(2),
        columns: args.integer(3),
      }),
    GetUsedRangeOrNullObject: (sheet, args) => usedRange(sheet, args) ?? null,
    ...eventMethods<Worksheet>(({ id }) => id),
    ...activationMethods<Worksheet>(({ id }) => id),
  },
};

/** What `getUsedRange` gives for an empty sheet. */
const topLeftCell: Box = { row: 0, column: 0, rows: 1, columns: 1 };

function on({ env, id }: Worksheet, box: Box): ModelObject {
  return range(env, moved({ sheetId: id, ...topLeftCell }, box));
}

function usedRange({ env, id }: Worksheet, args: Arguments): ModelObject | undefined {
  const used = usedOnSheet(env, id, args.value(0) === true);
  return used === undefined ? undefined : range(env, used);
}

/** Charts, shapes and comments of a sheet. The workbench draws none: a number among the sheet's extras says how many. */
const countedObjects = ['charts', 'shapes', 'comments'] as const;
type CountedObjects = (typeof countedObjects)[number];

interface Counted {
  readonly env: Environment;
  readonly sheetId: string;
  readonly kind: CountedObjects;
}

const types = {
  charts: counted('ChartCollection'),
  shapes: counted('ShapeCollection'),
  comments: counted('CommentCollection'),
};

function countedCollection(env: Environment, sheetId: string, kind: CountedObjects): ModelObject {
  return objectOf(types[kind], { env, sheetId, kind });
}

function counted(name: string): ObjectType<Counted> {
  return {
    name,
    properties: { Count: { get: countOf } },
    methods: { GetCount: countOf },
  };
}

function countOf({ env, sheetId, kind }: Counted): number {
  return Number(env.grid.extras.texts(sheetId)[kind] ?? 0);
}

const visibilities = ['Visible', 'Hidden', 'VeryHidden'] as const;
type Visibility = (typeof visibilities)[number];

/** The grid knows hidden sheets; that only an add-in can show one again is remembered beside it. */
const veryHidden = 'veryHidden';

function visibilityOf(env: Environment, sheetId: string): Visibility {
  if (sheetById(env, sheetId).visible) return 'Visible';
  return env.grid.extras.texts(sheetId)[veryHidden] === undefined ? 'Hidden' : 'VeryHidden';
}

function setVisibility(env: Environment, sheetId: string, visibility: Visibility): void {
  mayChangeSheets(env);
  if (visibility !== 'Visible' && isLastVisible(env, sheetId)) {
    throw new ExcelError('InvalidOperation');
  }
  env.notUndoable('desktop', 'refused');
  env.writing(() => {
    env.grid.tabs.setVisible(sheetId, visibility === 'Visible');
    env.grid.extras.setText(sheetId, veryHidden, visibility === veryHiddenName ? 'yes' : undefined);
  });
}

const veryHiddenName: Visibility = 'VeryHidden';

/** Neither the last sheet in sight nor a very hidden one can be deleted. */
function deleteSheet(env: Environment, sheetId: string): void {
  mayChangeSheets(env);
  if (visibilityOf(env, sheetId) === 'VeryHidden' || isLastVisible(env, sheetId)) {
    throw new ExcelError('InvalidOperation');
  }
  env.notUndoable('anywhere', 'refused');
  env.writing(() => {
    env.grid.tabs.remove(sheetId);
  });
}

function isLastVisible(env: Environment, sheetId: string): boolean {
  const visible = env.grid.sheets().filter((sheet) => sheet.visible);
  return visible.length === 1 && visible[0]?.id === sheetId;
}

interface FreezePanes {
  readonly env: Environment;
  readonly sheetId: string;
}

function freezePanes(env: Environment, sheetId: string): ModelObject {
  return objectOf(freezePanesType, { env, sheetId });
}

const freezePanesType: ObjectType<FreezePanes> = {
  name: 'WorksheetFreezePanes',
  methods: {
    FreezeAt: ({ env, sheetId }, args) => {
      const area = areaArgument(env, sheetId, args, 0);
      // Whole rows freeze no columns, whole columns no rows.
      freeze(env, sheetId, {
        rows: area.rows === maxRows ? 0 : area.row + area.rows,
        columns: area.columns === maxColumns ? 0 : area.column + area.columns,
      });
    },
    FreezeColumns: ({ env, sheetId }, args) => {
      freeze(env, sheetId, { ...env.grid.tabs.frozen(sheetId), columns: count(args) });
    },
    FreezeRows: ({ env, sheetId }, args) => {
      freeze(env, sheetId, { ...env.grid.tabs.frozen(sheetId), rows: count(args) });
    },
    GetLocationOrNullObject: (self) => frozen(self),
  },
};

/** The frozen cells; whole rows or columns when only those are frozen. */
function frozen({ env, sheetId }: FreezePanes): ModelObject | null {
  const { rows, columns } = env.grid.tabs.frozen(sheetId);
  if (rows === 0 && columns === 0) return null;
  return range(env, {
    sheetId,
    row: 0,
    column: 0,
    rows: rows === 0 ? maxRows : rows,
    columns: columns === 0 ? maxColumns : columns,
  });
}

function freeze(env: Environment, sheetId: string, panes: Frozen): void {
  refuseIf(env.manners, 'freeze');
  env.writing(() => {
    env.grid.tabs.freeze(sheetId, panes);
  });
}

function count(args: Arguments): number {
  const value = args.optionalInteger(0) ?? 1;
  if (value < 0 || value > 100) throw new ExcelError('InvalidArgument');
  return value;
}

interface Worksheets {
  readonly env: Environment;
}

export function worksheetCollection(env: Environment): ModelObject {
  return objectOf(worksheetCollectionType, { env });
}

const worksheetCollectionType: ObjectType<Worksheets> = {
  name: 'WorksheetCollection',
  items: ({ env }) => env.grid.sheets().map((sheet) => worksheet(env, sheet.id)),
  item: ({ env }, args) => {
    const sheet = findSheet(env, args.text(0));
    if (sheet === undefined) throw new ExcelError('ItemNotFound');
    return worksheet(env, sheet.id);
  },
  methods: {
    Add: ({ env }, args) => {
      mayChangeSheets(env);
      const name = newSheetName(env, args.optionalText(0));
      // office-js #6170: "by design".
      env.notUndoable('desktop', 'silent');
      let id = '';
      env.writing(() => {
        id = env.grid.addSheet(name).id;
      });
      return worksheet(env, id);
    },
    GetActiveWorksheet: ({ env }) => worksheet(env, env.grid.activeSheet().id),
    GetItemOrNullObject: ({ env }, args) => {
      const sheet = findSheet(env, args.text(0));
      return sheet === undefined ? null : worksheet(env, sheet.id);
    },
    ...eventMethods<Worksheets>(() => wholeWorkbook),
    ...activationMethods<Worksheets>(() => wholeWorkbook),
    ...sheetListMethods<Worksheets>(() => wholeWorkbook),
    ...sheetStateMethods<Worksheets>(() => wholeWorkbook),
  },
};
