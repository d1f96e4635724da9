import { worksheet } from '../refs';
import type { Sheet } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import {
  activationMethods,
  eventMethods,
  sheetListMethods,
  sheetStateMethods,
} from '../events/event-methods';
import { wholeWorkbook } from '../events/event-types';
import { mayChangeSheets } from './guards';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { findSheet, newSheetName } from './sheets';

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
    GetCount: ({ env }, args) => counted(env, args).length,
    GetFirst: ({ env }, args) => existing(env, counted(env, args).at(0)),
    GetItemOrNullObject: ({ env }, args) => {
      const sheet = findSheet(env, args.text(0));
      return sheet === undefined ? null : worksheet(env, sheet.id);
    },
    GetLast: ({ env }, args) => existing(env, counted(env, args).at(-1)),
    ...eventMethods<Worksheets>(() => wholeWorkbook),
    ...activationMethods<Worksheets>(() => wholeWorkbook),
    ...sheetListMethods<Worksheets>(() => wholeWorkbook),
    ...sheetStateMethods<Worksheets>(() => wholeWorkbook),
  },
};

/** All sheets, or the visible ones when the call's `visibleOnly` is true. */
function counted(env: Environment, args: Arguments): readonly Sheet[] {
  const visibleOnly = args.value(0) === true;
  return env.grid.sheets().filter((sheet) => sheet.visible || !visibleOnly);
}

function existing(env: Environment, sheet: Sheet | undefined): ModelObject {
  if (sheet === undefined) throw new ExcelError('ItemNotFound');
  return worksheet(env, sheet.id);
}
