import { lowerCase } from '../text';
import { apart, plain } from './letters';

/** What nobody sees: soft hyphens, zero-width characters, marks of direction and of byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** What separates words, and what some write without: `Jan-Piet`, `jan_piet`, `Jan Piet`. */
const SEPARATORS = /[\s_.'\u2019-]+/g;

/** What other ways of writing a name leave alone. For comparing only: a name is shown as it was written. */
export interface NameKeys {
  /** The normalised name (U6, U7, U11): small letters, single blanks, accents in one spelling. */
  readonly normalised: string;
  /** What near misses share as well: no accents and no separators either. */
  readonly loose: string;
}

export function nameKeys(name: string): NameKeys {
  // Most names are as plain as can be.
  if (!/[^a-z0-9]/.test(name)) return { normalised: name, loose: name };
  const foreign = /[^ -~]/.test(name);
  const seen = foreign ? apart(name.replace(UNSEEN, '')) : lowerCase(name);
  if (!foreign && !/[^a-z0-9]/.test(seen)) return { normalised: seen, loose: seen };
  const normalised = seen.replace(/\s+/g, ' ').trim();
  const joined = normalised.replace(SEPARATORS, '');
  const loose = foreign ? plain(joined) : joined;
  // A name of separators alone is like itself only.
  return { normalised, loose: loose === '' ? normalised : loose };
}
