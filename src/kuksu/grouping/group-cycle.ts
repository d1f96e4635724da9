import { awardFlaws, AWARDS } from './filling/award';
import type {
  Absent,
  Awards,
  CycleAnswer,
  CycleFailure,
  CycleOptions,
  CycleQuestion,
  CycleWarning,
  Grouping,
  CycleList,
  LastResult,
  NearMiss,
  Registration,
  TitleMatch,
} from '../cycle';
import { lookAlikes, sharedPlaces } from './warnings';
import { compareByRating, concerned, entrantOf, type TierEntrant } from './filling/entrant';
import { fillTiers } from './filling/fill';
import { broken } from '../cycle-refuse';
import { divide, isPossible } from '../sizes/layout';
import { leaveOut } from './leave-out';
import { matchNames, playersOf, rowsOf } from '../lists/match-names';
import {
  readLastCycle,
  readRegistrations,
  type Registered,
  type Resulted,
} from '../lists/cycle-lists';
import { atOnce, type Stepwise } from '../../stepwise';
import { titleMatchFlaws, titleOf } from './title-match';
import { askAboutRemainder, remainderFlaws } from './ways-out';

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
