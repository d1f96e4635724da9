import { general } from '../general/formulas';
import { nkEvent } from './event';
import { nk } from './formulas';
import { nkPairing } from './pairing';
import { nkSteps as steps } from './steps';

/** What the rules of NK say. */
export const nkRules = { refusals: { ...general, ...nk, ...nkEvent }, sentences: nkPairing, steps };
