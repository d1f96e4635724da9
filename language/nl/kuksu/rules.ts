import { general } from '../general/formulas';
import { kuksu } from './formulas';
import { kuksuCycle } from './refusals';

/** What the rules of Kuksu say. */
export const kuksuRules = { refusals: { ...general, ...kuksu, ...kuksuCycle }, sentences: {} };
