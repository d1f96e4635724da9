import { refusal } from '../message';
import { significant } from '../numbers/significant';
import { succeed, type Found, type Result } from '../result';
import { isBlankText } from '../text';

/** Whether a cell of names holds nothing: a blank one arrives as 0, null or "", depending on the platform. */
export function isBlank(cell: Found): boolean {
  return cell === null || cell === 0 || (typeof cell === 'string' && isBlankText(cell));
}

/**
 * A name as it is shown: a text without the blanks around it, or a number as it reads (accounts and events may be
 * called 1973). Anything else is no name.
 */
export function readName(cell: Found, argument: string, missing: string): Result<string> {
  return isBlank(cell) ? refusal({ argument, found: '' }, missing) : nameIfAny(cell, argument);
}

/** The same where there may be no name: "". */
export function nameIfAny(cell: Found, argument: string): Result<string> {
  if (isBlank(cell)) return succeed('');
  if (typeof cell === 'string') return succeed(cell.trim());
  if (typeof cell === 'number' && Number.isFinite(cell)) return succeed(String(significant(cell)));
  return refusal({ argument, found: cell }, 'textNeeded');
}

/** `readName` with the codes of a room. */
export type ReadName<Code extends string> = (
  cell: Found,
  argument: string,
  missing: Code,
) => Result<string>;
