import { numberArgument as declare, type DeclareNumber } from '../arguments';
import { refuser, unavailabler } from '../message';
import type { general } from '../general-messages';
import type { kuksu } from './messages';

/** What the formulas of Kuksu refuse. */
type Said = typeof general & typeof kuksu;

export const refuse = refuser<Said>();
export const unavailable = unavailabler<Said>();
export const numberArgument: DeclareNumber<Said> = declare;
