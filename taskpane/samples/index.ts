import type { MakeSample } from '../operation/sample';
import { agaSample } from './aga';
import { kgsSample } from './kgs';
import { kuksuSample } from './kuksu';
import { nkSample } from './nk';
import { sofSample } from './sof';

const makers = {
  NK: nkSample,
  KUKSU: kuksuSample,
  KGS: kgsSample,
  AGA: agaSample,
  SOF: sofSample,
} as const;

/** The list of a system, in the language of the pane. All names are invented. */
export const makeSample: MakeSample = (system, facts, language) => makers[system](facts, language);
