import type { FailureCode } from './messages';
import { refuse, type Refusal } from './result';

/**
 * The largest number any argument takes unless its rule says otherwise. No tournament comes near
 * it; beyond lie typing slips, and results that twelve digits could no longer hold.
 */
export const LARGEST = 1_000_000;

/** The longest list that a formula spills: far beyond any event, and short of what makes a sheet wait. */
export const LONGEST_LIST = 10_000;

/** The smallest number above zero, for arguments that must be more than nothing. */
export const ABOVE_ZERO = Number.MIN_VALUE;

/** What an argument accepts: its limits (both allowed) and the code of the sentence naming them. */
export interface NumberArgument {
  /** As the formula names it. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  /** The refusal of a number that is below `least` or not whole. */
  readonly code: FailureCode;
  /** The refusal of a number above `most`. */
  readonly codeAbove: FailureCode;
}

/** Declares an argument; without `most` it ends at `LARGEST`. */
export function numberArgument(
  name: string,
  code: FailureCode,
  limits: { least: number; most?: number; whole?: boolean; codeAbove?: FailureCode },
): NumberArgument {
  const { least, most = LARGEST, whole = false, codeAbove = 'numberTooLarge' } = limits;
  return { name, code, least, most, whole, codeAbove };
}

/** Why this number (at 12 significant digits) is refused; nothing when it is accepted. */
export function flaw(argument: NumberArgument, value: number): Refusal | undefined {
  // A program may give a text that looks like a number.
  return typeof value === 'number' &&
    value >= argument.least &&
    value <= argument.most &&
    (!argument.whole || Math.floor(value) === value)
    ? undefined
    : refusalOf(argument, value);
}

function refusalOf(argument: NumberArgument, value: number): Refusal {
  if (!Number.isFinite(value)) return refuse('numberNeeded', argument.name, value);
  return refuse(value > argument.most ? argument.codeAbove : argument.code, argument.name, value);
}

/** The same for a whole number from 1 to a limit that another argument sets. */
export function flawWithin(
  name: string,
  code: FailureCode,
  value: number,
  limit: number,
): Refusal | undefined {
  if (value >= 1 && value <= limit && Math.floor(value) === value) return undefined;
  if (!Number.isFinite(value)) return refuse('numberNeeded', name, value);
  return refuse(code, name, value, limit);
}
