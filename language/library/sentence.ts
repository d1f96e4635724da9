import type { AnyMessage } from '../../src/message';
import { rules as en } from '../en/rules';
import { rules as nl } from '../nl/rules';
import { ruleSentence, type RulesInWords } from '../rules';
import type { Names } from '../tools';

/** The languages of the library. */
export type Language = 'en' | 'nl';

const languages: Readonly<Record<Language, RulesInWords>> = { en, nl };

/** A failure, a warning, a reason, a step or any other message of the rules in words. Players are called by their numbers unless names are given. */
export function sentence(message: AnyMessage, language: Language = 'en', names?: Names): string {
  return ruleSentence(languages[language], message, names);
}
