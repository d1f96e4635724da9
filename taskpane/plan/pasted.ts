import { sentence } from '../../language';
import type { Finding } from './plan';

/** More than any tournament fills, in characters; it is still read in well below a second. */
const mostPasted = 1_000_000;

/** Why a pasted text is not even looked at. */
export function pastedTooLong({ length }: string): Finding | undefined {
  return length > mostPasted
    ? { sentence: sentence('pastedTooLong', { count: length }) }
    : undefined;
}
