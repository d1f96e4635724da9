import type { Failure } from '../src/result';
import { words as english } from './en/general/words';
import { refusals as inEnglish } from './en/refusals';
import { words as dutch } from './nl/general/words';
import { refusals as inDutch } from './nl/refusals';
import { refusalSentence } from './refusing';
import { sayIn } from './say';
import type { Told } from './told';

const languages = {
  en: { words: english, refusals: inEnglish },
  nl: { words: dutch, refusals: inDutch },
} as const;

/** A refusal of the rules in words. */
export function failureSentence(failure: Failure, language: keyof typeof languages = 'en'): string {
  const { words, refusals } = languages[language];
  return refusalSentence(failure, refusals, words, sayIn(words));
}

/** A refusal as a value of a sentence of the pane. */
export function told(failure: Failure): Told {
  return { told: { en: failureSentence(failure, 'en'), nl: failureSentence(failure, 'nl') } };
}
