import { refusal, type CodesWith, type Vocabulary } from './message';
import type { Found, Refusal } from './result';

/**
 * The largest number any argument takes unless its rule says otherwise. No tournament comes near
 * it; beyond lie typing slips, and results that twelve digits could no longer hold.
 */
export const LARGEST = 1_000_000;

/** The longest list that a formula spills: far beyond any event, and fast on a sheet. */
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
  readonly code: string;
  /** The refusal of a number above `most`. */
  readonly codeAbove: string;
  /** Whether the refusals by `code` mean that the rule has no answer. */
  readonly kind: 'notAvailable' | undefined;
}

interface Limits<Code extends string> {
  readonly least: number;
  /** `LARGEST` when left out. */
  readonly most?: number;
  readonly whole?: boolean;
  readonly codeAbove?: Code;
  readonly kind?: 'notAvailable';
}

/** Declares an argument with codes of a vocabulary. */
export type DeclareNumber<V extends Vocabulary> = (
  name: string,
  code: CodesWith<V, never>,
  limits: Limits<CodesWith<V, never>>,
) => NumberArgument;

export function numberArgument(name: string, code: string, limits: Limits<string>): NumberArgument {
  const { least, most = LARGEST, whole = false, codeAbove = 'numberTooLarge', kind } = limits;
  return { name, code, least, most, whole, codeAbove, kind };
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

function refusalOf(argument: NumberArgument, found: number): Refusal {
  const at = { argument: argument.name, found };
  if (!Number.isFinite(found)) return refusal(at, 'numberNeeded');
  const code = found > argument.most ? argument.codeAbove : argument.code;
  return refusal(at, code, undefined, code === argument.code ? argument.kind : undefined);
}

/** The refusal with an argument's own code, for limits that depend on more than a number. */
export function refusedBy({ name, code, kind }: NumberArgument, found: Found): Refusal {
  return refusal({ argument: name, found }, code, undefined, kind);
}

/** Refuses a number that is not whole, or not from 1 to a limit that another argument sets. */
export type FlawWithin<V extends Vocabulary> = (
  name: string,
  code: CodesWith<V, 'most'>,
  value: number,
  most: number,
) => Refusal | undefined;

export function flawWithin(
  argument: string,
  code: string,
  found: number,
  most: number,
): Refusal | undefined {
  if (found >= 1 && found <= most && Math.floor(found) === found) return undefined;
  const at = { argument, found };
  return Number.isFinite(found) ? refusal(at, code, { most }) : refusal(at, 'numberNeeded');
}
