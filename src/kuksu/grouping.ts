import {
  awardFlaws,
  AWARDS,
  compareByRating,
  concerned,
  entrantOf,
  fillTiers,
  type TierEntrant,
} from './filling';
import {
  type Absent,
  type Awards,
  type CycleAnswer,
  type CycleFailure,
  type CycleList,
  type CycleOptions,
  type CycleQuestion,
  type CycleWarning,
  type Grouping,
  type LastResult,
  type NearMiss,
  optionFlaws,
  type Placement,
  type Registration,
  type RemainderChoice,
  type TitleMatch,
  type WayOut,
} from './cycle';
import { broken } from './messages';
import { divide, isPossible } from './sizes';
import {
  groupBy,
  matchNames,
  normalisedName,
  playersOf,
  readLastCycle,
  readRegistrations,
  type Registered,
  type Registrations,
  type Resulted,
  rowsOf,
  sharedBy,
} from './lists';
import { atOnce, type Stepwise } from '../core/stepwise';
import { type Layout, LEAST_PLAYERS } from './arguments';

/**
 * Groups a cycle (U1-U11): makes the leagues from the registrations and last cycle's results, with the reason for
 * every player's place.
 *
 * @param registrations everyone who registered, in any order
 * @param lastCycle the results of last cycle, in any order; empty before the first cycle
 * @param options what the director answered and decided
 * @returns the grouping; or every cell to fix (U11) and every broken rule (U5, U10), and beside
 *   them the questions for the director, as far as they are known: how the title match ended (U10), which names are one
 *   player, and what to do about an impossible remainder (U3). Never a partial grouping.
 */
export function groupCycle(
  registrations: readonly Registration[],
  lastCycle: readonly LastResult[],
  options: CycleOptions = {},
): CycleAnswer {
  return atOnce(groupCycleSteps(registrations, lastCycle, options));
}

/** The same in steps, so that the caller stays responsive. */
export function* groupCycleSteps(
  registrations: readonly Registration[],
  lastCycle: readonly LastResult[],
  options: CycleOptions = {},
): Stepwise<CycleAnswer> {
  const awards = options.awards ?? AWARDS;
  const registered = yield* readRegistrations(registrations);
  yield;
  const results = yield* readLastCycle(lastCycle);
  yield;
  const titleMatch = options.titleMatch ?? undefined;
  const remainder = options.remainder ?? undefined;
  const optionFlaws = [
    ...awardFlaws(awards),
    ...titleMatchFlaws(titleMatch),
    ...remainderFlaws(remainder),
  ];
  const unusable = [...registered.failures, ...results.failures, ...optionFlaws];
  if (optionFlaws.length > 0) return failed(unusable);

  const title = titleOf(results.rows, titleMatch);
  const { lastOf, open, failures } = matchNames(
    registered.rows,
    playersOf(results, title.formerHolder),
    options.sameNames ?? [],
  );
  yield;
  const isChampion = ({ row }: Registered): boolean =>
    title.champion !== undefined && lastOf[row] === title.champion;
  const champion =
    titleMatch?.leaveOut === true ? [] : registered.rows.filter(isChampion).map(holderRegistered);
  const questions: CycleQuestion[] = [...title.questions];
  const pairs = soundPairs(open, unusable);
  if (pairs.length > 0) questions.push({ ask: 'sameNames', pairs });
  // What rests on a cell to fix may be right once it is fixed: nothing but that cell is refused.
  const broken = unusable.length > 0 ? unusable : [...title.failures, ...failures, ...champion];
  // How many there are is known once every row of theirs is right.
  if (registered.failures.length > 0) return failed(broken, questions);

  // The title holder takes no seat, registered or not: how many are left over is counted without.
  const entrants = registered.rows
    .filter((each) => !isChampion(each))
    .map((each) => entrantOf(each, lastOf[each.row]))
    .sort(compareByRating);
  yield;
  if (broken.length > 0 || questions.length > 0) {
    // How many are left over is known already.
    const leftOver = yield* askAboutRemainder(entrants, remainder, awards);
    if (leftOver) questions.push({ ...leftOver, provisional: true });
    return failed(broken, questions);
  }
  const warnings = [
    ...sharedPlaces(results.rows),
    ...lookAlikes(registered),
    ...unnamedHolder(titleMatch),
  ];
  const placed = yield* place(entrants, remainder, awards);
  if (!placed.ok) return placed;
  yield;
  return {
    ok: true,
    value: {
      ...placed.value,
      champion: title.champion?.name,
      absent: absentFrom(results.rows, lastOf, title.champion),
      warnings: [...warnings, ...placed.value.warnings],
    },
  };
}

/** The pairs of names that stand in no row with something to fix. */
function soundPairs(
  pairs: readonly NearMiss[],
  failures: readonly CycleFailure[],
): readonly NearMiss[] {
  const rowsIn = (list: CycleList): ReadonlySet<number | undefined> => {
    const rows = new Set<number | undefined>();
    for (const { at } of failures) {
      if (at.list !== list) continue;
      rows.add(at.row);
      for (const row of at.rows ?? []) rows.add(row);
    }
    return rows;
  };
  const [entries, results] = [rowsIn('registrations'), rowsIn('lastCycle')];
  return pairs.filter(
    ({ registered, last }) => !entries.has(registered.row) && !results.has(last.row),
  );
}

/** A grouping before its comparison with last cycle. */
type PlacedCycle =
  | { readonly ok: true; readonly value: Omit<Grouping, 'champion' | 'absent'> }
  | Extract<CycleAnswer, { ok: false }>;

/** Places everyone, unless their number is impossible and the director has chosen no way out (U3). */
function* place(
  entrants: readonly TierEntrant[],
  choice: CycleOptions['remainder'],
  awards: Awards,
): Stepwise<PlacedCycle> {
  const question = yield* askAboutRemainder(entrants, choice, awards);
  if (question) return failed([], [question]);
  if (choice === undefined) return yield* fill(entrants, [], awards, []);
  const players = entrants.length;
  const layout = divide(players);
  if (isPossible(layout)) {
    return yield* fill(entrants, [], awards, [{ code: 'choiceUnneeded', values: { players } }]);
  }
  if (choice.way === 'moveDown') return yield* fill(entrants, [], awards, []);
  const { staying, leaving, failures } = leaveOut(entrants, choice.names, layout.remainder);
  return failures.length > 0 ? failed(failures) : yield* fill(staying, leaving, awards, []);
}

function* fill(
  entrants: readonly TierEntrant[],
  leaving: readonly TierEntrant[],
  awards: Awards,
  warnings: readonly CycleWarning[],
): Stepwise<PlacedCycle> {
  const filled = yield* fillTiers(entrants, divide(entrants.length), awards);
  if (filled.failures.length > 0) return failed(filled.failures);
  return {
    ok: true,
    value: {
      tiers: filled.tiers,
      leagues: filled.leagues,
      fills: filled.fills,
      leftOut: leaving.map(concerned),
      warnings: [...warnings, ...filled.warnings],
    },
  };
}

/** The holder of the title plays in no league (U10). */
function holderRegistered({ row, name }: Registered): CycleFailure {
  const at = { list: 'registrations', row } as const;
  return broken(at, 'holderRegistered', { name, row: at });
}

function unnamedHolder(match: TitleMatch | undefined): CycleWarning[] {
  const unnamed = match?.lost === 'holder' && (match.holder ?? '').trim() === '';
  return unnamed ? [{ code: 'holderUnnamed', values: {} }] : [];
}

/** Players of last cycle who neither hold the title nor have registered (4.1). */
function absentFrom(
  results: readonly Resulted[],
  lastOf: readonly (Resulted | undefined)[],
  champion: Resulted | undefined,
): Absent[] {
  const present = rowsOf(lastOf, results.length);
  return results
    .filter((each) => !present[each.row] && each !== champion)
    .map(({ row, name, last: { league, place } }) => ({ row, name, league, place }));
}

function failed(
  failures: readonly CycleFailure[],
  questions: readonly CycleQuestion[] = [],
): Extract<CycleAnswer, { ok: false }> {
  return { ok: false, failures, questions };
}

type RemainderQuestion = Extract<CycleQuestion, { readonly ask: 'remainder' }>;

/**
 * What has to be chosen before so many can be grouped (U3): nothing where everyone has a league, or a way out was
 * chosen that helps.
 *
 * @param entrants in the order of `compareByRating`
 */
export function* askAboutRemainder(
  entrants: readonly TierEntrant[],
  choice: RemainderChoice | undefined,
  awards: Awards,
): Stepwise<RemainderQuestion | undefined> {
  if (entrants.length < LEAST_PLAYERS) return askForMore(entrants.length);
  const layout = divide(entrants.length);
  return choice !== undefined || isPossible(layout)
    ? undefined
    : yield* askForWay(entrants, layout, awards);
}

/** What can be done about 1 to 4 players beyond the full tiers, with those concerned; the director chooses. */
function* askForWay(
  entrants: readonly TierEntrant[],
  layout: Layout,
  awards: Awards,
): Stepwise<RemainderQuestion> {
  const count = layout.remainder;
  const ways: WayOut[] = [
    { way: 'leaveOut', count, order: leavingOrder(entrants) },
    { way: 'invite', count: LEAST_PLAYERS - count },
  ];
  const tier = layout.fullTiers;
  const { movedDown, failures } = yield* fillTiers(entrants, layout, awards);
  // With every player of the tier pinned this is no way out.
  if (failures.length === 0) ways.push({ way: 'moveDown', tier, players: movedDown });
  return { ask: 'remainder', players: entrants.length, over: count, ways };
}

/** Refuses an unknown way out from a program, also when none is needed. */
function remainderFlaws(choice: RemainderChoice | undefined): CycleFailure[] {
  return choice === undefined
    ? []
    : optionFlaws('remainderWayKnown', 'remainder.way', choice.way, ['leaveOut', 'moveDown']);
}

/** Fewer than 5 in all: only inviting helps. */
function askForMore(players: number): RemainderQuestion {
  const ways: WayOut[] = [{ way: 'invite', count: LEAST_PLAYERS - players }];
  return { ask: 'remainder', players, over: players, ways };
}

type Leaving = Extract<WayOut, { way: 'leaveOut' }>['order'];

/** Timed-out players with no sign of returning, then newcomers, then everyone; each from the lowest rating up. */
function leavingOrder(entrants: readonly TierEntrant[]): Leaving {
  const lowestFirst = [...entrants].reverse();
  const timedOut = lowestFirst.filter(({ registered }) => registered.timedOut);
  const staying = lowestFirst.filter(({ registered }) => !registered.timedOut);
  const newcomers = staying.filter(({ last }) => last === undefined);
  const others = staying.filter(({ last }) => last !== undefined);
  return [
    ...timedOut.map((each) => ({ ...concerned(each), reason: 'timedOut' as const })),
    ...newcomers.map((each) => ({ ...concerned(each), reason: 'newcomer' as const })),
    ...others.map((each) => ({ ...concerned(each), reason: 'rating' as const })),
  ];
}

/** The first way out of an impossible remainder (U3): the surplus players are left out, by name or as the rule proposes. */
export function leaveOut(
  entrants: readonly TierEntrant[],
  names: readonly string[] | undefined,
  needed: number,
): {
  readonly staying: readonly TierEntrant[];
  readonly leaving: readonly TierEntrant[];
  readonly failures: readonly CycleFailure[];
} {
  const registered = new Set(entrants.map(({ registered }) => registered.name));
  const proposed = (): readonly string[] =>
    leavingOrder(entrants)
      .slice(0, needed)
      .map(({ name }) => name);
  const named = new Set(names ?? proposed());
  const leaving = entrants.filter(({ registered }) => named.has(registered.name));
  const failures: CycleFailure[] = [];
  const unknown = [...named].filter((name) => !registered.has(name));
  if (unknown.length > 0) failures.push(broken({}, 'leftOutUnknown', { names: unknown }));
  else if (leaving.length !== needed) {
    failures.push(broken({}, 'leftOutCount', { found: leaving.length, needed }));
  }
  return {
    staying: entrants.filter(({ registered }) => !named.has(registered.name)),
    leaving,
    failures,
  };
}

/** Several players of one league in one place: a full tie or a mistake. */
export function sharedPlaces(results: readonly Resulted[]): CycleWarning[] {
  const warnings: CycleWarning[] = [];
  for (const [league, players] of groupBy(results, ({ last }) => last.league)) {
    // A tier alone stands for all of its leagues.
    if (league.length === 1 && league !== 'A') continue;
    const shared = [...sharedBy(players, ({ last }) => last.place)].sort(([a], [b]) => a - b);
    for (const [place, sharing] of shared) {
      const at = { list: 'lastCycle', rows: sharing.map(({ row }) => row) } as const;
      warnings.push({ code: 'sharedPlace', values: { rows: at, place, league }, at });
    }
  }
  return warnings;
}

/** Registered names that differ in accents or separators alone: two players, or one player twice. */
export function lookAlikes({ alike }: Registrations): CycleWarning[] {
  return alike.map((players) => {
    const at = { list: 'registrations', rows: players.map(({ row }) => row) } as const;
    const names = players.map(({ name }) => name);
    return { code: 'lookAlikes', values: { rows: at, names }, at };
  });
}

/** The reason for a default tier (U4, U10); each language says it in its own words. */
export function defaultReason({ last }: Placement): 'heldTitle' | 'wonLeagueA' | 'place' {
  if (last?.place === 0) return 'heldTitle';
  return last?.tier === 1 && last.place === 1 ? 'wonLeagueA' : 'place';
}

/** The tier that last cycle's place entitles to, if this cycle has fewer tiers (U2). */
export function missingTier({ tier, default: own }: Placement): number | undefined {
  return own && own.entitled > tier ? own.entitled : undefined;
}

/** Refuses an unknown loser from a program, so that nobody counts as the challenger by mistake. */
function titleMatchFlaws(match: TitleMatch | undefined): CycleFailure[] {
  return match === undefined
    ? []
    : optionFlaws('titleLoserKnown', 'titleMatch.lost', match.lost, ['challenger', 'holder']);
}

/** The effect of the title match on its two players. */
interface Title {
  /** The holder before the match, among the players of last cycle as tier 1, place 0; row 0. */
  readonly formerHolder?: Resulted | undefined;
  /** The title holder now, who plays in no league; unknown if the list has no winner of A. */
  readonly champion?: Resulted | undefined;
  readonly questions: readonly CycleQuestion[];
  readonly failures: readonly CycleFailure[];
}

/**
 * Finds the player who defends the title and the loser who plays in league A (U10).
 *
 * @param results last cycle; when it is empty there has been no title match yet
 */
export function titleOf(results: readonly Resulted[], match: TitleMatch | undefined): Title {
  const winners = results.filter(({ last }) => last.tier === 1 && last.place === 1);
  const [challenger, second] = winners;
  if (second !== undefined) {
    const players = winners.map(({ row, name }) => ({ row, name }));
    const at = { list: 'lastCycle', rows: winners.map(({ row }) => row) } as const;
    const values = { players: { list: 'lastCycle', players } } as const;
    return { questions: [], failures: [broken(at, 'winnersOfA', values)] };
  }
  if (match === undefined) {
    return { questions: results.length === 0 ? [] : [askFor('result', challenger)], failures: [] };
  }
  return settled(results, match, challenger);
}

function settled(
  results: readonly Resulted[],
  { lost, holder }: TitleMatch,
  challenger: Resulted | undefined,
): Title {
  // A program may give null, as JSON has no undefined.
  const formerHolder = holderRow(holder ?? '');
  const failures: CycleFailure[] = [];
  const inLeague =
    formerHolder && results.find((each) => each.normalised === formerHolder.normalised);
  if (inLeague) {
    const row = { list: 'lastCycle', row: inLeague.row } as const;
    failures.push(broken(row, 'holderInLastCycle', { name: inLeague.name, row }));
  }
  if (lost === 'holder') return { formerHolder, champion: challenger, questions: [], failures };
  if (challenger === undefined) failures.push(broken({ list: 'lastCycle' }, 'noWinnerOfA'));
  const questions = formerHolder ? [] : [askFor('holder', challenger)];
  return { formerHolder, champion: formerHolder, questions, failures };
}

function holderRow(name: string): Resulted | undefined {
  const normalised = normalisedName(name);
  if (normalised === '') return undefined;
  const last = { row: 0, tier: 1, league: 'A', place: 0, disqualified: false };
  return { row: 0, name, normalised, last };
}

function askFor(missing: 'result' | 'holder', challenger: Resulted | undefined): CycleQuestion {
  return { ask: 'titleMatch', challenger: challenger?.name ?? '', missing };
}
