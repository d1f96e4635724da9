import type { RatedPlayer } from './list';

/**
 * Lines of the American lists (clause D).
 *
 *     A, B = name TAB id TAB type TAB [rating] TAB [expires] TAB [chapter] TAB [state] TAB [sigma] TAB [update]
 *     N    = name id [type] [rating] [expires] chapter [state]      by blanks, read from the right; chapter may be "none"
 *     name = surname ["," given]     id = digits     expires = m/d/yyyy
 */
const FIELDS = 9;
const ID = /^\d{1,7}$/;
const RATING = /^-?\d{1,2}(?:\.\d{1,6})?$/;
const CHAPTER = /^[^\s\d/.,-][^\s/.,]{0,5}$/;
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A line of list A or B; undefined for another one. */
export function tabbedPlayer(text: string, row: number): RatedPlayer | undefined {
  const fields = text.split('\t', FIELDS + 1).map((field) => field.trim());
  const [name = '', id = '', , rating = '', expires = '', club = '', state = ''] = fields;
  if (fields.length !== FIELDS || name === '' || !ID.test(id)) return undefined;
  if (rating !== '' && !RATING.test(rating)) return undefined;
  if (expires !== '' && !DATE.test(expires)) return undefined;
  return playerOf(row, { name, id, rating, expires, club, state });
}

/** A line of list N; "bad" for one that looks like such a line and cannot be read, undefined for another one. */
export function alignedPlayer(
  words: readonly string[],
  row: number,
): RatedPlayer | 'bad' | undefined {
  const player = playerAt(words, row);
  if (player) return player;
  const looksSo =
    words.slice(-3).some((word) => DATE.test(word)) && words.some((word) => ID.test(word));
  return looksSo ? 'bad' : undefined;
}

function playerAt(words: readonly string[], row: number): RatedPlayer | 'bad' | undefined {
  let at = words.length - 1;
  const last = (pattern: RegExp): string => {
    const word = words[at] ?? '';
    if (!pattern.test(word)) return '';
    at--;
    return word;
  };
  const lastIsState = /^(?:[A-Z]{2}|--)$/.test(words[at] ?? '');
  const before = words[at - 1] ?? '';
  // Without a state the line ends with its chapter, which may have two letters.
  const state = lastIsState && CHAPTER.test(before) ? last(/./) : '';
  const club = last(CHAPTER);
  const expires = last(DATE);
  const rating = last(RATING);
  const type = last(/^[A-Z][A-Za-z-]{2,9}$/);
  const id = last(ID);
  if (club === '' || ((type === '' || state === '') && expires === '')) return undefined;
  if (id === '' || at < 0) return rating === '' && expires === '' ? undefined : 'bad';
  const name = words.slice(0, at + 1).join(' ');
  return playerOf(row, { name, id, rating, expires, club, state }) ?? 'bad';
}

interface Fields {
  readonly name: string;
  readonly id: string;
  readonly rating: string;
  readonly expires: string;
  readonly club: string;
  readonly state: string;
}

/** Undefined where the name is a comma alone. */
function playerOf(
  row: number,
  { name, id, rating, expires, club, state }: Fields,
): RatedPlayer | undefined {
  const comma = name.indexOf(',');
  const shown =
    comma === -1 ? name : `${name.slice(comma + 1).trim()} ${name.slice(0, comma).trim()}`.trim();
  if (shown === '') return undefined;
  const [, month = '', day = '', year = ''] = DATE.exec(expires) ?? [];
  return {
    row,
    id,
    name: shown,
    ...(rating !== '' && { rating: Number(rating) }),
    ...(club !== '' && club !== 'none' && { club }),
    ...(state !== '' && state !== '--' && { state }),
    ...(year !== '' && { expires: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }),
  };
}
