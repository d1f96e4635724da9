import type { Unmatchable } from '../../../matching/types';
import type { Stepwise } from '../../../stepwise';
import { exactPairs } from './exact';
import { meetsCandidates, type PairingField } from '../field/field';
import { regionPairs } from './region';
import type { VertexPair } from '../field/staying';

/**
 * The optimum of N5 over the whole field, with N7 above it.
 *
 * If the title group can be paired as N7 says and the others without it, no pairing breaks N7 less, and the two are
 * paired separately. The others fall into blocks and regions. If that fails, the whole field is one search.
 *
 * @returns the pairs; or why no legal pairing exists
 */
export function* bestPairs(field: PairingField): Stepwise<readonly VertexPair[] | Unmatchable> {
  const candidates: number[] = [];
  const others: number[] = [];
  field.players.forEach((_, vertex) => {
    (meetsCandidates(field, vertex) ? candidates : others).push(vertex);
  });
  if (candidates.length === 0) return yield* regionPairs(field, field.groups);

  const title = yield* exactPairs(field, candidates);
  const apart = new Set(candidates);
  const groups = field.groups.map(({ group, members }) => ({
    group,
    members: members.filter((member) => !apart.has(member)),
  }));
  const rest = yield* regionPairs(
    field,
    groups.filter(({ members }) => members.length > 0),
  );
  if ('perfect' in title || 'perfect' in rest) {
    return yield* exactPairs(
      field,
      field.players.map((_, vertex) => vertex),
    );
  }
  return [...title, ...rest];
}
