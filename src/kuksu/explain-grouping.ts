import type { AnyMessage, Message } from '../core/message';
import type { CycleQuestion, Last, Placement, TierFill, WayOut } from './cycle';
import type { cycleQuestions, CycleReason } from './said';
import { defaultReason, missingTier } from './grouping';

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
