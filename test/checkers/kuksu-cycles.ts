import { type Entry, groupSeatBySeat, lowestAllowed, type Placed, violations } from './kuksu-cycle';
import { randomFrom } from '../support/sampled';
import { divide, tiersHolding } from './kuksu-leagues';

/**
 * Pairs of cycles from a seed: last cycle's results and the registrations for the next, with growth and shrinkage,
 * drop-outs, returns, disqualifications, title matches, pins, names in two spellings and many equal ratings; and what
 * the grouping of each must be. Shares nothing with the rules under test, which are handed in.
 */

/** As much of `groupCycle` as is needed to ask it and to read its answer. */
export type Grouper = (
  registrations: readonly Registration[],
  lastCycle: readonly LastResult[],
  options: Options,
) => Answer;

interface Registration {
  readonly name: string;
  readonly rating: number;
  readonly pin: number | string;
  readonly timedOut: boolean;
}

interface LastResult {
  readonly name: string;
  readonly league: string;
  readonly place: number;
  readonly disqualified: boolean;
}

interface Options {
  readonly titleMatch?: { readonly lost: 'challenger' | 'holder'; readonly holder: string };
  readonly sameNames?: readonly { registered: string; last: string; same: boolean }[];
  readonly remainder?: { way: 'leaveOut'; names: readonly string[] } | { way: 'moveDown' };
}

type Answer =
  | { readonly ok: true; readonly value: Grouping }
  | {
      readonly ok: false;
      readonly failures: readonly { readonly code: string }[];
      readonly questions: readonly Question[];
    };

interface Grouping {
  readonly leagues: readonly {
    readonly league: string;
    readonly players: readonly {
      readonly name: string;
      readonly tier: number;
      readonly league: string;
      readonly seed: number;
      readonly how: {
        readonly by: Placed['how'];
        readonly award?: number;
        readonly sum?: number;
        readonly order?: number;
      };
    }[];
  }[];
  readonly leftOut: readonly { readonly name: string }[];
}

type Question =
  | { readonly ask: 'titleMatch' }
  | {
      readonly ask: 'sameNames';
      readonly pairs: readonly {
        readonly registered: { readonly name: string };
        readonly last: { readonly name: string };
      }[];
    }
  | {
      readonly ask: 'remainder';
      readonly over: number;
      readonly ways: readonly {
        readonly way: string;
        readonly count?: number;
        readonly order?: readonly { readonly name: string }[];
      }[];
    };

/** A pair of cycles, and what is known of it that the lists do not say. */
export interface Pair {
  readonly registrations: readonly Registration[];
  readonly lastCycle: readonly LastResult[];
  readonly titleMatch: { readonly lost: 'challenger' | 'holder'; readonly holder: string };
  readonly entries: readonly (Entry & { readonly timedOut: boolean })[];
  /** Registered spelling and the one of last cycle, where they differ. */
  readonly respelt: readonly (readonly [registered: string, last: string])[];
  /** What is chosen where the number of players is impossible. */
  readonly choice: 'leaveOut' | 'moveDown' | 'invite';
}

const HOLDER = 'The Holder';

export function pairOf(seed: number): Pair {
  const random = chance(seed);
  const coarse = random.pick([1, 1, 10, 50, 200]);
  const rated = (about: number): number => {
    return Math.max(100, Math.round((about + random.below(600) - 300) / coarse) * coarse);
  };
  const lastCycle = resultsOf(random);
  const lost = random.pick(['holder', 'challenger'] as const);
  const winner = lastCycle.find(({ league, place }) => league === 'A' && place === 1);
  const champion = lost === 'holder' ? winner?.name : HOLDER;

  const staying = random.pick([1, 0.97, 0.9, 0.75, 0.5]);
  const entries: Pair['entries'][number][] = [];
  const respelt: [string, string][] = [];
  const enter = (name: string, about: number, last: Entry['last']): void => {
    const timedOut = random.in(0.04);
    entries.push({ name, rating: rated(about), pin: null, last, timedOut });
  };
  for (const { name, league, place, disqualified } of lastCycle) {
    if (name === champion || !random.in(staying)) continue;
    const tier = league.charCodeAt(0) - 64;
    const registered = random.in(0.04) ? random.pick([`${name} `, name.toUpperCase()]) : name;
    // A blank behind a name is nothing to ask about.
    if (registered.trim() !== name) respelt.push([registered, name]);
    enter(registered, 2600 - 250 * tier, { tier, place, disqualified });
  }
  if (lost === 'holder' && random.in(0.7)) {
    enter(HOLDER, 2600, { tier: 1, place: 0, disqualified: false });
  }
  const newcomers = random.pick([0, 1, 2, 3, 5, 10, 40]) + Math.max(0, 5 - entries.length);
  for (let count = 1; count <= newcomers; count++) enter(`New ${count}`, 1900, null);

  const pinned = random.in(0.2) ? withPins(random, entries) : entries;
  const shuffled = random.shuffled(pinned);
  return {
    registrations: shuffled.map(({ name, rating, pin, timedOut }) => {
      return { name, rating, pin: pin ?? '', timedOut };
    }),
    lastCycle: random.shuffled(lastCycle),
    titleMatch: { lost, holder: HOLDER },
    entries: shuffled,
    respelt,
    choice: random.pick(['leaveOut', 'moveDown', 'invite']),
  };
}

/** A cycle that has been played: leagues as the rules size them, in any order of strength. */
function resultsOf(random: Chance): LastResult[] {
  let players = 5 + random.below(random.pick([20, 50, 100, 160]));
  while (divide(players) === undefined) players++;
  const names = random.shuffled(
    Array.from({ length: players }, (_, index) => `Player ${index + 1}`),
  );
  return (divide(players) ?? []).flatMap(([league, size]) =>
    Array.from({ length: size }, (_, index): LastResult => {
      const name = names.pop() ?? '';
      return { name, league, place: index + 1, disqualified: random.in(0.1) };
    }),
  );
}

/** Up to three pins that the rules allow by themselves. */
function withPins(random: Chance, entries: Pair['entries']): Pair['entries'][number][] {
  const tiers = tiersHolding(entries.length);
  const chosen = new Set(random.shuffled(entries).slice(0, 1 + random.below(3)));
  return entries.map((entry) => {
    if (!chosen.has(entry)) return entry;
    return { ...entry, pin: 1 + random.below(lowestAllowed(entry, tiers) ?? tiers) };
  });
}

/** What is wrong with the answers to a pair of cycles; nothing when all is as the rules say. */
export function checkPair(pair: Pair, group: Grouper): string[] {
  const found: string[] = [];
  const { lastCycle, titleMatch, respelt } = pair;
  let { registrations, entries } = pair;
  let options: Options = { titleMatch };
  const ask = (): Answer => group(registrations, lastCycle, options);

  let answer = ask();
  if (respelt.length > 0) {
    found.push(...wrongPairs(answer, respelt));
    const sameNames = respelt.map(([registered, last]) => ({ registered, last, same: true }));
    options = { ...options, sameNames };
    answer = ask();
  }
  if (divide(entries.length) !== undefined)
    return [...found, ...judge({ entries, moveDown: false }, answer)];

  found.push(...wrongRemainder(entries, answer));
  if (pair.choice === 'invite') {
    const over = overIn(entries.length);
    const invited = Array.from({ length: 5 - over }, (_, index) => `Invited ${index + 1}`);
    registrations = [
      ...registrations,
      ...invited.map((name) => ({ name, rating: 1000, pin: '', timedOut: false })),
    ];
    entries = [
      ...entries,
      ...invited.map((name) => ({ name, rating: 1000, pin: null, last: null, timedOut: false })),
    ];
    return [...found, ...judge({ entries, moveDown: false }, ask())];
  }
  if (pair.choice === 'moveDown') {
    options = { ...options, remainder: { way: 'moveDown' } };
    return [...found, ...judge({ entries, moveDown: true }, ask())];
  }
  const names = leavingOrder(entries).slice(0, overIn(entries.length));
  options = { ...options, remainder: { way: 'leaveOut', names } };
  answer = ask();
  const staying = entries.filter(({ name }) => !names.includes(name));
  const leftOut = answer.ok ? answer.value.leftOut.map(({ name }) => name).sort() : names.sort();
  if (leftOut.join() !== names.sort().join()) found.push(`${leftOut.join()} left out`);
  return [...found, ...judge({ entries: staying, moveDown: false }, answer)];
}

function overIn(players: number): number {
  let over = players;
  for (let size = 10; over >= size; size *= 2) over -= size;
  return over;
}

/** Timed out, then newcomers, then everyone, each from the lowest rating; the worse of equals first. */
function leavingOrder(entries: Pair['entries']): string[] {
  const group = ({ timedOut, last }: Pair['entries'][number]): number => {
    if (timedOut) return 0;
    return last === null ? 1 : 2;
  };
  return [...entries]
    .sort(
      (a, b) =>
        group(a) - group(b) ||
        a.rating - b.rating ||
        (b.last?.tier ?? 99) - (a.last?.tier ?? 99) ||
        (b.last?.place ?? 99) - (a.last?.place ?? 99) ||
        (a.name.toLowerCase() < b.name.toLowerCase() ? 1 : -1),
    )
    .map(({ name }) => name);
}

function wrongPairs(answer: Answer, respelt: Pair['respelt']): string[] {
  const asked = answer.ok ? [] : answer.questions;
  const pairs = asked.flatMap((question) => {
    return question.ask === 'sameNames'
      ? question.pairs.map(({ registered, last }) => `${registered.name}=${last.name}`)
      : [];
  });
  const wanted = respelt.map(([registered, last]) => `${registered}=${last}`);
  return pairs.sort().join() === wanted.sort().join() ? [] : [`asked about ${pairs.join()}`];
}

function wrongRemainder(entries: Pair['entries'], answer: Answer): string[] {
  const [question] = answer.ok ? [] : answer.questions;
  if (question?.ask !== 'remainder') return ['nothing asked about the remainder'];
  const over = overIn(entries.length);
  const [leaveOut, invite] = question.ways;
  const order = leaveOut?.order?.map(({ name }) => name).join();
  const right =
    question.over === over &&
    leaveOut?.count === over &&
    invite?.count === 5 - over &&
    order === leavingOrder(entries).join();
  return right ? [] : [`wrong ways out: ${JSON.stringify(question).slice(0, 300)}`];
}

/** A grouping against the checker's own, or a refusal that the checker understands. */
function judge(cycle: Parameters<typeof violations>[0], answer: Answer): string[] {
  const expected = groupSeatBySeat(cycle);
  if (!answer.ok) {
    const codes = answer.failures.map(({ code }) => code).join();
    if (typeof expected === 'string' && codes !== '') return [];
    return [`refused: ${codes} ${answer.questions.map(({ ask }) => ask).join()}`];
  }
  const placed = answer.value.leagues.flatMap(({ players }) =>
    players.map(({ name, tier, league, seed, how }): Placed => {
      const { award, sum, order } = how;
      return {
        name,
        tier,
        league,
        seed,
        how: how.by,
        ...(award === undefined ? {} : { award }),
        ...(sum === undefined ? {} : { sum }),
        ...(order === undefined ? {} : { order }),
      };
    }),
  );
  return violations(cycle, placed);
}

/** The first violation found among so many pairs from a seed on; undefined when there is none. */
export function firstViolation(
  seed: number,
  pairs: number,
  group: Grouper,
): { readonly seed: number; readonly found: readonly string[] } | undefined {
  for (let each = seed; each < seed + pairs; each++) {
    const found = checkPair(pairOf(each), group);
    if (found.length > 0) return { seed: each, found };
  }
  return undefined;
}

/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  /** True in so many cases of one. */
  readonly in: (share: number) => boolean;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export function chance(seed: number): Chance {
  const next = randomFrom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    in: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const list = [...items];
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const moved = list[last];
        list.splice(last, 1, ...list.slice(other, other + 1));
        if (moved !== undefined) list.splice(other, 1, moved);
      }
      return list;
    },
  };
}
