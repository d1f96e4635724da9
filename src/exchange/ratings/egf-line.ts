import { shownName } from '../names/egd-name';
import type { RatedPlayer } from './list';

const GRADE = /^\d{1,2}[kdp]$/i;

/** Whether a line claims to be a player of the European list: it begins with eight digits. */
export function isEgfLine(words: readonly string[]): boolean {
  return /^\d{8}$/.test(words[0] ?? '');
}

/**
 * A line of the European list (clause B), in words:
 *
 *     pin surname [given] country club grade promotion rating tournaments [last]
 *
 * pin = 8 digits, country = two letters, promotion = "--" or a grade. "left" for a player without a name; undefined for another line.
 */
export function egfPlayer(words: readonly string[], row: number): RatedPlayer | 'left' | undefined {
  const at = [3, 2].find((each) => isRest(words, each));
  if (at === undefined) return undefined;
  const [id = '', surname = ''] = words;
  if (surname === '(undefined)' || /^anonymous$/i.test(surname)) return 'left';
  const egdName = words.slice(1, at).join(' ');
  const name = shownName(egdName);
  // A name of control characters alone.
  if (name === '') return undefined;
  const [country = '', club = '', grade = '', , rating = ''] = words.slice(at);
  return {
    row,
    id,
    egdName,
    name,
    rating: Number(rating),
    grade,
    ...(country !== 'XX' && { country }),
    ...(!/^x{3,4}$/i.test(club) && { club }),
  };
}

/** Whether the words from there on are country to last tournament. */
function isRest(words: readonly string[], at: number): boolean {
  const [country = '', club = '', grade = '', promotion = '', rating = '', count = ''] =
    words.slice(at, at + 6);
  return (
    (words.length === at + 6 || words.length === at + 7) &&
    /^[A-Z]{2}$/.test(country) &&
    club.length <= 4 &&
    GRADE.test(grade) &&
    (promotion === '--' || GRADE.test(promotion)) &&
    /^-?\d{1,5}$/.test(rating) &&
    /^\d{1,6}$/.test(count)
  );
}
