import { protectionExtra, workbookOwner } from '../../grid/parts';
import { ExcelError, type Json, type JsonObject } from '../wire';
import { type Environment, type ModelObject, objectOf, type ObjectType, oneOf } from './object';
import type { Area } from '../../grid/grid';
import { uniform } from './address';

interface Protected {
  readonly env: Environment;
  /** A sheet's id, or the workbook. */
  readonly owner: string;
}

export function worksheetProtection(env: Environment, sheetId: string): ModelObject {
  return objectOf(worksheetProtectionType, { env, owner: sheetId });
}

const worksheetProtectionType: ObjectType<Protected> = {
  name: 'WorksheetProtection',
  properties: {
    Protected: { get: ({ env, owner }) => protectionOf(env, owner) !== undefined },
  },
  methods: {
    Protect: ({ env, owner }, args) => {
      protect(env, owner, { ...optionsFrom(args.value(0)), ...passwordOf(args.optionalText(1)) });
    },
    Unprotect: (self, args) => {
      unprotect(self, args.optionalText(0));
    },
  },
};

export function workbookProtection(env: Environment): ModelObject {
  return objectOf(workbookProtectionType, { env, owner: workbookOwner });
}

const workbookProtectionType: ObjectType<Protected> = {
  name: 'WorkbookProtection',
  properties: {
    Protected: { get: ({ env }) => protectionOf(env) !== undefined },
  },
  methods: {
    Protect: ({ env, owner }, args) => {
      protect(env, owner, {
        allowed: [],
        selectionMode: 'Normal',
        ...passwordOf(args.optionalText(0)),
      });
    },
    Unprotect: (self, args) => {
      unprotect(self, args.optionalText(0));
    },
  },
};

/** "Fails if the worksheet has already been protected." */
function protect(env: Environment, owner: string, protection: Protection): void {
  if (protectionOf(env, owner) !== undefined) throw new ExcelError('InvalidOperation');
  setProtection(env, owner, protection);
}

function unprotect({ env, owner }: Protected, password = ''): void {
  const protection = protectionOf(env, owner);
  if (protection === undefined) return;
  if ((protection.password ?? '') !== password) throw new ExcelError('InvalidArgument');
  setProtection(env, owner, undefined);
}

function optionsFrom(value: Json): Protection {
  const options = (value ?? {}) as JsonObject;
  return {
    allowed: allowances.filter((name) => oneOf([true, false], options[name] ?? false)),
    selectionMode: oneOf(selectionModes, options['selectionMode'] ?? 'Normal'),
  };
}

function passwordOf(password: string | undefined): { password?: string } {
  return password === undefined || password === '' ? {} : { password };
}

/** What may still be done on a protected sheet: `Excel.WorksheetProtectionOptions`. */
const allowances = [
  'allowAutoFilter',
  'allowDeleteColumns',
  'allowDeleteRows',
  'allowEditObjects',
  'allowEditScenarios',
  'allowFormatCells',
  'allowFormatColumns',
  'allowFormatRows',
  'allowInsertColumns',
  'allowInsertHyperlinks',
  'allowInsertRows',
  'allowPivotTables',
  'allowSort',
] as const;
type Allowance = (typeof allowances)[number];

const selectionModes = ['Normal', 'Unlocked', 'None'] as const;

export interface Protection {
  readonly allowed: readonly Allowance[];
  readonly selectionMode: (typeof selectionModes)[number];
  readonly password?: string;
}

/** The grid looks here, too, when a person types. */
const key = protectionExtra;

/** Of a sheet, or of the workbook's structure; undefined without protection. */
function protectionOf(env: Environment, owner = workbookOwner): Protection | undefined {
  const text = env.grid.extras.texts(owner)[key];
  return text === undefined ? undefined : (JSON.parse(text) as Protection);
}

function setProtection(env: Environment, owner: string, protection: Protection | undefined): void {
  env.writing(() => {
    env.grid.extras.setText(
      owner,
      key,
      protection === undefined ? undefined : JSON.stringify(protection),
    );
  });
}

/** What protection forbids is AccessDenied, before anything of the call is done. */

/** What allows to change the size of lines and to hide them. */
export const formatting = { rows: 'allowFormatRows', columns: 'allowFormatColumns' } as const;

/** Contents change only where every cell is unlocked. */
export function mayWrite(env: Environment, area: Area): void {
  if (protectionOf(env, area.sheetId) === undefined) return;
  if (uniform(env, area, ({ unlocked }) => unlocked === true) !== true) {
    throw new ExcelError('AccessDenied');
  }
}

/** Everything else is forbidden on the sheet as a whole, unless protecting it allowed this. */
export function mayChange(env: Environment, sheetId: string, unless?: Allowance): void {
  const protection = protectionOf(env, sheetId);
  if (protection === undefined) return;
  if (unless === undefined || !protection.allowed.includes(unless)) {
    throw new ExcelError('AccessDenied');
  }
}

/** Sheets of a protected workbook are neither added nor renamed, moved, hidden or deleted. */
export function mayChangeSheets(env: Environment): void {
  if (protectionOf(env) !== undefined) throw new ExcelError('AccessDenied');
}
