import { isFarFromRating, type RatedPlayer, type RatingList } from '../../src/exchange';
import { cut, sentence } from '../../language';
import type { Finding } from '../plan/plan';
import type { RatingEntries } from './rating-fields';

/** An entrant with the player of the list. */
export interface RatedEntry {
  readonly entry: RatingEntries['rows'][number];
  readonly player: RatedPlayer;
}

/** What of the list was not read, and what it says less exactly. */
export function listWarnings({
  bad,
  badCount,
  leftOut,
  oneDecimal,
}: RatingList): readonly Finding[] {
  const lines = bad.map(({ row, text }) => `${row}: ${cut(text)}`);
  return [
    ...(badCount > 0 ? [{ sentence: sentence('nkRatingsBad', { count: badCount, lines }) }] : []),
    ...(leftOut > 0 ? [{ sentence: sentence('nkRatingsLeftOut', { count: leftOut }) }] : []),
    ...(oneDecimal ? [{ sentence: sentence('nkRatingsOneDecimal') }] : []),
  ];
}

/** So many points away a rating is worth a look. */
const FAR = 100;

/** Whether a filled rating moves so far that it is said as a warning, and nowhere else (B7). */
export function isFarMove(was: number | undefined, is: number, { source }: RatingList): boolean {
  return source === 'egf' && was !== undefined && Math.abs(was - is) >= FAR;
}

interface Filling {
  /** Memberships that end before this day are named. */
  readonly lastDay: string;
  /** Whether filled ratings are changed. */
  readonly changes: boolean;
}

/** What to look at of those who are found (B7, D3). */
export function playerWarnings(
  taken: readonly RatedEntry[],
  list: RatingList,
  { lastDay, changes }: Filling,
): readonly Finding[] {
  return taken.flatMap(({ entry, player }): readonly Finding[] => {
    const { name, rating: had } = entry.values;
    const { rating, grade = '', expires } = player;
    const at = entry.placeOf('rating');
    const found: Finding[] = [];
    if (rating === undefined) found.push({ sentence: sentence('nkRatingsUnrated', { name }), at });
    else if (list.source === 'egf') {
      if (had !== undefined && isFarMove(had, rating, list)) {
        const code = changes ? 'nkRatingsFar' : 'nkRatingsFarKept';
        found.push({ sentence: sentence(code, { name, was: had, is: rating }), at });
      }
      if (isFarFromRating(grade, rating)) {
        found.push({ sentence: sentence('nkRatingsGrade', { name, grade, rating }), at });
      }
    }
    if (expires !== undefined && lastDay !== '' && expires < lastDay) {
      found.push({ sentence: sentence('nkRatingsExpired', { name, date: expires }), at });
    }
    return found;
  });
}
