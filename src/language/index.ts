import { existing } from '../core/existing';
import type { en as English } from './en/pane';
import { beginRules, includeRules } from './known-rules';
import {
  say,
  type Mentioned,
  type Said,
  type TextKey,
  type Texts,
  type Unmentioned,
  type ValuesOf,
} from './texts';
import type { Part } from './part';
import { tongues } from './tongues';

/** The parts that every language has. */
export type PartName = keyof (typeof tongues)[number]['load'];

/** The languages that everything is said in. */
export type Language = (typeof tongues)[number]['tag'];

const said: Record<string, Record<string, string>> = {};
for (const { tag, words, start } of tongues) {
  said[tag] = { ...start };
  beginRules(tag, words);
}

/** The texts of every language, those of a system once its bundle is there. */
export const languages = said as unknown as Readonly<Record<Language, Texts>>;

/** What a key says in every language, for sheets that may be written in any of them. */
export function saidInAny(key: TextKey): readonly string[] {
  // A text whose bundle is not there yet is on no sheet that is read.
  return Object.values<Partial<Texts>>(languages).flatMap(({ [key]: text }) => text ?? []);
}

/** Adds a part of a language. */
export function include(tag: string, { texts, rules }: Part): void {
  Object.assign(existing(said[tag]), texts);
  if (rules) includeRules(tag, rules);
}

/** Fetches a part in every language, then a bundle that says it. */
export async function withTexts<T>(part: PartName, bundle: () => Promise<T>): Promise<T> {
  // All languages: sheets are written, and recognised, in any of them.
  const all = tongues.map(async ({ tag, load }) => ({ tag, part: await load[part]() }));
  for (const each of await Promise.all(all)) include(each.tag, each.part);
  return bundle();
}

/** The sentence under a key; sentences that mention values cannot be asked for without them. */
export type Translate = <Key extends TextKey, Given extends ValuesOf<Key>>(
  key: Key,
  ...values: [Mentioned<(typeof English)[Key]>] extends [never]
    ? []
    : [Given & Unmentioned<Key, Given>]
) => string;

/** The language that this locale or one of its country speaks: Dutch for nl-NL and nl-BE; English for all without an own. */
export function languageOf(locale: string): Language {
  const [spoken = ''] = locale.toLowerCase().split('-');
  const [first] = tongues;
  return (tongues.find(({ tag }) => tag === spoken) ?? first).tag;
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
  type Ruled,
  type Said,
  type Sentence,
  type TextKey,
  type ValuesOf,
} from './texts';
export type { Names } from './tools';
