import { betweenItems, few, filled, LONGEST_SENTENCE } from './say';
import type { search } from './en/general/search';
import type { systems } from './en/general/systems';
import type { English } from './en/pane';
import type { sheets } from './en/sheets';
import type { AnyMessage } from '../core/message';
import { ruleNaming, type Rules, ruleSentence, type RulesInWords } from './rules';
import { figureIn, formIn } from './locale';
import type { Mentioned, Names } from './catalogue';
import { existing } from '../core/result';

export type TextKey = keyof English;

/** What is there in every language: what stands on sheets, and what is searched. */
export type SheetKey = keyof typeof sheets | keyof typeof search | keyof typeof systems;

export type Texts = Readonly<Record<TextKey, string>>;

/** One job's sentences in another language than English. */
export type Translated<English> = Readonly<Record<keyof English, string>>;

/** A message of the rules, with names for its player numbers. */
export interface Ruled {
  readonly code?: undefined;
  readonly rule: AnyMessage;
  readonly names?: Names | undefined;
}

/** A sentence of the pane, or a message of the rules: said in any language. */
export type Said = Sentence | Ruled;

/**
 * What may stand for a value: another sentence, and what the rules say, is said in the same language; of a list five are
 * named, then how many more there are.
 */
export type Value = string | number | Said | readonly Item[];
export type Item = string | Said;

/** The values the sentence under a key needs, by name. */
export type ValuesOf<Key extends TextKey> = Readonly<Record<Mentioned<English[Key]>, Value>>;

/** Values that a sentence does not mention: an object of more than it needs is refused, whatever it is called. */
export type Unmentioned<Key extends TextKey, Given> = Readonly<
  Record<Exclude<keyof Given, Mentioned<English[Key]>>, never>
>;

/** A sentence with its values but without a language yet: `sentence('sheetTaken', { sheet: 'Round 1' })`. */
export interface Sentence {
  readonly code: TextKey;
  readonly [value: string]: Value;
}

/** Makes a sentence; one that mentions values cannot be made without them. */
export function sentence<Key extends TextKey, Given extends ValuesOf<Key>>(
  code: Key,
  ...[values]: [Mentioned<English[Key]>] extends [never] ? [] : [Given & Unmentioned<Key, Given>]
): Sentence {
  return { ...values, code };
}

/** How many of a list are named, and how many characters of a name are shown: fewer, until the sentence is short enough. */
interface Room {
  readonly most: number;
  readonly longest: number;
}

/** Names and quotes are shown up to so many characters. */
const longestQuote = 40;

const rooms: readonly Room[] = [
  ...[5, 4, 3, 2, 1].map((most) => ({ most, longest: longestQuote })),
  ...[20, 10].map((longest) => ({ most: 1, longest })),
];

/** A sentence in the language of these texts: at most 300 characters, with as many names as there is room for. */
export function say(texts: Texts, sentence: Said): string {
  let said = '';
  if (isRuled(sentence)) {
    said = ruleSentence(rulesIn(texts.language), sentence.rule, sentence.names);
    return cutShort(said);
  }
  for (const room of rooms) {
    said = worded(texts, sentence, room);
    if (said.length <= LONGEST_SENTENCE) return said;
  }
  return cutShort(said);
}

/** A text cut to the longest length, never inside a character. */
function cutShort(said: string): string {
  if (said.length <= LONGEST_SENTENCE) return said;
  return `${said.slice(0, LONGEST_SENTENCE - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A message of the rules as a sentence, or as a value of one. */
export function ruled(rule: AnyMessage, names?: Names): Ruled {
  return names ? { rule, names } : { rule };
}

function worded(texts: Texts, { code, ...values }: Sentence, room: Room): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    shownValue(texts, name, value, room),
  ]);
  const { locale } = rulesIn(texts.language).words;
  return fill(texts[code], Object.fromEntries(shown) as Record<string, string>, locale);
}

/** Values that are never cut: addresses, formulas, what is offered, headings, and what is worded elsewhere. */
const whole = new Set([
  'address',
  'allowed',
  'anchor',
  'before',
  'change',
  'formula',
  'how',
  'lastAddress',
  'merged',
  'now',
  'offered',
  'places',
  'selection',
  'what',
  'why',
  'year',
]);

function shownValue(texts: Texts, name: string, value: Value, room: Room): string {
  const shown = (item: Item): string => {
    if (isRuled(item)) return ruleNaming(rulesIn(texts.language), item.rule, item.names, room.most);
    if (typeof item === 'object') return worded(texts, item, room);
    return whole.has(name) ? item : cut(item, room.longest);
  };
  if (typeof value === 'number')
    return figure(value, rulesIn(texts.language).words.locale, asTyped.has(name));
  if (!isList(value)) return shown(value);
  const { others } = rulesIn(texts.language).words;
  return few(value.map(shown), (all) => all.join(betweenItems(all)), others, room.most);
}

/** Figures without a comma or a point for thousands: rows and numbers of players are typed without. */
const asTyped = new Set(['number', 'row', 'year']);

/** Larger numbers, always mistakes, are said as 1e+300. */
const longestFigure = 1e15;

/** 0.5 and 20,000 in English, 0,5 and 20.000 in Dutch; thousands are apart from 10,000 on. */
function figure(value: number, locale: string, typed: boolean): string {
  if (Math.abs(value) >= longestFigure) return String(value);
  return figureIn(locale, value, !typed && Math.abs(value) >= 10_000);
}

function isRuled(item: Item): item is Ruled {
  return typeof item === 'object' && item.code === undefined;
}

function isList(value: Value): value is readonly Item[] {
  return Array.isArray(value);
}

/** A text for a sentence: cut where it is too long, never inside a character. */
export function cut(text: string, longest = longestQuote): string {
  if (text.length <= longest) return text;
  // A character takes at most two code units.
  const characters = Array.from(text.slice(0, 2 * longest + 2));
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}

/** Puts values into a sentence: `{rows} {rows?row|rows}` is `1 row` or `38 rows`. */
export function fill(
  sentence: string,
  values: Readonly<Record<string, string>>,
  locale = 'en',
): string {
  return filled(sentence, {
    shown: (name) => values[name],
    count: (name) => Number(values[name]),
    form: (count, forms) => formIn(locale, count, forms),
  });
}

/** What the rules say in every language, by tag: of the systems whose bundles are there. */
const known = new Map<string, RulesInWords>();

export function rulesIn(tag: string): RulesInWords {
  return existing(known.get(tag));
}

/** Begins a language: with its words, and nothing said yet. */
export function beginRules(tag: string, words: RulesInWords['words']): void {
  known.set(tag, { words, refusals: {}, sentences: {}, steps: {} });
}

/** Adds what the rules of a system say, or a part of it. */
export function includeRules(tag: string, rules: Partial<Rules>): void {
  const all = rulesIn(tag);
  Object.assign(all.refusals, rules.refusals);
  Object.assign(all.sentences, rules.sentences);
  Object.assign(all.steps, rules.steps);
}
