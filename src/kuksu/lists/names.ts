import { lowerCase } from '../../text';
import { apart, plain } from './letters';

/** What nobody sees: soft hyphens, zero-width characters, marks of direction and of byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Blanks that are not single ordinary ones within the name. */
const STRAY_BLANK = /^\s|\s$|\s\s|[^\S ]/;

/** What separates words, and what some write without: `Jan-Piet`, `jan_piet`, `Jan Piet`. */
const SEPARATORS = /[\s_.'\u2019-]+/g;

/**
 * The normalised name (U6, U7, U11): small letters, single blanks, accents in one spelling. For comparing only: a name
 * is shown as it was written.
 */
export function normalisedName(name: string): string {
  const small = /[^ -~]/.test(name) ? apart(name.replace(UNSEEN, '')) : lowerCase(name);
  return STRAY_BLANK.test(small) ? small.replace(/\s+/g, ' ').trim() : small;
}

/** What near misses share as well: a normalised name without accents and separators. */
export function looseKey(normalised: string): string {
  // Most names are as plain as can be.
  if (!/[^a-z0-9]/.test(normalised)) return normalised;
  const loose = plain(normalised.replace(SEPARATORS, ''));
  // A name of separators alone is like itself only.
  return loose === '' ? normalised : loose;
}
