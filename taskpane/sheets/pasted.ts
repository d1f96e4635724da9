import { sentence } from '../../src/language';
import type { Finding } from './plan';

/** In characters: beyond any tournament, and still read in well below a second. */
const mostPasted = 1_000_000;

/** Why a pasted text is refused unread. */
export function pastedTooLong({ length }: string): Finding | undefined {
  return length > mostPasted
    ? { sentence: sentence('pastedTooLong', { count: length }) }
    : undefined;
}
