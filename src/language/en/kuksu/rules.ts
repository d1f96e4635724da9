import { general } from '../general/formulas';
import { kuksuAsked } from './cycle';
import { kuksu } from './formulas';
import { kuksuLeagues } from './leagues';
import { kuksuCycle } from './refusals';
import { kuksuSteps as steps } from './steps';

/** What the rules of Kuksu say. */
export const kuksuRules = {
  refusals: { ...general, ...kuksu, ...kuksuCycle },
  sentences: { ...kuksuAsked, ...kuksuLeagues },
  steps,
};
