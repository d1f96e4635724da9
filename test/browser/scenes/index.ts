import { championship } from './championship';
import { cycle } from './cycle';
import { formulas } from './formulas';
import { samples } from './samples';
import type { Scene } from './scene';
import { states } from './states';
import { year } from './year';

/** Every view and state of the pane. */
export const scenes: readonly Scene[] = [championship, year, cycle, samples, formulas, states];
