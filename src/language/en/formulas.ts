import { aga } from './aga/formulas';
import { general } from './general/formulas';
import { kgs } from './kgs/formulas';
import { kuksu } from './kuksu/formulas';
import { nk } from './nk/formulas';
import { sof } from './sof/formulas';

/** What the formulas refuse, by code. */
export const formulas = { ...general, ...sof, ...aga, ...kgs, ...nk, ...kuksu };
