import type { Area } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import { parseAddress, type Box } from './address';
import type { Environment } from './environment';
import { activationMethods, eventMethods } from './event-methods';
import { maxColumns, maxRows } from './limits';
import { objectOf, type ModelObject, type ObjectType } from './object';
import { range } from './range';
import { moved } from './range-geometry';
import { findSheet, sheetById } from './sheets';

interface Worksheet {
  readonly env: Environment;
  readonly id: string;
}

export function worksheet(env: Environment, id: string): ModelObject {
  sheetById(env, id);
  return objectOf(worksheetType, { env, id });
}

const worksheetType: ObjectType<Worksheet> = {
  name: 'Worksheet',
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
    Name: { get: ({ env, id }) => sheetById(env, id).name },
    Position: { get: ({ env, id }) => env.grid.sheets().findIndex((sheet) => sheet.id === id) },
    Visibility: { get: ({ env, id }) => (sheetById(env, id).visible ? 'Visible' : 'Hidden') },
  },
  methods: {
    Activate: ({ env, id }) => {
      env.grid.activateSheet(id);
    },
    Calculate: ({ env }, args) => {
      env.recalculate(args.value(0) === true);
    },
    GetCell: (sheet, args) =>
      on(sheet, { row: args.integer(0), column: args.integer(1), rows: 1, columns: 1 }),
    GetRange: (sheet, args) => addressed(sheet, args.optionalText(0)),
    GetRangeByIndexes: (sheet, args) =>
      on(sheet, {
        row: args.integer(0),
        column: args.integer(1),
        rows: args.integer(2),
        columns: args.integer(3),
      }),
    GetUsedRange: (sheet) => usedRange(sheet) ?? on(sheet, topLeftCell),
    GetUsedRangeOrNullObject: (sheet) => usedRange(sheet) ?? null,
    ...eventMethods<Worksheet>(({ id }) => id),
    ...activationMethods<Worksheet>(({ id }) => id),
  },
};

/** What `getUsedRange` gives for an empty sheet. */
const topLeftCell: Box = { row: 0, column: 0, rows: 1, columns: 1 };

function on({ env, id }: Worksheet, box: Box): ModelObject {
  return range(env, moved(areaOf(id, topLeftCell), box));
}

function usedRange({ env, id }: Worksheet): ModelObject | undefined {
  const used = env.grid.usedArea(id);
  return used === undefined ? undefined : range(env, used);
}

/** Without an address the whole sheet; an address that names another sheet is refused. */
function addressed(sheet: Worksheet, address: string | undefined): ModelObject {
  if (address === undefined || address === '') {
    return on(sheet, { row: 0, column: 0, rows: maxRows, columns: maxColumns });
  }
  const parsed = parseAddress(address);
  if (parsed === undefined) throw new ExcelError('InvalidArgument');
  if (parsed.sheetName !== undefined && findSheet(sheet.env, parsed.sheetName)?.id !== sheet.id) {
    throw new ExcelError('InvalidArgument');
  }
  return on(sheet, parsed.box);
}

function areaOf(sheetId: string, box: Box): Area {
  return { sheetId, ...box };
}
