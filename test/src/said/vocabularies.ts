import { aga } from '../../../src/aga/messages';
import { agaReport, exchange } from '../../../src/exchange/lines';
import { kgs, kgsWarnings } from '../../../src/kgs/messages';
import { kuksu, kuksuCycle } from '../../../src/kuksu/messages';
import { kuksuSaid } from '../../../src/kuksu/said';
import { general, type Vocabulary } from '../../../src/core/message';
import { nkEvent, nkPairing } from '../../../src/nk/event/messages';
import { nk } from '../../../src/nk/messages';
import { sof } from '../../../src/sof/messages';

/** Everything the formulas refuse. */
export const formulas: Vocabulary = { ...general, ...sof, ...aga, ...kgs, ...nk, ...kuksu };

/** Everything the rules refuse. */
export const refusals: Vocabulary = {
  ...formulas,
  ...nkEvent,
  ...exchange,
  ...agaReport,
  ...kuksuCycle,
};

export const warnings: Vocabulary = kgsWarnings;

/** What is said in whole sentences, each code once. */
export const sentences: readonly Vocabulary[] = [kgsWarnings, nkPairing, kuksuSaid];

/** The values of a message, each as its sample of that number. */
export function sampleValues(values: Vocabulary[string] = {}, sample = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, { samples }]) => [name, samples[sample % samples.length]]),
  );
}
