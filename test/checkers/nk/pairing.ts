/** N5, N6, N7 and N10 a second time: what a pairing costs, which pairs are legal, and the best by trying all. */
import type { PlayerNumber, RoundOptions, Settings } from '../../../src/nk/event/event';
import { compare, isThere, ranking, type Account, type Ledger } from './ledger';

export type Pair = readonly [PlayerNumber, PlayerNumber];

/** A round to be paired: who plays, what the director has fixed, and the clauses' view of the rest. */
export interface Task {
  readonly ledger: Ledger;
  readonly settings: Settings;
  readonly options: RoundOptions;
  readonly round: number;
  readonly present: readonly Account[];
  /** Present and in no forced pair. */
  readonly free: readonly Account[];
}

export function taskOf(ledger: Ledger, settings: Settings, options: RoundOptions): Task {
  const absent = new Set(options.absent);
  const forced = new Set((options.forced ?? []).flatMap(({ players }) => players));
  const present = [...ledger.accounts.values()].filter(
    (each) => isThere(each, ledger.played) && !absent.has(each.number),
  );
  const free = present.filter(({ number }) => !forced.has(number));
  return { ledger, settings, options, round: ledger.played + 1, present, free };
}

const same = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

function isForbidden(task: Task, pair: Pair): boolean {
  return (task.options.forbidden ?? []).some((each) => same(each, pair));
}

/** Whether two may meet when they are not both in the title group. */
function mayMeetOutside(task: Task, a: Account, b: Account): boolean {
  const pair: Pair = [a.number, b.number];
  if (isForbidden(task, pair)) return false;
  const repeatable = (task.options.mayRepeat ?? []).some((each) => same(each, pair));
  return repeatable || task.ledger.meetings(a.number, b.number) === 0;
}

/** The groups of these players, from the top, each in order of SOS, strength and number. */
export function groupsOf(players: readonly Account[]): Map<number, Account[]> {
  const groups = new Map<number, Account[]>();
  for (const each of ranking(players, false)) {
    const members = groups.get(each.group);
    if (members) members.push(each);
    else groups.set(each.group, [each]);
  }
  return new Map([...groups].sort(([a], [b]) => a - b));
}

export interface Title {
  /** Who may repeat games among themselves; empty before the round from which N7 holds. */
  readonly members: ReadonlySet<PlayerNumber>;
  /** Of an odd number, who floats. */
  readonly floater?: PlayerNumber;
}

/** N7 for those who are to be paired. */
export function titleOf(task: Task, players: readonly Account[]): Title {
  if (task.round < task.settings.titleFrom) return { members: new Set() };
  const candidates = players.filter(({ group }) => group <= 1);
  const members = new Set(candidates.map(({ number }) => number));
  if (candidates.length % 2 === 0) return { members };

  const top = candidates.filter(({ group }) => group < 1);
  const one = candidates.filter(({ group }) => group === 1);
  const [single] = top;
  if (top.length === 1 && single) return { members, floater: single.number };
  const source = one.length > 0 ? one : top;
  const [level] = source;
  const lower = [...groupsOf(players)].find(([group]) => level && group > Math.max(1, level.group));
  const order = preferred(ranking(source, false), task.settings.floatDown);
  const unmet = order.find((each) => lower?.[1].some((other) => mayMeetOutside(task, each, other)));
  const floater = unmet ?? order[0];
  return floater ? { members, floater: floater.number } : { members };
}

/** N6: from the preferred place outwards, the higher of two first. */
function preferred(players: readonly Account[], place: Settings['floatDown']): Account[] {
  if (place === 'top') return [...players];
  if (place === 'bottom') return [...players].reverse();
  const middle = (players.length - 1) / 2;
  const away = (index: number): number => Math.abs(index - middle);
  return players
    .map((player, index) => ({ player, index }))
    .sort((a, b) => away(a.index) - away(b.index) || a.index - b.index)
    .map(({ player }) => player);
}

/** A field whose bye and forced pairs are settled. */
export interface Field {
  readonly task: Task;
  readonly players: readonly Account[];
  readonly title: Title;
  readonly byNumber: ReadonlyMap<PlayerNumber, Account>;
  /** Rank within the group from 1, and the group's size. */
  readonly rank: ReadonlyMap<PlayerNumber, readonly [rank: number, size: number]>;
}

export function fieldOf(task: Task, bye: PlayerNumber | undefined): Field {
  const players = task.free.filter(({ number }) => number !== bye);
  const rank = new Map<PlayerNumber, readonly [number, number]>();
  for (const members of groupsOf(players).values()) {
    for (const [index, { number }] of members.entries()) {
      rank.set(number, [index + 1, members.length]);
    }
  }
  const byNumber = new Map(players.map((each) => [each.number, each]));
  return { task, players, title: titleOf(task, players), byNumber, rank };
}

export function isLegal({ task, title, byNumber }: Field, [a, b]: Pair): boolean {
  if (title.members.has(a) && title.members.has(b)) return !isForbidden(task, [a, b]);
  const [one, two] = [byNumber.get(a), byNumber.get(b)];
  return one !== undefined && two !== undefined && mayMeetOutside(task, one, two);
}

const CRITERIA = ['title', 'repeats', 'gaps', 'floatDown', 'floatUp', 'pattern'] as const;

/** The sums of N5 over a field's pairs: N7 first, then (1), (2), (3a), (3b), (4). */
export function costOf(field: Field, pairs: readonly Pair[]): number[] {
  const { task, title, byNumber, rank } = field;
  const { settings, ledger, round } = task;
  const stays = new Map<number, PlayerNumber[]>();
  const cost = CRITERIA.map(() => 0);
  const add = (criterion: (typeof CRITERIA)[number], value: number): void => {
    const at = CRITERIA.indexOf(criterion);
    cost[at] = (cost[at] ?? 0) + value;
  };
  const inTitle = (player: PlayerNumber): boolean =>
    title.members.has(player) && player !== title.floater;
  const away = (player: PlayerNumber, place: Settings['floatDown']): number => {
    const [at, size] = rank.get(player) ?? [NaN, NaN];
    const wanted = place === 'top' ? 1 : place === 'bottom' ? size : (size + 1) / 2;
    return (at - wanted) ** 2;
  };
  const within: Pair[] = [];
  for (const [a, b] of pairs) {
    const [groupA, groupB] = [byNumber.get(a)?.group ?? NaN, byNumber.get(b)?.group ?? NaN];
    if (inTitle(a) !== inTitle(b)) add('title', 1);
    if (ledger.meetings(a, b) > 0) add('repeats', 1);
    add('gaps', (groupA - groupB) ** 2);
    if (groupA === groupB) {
      within.push([a, b]);
      const numbers = stays.get(groupA);
      if (numbers) numbers.push(a, b);
      else stays.set(groupA, [a, b]);
    } else {
      const [upper, lower] = groupA < groupB ? [a, b] : [b, a];
      add('floatDown', away(upper, settings.floatDown));
      add('floatUp', away(lower, settings.floatUp));
    }
  }
  const place = new Map<PlayerNumber, number>();
  for (const numbers of stays.values()) {
    numbers.sort((a, b) => (rank.get(a)?.[0] ?? NaN) - (rank.get(b)?.[0] ?? NaN));
    for (const [index, number] of numbers.entries()) place.set(number, index + 1);
  }
  for (const [a, b] of within) {
    const n = stays.get(byNumber.get(a)?.group ?? NaN)?.length ?? NaN;
    const [i, j] = [place.get(a) ?? NaN, place.get(b) ?? NaN];
    add('pattern', round === 1 ? (Math.abs(i - j) - n / 2) ** 2 : (i + j - n - 1) ** 2);
  }
  return cost;
}

/** The value of a pair independent of other pairs: all but the pattern. */
function costOfPair(field: Field, pair: Pair): number[] {
  return costOf(field, [pair]).slice(0, -1);
}

/** A pairing of a whole field, lower numbers first, and what it costs. */
export interface Tried {
  readonly pairs: readonly Pair[];
  readonly cost: readonly number[];
}

/**
 * Tries all legal pairings, opponents of lower numbers first, and gives each that costs less than all before it and than this
 * limit. Nothing is taken off a cost again, so that a pairing begun is left as soon as it costs more.
 */
function* everBetter(field: Field, limit: readonly number[]): Generator<Tried> {
  const numbers = field.players.map(({ number }) => number).sort((a, b) => a - b);
  const costs = numbers.map((a) =>
    numbers.map((b) => {
      const pair: Pair = [a, b];
      return a < b && isLegal(field, pair) ? costOfPair(field, pair) : undefined;
    }),
  );
  let least = limit;
  function* visit(
    left: readonly number[],
    sum: readonly number[],
    pairs: readonly Pair[],
  ): Generator<Tried> {
    const [first, ...others] = left;
    if (first === undefined) {
      const cost = costOf(field, pairs);
      if (compare(cost, least) >= 0) return;
      least = cost;
      yield { pairs, cost };
      return;
    }
    for (const other of others) {
      const own = costs[first]?.[other];
      if (!own) continue;
      const next = sum.map((each, index) => each + (own[index] ?? NaN));
      if (compare(next, least.slice(0, -1)) > 0) continue;
      const rest = others.filter((each) => each !== other);
      yield* visit(rest, next, [...pairs, [numbers[first] ?? NaN, numbers[other] ?? NaN]]);
    }
  }
  yield* visit(
    numbers.map((_, index) => index),
    limit.slice(1).map(() => 0),
    [],
  );
}

/** What a legal pairing costs that costs less than this; undefined where there is none. */
export function lessByTrying(field: Field, cost: readonly number[]): readonly number[] | undefined {
  for (const less of everBetter(field, cost)) return less.cost;
  return undefined;
}

/** The best legal pairing by trying all; undefined where there is none. */
export function bestByTrying(field: Field): Tried | undefined {
  return [
    ...everBetter(
      field,
      CRITERIA.map(() => Infinity),
    ),
  ].at(-1);
}

/** Who may have the bye, in the order of N10. */
export function byeQueue({ free, settings, options, round }: Task): PlayerNumber[] {
  if (options.bye !== undefined) return [options.bye];
  const keys = (each: Account): number[] => [
    each.byes,
    each.group <= 1 ? 1 : 0,
    each.score2,
    each.sos2,
    each.strength,
    -each.number,
  ];
  const outsiders = free.filter(({ group }) => group > 1);
  const outsidersOnly =
    round >= settings.titleFrom && !settings.candidateMayHaveBye && outsiders.length > 0;
  return [...(outsidersOnly ? outsiders : free)]
    .sort((a, b) => compare(keys(a), keys(b)))
    .map(({ number }) => number);
}
