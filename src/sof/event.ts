import { significant } from '../numbers/significant';
import { nameKey } from '../text';
import { MOST_MASTERPOINTS, TYPICAL_AVERAGE } from './basic-award';
import type { SofTrace } from './steps';
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
export function eventFactor(event: EventKind, average: number, trace?: SofTrace): number {
  switch (event) {
    case '':
      return 1;
    case 'Flight A':
      trace?.add('S6', 'flightA', {}, FLIGHT_A);
      return FLIGHT_A;
    case 'Bracketed Swiss':
      return bracketFactor(average, trace);
  }
}

function bracketFactor(average: number, trace?: SofTrace): number {
  if (average < TYPICAL_AVERAGE) {
    trace?.add('S7', 'bracketBelow', { average }, 1);
    return 1;
  }
  // S3: s counts up to 10 here too.
  const s = Math.min(average, MOST_MASTERPOINTS) / 1000;
  const factor = 1 + 0.1 * (s - TYPICAL_AVERAGE / 1000);
  trace?.add('S7', 'bracket', { s }, significant(factor));
  return factor;
}

/** The event a text names, in any case. */
export function eventNamed(text: string): EventKind | undefined {
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
