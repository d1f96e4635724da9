import { numberArgument as declare, type DeclareNumber } from '../arguments';
import { refuser, unavailabler } from '../message';
import type { general } from '../general-messages';
import type { kuksu } from './messages';

/** What the formulas of Kuksu refuse. */
type KuksuVocabulary = typeof general & typeof kuksu;

export const refuse = refuser<KuksuVocabulary>();
export const unavailable = unavailabler<KuksuVocabulary>();
export const numberArgument: DeclareNumber<KuksuVocabulary> = declare;
