import { typedPlace } from '../../src';
import { sentence, type Sentence } from '../../language';
import type { Kind } from './fields';
import { madeDate, shownCell } from './kinds';

/** A place with its ties: 3, T3, 3=, 2/3. */
export const placeKind: Kind<number> = {
  read(cell, context) {
    const { address, mark } = context;
    const refused = (why: Sentence) => ({ ok: false, sentence: why }) as const;
    if (madeDate(cell, address)) return refused(sentence('placeIsDate', { address }));
    const text =
      cell.kind === 'number' ? String(cell.value) : cell.kind === 'text' ? cell.text : '';
    const place = typedPlace(text);
    if (place !== undefined) return { ok: true, value: place };
    return refused(sentence('placeBad', { address, content: shownCell(cell, mark) }));
  },
};
