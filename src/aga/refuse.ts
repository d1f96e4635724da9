import {
  flawWithin as within,
  numberArgument as declare,
  type FlawWithin,
  type DeclareNumber,
} from '../arguments';
import { refuser, unavailabler } from '../message';
import type { aga } from './messages';
import type { general } from '../general-messages';

/** What the rules of AGA refuse. */
type Said = typeof aga & typeof general;

export const refuse = refuser<Said>();
export const unavailable = unavailabler<Said>();
export const numberArgument: DeclareNumber<Said> = declare;
export const flawWithin: FlawWithin<Said> = within;
