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
type KgsVocabulary = typeof general & typeof kgs;

export const refuse = refuser<KgsVocabulary>();
export const unavailable = unavailabler<KgsVocabulary>();
export const numberArgument: DeclareNumber<KgsVocabulary> = declare;
export const flawWithin: FlawWithin<KgsVocabulary> = within;
