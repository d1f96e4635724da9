import { sentence, type Item, type Sentence } from '../../../language';

/** What stands written, and what the rules now say in its place: whole sentences stand between quotation marks, with their own ends. */
export function otherWords(was: string, now: Item): Sentence {
  if (was === '') return sentence('figureSaidNow', { now });
  return sentence('figureOtherSaid', { was, now });
}
