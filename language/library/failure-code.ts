import type { general } from '../../src/general-messages';
import type { aga } from '../../src/aga/messages';
import type { kgs } from '../../src/kgs/messages';
import type { kuksuCycle } from '../../src/kuksu/cycle-messages';
import type { kuksu } from '../../src/kuksu/messages';
import type { nkEvent } from '../../src/nk/event/messages';
import type { nk } from '../../src/nk/messages';
import type { sof } from '../../src/sof/messages';

/** The code of any refusal. */
export type FailureCode =
  | keyof typeof general
  | keyof typeof sof
  | keyof typeof aga
  | keyof typeof kgs
  | keyof typeof nk
  | keyof typeof nkEvent
  | keyof typeof kuksu
  | keyof typeof kuksuCycle;
