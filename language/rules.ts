import type { AnyMessage } from '../src/message';
import { fitting } from './few';
import { refusalSentence, type RefusalWords } from './refusing';
import { sayIn, sentence, type Names } from './say';

type Sayings = Readonly<Record<string, unknown>>;

/** How a language says what the rules say. */
export interface Rules {
  /** What to do, by code: a refusal leads with its place and with what was found there. */
  readonly refusals: Sayings;
  /** Whole sentences, by code. */
  readonly sentences: Sayings;
}

export interface RulesInWords extends Rules {
  readonly words: RefusalWords;
}

/** A message of the rules in a language; of lists so many are named. */
export function ruleNaming(
  { words, refusals, sentences }: RulesInWords,
  message: AnyMessage,
  names: Names | undefined,
  most: number,
): string {
  const say = sayIn(words, names, most);
  if (message.code in sentences) return sentence(sentences, message, say);
  return refusalSentence(message, refusals, words, say);
}

/** A message of the rules in a language, with as many named as it has room for. */
export function ruleSentence(rules: RulesInWords, message: AnyMessage, names?: Names): string {
  return fitting((most) => ruleNaming(rules, message, names, most));
}
