import type { AnyMessage, Message } from '../core/message';
import type { CycleQuestion, Grouping, Last, Placement, TierFill, WayOut } from './cycle';
import type { cycleQuestions, CycleReason } from './said';
import { defaultReason, missingTier } from './grouping';
import { normalisedName } from './lists';
import { divide } from './sizes';
import type { Stepwise } from '../core/stepwise';
import { awardFor, AWARDS, compareByRating, entrantOf, fillTiers } from './filling';

type Question = Message<typeof cycleQuestions>;

/** What only the director can say. */
export function explainQuestion(question: CycleQuestion): Question {
  switch (question.ask) {
    case 'titleMatch': {
      const { challenger } = question;
      if (question.missing === 'holder') return { code: 'titleHolder', values: {} };
      if (challenger === '') return { code: 'loserOfMatchUnnamed', values: {} };
      return { code: 'loserOfMatch', values: { challenger } };
    }
    case 'sameNames':
      return { code: 'sameNames', values: { count: question.pairs.length } };
    case 'remainder': {
      const { players, over } = question;
      return { code: 'remainder', values: { players, over } };
    }
  }
}

/** A way out of an impossible remainder, with the players it concerns. */
export function explainWayOut(way: WayOut): Question {
  switch (way.way) {
    case 'leaveOut': {
      const { count, order } = way;
      const proposed = order.slice(0, count);
      // Rule 8 speaks of players who timed out; who comes behind them is this program's own proposal.
      const names = namesOf(proposed.filter(({ reason }) => reason === 'timedOut'));
      const own = namesOf(proposed.filter(({ reason }) => reason !== 'timedOut'));
      if (own.length === 0) return { code: 'leaveOut', values: { count, names } };
      return names.length === 0
        ? { code: 'leaveOutOwn', values: { count, names: own } }
        : { code: 'leaveOutBoth', values: { count, names, own } };
    }
    case 'invite':
      return { code: 'invite', values: { count: way.count } };
    case 'moveDown': {
      const values = { names: namesOf(way.players), from: way.tier, to: way.tier + 1 };
      return { code: 'moveDown', values };
    }
  }
}

function namesOf(players: readonly { readonly name: string }[]): readonly string[] {
  return players.map(({ name }) => name);
}

/** How a player came to the tier; `fill` is how that tier was filled. */
export function explainPlacement(placement: Placement, fill?: TierFill): CycleReason {
  const { how, tier, movement } = placement;
  switch (how.by) {
    case 'default':
      return { code: `placed-${movement}`, values: { tier, why: whyDefault(placement) } };
    case 'pin': {
      const own = placement.default?.tier;
      return own === undefined
        ? { code: 'placed-pinAlone', values: { tier } }
        : { code: 'placed-pin', values: { tier, own } };
    }
    case 'fill': {
      const values = { order: how.order, tier, sum: sumOf(placement, how) };
      const next = fill?.next[0];
      if (!next) return { code: 'placed-fillLast', values };
      return { code: 'placed-fill', values: { ...values, next: next.name, nextSum: next.sum } };
    }
    case 'moveDown':
      return {
        code: 'placed-moveDown',
        values: { from: how.from, tier, sum: sumOf(placement, how) },
      };
  }
}

/** Where in the tier the rating puts the player. */
export function explainSeat({ seed, league, position, tier }: Placement): CycleReason {
  return { code: 'placed-seat', values: { seed, league, position, tier } };
}

function whyDefault(placement: Placement): CycleReason {
  const reason = defaultReason(placement);
  if (reason !== 'place') return { code: `default-${reason}`, values: {} };
  const history = historyOf(placement.last);
  const missing = missingTier(placement);
  return missing === undefined
    ? { code: 'default-place', values: { history } }
    : { code: 'default-missingTier', values: { history, missing } };
}

/** "1850 + 300 (3rd in B1) = 2150", or "1850 (didn't play last cycle)". */
function sumOf(
  { rating, last }: Placement,
  { award, sum }: { readonly award: number; readonly sum: number },
): CycleReason {
  const history = historyOf(last);
  return award === 0
    ? { code: 'sum-alone', values: { sum, history } }
    : { code: 'sum-award', values: { rating, award, history, sum } };
}

function historyOf(last: Last | undefined): AnyMessage {
  if (!last) return { code: 'result-none', values: {} };
  const { place, league, disqualified } = last;
  if (place === 0) return { code: 'result-heldTitle', values: {} };
  return {
    code: disqualified ? 'result-disqualified' : 'result-placed',
    values: { place, league },
  };
}

/** Where a player is in a grouping. */
export type Where = Pick<Placement, 'tier' | 'league' | 'seed'>;

/** A player in another league after the change. */
export interface Move {
  readonly name: string;
  readonly from: Where;
  readonly to: Where;
}

/** What changes between two groupings. */
export interface Difference {
  /** Players in another tier, in the order of the new grouping. */
  readonly tiers: readonly Move[];
  /** Players in the same tier, but in another league. */
  readonly leagues: readonly Move[];
  /** Players who joined, and players who left. */
  readonly joined: readonly Placement[];
  readonly gone: readonly Placement[];
}

/**
 * The moves after a withdrawal, registration or pin: the difference of two groupings (what-if). Players are matched by
 * their registered names; a new seed in the same league is no move.
 */
export function compareGroupings(
  before: Pick<Grouping, 'leagues'>,
  after: Pick<Grouping, 'leagues'>,
): Difference {
  const earlier = new Map(placementsOf(before).map((each) => [each.name, each]));
  const tiers: Move[] = [];
  const leagues: Move[] = [];
  const joined: Placement[] = [];
  for (const placement of placementsOf(after)) {
    const was = earlier.get(placement.name);
    earlier.delete(placement.name);
    if (was === undefined) joined.push(placement);
    else if (was.league !== placement.league) {
      const move = { name: placement.name, from: where(was), to: where(placement) };
      (was.tier === placement.tier ? leagues : tiers).push(move);
    }
  }
  return { tiers, leagues, joined, gone: [...earlier.values()] };
}

/** Everyone of a grouping, league by league in the order of their seeds. */
export function placementsOf({ leagues }: Pick<Grouping, 'leagues'>): readonly Placement[] {
  const placements: Placement[] = [];
  for (const { players } of leagues) placements.push(...players);
  return placements;
}

function where({ tier, league, seed }: Placement): Where {
  return { tier, league, seed };
}

/** A player as a sheet of leagues has them. */
export interface Seated {
  readonly name: string;
  readonly rating: number;
  /** Left out for who was in no league last cycle (U8). */
  readonly last?: Omit<Last, 'row'> | undefined;
  /** The tier the director pinned the player to; 0 for none. */
  readonly pin: number;
}

export type SeatedAgain = Pick<Grouping, 'tiers' | 'leagues' | 'fills'>;

/**
 * The leagues that the rules give to these players (U4, U5, U7, U9), who all have a seat: nothing is asked, and nobody is left out.
 * Undefined where they have no answer, such as for more pins than seats.
 */
export function* groupAgainSteps(players: readonly Seated[]): Stepwise<SeatedAgain | undefined> {
  const entrants = players.map(({ name, rating, last, pin }, index) => {
    const named = { row: index + 1, name, normalised: normalisedName(name) };
    const registered = { ...named, rating, pin, timedOut: false };
    return entrantOf(registered, last && { ...named, last: { ...last, row: index + 1 } });
  });
  const order = entrants.sort(compareByRating);
  const { failures, tiers, leagues, fills } = yield* fillTiers(order, divide(order.length), AWARDS);
  return failures.length > 0 ? undefined : { tiers, leagues, fills };
}

/** The award for a player's place of last cycle when this tier is filled (U7). */
export function awardAt(tier: number, last: Seated['last']): number {
  return awardFor(tier, last, AWARDS);
}
