import { existing } from '../../../existing';
import type { Staying } from './criteria';
import { sameGroup, type PairingField } from './field';

/** Two vertices that are paired. */
export type VertexPair = readonly [number, number];

/** The players who stay in each group, and the rank of each; 0 for floaters and their opponents. */
export interface StayRanks {
  readonly rank: Int32Array;
  /** In the group's order. */
  readonly staying: ReadonlyMap<number, readonly number[]>;
  /** How many of a group meet floaters from above; groups without are left out. */
  readonly met: ReadonlyMap<number, number>;
}

/** The players who stay in their groups with these pairs (N5 4). */
export function stayRanks(field: PairingField, pairs: readonly VertexPair[]): StayRanks {
  const rank = new Int32Array(field.players.length);
  const met = new Map<number, number>();
  for (const [u, v] of pairs) {
    if (sameGroup(field, u, v)) {
      rank[u] = rank[v] = 1;
    } else {
      const lower = Math.max(existing(field.group[u]), existing(field.group[v]));
      met.set(lower, (met.get(lower) ?? 0) + 1);
    }
  }
  const staying = new Map<number, readonly number[]>();
  for (const { group, members } of field.groups) {
    const own = members.filter((member) => rank[member] === 1);
    own.forEach((member, index) => (rank[member] = index + 1));
    staying.set(group, own);
  }
  return { rank, staying, met };
}

/** The places of a pair among the players who stay; undefined across groups. */
export function stayingOf(
  field: PairingField,
  { rank, staying }: StayRanks,
  [u, v]: VertexPair,
): Staying | undefined {
  if (!sameGroup(field, u, v)) return undefined;
  const [a, b] = [existing(rank[u]), existing(rank[v])];
  return {
    higher: Math.min(a, b),
    lower: Math.max(a, b),
    n: existing(staying.get(existing(field.group[u]))).length,
  };
}
