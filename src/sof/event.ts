import { nameKey } from '../text';
import { TYPICAL_AVERAGE, type BasicAward } from './basic-award';
import type { EventKind } from './types';

/** "Awards for Stand-alone Flight A events are 110% of the basic formula value" (Adjustments to Basic Formula). */
const FLIGHT_A = 1.1;

/**
 * What an event's basic award, already within S4's limits, is multiplied by before it is scaled:
 *
 *     stand-alone Flight A                          1.10                      (S6)
 *     bracketed Swiss, average of 1250 or more      1 + 0.1 (s - 1.25)        (S7)
 *     any other                                     1
 *
 * Decisions: "increased by 0.1 x (s - 1.25)" is read as a factor (at s = 2.25 it equals Flight A's
 * 10 %; as masterpoints it would be next to nothing), and nothing limits the award a second time.
 */
export function eventFactor(event: EventKind, basic: BasicAward): number {
  switch (event) {
    case '':
      return 1;
    case 'Flight A':
      return FLIGHT_A;
    case 'Bracketed Swiss':
      return bracketFactor(basic);
  }
}

/** S3: s counts up to 10 here too. */
function bracketFactor({ s }: BasicAward): number {
  return 1 + 0.1 * Math.max(0, s - TYPICAL_AVERAGE / 1000);
}

/** The event a text names, in any case. */
export function eventNamed(text: string): EventKind | undefined {
  // As in nearly every sheet: no letters to compare.
  if (text === '') return text;
  switch (nameKey(text)) {
    case '':
      return '';
    case 'flight a':
      return 'Flight A';
    case 'bracketed swiss':
      return 'Bracketed Swiss';
    default:
      return undefined;
  }
}
