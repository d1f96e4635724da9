import type { Explanation } from '../../../why/explanation';
import type { CallPart } from '../../../why/parts';
import { firstResults } from '../../../why/values/answer';
import { CellError, type Grid } from '../../../why/values/cell';
import { columnsIn, firstOf, isSingle, rowsIn } from '../../../why/values/grid';
import { shownValue } from '../../why/words';
import type { Wording } from '../../wording';

/** The call of the function itself: the last of all that lead to the result. */
export function ownPart({ parts }: Explanation): CallPart | undefined {
  return parts[parts.length - 1];
}

/** Of a result that fills several cells so many are named. */
const NAMED = 4;

/** What the formula gives: a value, or how many cells it fills with the first of them. Undefined for an error. */
export function givenWords(outcome: Explanation, words: Wording): string | undefined {
  const { t } = words;
  const answer = ownPart(outcome)?.call.answer;
  if (!answer || answer instanceof CellError) return undefined;
  const { rows, columns } = answer;
  const first = firstResults(answer, NAMED);
  if (isSingle(answer) && first[0]?.value instanceof CellError) return undefined;
  const named = first.map(({ value }) => shownValue(value === '' ? null : value, words));
  if (isSingle(answer)) return named[0];
  const all = named.join(' · ') + (rows * columns > NAMED ? ' …' : '');
  return `${t('whyCells', { rows, columns })}: ${all}`;
}

/** What the cells of an argument hold: the value of one, how many of several. */
export function heldWords(grid: Grid, words: Wording): string {
  const { t } = words;
  return isSingle(grid)
    ? t('cardEquals', { value: shownValue(firstOf(grid).value, words) })
    : t('whyCells', { rows: rowsIn(grid), columns: columnsIn(grid) });
}
