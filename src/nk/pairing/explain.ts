import type { Message } from '../../core/message';
import type {
  Board,
  CriterionValue,
  Floater,
  NoPairing,
  PairPath,
  PairReason,
  Seat,
} from '../event/paired-round';
import type { nkPairing, pairReasons } from '../event/messages';
import { existing } from '../../core/result';
import {
  CRITERIA,
  firstFloater,
  isForbidden,
  isTitle,
  meetings,
  meetsCandidates,
  membersOf,
  type PairingField,
  playerAt,
  preferredRank,
  sameGroup,
  stayingOf,
  type StayRanks,
  type VertexPair,
} from './field';

/** What is said of a pairing. */
export type PairMessage = Message<typeof nkPairing>;
type ReasonMessage = Message<typeof pairReasons>;

/**
 * Explains a pair: the rule that made it, what ordered players of equal SOS, the opponent that the pattern would give and
 * why it does not, and the reason for the colours. The criteria have messages of their own.
 */
export function explainPair(board: Board): readonly ReasonMessage[] {
  const { why, colours } = board;
  const [higher, lower] = inOrder(board);
  const reasons: ReasonMessage[] = [pathMessage(board)];
  if (why.path !== 'forced') reasons.push(...tieOf(higher), ...tieOf(lower));
  const { expected, expectedNot } = why;
  if (expected !== undefined && expectedNot !== undefined) {
    reasons.push({ code: `not-${expectedNot}`, values: { higher: higher.player, expected } });
  }
  const [black, white] = [board.black.player, board.white.player];
  reasons.push(
    colours === 'director' || colours === 'entryOrder'
      ? { code: `colours-${colours}`, values: { black } }
      : { code: `colours-${colours}`, values: { black, white } },
  );
  return reasons;
}

/** A criterion of N5 with its number, of a pair or of a whole round. */
export function explainCriterion({ code, value }: CriterionValue): ReasonMessage {
  return { code: `criterion-${code}`, values: { value } };
}

/** The obstacle, then what to allow. */
export function explainNoPairing({ obstacle, relaxation }: NoPairing): readonly PairMessage[] {
  if (relaxation.length > 0) return [obstacle, ...relaxation];
  return [obstacle, { code: 'nothingToAllow', values: {} }];
}

function pathMessage(board: Board): ReasonMessage {
  const { path, staying = 0 } = board.why;
  const [{ player: higher, group, ...up }, { player: lower, group: below, ...down }] =
    inOrder(board);
  const within = {
    ...{ group, staying, higher, lower },
    ...{ higherRank: up.stayRank ?? 0, lowerRank: down.stayRank ?? 0 },
  };
  const across = { group, below, higher, lower, higherPlace: up.rank, lowerPlace: down.rank };
  switch (path) {
    case 'forced':
      return { code: 'path-forced', values: {} };
    case 'slide':
    case 'fold':
      return { code: `path-${path}`, values: within };
    case 'title':
      return group === below
        ? { code: 'path-title-group', values: within }
        : { code: 'path-title-across', values: across };
    case 'float': {
      const { odd } = board.why;
      if (!odd) return { code: 'path-float', values: across };
      const code = odd.met === 0 ? 'path-float-odd' : 'path-float-left';
      return { code, values: { ...across, left: odd.left } };
    }
    case 'titleFloat':
      return { code: `path-${path}`, values: across };
  }
}

/** What put a player before or behind another with the same SOS. */
function tieOf({ player, sos, tie }: Seat): readonly ReasonMessage[] {
  if (!tie) return [];
  const two = { player, other: tie.with };
  return tie.by === 'strength'
    ? [{ code: 'tie-strength', values: { ...two, sos } }]
    : [{ code: 'tie-entryOrder', values: two }];
}

/** The seats, the higher placed first. */
function inOrder({ black, white }: Board): readonly [Seat, Seat] {
  const blackIsLower = (black.group - white.group || black.rank - white.rank) > 0;
  return blackIsLower ? [white, black] : [black, white];
}

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
