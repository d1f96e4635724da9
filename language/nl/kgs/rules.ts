import { general } from '../general/formulas';
import { kgs, kgsWarnings } from './formulas';

/** What the rules of KGS say. */
export const kgsRules = { refusals: { ...general, ...kgs }, sentences: kgsWarnings };
