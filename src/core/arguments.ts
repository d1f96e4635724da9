import {
  type CodesWith,
  type general,
  refusal,
  type Refuse,
  unavailable as notAvailable,
  type Vocabulary,
} from './message';
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
export interface NumberArgument extends Limits {
  /** As the formula names it. */
  readonly name: string;
  /** The refusal of a number that is not within the limits. */
  readonly code: string;
}

export interface Limits {
  readonly least: number;
  /** `LARGEST` when left out, and then its own sentence refuses what is above. */
  readonly most?: number;
  readonly whole?: boolean;
  /** What the sentence mentions. */
  readonly values?: object;
  /** Whether the refusals by `code` mean that the rule has no answer. */
  readonly kind?: 'notAvailable';
}

/** Declares an argument with codes of a vocabulary. */
type DeclareNumber<V extends Vocabulary> = (
  name: string,
  code: CodesWith<V, never>,
  limits: Limits,
) => NumberArgument;

export function numberArgument(name: string, code: string, limits: Limits): NumberArgument {
  return { name, code, ...limits };
}

/** An argument that takes whole numbers, with a sentence that names the limits; `said` is the least one it names. */
export function wholeNumber(name: string, least: number, said = least): NumberArgument {
  return { name, code: 'wholeFrom', least, whole: true, values: { least: said } };
}

/** An argument that takes whole numbers up to a limit of its own. */
export function wholeNumberTo(name: string, least: number, most: number): NumberArgument {
  return { name, code: 'wholeBetween', least, most, whole: true, values: { least, most } };
}

/** An argument that takes the length of a list that spills. */
export function listLength(name: string, least: number): NumberArgument {
  return { name, code: 'lengthOfList', least, most: LONGEST_LIST, whole: true, values: { least } };
}

/** Why this number (at 12 significant digits) is refused; nothing when it is accepted. */
export function flaw(argument: NumberArgument, value: number): Refusal | undefined {
  const { least, most = LARGEST, whole } = argument;
  // A program may give a text that looks like a number.
  return typeof value === 'number' &&
    value >= least &&
    value <= most &&
    (!whole || Math.floor(value) === value)
    ? undefined
    : refusalOf(argument, value);
}

function refusalOf(argument: NumberArgument, found: number): Refusal {
  const at = { argument: argument.name, found };
  if (!Number.isFinite(found)) return refusal(at, 'numberNeeded');
  return argument.most === undefined && found > LARGEST
    ? refusal(at, 'numberTooLarge')
    : refusedBy(argument, found);
}

/** The refusal with an argument's own code, for limits that depend on more than a number. */
export function refusedBy({ name, code, values, kind }: NumberArgument, found: Found): Refusal {
  return refusal({ argument: name, found }, code, values, kind);
}

/** Refuses a number that is not whole, or not from 1 to a limit that another argument sets. */
type FlawWithin<V extends Vocabulary> = (
  name: string,
  code: CodesWith<V, 'least' | 'most'>,
  value: number,
  most: number,
) => Refusal | undefined;

export function flawWithin(
  name: string,
  code: string,
  value: number,
  most: number,
): Refusal | undefined {
  const least = 1;
  return flaw({ name, code, least, most, whole: true, values: { least, most } }, value);
}

// Nothing here checks codes: the messages of each system export these tools as `Refusing` its own.
export const refuse = refusal;
export const unavailable = notAvailable;

/** What a room refuses with: its own codes, and those of any system. */
export interface Refusing<V extends Vocabulary> {
  /** Refuses an argument that cannot be used: #VALUE! in a cell. */
  readonly refuse: Refuse<typeof general & V>;
  /** Refuses sound arguments for which the rule has no answer: #N/A in a cell. */
  readonly unavailable: Refuse<typeof general & V>;
  readonly numberArgument: DeclareNumber<typeof general & V>;
  readonly flawWithin: FlawWithin<typeof general & V>;
}
