import type { CycleFailure, NameDecision, NearMiss } from '../cycle';
import { broken } from '../cycle-refuse';
import { groupBy } from './group-by';
import { looseKey, shownName } from './names';
import type { ListedName } from './read-list';

/** Which player of last cycle each registration is, and the decisions still needed. */
export interface Matches<T> {
  /** By the row of the registration; none without a match. */
  readonly lastOf: readonly (T | undefined)[];
  /** Undecided pairs. */
  readonly open: readonly NearMiss[];
  readonly failures: readonly CycleFailure[];
}

/** The players of a list, and one more outside it. */
export interface Players<T> {
  /** By normalised name. */
  readonly find: (normalised: string) => T | undefined;
  /** The extra player has row 0. */
  readonly all: readonly T[];
}

export function playersOf<T extends ListedName>(
  { rows, byName }: { readonly rows: readonly T[]; readonly byName: ReadonlyMap<string, T> },
  extra: T | undefined,
): Players<T> {
  if (extra === undefined) return { find: (normalised) => byName.get(normalised), all: rows };
  return {
    find: (normalised) => (normalised === extra.normalised ? extra : byName.get(normalised)),
    all: [...rows, extra],
  };
}

/** 1 for each row, up to the last, of these players: quicker than a set of thousands. */
export function rowsOf(listed: readonly (ListedName | undefined)[], last: number): Uint8Array {
  const rows = new Uint8Array(last + 1);
  for (const each of listed) if (each) rows[each.row] = 1;
  return rows;
}

/**
 * Matches the names of two lists. Names that look equal are one player. Names left on both sides with
 * the same loose key may be one player: the director decides.
 */
export function matchNames<T extends ListedName>(
  registered: readonly ListedName[],
  last: Players<T>,
  decisions: readonly NameDecision[],
): Matches<T> {
  const lastOf: (T | undefined)[] = [undefined];
  const strangers: ListedName[] = [];
  for (const each of registered) {
    const namesake = last.find(each.normalised);
    const same = namesake !== undefined && shownName(namesake.name) === shownName(each.name);
    if (!same) strangers.push(each);
    lastOf.push(same ? namesake : undefined);
  }
  const matched = rowsOf(lastOf, last.all.length);
  const free = last.all.filter(({ row }) => matched[row] === 0);
  const byLooseKey = groupBy(free, ({ normalised }) => looseKey(normalised));
  const decided = new Map(
    decisions.map((each) => [pairKey(each.registered, each.last), each.same]),
  );
  const open: NearMiss[] = [];
  const merged: (readonly [ListedName, T])[] = [];
  for (const stranger of strangers) {
    for (const other of byLooseKey.get(looseKey(stranger.normalised)) ?? []) {
      const same = decided.get(pairKey(stranger.name, other.name));
      if (same === undefined) open.push(nearMiss(stranger, other));
      else if (same) merged.push([stranger, other]);
    }
  }
  for (const [stranger, other] of merged) lastOf[stranger.row] = other;
  return { lastOf, open, failures: mergedTwice(merged) };
}

function nearMiss(registered: ListedName, last: ListedName): NearMiss {
  return {
    registered: { row: registered.row, name: registered.name },
    last: { row: last.row, name: last.name },
    differs: registered.normalised === last.normalised ? 'spelling' : 'letters',
  };
}

/** No text of a cell holds this character. */
function pairKey(registered: string, last: string): string {
  return `${registered}\u0000${last}`;
}

/** Decisions that merge two players of the same list (U11). */
function mergedTwice(merged: readonly (readonly [ListedName, ListedName])[]): CycleFailure[] {
  const turned = merged.map(([stranger, other]) => [other, stranger] as const);
  return [...withSeveral(merged), ...withSeveral(turned)];
}

/** A failure for each first player with several partners. */
function withSeveral(pairs: readonly (readonly [ListedName, ListedName])[]): CycleFailure[] {
  const failures: CycleFailure[] = [];
  for (const [name, several] of groupBy(pairs, ([{ name }]) => name)) {
    const others = several.map(([, partner]) => partner.name);
    if (others.length > 1) failures.push(broken({}, 'decidedTwice', { name, others }));
  }
  return failures;
}
