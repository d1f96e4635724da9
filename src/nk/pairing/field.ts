import { existing } from '../../core/result';
import type { FloatPreference, PlayerNumber, Position, Settings } from '../event/event';
import { byGroupOrder, groupsOf, isCandidate } from '../standings/state';
import type { CriterionCode } from '../event/paired-round';

/** The pairs that the director allows and forbids. */
interface PairRules {
  readonly forbidden: PairSet;
  /** Pairs that have met and may meet again. */
  readonly mayRepeat: PairSet;
}

/** A group of the players to pair: vertices in the order of slide, fold and floats. */
export interface FieldGroup {
  readonly group: number;
  readonly members: readonly number[];
}

/** The players to pair in a round, without the bye and the fixed pairs. A vertex is a place in `players`. */
export interface PairingField {
  /** By stored number. */
  readonly players: readonly Position[];
  /** From the top. */
  readonly groups: readonly FieldGroup[];
  readonly title: TitleGroup;
  readonly settings: Settings;
  readonly rules: PairRules;
  /** Whether this is round 1, whose pattern is the slide (N3); later it is the fold (N4). */
  readonly slides: boolean;
  /** For every vertex: the number of its group, and its place in the group's order, from 1. */
  readonly group: Int32Array;
  readonly rank: Int32Array;
  /** Its distance from the place that N6 prefers for a floater, and for a floater's opponent. */
  readonly fromDown: Float64Array;
  readonly fromUp: Float64Array;
  /** 1 for a title candidate, 2 if N7 gives an opponent among the candidates. */
  readonly candidate: Uint8Array;
}

export function fieldOf(
  players: readonly Position[],
  title: TitleGroup,
  settings: Settings,
  rules: PairRules,
  slides: boolean,
): PairingField {
  const vertex = new Map<PlayerNumber, number>();
  players.forEach(({ number }, index) => vertex.set(number, index));
  const [group, rank] = [new Int32Array(players.length), new Int32Array(players.length)];
  const [fromDown, fromUp] = [new Float64Array(players.length), new Float64Array(players.length)];
  const groups = groupsOf(players).map(({ group: number, players: own }) => {
    const down = preferredRank(settings.floatDown, own.length);
    const up = preferredRank(settings.floatUp, own.length);
    const members = own.map((player, index) => {
      const member = existing(vertex.get(player.number));
      group[member] = number;
      rank[member] = index + 1;
      fromDown[member] = Math.abs(index + 1 - down);
      fromUp[member] = Math.abs(index + 1 - up);
      return member;
    });
    return { group: number, members };
  });
  const candidate = new Uint8Array(players.length);
  for (const number of title.members) {
    candidate[existing(vertex.get(number))] = number === title.floater ? 1 : 2;
  }
  return {
    players,
    groups,
    title,
    settings,
    rules,
    slides,
    group,
    rank,
    fromDown,
    fromUp,
    candidate,
  };
}

/** The player at a vertex. */
export function playerAt({ players }: PairingField, vertex: number): Position {
  return existing(players[vertex]);
}

/** The vertices in a group's order, from the top. */
export function membersOf({ groups }: PairingField, number: number): readonly number[] {
  return existing(groups.find(({ group }) => group === number)).members;
}

/** How often two have met. */
export function meetings(field: PairingField, u: number, v: number): number {
  return playerAt(field, u).met.get(playerAt(field, v).number) ?? 0;
}

/** Whether the director forbids a pair. */
export function isForbidden(field: PairingField, u: number, v: number): boolean {
  return isAmong(field.rules.forbidden, field, u, v);
}

/** Whether two have met and may not meet again (N5 1). Within the title group they may (N7). */
export function isBarredRepeat(field: PairingField, u: number, v: number): boolean {
  if (meetings(field, u, v) === 0 || (isTitle(field, u) && isTitle(field, v))) return false;
  return !isAmong(field.rules.mayRepeat, field, u, v);
}

export function isLegal(field: PairingField, u: number, v: number): boolean {
  return !isForbidden(field, u, v) && !isBarredRepeat(field, u, v);
}

/** Whether two may meet, and for the first time. */
export function isNew(field: PairingField, u: number, v: number): boolean {
  return meetings(field, u, v) === 0 && !isForbidden(field, u, v);
}

/** Whether a player is in the title group (N7). */
export function isTitle({ candidate }: PairingField, vertex: number): boolean {
  return candidate[vertex] !== 0;
}

/** Whether N7 gives a player an opponent among the candidates. */
export function meetsCandidates({ candidate }: PairingField, vertex: number): boolean {
  return candidate[vertex] === 2;
}

export function sameGroup({ group }: PairingField, u: number, v: number): boolean {
  return group[u] === group[v];
}

/** Legal pairs of some vertices: 1 at row u, column v of their places. */
export function legalPairs(field: PairingField, vertices: Int32Array): Uint8Array {
  const size = vertices.length;
  const legal = new Uint8Array(size * size).fill(1);
  const { forbidden } = field.rules;
  const place = new Map<PlayerNumber, number>();
  const barred = new Int32Array(size);
  vertices.forEach((vertex, at) => {
    const { number } = playerAt(field, vertex);
    place.set(number, at);
    barred[at] = forbidden.placeOf(number) ?? -1;
  });
  for (let i = 0; i < size; i++) {
    const u = existing(vertices[i]);
    const { met, number } = playerAt(field, u);
    for (const other of met.keys()) {
      const j = place.get(other);
      if (j !== undefined && isBarredRepeat(field, u, existing(vertices[j])))
        legal[i * size + j] = 0;
    }
    const row = forbidden.row(number);
    if (row === undefined) continue;
    for (let j = 0; j < size; j++) if (row[existing(barred[j])] === 1) legal[i * size + j] = 0;
  }
  return legal;
}

function isAmong(pairs: PairSet, field: PairingField, u: number, v: number): boolean {
  return !pairs.isEmpty && pairs.has(playerAt(field, u).number, playerAt(field, v).number);
}

/** The places of two players of one group among the players who stay in it. */
interface Staying {
  /** Ranks from 1, the higher player's first. */
  readonly higher: number;
  readonly lower: number;
  /** How many stay: n, always even. */
  readonly n: number;
}

/** A criterion of N5, with the value of a pair. */
export interface PairCriterion {
  readonly code: CriterionCode;
  /** Depends on the others who stay in the group; all other criteria depend on the pair alone. */
  readonly value: (field: PairingField, u: number, v: number, staying?: Staying) => number;
}

/**
 * N5, most important first. Smaller is better; the sum over all pairs counts. The last criterion has no sum: of level
 * pairings the first one wins, in which the lowest stored number has the lowest opponent, then the lowest number left,
 * and so on.
 */
export const CRITERIA: readonly PairCriterion[] = [
  { code: 'title', value: titleBreach },
  { code: 'repeats', value: (field, u, v) => (meetings(field, u, v) > 0 ? 1 : 0) },
  { code: 'gaps', value: (field, u, v) => squared(gap(field, u, v)) },
  { code: 'floatDown', value: (field, u, v) => squared(downDistance(field, u, v)) },
  { code: 'floatUp', value: (field, u, v) => squared(upDistance(field, u, v)) },
  {
    code: 'pattern',
    value: ({ slides }, _u, _v, staying) => (staying ? squared(deviation(staying, slides)) : 0),
  },
  {
    code: 'numbers',
    value: (field, u, v) => Math.max(playerAt(field, u).number, playerAt(field, v).number),
  },
];

/** The criteria that depend on the pair alone: all above the pattern. */
export const PAIR_CRITERIA = CRITERIA.slice(0, 5);

/** Those of them that decide whether a pair leaves its part of the field, and the others. */
export const UNTIL_GAPS = CRITERIA.slice(0, 3);
export const AFTER_GAPS = CRITERIA.slice(3, 5);

/** Middle places of even groups lie at halves, so distances are doubled where a cost must be whole. */
export function wholeFactor({ settings }: PairingField, code: CriterionCode): number {
  const preference: FloatPreference | undefined =
    code === 'floatDown' ? settings.floatDown : code === 'floatUp' ? settings.floatUp : undefined;
  return preference === 'middle' ? 4 : 1;
}

/**
 * N7: candidates meet candidates, and the floater floats. A pair breaks this if only one of
 * the two belongs to the players paired among themselves.
 */
function titleBreach(field: PairingField, u: number, v: number): number {
  return meetsCandidates(field, u) === meetsCandidates(field, v) ? 0 : 1;
}

/** How many groups lie between two players. */
export function gap({ group }: PairingField, u: number, v: number): number {
  return Math.abs(existing(group[u]) - existing(group[v]));
}

/** The distance of the down-floater from the preferred place (N6); 0 within a group. */
function downDistance({ group, fromDown }: PairingField, u: number, v: number): number {
  const below = existing(group[v]) - existing(group[u]);
  return below === 0 ? 0 : existing(fromDown[below > 0 ? u : v]);
}

/** The same for the opponent in the lower group. */
function upDistance({ group, fromUp }: PairingField, u: number, v: number): number {
  const below = existing(group[v]) - existing(group[u]);
  return below === 0 ? 0 : existing(fromUp[below > 0 ? v : u]);
}

/** How far a pair is from slide (N3: n / 2 places apart) or fold (N4: the ranks add up to n + 1). */
export function deviation({ higher, lower, n }: Staying, slides: boolean): number {
  return slides ? lower - higher - n / 2 : higher + lower - n - 1;
}

function squared(value: number): number {
  return value * value;
}

/**
 * The players who may get the bye of an odd field, in order (N10): the fewest byes so far, then players who are no title
 * candidates, then the lowest score, the lowest SOS, the weakest; of equal strength the last entered. The bye goes to the
 * first with whose bye the round can be paired.
 *
 * @param present the players of the round
 * @param candidatesInTurn whether title candidates take their turn in this order, as before the title round; otherwise they
 *   come only if nobody else is present
 */
export function byeOrder(
  present: readonly Position[],
  candidatesInTurn: boolean,
): readonly Position[] {
  const others = present.filter((player) => !isCandidate(player));
  const asked = candidatesInTurn || others.length === 0 ? [...present] : others;
  const last = (player: Position): number => (isCandidate(player) ? 1 : 0);
  return asked.sort(
    (a, b) => a.byes - b.byes || last(a) - last(b) || a.score - b.score || byGroupOrder(b, a),
  );
}

/** The preferred place of a group of n, from 1; the middle of an even number lies between two places (N6). */
export function preferredRank(preference: FloatPreference, n: number): number {
  if (preference === 'top') return 1;
  return preference === 'bottom' ? n : (n + 1) / 2;
}

/** The player of a group that N6 prefers: `floatOrder` starts with this one. */
export function firstFloater<T>(players: readonly T[], preference: FloatPreference): T | undefined {
  return players[Math.floor(preferredRank(preference, players.length)) - 1];
}

/** A group's players from the preferred place on (N6), the higher first at equal distance. */
export function floatOrder<T>(players: readonly T[], preference: FloatPreference): readonly T[] {
  const preferred = preferredRank(preference, players.length);
  return players
    .map((player, index) => ({ player, index, distance: Math.abs(index + 1 - preferred) }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .map(({ player }) => player);
}

/** A set of unordered pairs of players. */
export class PairSet {
  private readonly players: ReadonlyMap<PlayerNumber, number>;
  /** By a player's place: 1 at the places of the partners. */
  private readonly rows: Uint8Array[] = [];

  /** @param players everyone who can be in a pair */
  constructor(players: Iterable<PlayerNumber>) {
    const places = new Map<PlayerNumber, number>();
    for (const player of players) places.set(player, places.size);
    this.players = places;
  }

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  /** The place of a player; undefined for unknown players. */
  placeOf(player: PlayerNumber): number | undefined {
    return this.players.get(player);
  }

  /** Adds a pair of two places. */
  add(a: number, b: number): void {
    this.rowAt(a)[b] = 1;
    this.rowAt(b)[a] = 1;
  }

  has(a: PlayerNumber, b: PlayerNumber): boolean {
    return this.row(a)?.[this.players.get(b) ?? -1] === 1;
  }

  /** 1 at the places of a player's partners; undefined without partners. */
  row(player: PlayerNumber): Uint8Array | undefined {
    return this.rows[this.players.get(player) ?? -1];
  }

  private rowAt(place: number): Uint8Array {
    return (this.rows[place] ??= new Uint8Array(this.players.size));
  }
}

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

/** The candidates paired among themselves (N7). */
interface TitleGroup {
  readonly members: ReadonlySet<PlayerNumber>;
  /** The candidate who floats to the group below if their number is odd. */
  readonly floater?: PlayerNumber;
}

const NOBODY: TitleGroup = { members: new Set() };

/**
 * The title group of a round (N7): from `titleFrom` on the candidates among the players to pair. If their number is odd,
 * one floats: the Topgroep's only player if the others, an even number, are all in Groep 1; else the player of Groep 1
 * that N6 prefers, among those with an unmet partner in the next group with players. If Groep 1 is empty, the same
 * applies to the Topgroep.
 *
 * @param mayMeet whether two players, not both candidates, may meet
 */
export function titleGroup(
  players: readonly Position[],
  round: number,
  settings: Settings,
  mayMeet: (a: Position, b: Position) => boolean,
): TitleGroup {
  if (round < settings.titleFrom) return NOBODY;
  const candidates = players.filter(isCandidate);
  const members = new Set(candidates.map(({ number }) => number));
  if (candidates.length % 2 === 0) return { members };

  const [first, lower] = groupsOf(candidates);
  const upper = existing(first);
  const [alone, ...others] = upper.players;
  if (others.length === 0) {
    return { members, floater: existing(alone).number };
  }
  const source = lower ?? upper;
  // In an even field some players are no candidates; these are lower.
  const below = existing(groupsOf(players).find(({ group }) => group > source.group)).players;
  const order = floatOrder(source.players, settings.floatDown);
  const floater =
    order.find((player) => below.some((other) => mayMeet(player, other))) ?? existing(order[0]);
  return { members, floater: floater.number };
}
