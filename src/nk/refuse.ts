import { numberArgument as declare, type DeclareNumber } from '../arguments';
import { refuser } from '../message';
import type { general } from '../general-messages';
import type { nk } from './messages';

/** What the formulas of NK refuse. */
type Said = typeof general & typeof nk;

export const refuse = refuser<Said>();
export const numberArgument: DeclareNumber<Said> = declare;
