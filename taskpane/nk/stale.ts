import { pairingsOnOtherResults, type NkEvent, type PlayerNumber, type Round } from '../../src';
import type { Finding } from '../sheet/plan';
import { sentence, type Translate } from '../text';
import { resultWord } from './results';

/** The rounds that were paired on results corrected since, in words; nothing is changed by it. */
export function staleWarnings(
  event: NkEvent,
  nameOf: (number: PlayerNumber) => string,
  t: Translate,
): readonly Finding[] {
  return pairingsOnOtherResults(event).map(({ round, corrections, boards }) => {
    const changes = corrections.map((correction) =>
      t('nkStaleChange', {
        round: correction.round,
        was: roundInWords(correction.was, nameOf, t),
        is: roundInWords(correction.is, nameOf, t),
      }),
    );
    return {
      sentence: sentence('nkStale', {
        round,
        changes: changes.length > 0 ? changes.join('; ') : t('nkStaleUnknown'),
        boards: boards.length > 0 ? boards.join(', ') : '–',
      }),
    };
  });
}

function roundInWords(
  { games, byes = [], absences = [] }: Round,
  nameOf: (number: PlayerNumber) => string,
  t: Translate,
): string {
  const parts = [
    ...games.map(({ black, white, result }) => {
      const word = result === null ? t('nkOpen') : resultWord(result, t);
      return `${nameOf(black)} – ${nameOf(white)}: ${word}`;
    }),
    ...byes.map((player) => `${nameOf(player)}: ${t('nkBye')}`),
    ...absences.map(({ player }) => `${nameOf(player)}: ${t('nkAbsent')}`),
  ];
  return parts.length > 0 ? parts.join(', ') : t('nkNothingThere');
}
