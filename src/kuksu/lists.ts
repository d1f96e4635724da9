import { type Found, placed, type Refusal } from '../core/result';
import { mapped, type Stepwise } from '../core/stepwise';
import type {
  CycleFailure,
  CycleList,
  Last,
  LastResult,
  NameDecision,
  NearMiss,
  Registration,
} from './cycle';
import { broken, numberOfCycle as numberArgument, refuseOfCycle as refuse } from './messages';
import { flaw, type NumberArgument, refusedBy } from '../core/arguments';
import { significant } from '../core/numbers';
import { MOST_PLAYERS, RATING } from './arguments';
import { readLeague, writeLeague } from './sizes';
import { lowerCase } from '../core/text';

/** A name of a list as written and as compared. */
export interface ListedName {
  readonly row: number;
  readonly name: string;
  readonly normalised: string;
}

/** A list's rows, valid only without failures (U11). */
interface ReadList<T> {
  readonly rows: readonly T[];
  readonly failures: readonly CycleFailure[];
}

/** The value of a cell, or its failure: only failures are objects, so values cost no allocation. */
export type Read<V> = V | Refusal;

/** The value of a cell. A refused cell adds a failure and gives the stand-in instead. */
type ValueOf = <V>(read: Read<V>, instead: V) => V;

/** Reads a list to its end, so that all errors are reported at once. */
export function* readList<In, Out extends ListedName>(
  list: CycleList,
  cells: readonly In[],
  read: (cells: In, row: number, value: ValueOf) => Out,
): Stepwise<ReadList<Out>> {
  const failures: CycleFailure[] = [];
  let row = 0;
  const value: ValueOf = (found, instead) => {
    if (!isRefusal(found)) return found;
    failures.push(placed(found.failure, { list, row }));
    return instead;
  };
  const rows = yield* mapped(cells, (each, index) => {
    row = index + 1;
    return read(each, row, value);
  });
  return { rows, failures };
}

/** A failure for each name that stands in several rows of a list (U11). */
export function repeatedNames(list: CycleList, rows: readonly ListedName[]): CycleFailure[] {
  const failures: CycleFailure[] = [];
  for (const [normalised, namesakes] of sharedBy(rows, (each) => each.normalised)) {
    // A missing name is reported by its cell.
    if (normalised === '') continue;
    const names = namesakes.map(({ name }) => name);
    const at = { list, rows: namesakes.map(({ row }) => row) };
    failures.push(broken(at, 'repeatedName', { rows: at, names }));
  }
  return failures;
}

function isRefusal(found: unknown): found is Refusal {
  return typeof found === 'object' && found !== null && 'ok' in found;
}

/** A name exactly as written, blanks included, so that the director sees how it differs from another. */
export function readName(cell: Found): Read<string> {
  // A blank cell may arrive as 0. Other numbers are names: there are players called 1973.
  if (typeof cell === 'number' && Number.isFinite(cell) && cell !== 0) {
    return String(significant(cell));
  }
  const named = typeof cell === 'string' && showsSomething(cell);
  return named ? cell : refuse({ argument: 'name', found: cell === 0 ? '' : cell }, 'playerNamed');
}

/** The first plain letter decides for most names. */
function showsSomething(name: string): boolean {
  return /[!-~]/.test(name) || normalisedName(name) !== '';
}

/** A required number. */
export function readNumber(cell: Found, argument: NumberArgument): Read<number> {
  if (typeof cell !== 'number') {
    return isEmpty(cell)
      ? refusedBy(argument, cell)
      : refuse({ argument: argument.name, found: cell }, 'numberNeeded');
  }
  const value = significant(cell);
  return flaw(argument, value) ?? value;
}

/** An optional number; empty is `none`. */
export function readOptional(cell: Found, argument: NumberArgument, none: number): Read<number> {
  return isEmpty(cell) ? none : readNumber(cell, argument);
}

const PLACE_OF_LEAGUE = numberArgument('place', 'placeOfLeague', {
  least: 1,
  most: MOST_PLAYERS,
  whole: true,
});

function readPlace(cell: Found): Read<number> {
  return readNumber(cell, PLACE_OF_LEAGUE);
}

/** The tier a director pins a player to (U5), 0 for none. */
function readPin(cell: Found): Read<number> {
  // A blank cell may arrive as 0.
  if (cell === 0 || isEmpty(cell)) return 0;
  const label = readLeague(cell, 'pin');
  // Only the snake decides the league within a tier.
  const wholeTier = label.ok && (label.value.league === 0 || label.value.tier === 1);
  return wholeTier ? label.value.tier : refuse({ argument: 'pin', found: cell }, 'pinOfTier');
}

/** A cell without visible content. */
export function isEmpty(cell: Found): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** A valid registration. */
export interface Registered extends ListedName {
  readonly rating: number;
  /** 0 for none. */
  readonly pin: number;
  readonly timedOut: boolean;
}

/** A valid result of last cycle. */
export interface Resulted extends ListedName {
  readonly last: Last;
}

/** The registrations, and which of their names look alike beyond equal letters (U11). */
export interface Registrations extends ReadList<Registered> {
  readonly alike: readonly (readonly Registered[])[];
}

export function* readRegistrations(list: readonly Registration[]): Stepwise<Registrations> {
  const { rows, failures: unusable } = yield* readList(
    'registrations',
    list,
    ({ name, rating, pin, timedOut }, row, value) => {
      const named = value(readName(name), '');
      return {
        row,
        name: named,
        normalised: normalisedName(named),
        rating: value(readNumber(rating, RATING), 0),
        pin: value(readPin(pin ?? ''), 0),
        timedOut: timedOut ?? false,
      };
    },
  );
  const failures = [...unusable];
  const alike = [...sharedBy(rows, ({ normalised }) => looseKey(normalised)).values()];
  // One name in two rows looks like itself.
  for (const players of alike) failures.push(...repeatedNames('registrations', players));
  return { rows, alike, failures };
}

/** Last cycle's results, matched with the registrations. */
interface Results extends ReadList<Resulted> {
  readonly byName: ReadonlyMap<string, Resulted>;
}

export function* readLastCycle(list: readonly LastResult[]): Stepwise<Results> {
  // Ten players share a league.
  const known = new Map<Found, Labelled | Refusal>();
  const leagueIn = (cell: Found): Labelled | Refusal => {
    const found = known.get(cell) ?? labelled(cell);
    known.set(cell, found);
    return found;
  };
  const { rows, failures } = yield* readList(
    'lastCycle',
    list,
    ({ name, league, place, disqualified }, row, value) => {
      const named = value(readName(name), '');
      const label = value(leagueIn(league), NOWHERE);
      const last = {
        row,
        tier: label.tier,
        league: label.league,
        place: value(readPlace(place), 0),
        disqualified: disqualified ?? false,
      };
      return { row, name: named, normalised: normalisedName(named), last };
    },
  );
  const byName = new Map<string, Resulted>();
  for (const each of rows) byName.set(each.normalised, each);
  const repeated = byName.size < rows.length ? repeatedNames('lastCycle', rows) : [];
  return { rows, byName, failures: [...failures, ...repeated] };
}

interface Labelled {
  readonly tier: number;
  readonly league: string;
}

const NOWHERE: Labelled = { tier: 0, league: '' };

function labelled(cell: Found): Labelled | Refusal {
  const label = readLeague(cell, 'league');
  return label.ok ? { tier: label.value.tier, league: writeLeague(label.value) } : label;
}

/** Which player of last cycle each registration is, and the decisions still needed. */
interface Matches<T> {
  /** By the row of the registration; none without a match. */
  readonly lastOf: readonly (T | undefined)[];
  /** Undecided pairs. */
  readonly open: readonly NearMiss[];
  readonly failures: readonly CycleFailure[];
}

/** The players of a list, and one more outside it. */
interface Players<T> {
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

/** Invisible characters: soft hyphens, zero-width characters, direction and byte order marks. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Accents and other marks in decomposed text, those of kana included. */
const MARKS = /[\u0300-\u036f\u3099\u309a]/g;

/** Letters that keyboards without them replace by others. */
const SUBSTITUTES: readonly (readonly [letter: RegExp, written: string])[] = [
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ı/g, 'i'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/þ/g, 'th'],
];

/** All blanks except single ordinary ones within the name. */
const STRAY_BLANK = /^\s|\s$|\s\s|[^\S ]/;

/** Word separators, which some leave out: `Jan-Piet`, `jan_piet`, `Jan Piet`. */
const SEPARATORS = /[\s_.'\u2019-]+/g;

/**
 * The normalised name (U6, U7, U11): small letters, single blanks, accents in one spelling. For comparing only: a name
 * is shown as it was written.
 */
export function normalisedName(name: string): string {
  const small = /[^ -~]/.test(name) ? lower(name.replace(UNSEEN, '')) : lowerCase(name);
  return STRAY_BLANK.test(small) ? small.replace(/\s+/g, ' ').trim() : small;
}

/**
 * A name as it looks: blanks around it, of another kind or doubled, and characters that nobody sees make no other player.
 */
export function shownName(name: string): string {
  const plain = /[^ -~]/.test(name) ? name.normalize('NFC').replace(UNSEEN, '') : name;
  return STRAY_BLANK.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain;
}

/** The loose key that near misses share: a normalised name without accents and separators. */
export function looseKey(normalised: string): string {
  const joined = normalised.replace(SEPARATORS, '');
  // Most names are plain already.
  const loose = /[^ -~]/.test(joined) ? withoutMarks(joined) : joined;
  // A name of separators alone equals only itself.
  return loose === '' ? normalised : loose;
}

/** Letters as keyboards without accents write them. */
function withoutMarks(name: string): string {
  return SUBSTITUTES.reduce(
    (text, [letter, written]) => text.replace(letter, written),
    name.normalize('NFD').replace(MARKS, ''),
  );
}

/** Small letters in one spelling: composed, and full-width ones as the plain ones. */
function lower(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** The items by key; keys and items in the order of the list. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** The keys that several items share, with these items. Nothing is allocated for the others, nearly all of them. */
export function sharedBy<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const shared = keysShared(items, keyOf);
  return shared.size === 0
    ? new Map()
    : groupBy(
        items.filter((item) => shared.has(keyOf(item))),
        keyOf,
      );
}

function keysShared<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlySet<K> {
  const seen = new Set<K>();
  const shared = new Set<K>();
  for (const item of items) {
    const key = keyOf(item);
    const before = seen.size;
    // Checking whether the size grew is quicker than a look-up first.
    if (seen.add(key).size === before) shared.add(key);
  }
  return shared;
}

/** Adds an item to those of its key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
