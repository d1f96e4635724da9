import type { FailureCode } from '../messages';
import { significant } from '../numbers/significant';
import { refuse, succeed, type Found, type Result } from '../result';
import { isBlankText } from '../text';

/** Whether a cell of names holds nothing: a blank one arrives as 0, null or "", depending on the platform. */
export function isBlank(cell: Found): boolean {
  return cell === null || cell === 0 || (typeof cell === 'string' && isBlankText(cell));
}

/**
 * A name as it is shown: a text without the blanks around it, or a number as it reads (accounts and events may be
 * called 1973). Anything else is no name.
 */
export function readName(cell: Found, argument: string, missing: FailureCode): Result<string> {
  if (isBlank(cell)) return refuse(missing, argument, '');
  if (typeof cell === 'string') return succeed(cell.trim());
  if (typeof cell === 'number' && Number.isFinite(cell)) return succeed(String(significant(cell)));
  return refuse('textNeeded', argument, cell);
}
