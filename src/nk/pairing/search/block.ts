import type { Stepwise } from '../../../stepwise';
import type { PairingField, FieldGroup } from '../field/field';
import { FloatSearch, type Floats } from './floats';
import { groupPairs } from './group';
import type { VertexPair } from '../field/staying';

/** How many floaters of a group to try, those that N6 prefers first: few, then more, then all. */
const TRIED_FLOATERS = [1, 3, 8, Infinity];

/**
 * The pairs of a block, if they can be found without searching all of it. A block is a run of neighbouring groups, odd
 * ones first and last, or a single even group. One player floats across each line between its groups, the fewest
 * possible. If the others can be paired within their groups without a repeat, no pairing of the block has fewer repeats
 * or smaller gaps, and every equally good pairing has such floaters too. The best floaters by N6 are found line by line;
 * if they are the only best ones, the rest of each group is paired separately.
 *
 * @returns undefined if this way finds no pairs; another way may
 */
export function* blockPairs(
  field: PairingField,
  block: readonly FieldGroup[],
): Stepwise<readonly VertexPair[] | undefined> {
  const [first] = block;
  if (block.length === 1 && first) return yield* groupPairs(field, first.members);
  const search = new FloatSearch(field, block);
  let found: Floats | 'unsettled' | undefined = 'unsettled';
  for (const tried of TRIED_FLOATERS) {
    if (found === 'unsettled') found = yield* search.best(tried);
  }
  return typeof found === 'object' ? yield* search.pairs(found) : undefined;
}
