import { formulas } from './formulas';
import { steps } from './steps';

/** What the view Why says of the formulas of all systems. */
export const rules = { refusals: formulas, steps };

export { why as texts } from './general/why';
