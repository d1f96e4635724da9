import {
  flawWithin as within,
  numberArgument as declare,
  type FlawWithin,
  type DeclareNumber,
} from '../arguments';
import { refuser, unavailabler } from '../message';
import type { general } from '../general-messages';
import type { sof } from './messages';

/** What the rules of SOF refuse. */
type SofVocabulary = typeof general & typeof sof;

export const refuse = refuser<SofVocabulary>();
export const unavailable = unavailabler<SofVocabulary>();
export const numberArgument: DeclareNumber<SofVocabulary> = declare;
export const flawWithin: FlawWithin<SofVocabulary> = within;
