import { formulas } from './formulas';
import { library } from './general/library';
import { kuksuCycle } from './kuksu/refusals';
import { nkEvent } from './nk/event';

/** Whatever the rules refuse, by code. */
export const refusals = { ...formulas, ...library, ...nkEvent, ...kuksuCycle };
