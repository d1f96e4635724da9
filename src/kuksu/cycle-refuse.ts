import { numberArgument as declare, type DeclareNumber } from '../arguments';
import { refuser } from '../message';
import type { general } from '../general-messages';
import type { kuksuCycle } from './cycle-messages';
import type { kuksu } from './messages';

/** What the rules of a cycle refuse in one cell. */
type CycleVocabulary = typeof general & typeof kuksuCycle & typeof kuksu;

export const refuse = refuser<CycleVocabulary>();
export const numberArgument: DeclareNumber<CycleVocabulary> = declare;
