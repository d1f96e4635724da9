import type { Language } from '../steps';
import type { RowName } from '../../src/kuksu/cycle';
import type { CycleSentences } from './cycle-sentences';
import { dutch } from '../nl/kuksu/cycle';
import { english } from '../en/kuksu/cycle';

/**
 * The sentences in a language.
 *
 * @param at how rows are called; left out, by their numbers in the lists
 */
export function cycleSentences(language: Language = 'en', at?: RowName): CycleSentences {
  return language === 'nl' ? dutch(at) : english(at);
}
