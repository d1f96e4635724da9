import { include } from '.';
import { formulas as enRefusals } from './en/formulas';
import { why as en } from './en/general/why';
import { formulas as nlRefusals } from './nl/formulas';
import { why as nl } from './nl/general/why';

// Fetched with the bundle of Why: its texts, and what formulas refuse.
include(
  { en, nl },
  { en: { refusals: enRefusals, sentences: {} }, nl: { refusals: nlRefusals, sentences: {} } },
);
