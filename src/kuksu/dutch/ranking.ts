import type { CriterionKey } from '../criteria';
import type { RankDecision, RankWarning } from '../rank-league';
import { figure, listed } from './words';

const CRITERIA: Readonly<Record<CriterionKey, string>> = {
  points: 'punten',
  sodos: 'SODOS',
  lastTier: 'niveau van de vorige cyclus',
  lastPlace: 'plaats van de vorige cyclus',
  rating: 'rating',
};

export function decisionSentence(decision: RankDecision): string {
  const { over } = decision;
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
  return warning.code === 'rankedByName'
    ? `${listed(warning.names)} staan in alles gelijk en staan op volgorde van hun naam.`
    : 'Spelers hebben evenveel punten en van niemand is SODOS bekend: geef een kolom SODOS of de kruistabel.';
}
