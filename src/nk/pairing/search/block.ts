import type { Stepwise } from '../../../stepwise';
import type { PairingField, FieldGroup } from '../field/field';
import { FloatSearch, type Floats } from './floats';
import { groupPairs } from './group';
import type { VertexPair } from '../field/staying';

/** Of the floaters of a group those are tried that N6 likes best: so many, then more, then all. */
const TRIED_FLOATERS = [1, 3, 8, Infinity];

/**
 * The pairs of a block, when they can be had without a search of the whole: neighbouring groups, odd ones first and
 * last, or a single even one. Across each line between two of its groups one player floats to the next, which is the
 * fewest. If the others can be paired within their groups without a repeat, no pairing of the block is better in
 * repeats and gaps, and whatever is as good in them has such floaters too. Of those the best by N6 are found line by
 * line; if no others are as good, the groups' rests are paired one by one.
 *
 * @returns undefined when that cannot be; it says nothing of what else can
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
