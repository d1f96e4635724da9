import { numberArgument as declare, type DeclareNumber } from '../../arguments';
import { refuser, unavailabler } from '../../message';
import type { general } from '../../general-messages';
import type { nk } from '../messages';
import type { nkEvent } from './messages';

/** What an event and a pairing refuse. */
type Said = typeof general & typeof nk & typeof nkEvent;

export const refuse = refuser<Said>();
export const unavailable = unavailabler<Said>();
export const numberArgument: DeclareNumber<Said> = declare;
