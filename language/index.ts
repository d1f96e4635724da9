import { start as en } from './en/start';
import { start as nl } from './nl/start';
import type { en as English } from './en/pane';
import { includeRules } from './known-rules';
import type { Rules } from './rules';
import {
  say,
  type Language,
  type Mentioned,
  type Said,
  type TextKey,
  type Texts,
  type ValuesOf,
} from './texts';

const said = { en: { ...en }, nl: { ...nl } };

/** The texts of every language, those of a system once its bundle is there. */
export const languages = said as unknown as Readonly<Record<Language, Texts>>;

/** Adds the texts of a system, and what its rules say. */
export function include(
  texts: Readonly<Record<Language, Partial<Texts>>>,
  rules: Readonly<Record<Language, Rules>>,
): void {
  Object.assign(said.en, texts.en);
  Object.assign(said.nl, texts.nl);
  includeRules(rules);
}

/** The sentence under a key; sentences that mention values cannot be asked for without them. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...values: [Mentioned<(typeof English)[Key]>] extends [never] ? [] : [ValuesOf<Key>]
) => string;

/** Dutch for any Dutch locale (nl-NL, nl-BE), English for everything else. */
export function languageOf(locale: string): Language {
  return /^nl\b/i.test(locale) ? 'nl' : 'en';
}

/** Says sentences in a language. */
export function speaker(language: Language): (said: Said) => string {
  return (each) => say(languages[language], each);
}

export function translator(language: Language): Translate {
  const texts = languages[language];
  return (code, ...[values]) => say(texts, { ...values, code });
}

export {
  cut,
  ruled,
  say,
  sentence,
  type Item,
  type Language,
  type Ruled,
  type Said,
  type Sentence,
  type TextKey,
  type ValuesOf,
} from './texts';
