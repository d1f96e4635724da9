import { areaArgument, range } from '../refs';
import type { Frozen } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import { refuseIf } from '../../manners';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { maxColumns, maxRows } from '../limits';
import { objectOf, type ModelObject, type ObjectType } from '../object';

interface FreezePanes {
  readonly env: Environment;
  readonly sheetId: string;
}

export function freezePanes(env: Environment, sheetId: string): ModelObject {
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
