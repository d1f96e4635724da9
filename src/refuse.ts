import { refuser } from './message';
import type { general } from './general-messages';

/** Refuses what any system refuses. */
export const refuse = refuser<typeof general>();
