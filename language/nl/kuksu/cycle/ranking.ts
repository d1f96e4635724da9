import { fitting } from '../../../few';
import { cut } from '../../../../src/text';
import type { CriterionKey } from '../../../../src/kuksu/league/criteria';
import type { RankDecision, RankWarning } from '../../../../src/kuksu/league/rank-league';
import { figure, listedFew } from './words';

const CRITERIA: Readonly<Record<CriterionKey, string>> = {
  points: 'punten',
  sodos: 'SODOS',
  lastTier: 'niveau van de vorige cyclus',
  lastPlace: 'plaats van de vorige cyclus',
  rating: 'rating',
};

export function decisionSentence(decision: RankDecision): string {
  const over = cut(decision.over);
  if (decision.by === 'name') return `Voor ${over} op naam: verder in alles gelijk.`;
  const { by, own, other } = decision;
  return `Voor ${over} op ${CRITERIA[by]}: ${figure(own)} tegen ${other === undefined ? 'geen' : figure(other)}.`;
}

export function tieBreakWords(decision: RankDecision): string {
  if (decision.by === 'name') return 'naam';
  const { by, own, other } = decision;
  if (by === 'points') return '';
  if (by === 'sodos') return CRITERIA[by];
  return `${CRITERIA[by]}: ${figure(own)} tegen ${other === undefined ? 'geen' : figure(other)}`;
}

export function rankWarningSentence(warning: RankWarning): string {
  switch (warning.code) {
    case 'rankedByName':
      return fitting(
        (most) =>
          `${listedFew(warning.names.map(cut), most)} staan in alles gelijk en staan op volgorde van hun naam.`,
      );
    case 'withoutSodos':
      return 'Spelers hebben evenveel punten en van niemand is SODOS bekend: geef een kolom SODOS of de kruistabel.';
    case 'unplayedGames': {
      const { games, of } = warning;
      const [have, count] = games === 1 ? ['heeft', 'telt'] : ['hebben', 'tellen'];
      return `Van de ${of} partijen ${have} er ${games} geen uitslag en ${count} voor niemand; de volgorde is die van nu.`;
    }
  }
}
