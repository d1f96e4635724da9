import { general } from '../general/formulas';
import { kgs, kgsWarnings } from './formulas';
import { kgsSteps as steps } from './steps';

/** What the rules of KGS say. */
export const kgsRules = { refusals: { ...general, ...kgs }, sentences: kgsWarnings, steps };
