import type { Environment } from '../environment';
import { protectionExtra, workbookOwner } from '../../../grid/parts';

/** What may still be done on a protected sheet: `Excel.WorksheetProtectionOptions`. */
export const allowances = [
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
export type Allowance = (typeof allowances)[number];

export const selectionModes = ['Normal', 'Unlocked', 'None'] as const;

export interface Protection {
  readonly allowed: readonly Allowance[];
  readonly selectionMode: (typeof selectionModes)[number];
  readonly password?: string;
}

/** The grid looks here, too, when a person types. */
const key = protectionExtra;

/** Of a sheet, or of the workbook's structure; undefined without protection. */
export function protectionOf(env: Environment, owner = workbookOwner): Protection | undefined {
  const text = env.grid.extras.texts(owner)[key];
  return text === undefined ? undefined : (JSON.parse(text) as Protection);
}

export function setProtection(
  env: Environment,
  owner: string,
  protection: Protection | undefined,
): void {
  env.writing(() => {
    env.grid.extras.setText(
      owner,
      key,
      protection === undefined ? undefined : JSON.stringify(protection),
    );
  });
}
