import type { AnyStepOf } from '../core/derivation';
import type { AnyMessage, At } from '../core/message';
import {
  few,
  fitting,
  type PlainSay,
  refusalSentence,
  type RefusalWords,
  sayIn,
  sentence,
  type Words,
} from './say';
import type { Names, Say, SayingWords, StepSay } from './catalogue';
import type { CycleList } from '../core/result';
import { cut } from '../core/text';
import { formIn, listIn } from './locale';
import { significant } from '../core/numbers';

type Sayings = Readonly<Record<string, unknown>>;

/** How a language says what the rules say. */
export interface Rules {
  /** What to do, by code: a refusal leads with its place and with what was found there. */
  readonly refusals: Sayings;
  /** Whole sentences, by code. */
  readonly sentences: Sayings;
  /** The steps of derivations, by code. */
  readonly steps: Sayings;
}

export interface RulesInWords extends Rules {
  readonly words: RefusalWords & SayingWords;
}

/** A message of the rules in a language: a refusal, a whole sentence or a step. Of lists so many are named. */
export function ruleNaming(
  { words: plainWords, refusals, sentences, steps }: RulesInWords,
  message: AnyMessage,
  names: Names | undefined,
  most: number,
): string {
  const words = headed(plainWords, names?.league);
  const plain = plainIn(words, most);
  if (isStep(message)) return sentence(steps, told(message), figures(words));
  if (!(message.code in sentences)) return refusalSentence(message, refusals, words, plain);
  const inside = (part: AnyMessage): string => sentence(sentences, part, say);
  const say = sayingIn(plain, words, names ?? {}, { most, message: inside });
  return inside(message);
}

function headed<W extends RulesInWords['words']>(words: W, league: string | undefined): W {
  if (league === undefined) return words;
  const { headings } = words;
  return { ...words, headings: { ...headings, league: `${headings.league} ${league}` } };
}

function isStep(message: AnyMessage): message is AnyStepOf {
  return 'clause' in message;
}

/** A step as its sentence mentions it: with the value it comes to. The clause is not repeated in it. */
function told({ code, values, value }: AnyStepOf): AnyMessage {
  return { code, values: { ...values, value } };
}

/** A message of the rules in a language, with as many named as it has room for. */
export function ruleSentence(rules: RulesInWords, message: AnyMessage, names?: Names): string {
  return fitting((most) => ruleNaming(rules, message, names, most));
}

/** How many of a list are named, and what says a message inside a message. */
interface Saying {
  readonly most?: number | undefined;
  readonly message: (message: AnyMessage) => string;
}

/** The tools of a language for refusals, by its locale; of a list so many are named. */
function plainIn(words: Words & SayingWords, most?: number): PlainSay {
  return {
    ...sayIn(words, most),
    list: (items) => few(items, (all) => listIn(words, all.map(String)), words.others, most),
    count: (count, forms) => formIn(words.locale, count, forms),
  };
}

/** The tools of a language. Players and rows are called by their numbers unless names are given. */
function sayingIn(
  plain: PlainSay,
  words: Words & SayingWords,
  names: Names,
  { most, message }: Saying,
): Say {
  const { player: nameOf = String, row: rowOf = (_, row) => `${words.row} ${row}` } = names;
  const inRow = (items: readonly string[], between: string): string =>
    few(items, (all) => all.join(between), words.others, most);
  const player = (each: number): string => cut(nameOf(each));
  const players = (all: readonly number[]): string =>
    all.length === 0 ? words.nobody : inRow(all.map(player), ', ');
  const [open, close] = words.quotes;
  const quoted = (text: string): string => `${open}${cut(text)}${close}`;
  const listOf = ({ list }: At): CycleList => list as CycleList;
  return {
    ...plain,
    player,
    players,
    groups: (groups) =>
      inRow(
        groups.map((group) => `(${players(group)})`),
        ' ',
      ),
    group: (group) => (group === 0 ? words.topGroup : `${words.group} ${group}`),
    name: cut,
    names: (all) => plain.list(all.map((each) => cut(each))),
    quoted,
    quotes: (texts) => plain.list(texts.map(quoted)),
    heading: (at) => words.headings[listOf(at)],
    rows: (at) => {
      const rows = at.rows ?? (at.row === undefined ? [] : [at.row]);
      return plain.list(rows.map((row) => rowOf(listOf(at), row)));
    },
    named: ({ list, players: all }) =>
      plain.list(all.map(({ row, name }) => `${cut(name)} (${rowOf(list, row)})`)),
    tier: (tier) => words.tier(tier, String.fromCharCode('A'.charCodeAt(0) + tier - 1)),
    ordinal: words.ordinal,
    orNone: (value) => (value === null ? words.none : plain.n(value)),
    message,
  };
}

/** How many terms of a sum, or rows of a list, are shown; nobody would read on. */
const LONGEST = 12;

/** The tools of a language for the steps of a derivation. */
export function figures(words: Words & SayingWords): StepSay {
  const { decimalMark, locale } = words;
  const count: StepSay['count'] = (number, forms) => formIn(locale, number, forms);
  const localized = (text: string): string => text.replace('.', decimalMark);
  const n = (value: number): string => localized(cutNumber(significant(value)));
  const sum = (terms: readonly number[]): string => added(shortened(terms.map(n)));
  return {
    n,
    fixed: (value, decimals) => localized(value.toFixed(decimals)),
    sum,
    total: (terms, value) => (terms.length > 1 ? `${sum(terms)} = ${n(value)}` : n(value)),
    mean: (terms, count) => `${terms.length > 1 ? `(${sum(terms)})` : sum(terms)} / ${n(count)}`,
    list: (items) => {
      const all = items.map((each) => (typeof each === 'number' ? n(each) : each));
      return listIn(words, shortened(all));
    },
    count,
    counted: (number, words) => `${n(number)} ${count(number, words)}`,
  };
}

/** "6.5 + 2 - 1.5" */
function added(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      if (at === 0) return term;
      return term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`;
    })
    .join('');
}

/** The digits of a number, cut after six decimals. Below 0.000001 JavaScript writes an exponent, and none is left; a large one stays. */
function cutNumber(value: number): string {
  const text = String(value);
  if (text.includes('e-')) return value < 0 ? '-0.000000…' : '0.000000…';
  const decimals = text.includes('e') ? undefined : /^-?\d+\.\d{6}(?=\d)/.exec(text);
  return decimals ? `${decimals[0]}…` : text;
}

function shortened(all: readonly string[]): readonly string[] {
  return all.length > LONGEST ? [...all.slice(0, 3), '…', ...all.slice(-1)] : all;
}
