import { formulas } from './formulas';
import { card } from './general/card';
import { why } from './general/why';
import { steps } from './steps';

/** What the view Why, and the card of a function, say of the formulas of all systems. */
export const rules = { refusals: formulas, steps };

export const texts = { ...why, ...card };
