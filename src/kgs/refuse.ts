import {
  flawWithin as within,
  numberArgument as declare,
  type FlawWithin,
  type DeclareNumber,
} from '../arguments';
import { refuser, unavailabler } from '../message';
import type { general } from '../general-messages';
import type { kgs } from './messages';

/** What the rules of KGS refuse. */
type Said = typeof general & typeof kgs;

export const refuse = refuser<Said>();
export const unavailable = unavailabler<Said>();
export const numberArgument: DeclareNumber<Said> = declare;
export const flawWithin: FlawWithin<Said> = within;
