import { fitting } from '../../../few';
import { cut } from '../../../../src/text';
import type { CriterionKey } from '../../../../src/kuksu/league/criteria';
import type { RankDecision, RankWarning } from '../../../../src/kuksu/league/rank-league';
import { counted, listedFew } from './words';

const CRITERIA: Readonly<Record<CriterionKey, string>> = {
  points: 'points',
  sodos: 'SODOS',
  lastTier: 'tier of last cycle',
  lastPlace: 'place of last cycle',
  rating: 'rating',
};

/** What put a player before the next. */
export function decisionSentence(decision: RankDecision): string {
  const over = cut(decision.over);
  if (decision.by === 'name') return `Before ${over} by name: level in everything else.`;
  const { by, own, other } = decision;
  return `Before ${over} by ${CRITERIA[by]}: ${own} to ${other ?? 'none'}.`;
}

/** What broke the tie between the two: nothing where their points differ, and SODOS alone as its figures are shown. */
export function tieBreakWords(decision: RankDecision): string {
  if (decision.by === 'name') return 'name';
  const { by, own, other } = decision;
  if (by === 'points') return '';
  return by === 'sodos' ? CRITERIA[by] : `${CRITERIA[by]}: ${own} to ${other ?? 'none'}`;
}

export function rankWarningSentence(warning: RankWarning): string {
  switch (warning.code) {
    case 'rankedByName':
      return fitting(
        (most) =>
          `${listedFew(warning.names.map(cut), most)} are level in everything and stand in the order of their names.`,
      );
    case 'withoutSodos':
      return 'Players are level in points and nobody\u2019s SODOS is known: give a column of SODOS or the cross table.';
    case 'unplayedGames': {
      const { games, of } = warning;
      const [have, count] = games === 1 ? ['has', 'counts'] : ['have', 'count'];
      return `${games} of ${counted(of, 'game')} ${have} no result and ${count} for nobody; the players are ranked as they stand.`;
    }
  }
}
