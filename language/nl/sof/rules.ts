import { general } from '../general/formulas';
import { sof } from './formulas';
import { sofSteps as steps } from './steps';

/** What the rules of SOF say. */
export const sofRules = { refusals: { ...general, ...sof }, steps };
