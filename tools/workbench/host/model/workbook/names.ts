import type { Area } from '../../../grid/grid';
import { workbookOwner } from '../../../grid/parts';
import type { Environment } from '../environment';

/** A defined name. Those of a sheet are kept beside it: formulas of the grid know the workbook's only. */
export interface DefinedName {
  readonly name: string;
  /** Undefined once its cells were deleted. */
  readonly area: Area | undefined;
  /** What it stands for, where that is no cells but a formula: `=OFFSET(Sheet1!$A$1,0,0,9,1)`. No cell can use it here. */
  readonly formula?: string;
  readonly comment: string;
  readonly visible: boolean;
}

/** Whose names: a sheet's id, or undefined for the workbook. */
export type Scope = string | undefined;

const kept = 'name ';
const calculated = 'formula ';

interface Remarks {
  readonly comment?: string;
  readonly hidden?: true;
}

export function namesOf(env: Environment, scope: Scope): DefinedName[] {
  const found =
    scope === undefined
      ? [
          ...env.grid.names.all(),
          ...env.grid.names.gone().map((name) => ({ name, area: undefined })),
        ]
      : Object.entries(env.grid.extras.areas(scope)).flatMap(([key, [area]]) =>
          key.startsWith(kept) && area !== undefined
            ? [{ name: key.slice(kept.length), area }]
            : [],
        );
  const remarks = env.grid.extras.texts(scope ?? workbookOwner);
  const formulas = Object.entries(remarks).flatMap(([key, formula]) =>
    key.startsWith(calculated) && formula !== undefined
      ? [{ name: key.slice(calculated.length), area: undefined, formula }]
      : [],
  );
  return [...found, ...formulas].map((each) => {
    const { comment = '', hidden } = JSON.parse(remarks[kept + each.name] ?? '{}') as Remarks;
    return { ...each, comment, visible: hidden !== true };
  });
}

/** Case aside, as in formulas. */
export function findName(env: Environment, scope: Scope, name: string): DefinedName | undefined {
  const wanted = name.toUpperCase();
  return namesOf(env, scope).find((each) => each.name.toUpperCase() === wanted);
}

export function addName(env: Environment, scope: Scope, added: DefinedName): void {
  env.writing(() => {
    const { name, area, formula } = added;
    if (area === undefined) {
      env.grid.extras.setText(scope ?? workbookOwner, calculated + name, formula);
    } else if (scope === undefined) env.grid.names.add({ name, area });
    else env.grid.extras.setAreas(scope, kept + name, [area]);
    remark(env, scope, added);
  });
}

export function removeName(env: Environment, scope: Scope, { name, formula }: DefinedName): void {
  env.writing(() => {
    if (formula !== undefined) {
      env.grid.extras.setText(scope ?? workbookOwner, calculated + name, undefined);
    } else if (scope === undefined) env.grid.names.remove(name);
    else env.grid.extras.setAreas(scope, kept + name, []);
    env.grid.extras.setText(scope ?? workbookOwner, kept + name, undefined);
  });
}

export function remark(env: Environment, scope: Scope, changed: DefinedName): void {
  const { name, comment, visible } = changed;
  const remarks: Remarks = {
    ...(comment === '' ? {} : { comment }),
    ...(visible ? {} : { hidden: true }),
  };
  const text = Object.keys(remarks).length === 0 ? undefined : JSON.stringify(remarks);
  env.writing(() => {
    env.grid.extras.setText(scope ?? workbookOwner, kept + name, text);
  });
}
