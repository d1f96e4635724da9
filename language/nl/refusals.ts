import { formulas } from './formulas';
import { kuksuCycle } from './kuksu/refusals';
import { nkEvent } from './nk/event';

/** Whatever the rules refuse, by code. */
export const refusals = { ...formulas, ...nkEvent, ...kuksuCycle };
