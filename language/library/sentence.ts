import type { AnyMessage } from '../../src/message';
import { ruleSentence } from '../rules';
import type { Names } from '../tools';
import { languages } from './languages';

/** The languages of the library. */
export type Language = keyof typeof languages;

/** A failure, a warning, a reason, a step or any other message of the rules in words. Players are called by their numbers unless names are given. */
export function sentence(message: AnyMessage, language: Language = 'en', names?: Names): string {
  return ruleSentence(languages[language], message, names);
}
