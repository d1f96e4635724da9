import { lowerCase } from '../../text';

/** Invisible characters: soft hyphens, zero-width characters, direction and byte order marks. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Accents and other marks in decomposed text, those of kana included. */
const MARKS = /[\u0300-\u036f\u3099\u309a]/g;

/** Letters that keyboards without them replace by others. */
const SUBSTITUTES: readonly (readonly [letter: RegExp, written: string])[] = [
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ı/g, 'i'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/þ/g, 'th'],
];

/** All blanks except single ordinary ones within the name. */
const STRAY_BLANK = /^\s|\s$|\s\s|[^\S ]/;

/** Word separators, which some leave out: `Jan-Piet`, `jan_piet`, `Jan Piet`. */
const SEPARATORS = /[\s_.'\u2019-]+/g;

/**
 * The normalised name (U6, U7, U11): small letters, single blanks, accents in one spelling. For comparing only: a name
 * is shown as it was written.
 */
export function normalisedName(name: string): string {
  const small = /[^ -~]/.test(name) ? lower(name.replace(UNSEEN, '')) : lowerCase(name);
  return STRAY_BLANK.test(small) ? small.replace(/\s+/g, ' ').trim() : small;
}

/**
 * A name as it looks: blanks around it, of another kind or doubled, and characters that nobody sees make no other player.
 */
export function shownName(name: string): string {
  const plain = /[^ -~]/.test(name) ? name.normalize('NFC').replace(UNSEEN, '') : name;
  return STRAY_BLANK.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain;
}

/** The loose key that near misses share: a normalised name without accents and separators. */
export function looseKey(normalised: string): string {
  const joined = normalised.replace(SEPARATORS, '');
  // Most names are plain already.
  const loose = /[^ -~]/.test(joined) ? withoutMarks(joined) : joined;
  // A name of separators alone equals only itself.
  return loose === '' ? normalised : loose;
}

/** Letters as keyboards without accents write them. */
function withoutMarks(name: string): string {
  return SUBSTITUTES.reduce(
    (text, [letter, written]) => text.replace(letter, written),
    name.normalize('NFD').replace(MARKS, ''),
  );
}

/** Small letters in one spelling: composed, and full-width ones as the plain ones. */
function lower(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
