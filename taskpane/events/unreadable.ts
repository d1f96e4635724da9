import type { Prefix } from '../../systems';
import { sentence, type Sentence } from '../../language';
import type { Finding } from '../plan/plan';
import type { EventSeen, More } from './event';

/** An event in which something has to be fixed before anybody can say how far it is. */
export function unreadable(
  system: Prefix,
  name: Sentence,
  refusals: readonly Finding[],
  more: readonly More[],
): EventSeen {
  const headline = sentence('runFix', { count: refusals.length });
  const at = refusals.find((refusal) => refusal.at !== undefined)?.at;
  return {
    system,
    name,
    headline,
    line: headline,
    facts: [],
    missing: refusals.map((refusal) => ({
      what: refusal.sentence,
      ...(refusal.at && { at: refusal.at }),
    })),
    // The sentences name the cells.
    ...(at && { next: { label: sentence('goFirst'), goal: { at } } }),
    more,
  };
}
