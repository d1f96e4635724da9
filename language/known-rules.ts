import { words as en } from './en/general/sayings';
import { words as nl } from './nl/general/sayings';
import type { Rules, RulesInWords } from './rules';
import type { Language } from './say';

/** What the rules say in every language, of the systems whose bundles are there. */
export const knownRules: Readonly<Record<Language, RulesInWords>> = {
  en: { words: en, refusals: {}, sentences: {}, steps: {} },
  nl: { words: nl, refusals: {}, sentences: {}, steps: {} },
};

/** Adds what the rules of a system say, or a part of it. */
export function includeRules(rules: Readonly<Record<Language, Partial<Rules>>>): void {
  for (const language of Object.keys(knownRules) as Language[]) {
    const [known, more] = [knownRules[language], rules[language]];
    Object.assign(known.refusals, more.refusals);
    Object.assign(known.sentences, more.sentences);
    Object.assign(known.steps, more.steps);
  }
}
