import { worksheet } from '../refs';
import { ExcelError } from '../../batch/errors';
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
