import { typedPlace } from '../../src';
import { sentence, type Sentence } from '../../language';
import type { SourceCell } from '../plan/source';
import { dayOf } from './days';
import type { Kind } from './fields';
import { madeDate, shownCell } from './kinds';

/** That a tie such as 2/3 was typed, which Excel made a day of: in any order of day and month the better place is the smaller. */
function tieTyped(cell: SourceCell, address: string): Sentence | undefined {
  if (cell.kind !== 'number') return undefined;
  const [, month, day] = dayOf(Math.floor(cell.value)).split('-').map(Number);
  const [first = 0, last = 0] = [month, day].sort((a = 0, b = 0) => a - b);
  return first < last ? sentence('placeIsDate', { address, first, last }) : undefined;
}

/** A place with its ties: 3, T3, 3=, 2/3. */
export const placeKind: Kind<number> = {
  read(cell, context) {
    const { address, mark } = context;
    const refused = (why: Sentence) => ({ ok: false, sentence: why }) as const;
    const date = madeDate(cell, address);
    if (date) return refused(tieTyped(cell, address) ?? date);
    const text =
      cell.kind === 'number' ? String(cell.value) : cell.kind === 'text' ? cell.text : '';
    const place = typedPlace(text);
    if (place !== undefined) return { ok: true, value: place };
    return refused(sentence('placeBad', { address, content: shownCell(cell, mark) }));
  },
};
