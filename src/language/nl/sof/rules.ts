import { general } from '../general/formulas';
import { sof } from './formulas';
import { generalSteps } from '../general/steps';
import { sofSteps } from './steps';

/** What the rules of SOF say. */
export const sofRules = {
  refusals: { ...general, ...sof },
  steps: { ...generalSteps, ...sofSteps },
};
