import { ExcelError } from '../../batch/errors';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { mayChangeSheets } from './guards';
import { isModelObject } from '../model-object';
import { findSheet, sheetById } from './sheets';
import { oneOf } from '../values';

const positions = ['None', 'Before', 'After', 'Beginning', 'End'] as const;

/** `worksheet.copy`: the copy is called `Round 1 (2)` and has the sheet's own names, too. Gives its id. */
export function copySheet(env: Environment, id: string, args: Arguments): string {
  mayChangeSheets(env);
  const position = oneOf(positions, args.optionalText(0) ?? 'None');
  const other = args.at(1);
  const name = nameOfCopy(env, sheetById(env, id).name);
  let copy = '';
  env.writing(() => {
    copy = env.grid.tabs.copy(id, name);
    const otherId = isModelObject(other) ? other.read('Id') : '';
    const others = env.grid.sheets().flatMap(({ id: each }) => (each === copy ? [] : [each]));
    const to = target(others, position, typeof otherId === 'string' ? otherId : '');
    if (to !== undefined) env.grid.tabs.move(copy, to);
  });
  return copy;
}

function target(
  others: readonly string[],
  position: (typeof positions)[number],
  other: string,
): number | undefined {
  switch (position) {
    case 'None':
      return undefined;
    case 'Beginning':
      return 0;
    case 'End':
      return others.length;
    case 'Before':
    case 'After': {
      const at = others.indexOf(other);
      if (at === -1) throw new ExcelError('InvalidArgument');
      return position === 'Before' ? at : at + 1;
    }
  }
}

function nameOfCopy(env: Environment, name: string): string {
  for (let count = 2; ; count++) {
    const suffix = ` (${count})`;
    const copy = name.slice(0, 31 - suffix.length) + suffix;
    if (findSheet(env, copy) === undefined) return copy;
  }
}
