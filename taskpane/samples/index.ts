import type { MakeSample } from '../operation/sample';
import { agaSample, sofSample } from './formulas';
import { kgsSample } from './kgs';
import { kuksuSample } from './kuksu';
import { nkSample } from './nk';

const makers = {
  NK: nkSample,
  KUKSU: kuksuSample,
  KGS: kgsSample,
  AGA: agaSample,
  SOF: sofSample,
} as const;

/** The list of a system, in the language of the pane. All names are invented. */
export const makeSample: MakeSample = (system, facts, language) => makers[system](facts, language);
