import type { AnyStepOf } from '../core/derivation';
import type { AnyMessage } from '../core/message';
import { fitting } from './few';
import { figures } from './figures';
import { refusalSentence, type RefusalWords } from './refusing';
import { sentence } from './say';
import { plainIn, sayingIn } from './saying';
import type { Names, SayingWords } from './tools';

type Sayings = Readonly<Record<string, unknown>>;

/** How a language says what the rules say. */
export interface Rules {
  /** What to do, by code: a refusal leads with its place and with what was found there. */
  readonly refusals: Sayings;
  /** Whole sentences, by code. */
  readonly sentences: Sayings;
  /** The steps of derivations, by code. */
  readonly steps: Sayings;
}

export interface RulesInWords extends Rules {
  readonly words: RefusalWords & SayingWords;
}

/** A message of the rules in a language: a refusal, a whole sentence or a step. Of lists so many are named. */
export function ruleNaming(
  { words: plainWords, refusals, sentences, steps }: RulesInWords,
  message: AnyMessage,
  names: Names | undefined,
  most: number,
): string {
  const words = headed(plainWords, names?.league);
  const plain = plainIn(words, most);
  if (isStep(message)) return sentence(steps, told(message), figures(words));
  if (!(message.code in sentences)) return refusalSentence(message, refusals, words, plain);
  const inside = (part: AnyMessage): string => sentence(sentences, part, say);
  const say = sayingIn(plain, words, names ?? {}, { most, message: inside });
  return inside(message);
}

function headed<W extends RulesInWords['words']>(words: W, league: string | undefined): W {
  if (league === undefined) return words;
  const { headings } = words;
  return { ...words, headings: { ...headings, league: `${headings.league} ${league}` } };
}

function isStep(message: AnyMessage): message is AnyStepOf {
  return 'clause' in message;
}

/** A step as its sentence mentions it: with the value it comes to. The clause is not repeated in it. */
function told({ code, values, value }: AnyStepOf): AnyMessage {
  return { code, values: { ...values, value } };
}

/** A message of the rules in a language, with as many named as it has room for. */
export function ruleSentence(rules: RulesInWords, message: AnyMessage, names?: Names): string {
  return fitting((most) => ruleNaming(rules, message, names, most));
}
