import type { Language } from '../../derivation/sentence';
import type { RowName } from '../cycle';
import type { CycleSentences } from './cycle-sentences';
import { dutch } from './dutch';
import { english } from './english';

/**
 * The sentences in a language.
 *
 * @param at how rows are called; left out, by their numbers in the lists
 */
export function cycleSentences(language: Language = 'en', at?: RowName): CycleSentences {
  return language === 'nl' ? dutch(at) : english(at);
}
