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
type AgaVocabulary = typeof aga & typeof general;

export const refuse = refuser<AgaVocabulary>();
export const unavailable = unavailabler<AgaVocabulary>();
export const numberArgument: DeclareNumber<AgaVocabulary> = declare;
export const flawWithin: FlawWithin<AgaVocabulary> = within;
