import type { StepVocabulary, Told } from '../core/derivation';
import type { ValuesOf, Vocabulary } from '../core/message';
import type { Say, StepSay } from './tools';

/**
 * How a language says a message: a template, or a function where a template cannot choose. In a template `{rows}` stands
 * for a value, `{rows?row|rows}` for a word by number (the first for 1 only), `{first:player}` for a value said by that
 * tool of `Say`.
 */
export type Template<Values, Tools = Say> = string | ((values: Values, say: Tools) => string);

/** How a language says all messages of a vocabulary. */
export type Catalogue<V extends Vocabulary, Tools = Say> = {
  readonly [C in keyof V]: Template<ValuesOf<V, C>, Tools>;
};

/** How a language says the steps of a system. `rounded` is said once for all systems. */
export type StepCatalogue<V extends StepVocabulary> = Catalogue<Told<Omit<V, 'rounded'>>, StepSay>;

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
