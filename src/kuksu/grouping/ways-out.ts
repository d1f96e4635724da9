import type { Stepwise } from '../../stepwise';
import type { Awards, CycleFailure, CycleQuestion, RemainderChoice, WayOut } from '../cycle';
import { concerned, type TierEntrant } from './filling/entrant';
import { fillTiers } from './filling/fill';
import { LEAST_PLAYERS } from '../hierarchy';
import { optionFlaws } from '../option-flaws';
import { divide, isPossible } from '../sizes/layout';
import type { Layout } from '../types';

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
export function remainderFlaws(choice: RemainderChoice | undefined): CycleFailure[] {
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
export function leavingOrder(entrants: readonly TierEntrant[]): Leaving {
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
