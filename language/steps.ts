import { dutch } from './nl/steps';
import { english } from './en/steps';
import type { AnyStep } from '../src/explain';
import { stepIn, type Wording } from './wording';

/** The languages that steps are worded in. */
export type Language = 'en' | 'nl';

const wordings: Readonly<Record<Language, Wording>> = { en: english, nl: dutch };

/**
 * One step in words, with its numbers filled in: what is applied, to what, and what it comes to. The clause is not
 * repeated in it. Dutch has a decimal comma.
 */
export function stepSentence(step: AnyStep, language: Language = 'en'): string {
  return stepIn(wordings[language], step);
}
