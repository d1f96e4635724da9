import { general } from '../general/formulas';
import { aga } from './formulas';
import { generalSteps } from '../general/steps';
import { agaReport } from './report';
import { agaSteps } from './steps';

/** What the rules of AGA say. */
export const agaRules = {
  refusals: { ...general, ...aga, ...agaReport },
  steps: { ...generalSteps, ...agaSteps },
};
