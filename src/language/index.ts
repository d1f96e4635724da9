import { existing } from '../core/result';
import type { English } from './en/pane';
import {
  beginRules,
  includeRules,
  type Ruled,
  type Said,
  say,
  type SheetKey,
  type TextKey,
  type Texts,
  type Unmentioned,
  type ValuesOf,
} from './texts';
import type { Mentioned } from './catalogue';
import type { Part } from './part';
import { tongues } from './tongues';

/** The parts that every language has. */
export type PartName = keyof (typeof tongues)[number]['load'];

/** The parts that are there in every language once they are fetched. */
type SharedName = keyof (typeof tongues)[number]['shared'];

/** The languages that everything is said in. */
export type Language = (typeof tongues)[number]['tag'];

const said: Record<string, Record<string, string>> = {};
for (const { tag, words } of tongues) {
  said[tag] = { language: tag };
  beginRules(tag, words);
}

/** The texts of every language: of the one the pane speaks those that were fetched, of the others what stands on sheets. */
export const languages = said as unknown as Readonly<Record<Language, Texts>>;

/** What a key says in every language, for sheets that may be written in any of them. */
export function saidInAny(key: SheetKey): readonly string[] {
  // A text whose bundle is not there yet is on no sheet that is read.
  return Object.values<Partial<Texts>>(languages).flatMap(({ [key]: text }) => text ?? []);
}

/** A message of the rules in every language whose words are there. */
export function ruledInAny(message: Ruled): readonly string[] {
  return Object.values(languages).map((texts) => say(texts, message));
}

/** Says what stands on sheets, in every language. */
export function sheetTranslators(): readonly Translate<SheetKey>[] {
  return tongues.map(({ tag }) => translator(tag));
}

/** Adds a part of a language. */
export function include(tag: string, { texts, rules }: Part): void {
  Object.assign(existing(said[tag]), texts);
  if (rules) includeRules(tag, rules);
}

/** What the pane speaks, and which parts of it were asked for: another language gets them, too. */
const spoken: { tag: string; readonly parts: Set<PartName> } = {
  tag: tongues[0].tag,
  parts: new Set(),
};

/** Speaks a language from now on: fetches what the pane says at once, and what it has said so far. */
export async function speak(language: Language): Promise<void> {
  spoken.tag = language;
  const { start, load } = tongueOf(language);
  const parts = [...spoken.parts].map((part) => load[part]());
  for (const part of await Promise.all([start(), ...parts])) include(language, part);
}

/** Fetches a part in the language that is spoken, and in every language what stands on sheets; then a bundle that says it. */
export async function withTexts<T>(part: PartName, bundle: () => Promise<T>): Promise<T> {
  spoken.parts.add(part);
  const { tag } = spoken;
  const own = tongueOf(tag).load[part]();
  return withShared('sheets', async () => {
    include(tag, await own);
    return bundle();
  });
}

/** Fetches a part in every language, then a bundle that needs it. */
export async function withShared<T>(name: SharedName, bundle: () => Promise<T>): Promise<T> {
  const all = tongues.map(async ({ tag, shared }) => ({ tag, part: await shared[name]() }));
  for (const each of await Promise.all(all)) include(each.tag, each.part);
  return bundle();
}

function tongueOf(tag: string): (typeof tongues)[number] {
  return existing(tongues.find((each) => each.tag === tag));
}

/** The sentence under a key; sentences that mention values cannot be asked for without them. */
export type Translate<Keys extends TextKey = TextKey> = <
  Key extends Keys,
  Given extends ValuesOf<Key>,
>(
  key: Key,
  ...values: [Mentioned<English[Key]>] extends [never] ? [] : [Given & Unmentioned<Key, Given>]
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
  type SheetKey,
  type TextKey,
  type ValuesOf,
} from './texts';
export type { Names } from './catalogue';
