import type { OpenGothaEvent, OpenGothaPlayer } from '../../../../src/exchange';
import { cut, sentence } from '../../../../src/language';
import type { Finding } from '../../../sheets/plan';

/** What is made of a file. */
export interface OpenGothaPreview {
  readonly players: number;
  /** Of a whole event. */
  readonly rounds: number | undefined;
}

/** What the file says of some players and is not taken over, with their names. */
export function notTaken(
  what: 'nkGothaNotFinal' | 'nkGothaNotAbsent' | 'nkGothaNotCorrected',
  some: readonly OpenGothaPlayer[],
): readonly Finding[] {
  if (some.length === 0) return [];
  const names = some.map(({ name }) => name);
  return [{ sentence: sentence('nkNotTakenOf', { what: sentence(what), names }) }];
}

/** The parts of the file that were passed over, each once. */
export function alsoIgnored({ ignored }: OpenGothaEvent): readonly Finding[] {
  if (ignored.length === 0) return [];
  const names = ignored.map((each) => cut(each));
  return [{ sentence: sentence('nkNotTakenOf', { what: sentence('nkGothaNotElements'), names }) }];
}
