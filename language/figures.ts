import { significant } from '../src/numbers/significant';
import { formIn, listIn } from './locale';
import type { PlainSay, Words } from './say';
import type { SayingWords } from './saying';

/** How many terms of a sum, or rows of a list, are shown; nobody would read on. */
const LONGEST = 12;

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

/** The tools of a language for the steps of a derivation. */
export function figures(words: Words & SayingWords): StepSay {
  const { decimalMark, locale } = words;
  const count: StepSay['count'] = (number, forms) => formIn(locale, number, forms);
  const localized = (text: string): string => text.replace('.', decimalMark);
  const n = (value: number): string => localized(cut(significant(value)));
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
function cut(value: number): string {
  const text = String(value);
  if (text.includes('e-')) return value < 0 ? '-0.000000…' : '0.000000…';
  const decimals = text.includes('e') ? undefined : /^-?\d+\.\d{6}(?=\d)/.exec(text);
  return decimals ? `${decimals[0]}…` : text;
}

function shortened(all: readonly string[]): readonly string[] {
  return all.length > LONGEST ? [...all.slice(0, 3), '…', ...all.slice(-1)] : all;
}
