import { agaReport } from './aga/rules';
import { formulas } from './formulas';
import { words } from './general/sayings';
import { kuksuRules } from './kuksu/rules';
import { kgsRules } from './kgs/rules';
import { nkRules } from './nk/rules';
import { steps } from './steps';

/** Whatever the rules say, by code. */
export const rules = {
  words,
  refusals: {
    ...{ ...formulas, ...agaReport },
    ...{ ...kuksuRules.refusals, ...nkRules.refusals },
  },
  sentences: { ...kgsRules.sentences, ...nkRules.sentences, ...kuksuRules.sentences },
  steps,
};
