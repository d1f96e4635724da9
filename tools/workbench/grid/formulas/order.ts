import { isError } from '../engine/engine-values';
import type { CellValue } from '../grid';

const collators = {
  upperAndLowerAlike: new Intl.Collator('en', { sensitivity: 'accent' }),
  upperAfterLower: new Intl.Collator('en', { sensitivity: 'variant', caseFirst: 'lower' }),
};

/** Excel's order of kinds: numbers, texts, FALSE and TRUE, errors. */
function kindOf(cell: CellValue): number {
  if (typeof cell === 'number') return 0;
  if (typeof cell === 'string') return 1;
  return typeof cell === 'boolean' ? 2 : 3;
}

/** Ascending; blank cells, which come last in either direction, are not its business. */
export function compareValues(a: CellValue, b: CellValue, matchCase = false): number {
  if (typeof a === 'string' && typeof b === 'string') {
    return collators[matchCase ? 'upperAfterLower' : 'upperAndLowerAlike'].compare(a, b);
  }
  const difference = kindOf(a) - kindOf(b);
  return difference !== 0 || isError(a) ? difference : Number(a) - Number(b);
}
