import type { cycleReasons } from '../../../kuksu/said';
import { checked } from '../../catalogue';

/** Why somebody has a seat or a place: it stands on sheets, and is held to what the rules say now in every language. */
export const reasons = checked<typeof cycleReasons>()({
  'placed-promoted': 'Promoted to tier {tier:tier}: {why:message}.',
  'placed-stays': 'Stays in tier {tier:tier}: {why:message}.',
  'placed-demoted': 'Demoted to tier {tier:tier}: {why:message}.',
  'placed-new': 'Placed in tier {tier:tier}: {why:message}.',
  'placed-pin': 'Pinned to tier {tier:tier} by the director. Default tier: {own:tier}.',
  'placed-pinAlone':
    'Pinned to tier {tier:tier} by the director. No default tier: didn’t play last cycle.',
  'placed-fill':
    'Filled open seat {order} of tier {tier:tier} with {sum:message}. Next in line: {next:name} with {nextSum}.',
  'placed-fillLast':
    'Filled open seat {order} of tier {tier:tier} with {sum:message}. No one else was left.',
  'placed-moveDown':
    'Moved down from tier {from:tier} to tier {tier:tier} to complete a league: {sum:message} was among the lowest. This isn’t in the rules.',
  'placed-seat': 'Seed {seed} in {league}: {position:ordinal} in tier {tier:tier} by rating.',
  'default-heldTitle': 'held the title and lost the title match',
  'default-wonLeagueA': 'won league A and lost the title match',
  'default-place': '{history:message}',
  'default-missingTier': '{history:message}; this cycle has no tier {missing:tier}',
  'tier-called': '{tier:tier}',
  'result-placed': '{place:ordinal} in {league}',
  'result-disqualified': '{place:ordinal} in {league}, disqualified',
  'result-heldTitle': 'held the title',
  'result-none': 'didn’t play last cycle',
  'sum-alone': '{sum} ({history:message})',
  'sum-award': '{rating} + {award} ({history:message}) = {sum}',
  'ranked-points': 'points',
  'ranked-sodos': 'SODOS',
  'ranked-lastTier': 'last cycle’s tier',
  'ranked-lastPlace': 'last cycle’s place',
  'ranked-rating': 'rating',
  'ranked-name': 'name',
  'ranked-title': 'held the title',
  'ahead-by': 'Ahead of {over:name} by {by:message}: {own} against {other:orNone}.',
  'ahead-byName': 'Ahead of {over:name} by name: equal in everything else.',
  'ahead-byTitle': 'Ahead of {over:name} as the former title holder.',
  'tie-by': '{by:message}: {own} against {other:orNone}',
});

export const rules = { sentences: reasons };
