import { significant } from '../core/numbers';
import { formIn, listIn } from './locale';
import type { Words } from './say';
import type { SayingWords, StepSay } from './tools';

/** How many terms of a sum, or rows of a list, are shown; nobody would read on. */
const LONGEST = 12;

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
