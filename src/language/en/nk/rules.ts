import { general } from '../general/formulas';
import { nkEvent } from './event';
import { exchange } from './exchange';
import { nk } from './formulas';
import { nkPairing } from './pairing';
import { nkSteps as steps } from './steps';

/** What the rules of NK say. */
export const nkRules = {
  refusals: { ...general, ...nk, ...nkEvent, ...exchange },
  sentences: nkPairing,
  steps,
};
