import { existing } from '../../existing';
import type { CriterionValue, Floater, PairPath, PairReason } from '../event/paired-round';
import { CRITERIA } from './field/criteria';
import {
  isForbidden,
  isTitle,
  meetings,
  meetsCandidates,
  membersOf,
  playerAt,
  sameGroup,
  type PairingField,
} from './field/field';
import { firstFloater, preferredRank } from './field/float';
import { stayingOf, type StayRanks, type VertexPair } from './field/staying';

/** Why two players meet. `higher` is in the higher group, or higher in the same. */
export function reasonOf(
  field: PairingField,
  ranks: StayRanks,
  [higher, lower]: VertexPair,
): PairReason {
  const staying = stayingOf(field, ranks, [higher, lower]);
  const path = pathOf(field, higher, lower);
  const criteria = CRITERIA.map(({ code, value }) => ({
    code,
    value: value(field, higher, lower, staying),
  }));
  const odd = path === 'float' ? oddOf(field, ranks, higher) : undefined;
  const reason = {
    ...{ path, criteria },
    ...(staying && { staying: staying.n }),
    ...(odd && { odd }),
  };
  const expected = staying ? patternOpponent(field, ranks, higher) : floatOpponent(field, higher);
  if (expected === undefined || expected === lower) return reason;
  return {
    ...reason,
    expected: playerAt(field, expected).number,
    expectedNot: whyNot(field, higher, expected),
  };
}

/** The sums over all pairs. The last criterion compares one by one and has no sum. */
export function totals(reasons: readonly PairReason[]): readonly CriterionValue[] {
  return CRITERIA.filter(({ code }) => code !== 'numbers').map(({ code }, index) => ({
    code,
    value: reasons.reduce((sum, { criteria }) => sum + (criteria[index]?.value ?? 0), 0),
  }));
}

/** Pairs across groups, from the top: the floater first, then the opponent (N6). */
export function floatersOf(field: PairingField, pairs: readonly VertexPair[]): readonly Floater[] {
  const down: [number, number][] = [];
  for (const [u, v] of pairs) {
    const below = existing(field.group[v]) - existing(field.group[u]);
    if (below !== 0) down.push(below > 0 ? [u, v] : [v, u]);
  }
  const { group, rank } = field;
  down.sort(
    ([a], [b]) => existing(group[a]) - existing(group[b]) || existing(rank[a]) - existing(rank[b]),
  );
  const floaters: Floater[] = [];
  for (const [u, v] of down) {
    floaters.push(floaterOf(field, u, v, 'floatDown'), floaterOf(field, v, u, 'floatUp'));
  }
  return floaters;
}

function floaterOf(
  field: PairingField,
  vertex: number,
  opponent: number,
  side: 'floatDown' | 'floatUp',
): Floater {
  const from = existing(field.group[vertex]);
  return {
    player: playerAt(field, vertex).number,
    opponent: playerAt(field, opponent).number,
    from,
    to: existing(field.group[opponent]),
    preferredRank: preferredRank(field.settings[side], membersOf(field, from).length),
    rank: existing(field.rank[vertex]),
  };
}

function pathOf(field: PairingField, higher: number, lower: number): PairPath {
  if (isTitle(field, higher)) {
    return meetsCandidates(field, higher) && isTitle(field, lower) ? 'title' : 'titleFloat';
  }
  if (!sameGroup(field, higher, lower)) return 'float';
  return field.slides ? 'slide' : 'fold';
}

/** What made a player float: the only one who goes down from a group, because those to be paired in it are odd in number. */
function oddOf(
  field: PairingField,
  { staying, met }: StayRanks,
  floater: number,
): PairReason['odd'] {
  const group = existing(field.group[floater]);
  const above = met.get(group) ?? 0;
  const left = membersOf(field, group).length - above;
  const isOnly = left - existing(staying.get(group)).length === 1;
  return isOnly ? { left, met: above } : undefined;
}

/** The opponent by slide or fold among the players who stay. */
function patternOpponent(
  { group, slides }: PairingField,
  { rank, staying }: StayRanks,
  vertex: number,
): number | undefined {
  const others = existing(staying.get(existing(group[vertex])));
  const own = existing(rank[vertex]) - 1;
  const half = others.length / 2;
  if (!slides) return others[others.length - 1 - own];
  return others[own < half ? own + half : own - half];
}

/** The opponents that N6 gives a floater: players of the next non-empty group, candidates for a candidate. */
function floatOpponent(field: PairingField, vertex: number): number | undefined {
  const own = existing(field.group[vertex]);
  for (const { group, members } of field.groups) {
    if (group <= own) continue;
    const opponents = members.filter(
      (member) => meetsCandidates(field, member) === meetsCandidates(field, vertex),
    );
    if (opponents.length > 0) return firstFloater(opponents, field.settings.floatUp);
  }
  return undefined;
}

function whyNot(
  field: PairingField,
  u: number,
  v: number,
): 'forbidden' | 'met' | 'neededElsewhere' {
  if (isForbidden(field, u, v)) return 'forbidden';
  return meetings(field, u, v) > 0 ? 'met' : 'neededElsewhere';
}
