import { workbookOwner } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import {
  allowances,
  protectionOf,
  selectionModes,
  setProtection,
  type Protection,
} from './protection-state';
import { oneOf } from '../values';

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
