import { include } from '.';
import { formulas as enRefusals } from './en/formulas';
import { why as en } from './en/general/why';
import { steps as enSteps } from './en/steps';
import { formulas as nlRefusals } from './nl/formulas';
import { why as nl } from './nl/general/why';
import { steps as nlSteps } from './nl/steps';

// Fetched with the bundle of Why: its texts, what formulas refuse, and the steps of every system.
include(
  { en, nl },
  {
    en: { refusals: enRefusals, sentences: {}, steps: enSteps },
    nl: { refusals: nlRefusals, sentences: {}, steps: nlSteps },
  },
);
