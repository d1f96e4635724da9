import { numberArgument as declare, type DeclareNumber } from '../../arguments';
import { refuser, unavailabler } from '../../message';
import type { general } from '../../general-messages';
import type { nk } from '../messages';
import type { nkEvent } from './messages';

/** What an event and a pairing refuse. */
type NkEventVocabulary = typeof general & typeof nk & typeof nkEvent;

export const refuse = refuser<NkEventVocabulary>();
export const unavailable = unavailabler<NkEventVocabulary>();
export const numberArgument: DeclareNumber<NkEventVocabulary> = declare;
