import { numberArgument as declare, type DeclareNumber } from '../arguments';
import { refuser } from '../message';
import type { general } from '../general-messages';
import type { nk } from './messages';

/** What the formulas of NK refuse. */
type NkVocabulary = typeof general & typeof nk;

export const refuse = refuser<NkVocabulary>();
export const numberArgument: DeclareNumber<NkVocabulary> = declare;
