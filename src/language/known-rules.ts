import { existing } from '../core/existing';
import type { Rules, RulesInWords } from './rules';

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
