import type { en } from './en';

export type Language = 'en' | 'nl';
export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;

/** One job's sentences in another language than English. */
export type Translated<English> = Readonly<Record<keyof English, string>>;

/** The values a sentence mentions: 'address' for 'Selected: {address}'. */
export type Mentioned<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Mentioned<Rest> : never;

/** What may stand for a value: another sentence is said in the same language. */
export type Value = string | number | Sentence;

/** The values the sentence under a key needs, by name. */
export type ValuesOf<Key extends TextKey> = Readonly<
  Record<Mentioned<(typeof en)[Key]>, string | number>
>;

/** A sentence with its values but without a language yet: `sentence('sheetTaken', { sheet: 'Round 1' })`. */
export interface Sentence {
  readonly code: TextKey;
  readonly [value: string]: Value;
}

/** Makes a sentence; one that mentions values cannot be made without them. */
export function sentence<Key extends TextKey>(
  code: Key,
  ...[values]: [Mentioned<(typeof en)[Key]>] extends [never]
    ? []
    : [Readonly<Record<Mentioned<(typeof en)[Key]>, Value>>]
): Sentence {
  return { ...values, code };
}

/** A sentence in the language of these texts. */
export function say(texts: Texts, { code, ...values }: Sentence): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? say(texts, value) : value,
  ]);
  return fill(texts[code], Object.fromEntries(said) as Record<string, string | number>);
}

/** Quotes are shown up to so many characters. */
export const longestQuote = 40;

/** A text for a sentence: cut where it is too long, never inside a character. */
export function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > longestQuote
    ? `${characters.slice(0, longestQuote - 1).join('')}…`
    : text;
}

/**
 * Puts values into a sentence; what stands in quotes there is cut where it is long. A name without a value stays visible,
 * so that a mistake is seen.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/([“‘]?)\{(\w+)\}/g, (whole, quote: string, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return quote + (quote === '' ? String(value) : cut(String(value)));
  });
}
