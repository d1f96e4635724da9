import type { StepVocabulary, Told } from '../core/derivation';
import type { AnyMessage, At, NamedIn, ValuesOf, Vocabulary } from '../core/message';
import type { CycleList } from '../core/result';
import type { PlainSay } from './say';

/**
 * How a language says a message: a template, or a function where a template cannot choose. In a template `{rows}` stands
 * for a value, `{rows?row|rows}` for a word by number (the first for 1 only), `{first:player}` for a value said by that
 * tool of `Say`.
 */
type Template<Values, Tools = Say> = string | ((values: Values, say: Tools) => string);

/** How a language says all messages of a vocabulary. */
export type Catalogue<V extends Vocabulary, Tools = Say> = {
  readonly [C in keyof V]: Template<ValuesOf<V, C>, Tools>;
};

/** How a language says the steps of a system. `rounded` is said once for all systems. */
type StepCatalogue<V extends StepVocabulary> = Catalogue<Told<Omit<V, 'rounded'>>, StepSay>;

type NameOf<Place extends string> = Place extends
  | `${infer Name}?${string}`
  | `${infer Name}:${string}`
  ? Name
  : Place;

/** The values a template mentions: 'rows' for '{rows} {rows?row|rows}'. */
export type Mentioned<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | Mentioned<Rest>
  : never;

type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** What is wrong with templates, as types that no text has. */
type Checked<V extends Vocabulary, C> = {
  readonly [K in keyof C]: K extends keyof V
    ? C[K] extends string
      ? Same<Mentioned<C[K]>, keyof V[K]> extends true
        ? C[K]
        : { readonly mentions: keyof V[K] }
      : C[K]
    : never;
};

/** A catalogue of this vocabulary: no code is missing, and every template mentions all of its values and no others. */
export function checked<V extends Vocabulary>(): <const C extends Catalogue<V>>(
  catalogue: C & Checked<V, C>,
) => Catalogue<V> {
  return (catalogue) => catalogue;
}

/** What is wrong with the templates of steps, likewise. */
type CheckedSteps<V extends Vocabulary, C> = {
  readonly [K in keyof C]: K extends keyof V
    ? C[K] extends string
      ? Mentioned<C[K]> extends keyof V[K]
        ? C[K]
        : { readonly mentions: keyof V[K] }
      : C[K]
    : never;
};

/**
 * A catalogue of these steps: no code is missing, and no template mentions what the step does not hold. A step may hold
 * figures that its sentence leaves out.
 */
export function checkedSteps<V extends StepVocabulary>(): <const C extends StepCatalogue<V>>(
  catalogue: C & CheckedSteps<Told<Omit<V, 'rounded'>>, C>,
) => StepCatalogue<V> {
  return (catalogue) => catalogue;
}

/** What catalogues are said with, as types: the formulas know them too, and have no Intl. */

/** What whole sentences of a language are made with. */
export interface Say extends PlainSay {
  readonly player: (player: number) => string;
  /** Players in a row, or the word for nobody. */
  readonly players: (players: readonly number[]) => string;
  /** "(Ann) (Bob, Cid)": players who belong together. */
  readonly groups: (groups: readonly (readonly number[])[]) => string;
  /** "Topgroep", "Groep 2". */
  readonly group: (group: number) => string;
  /** A name as it is written. */
  readonly name: (name: string) => string;
  readonly names: (names: readonly string[]) => string;
  /** A text in the quotation marks of the language, and several. */
  readonly quoted: (text: string) => string;
  readonly quotes: (texts: readonly string[]) => string;
  /** "Registrations": the list that rows are in. */
  readonly heading: (at: At) => string;
  /** "row 3 and row 7", or what else rows are called. */
  readonly rows: (at: At) => string;
  /** "Ann (row 3) and Bob (row 7)". */
  readonly named: (players: NamedIn) => string;
  /** "1 (League A)", "2 (Leagues B)": what follows the word for a tier. */
  readonly tier: (tier: number) => string;
  /** "1st", "1e". */
  readonly ordinal: (place: number) => string;
  /** A number, or the word for none. */
  readonly orNone: (value: number | null) => string;
  /** A message inside a message. */
  readonly message: (message: AnyMessage) => string;
}

/** The words that whole sentences are put together with. */
export interface SayingWords {
  /** Lists, figures and plurals are those of this locale. */
  readonly locale: string;
  readonly nobody: string;
  readonly none: string;
  readonly topGroup: string;
  readonly group: string;
  readonly row: string;
  readonly quotes: readonly [open: string, close: string];
  readonly ordinal: (place: number) => string;
  /** "2 (Leagues B)" for tier 2, whose leagues have the letter B. */
  readonly tier: (tier: number, letter: string) => string;
  readonly headings: Readonly<Record<CycleList, string>>;
}

/** Names for the players and the rows that a message knows by number. */
export interface Names {
  /** A player; by number where nothing is given. */
  readonly player?: (player: number) => string;
  /** A row of a list; by number where nothing is given. */
  readonly row?: (list: CycleList, row: number) => string;
  /** The league that a list of one league is about: its heading names it. */
  readonly league?: string;
}

/** What the steps of a derivation are said with. */
export interface StepSay extends Pick<PlainSay, 'count'> {
  /**
   * A number at 12 significant digits, as every limit and rounding sees it. More than six decimals are cut, never
   * rounded, and marked by "…": the digits shown are right, and round as the number does.
   */
  readonly n: (value: number) => string;
  /** A number with so many decimals. */
  readonly fixed: (value: number, decimals: number) => string;
  /** "8.7 + 7.5"; the middle of a long sum is left out. */
  readonly sum: (terms: readonly number[]) => string;
  /** "8.7 + 7.5 = 16.2", or just the only term. */
  readonly total: (terms: readonly number[], value: number) => string;
  /** "(8.7 + 7.5) / 2", or "8.7 / 2". */
  readonly mean: (terms: readonly number[], count: number) => string;
  /** "2, 3 and 7"; the middle of a long list is left out. */
  readonly list: (items: readonly (number | string)[]) => string;
  /** "1 row", "38 rows" */
  readonly counted: PlainSay['count'];
}
