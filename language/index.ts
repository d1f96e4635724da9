import { en } from './en/pane';
import { nl } from './nl/pane';
import {
  say,
  type Language,
  type Mentioned,
  type TextKey,
  type Texts,
  type ValuesOf,
} from './texts';

export const languages: Readonly<Record<Language, Texts>> = { en, nl };

/** The sentence under a key; sentences that mention values cannot be asked for without them. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...values: [Mentioned<(typeof en)[Key]>] extends [never] ? [] : [ValuesOf<Key>]
) => string;

/** Dutch for any Dutch locale (nl-NL, nl-BE), English for everything else. */
export function languageOf(locale: string): Language {
  return /^nl\b/i.test(locale) ? 'nl' : 'en';
}

export function translator(language: Language): Translate {
  const texts = languages[language];
  return (code, ...[values]) => say(texts, { ...values, code });
}

export {
  cut,
  say,
  sentence,
  type Item,
  type Language,
  type Sentence,
  type TextKey,
  type ValuesOf,
} from './texts';
