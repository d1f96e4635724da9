import type { Last, Movement, Placement, TierFill } from '../../../../src/kuksu/cycle';
import { defaultReason, missingTier } from '../../../../src/kuksu/grouping/default-reason';
import { called } from '../../../kuksu/joined';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { ordinal, resultOf } from './words';

/** How a player came to the tier. */
export function placementSentence(placement: Placement, fill: TierFill | undefined): string {
  const { how, tier } = placement;
  const name = tierLetter(tier);
  switch (how.by) {
    case 'default':
      return byDefault(placement);
    case 'pin':
      return `Pinned to tier ${name} by the director; ${defaultOf(placement)}.`;
    case 'fill': {
      const next = fill?.next[0];
      const compared = next ? `next came ${called(next)} with ${next.sum}` : 'nobody else was left';
      return `Fills open seat ${how.order} of tier ${name}: ${sumOf(placement, how)}; ${compared}.`;
    }
    case 'moveDown':
      return (
        `Moved from tier ${tierLetter(how.from)} to tier ${name} to make a league of the remainder, which is not in ` +
        `the rules: ${sumOf(placement, how)} was among the lowest.`
      );
  }
}

/** Where in the tier the rating puts the player. */
export function seatSentence({ seed, league, position, tier }: Placement): string {
  return `Seed ${seed} of ${league}: ${ordinal(position)} of tier ${tierLetter(tier)} by rating.`;
}

const VERBS: Readonly<Record<Movement, string>> = {
  promoted: 'Promoted to',
  stays: 'Stays in',
  demoted: 'Demoted to',
  new: 'Placed in',
};

function byDefault(placement: Placement): string {
  const start = `${VERBS[placement.movement]} tier ${tierLetter(placement.tier)}`;
  switch (defaultReason(placement)) {
    case 'heldTitle':
      return `${start}: held the title and lost the title match.`;
    case 'wonLeagueA':
      return `${start}: won league A and lost the title match.`;
    case 'place': {
      const missing = missingTier(placement);
      const instead =
        missing === undefined
          ? ''
          : `, in place of tier ${tierLetter(missing)}, which this cycle has not`;
      return `${start}: ${historyOf(placement.last)}${instead}.`;
    }
  }
}

function defaultOf({ default: own }: Placement): string {
  return own
    ? `the default is tier ${tierLetter(own.tier)}`
    : 'no default tier, as not in last cycle';
}

/** "1850 + 300 (3rd in B1) = 2150", or "1850 (not in last cycle)". */
function sumOf(
  { rating, last }: Placement,
  { award, sum }: { readonly award: number; readonly sum: number },
): string {
  const history = historyOf(last);
  return award === 0 ? `${sum} (${history})` : `${rating} + ${award} (${history}) = ${sum}`;
}

function historyOf(last: Last | undefined): string {
  return last ? resultOf(last) : 'not in last cycle';
}
