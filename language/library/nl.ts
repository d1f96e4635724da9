/** What the rules refuse, warn of and explain, in Dutch. */
import type { RowName } from '../../src/kuksu/cycle';
import type { AnyMessage } from '../../src/message';
import { rules } from '../nl/rules';
import { ruleSentence } from '../rules';
import type { Names } from '../tools';
import { cycleIn, type CycleSentences } from './cycle-sentences';

export type { AnyStep } from '../../src/explain';
export type { CycleSentences } from './cycle-sentences';
export type { Names } from '../tools';

/**
 * A message in Dutch: a failure, a warning, a reason, a thing to allow, a step of an `explain…` function.
 *
 * @param message any message of the library
 * @param names how players are called; by their numbers when left out
 * @returns one or two sentences; of a failure: where, what was found, what to do
 * @example
 * const given = award(1250, 0);
 * given.ok ? '' : sentence(given.failures[0]); // 'tables: 0. Typ een getal boven 0.'
 * const why = explainAward(1250, 60);
 * why.ok && sentence(why.value.steps[2]); // 'basistoekenning x schaal: 25,1585 x 1 = 25,1585'
 */
export function sentence(message: AnyMessage, names?: Names): string {
  return ruleSentence(rules, message, names);
}

/**
 * Everything that is said about a Kuksu cycle, in Dutch.
 *
 * @param at how a row of a list is called; by its number when left out
 * @returns a function for each kind: failures, questions, warnings, placements
 * @example
 * const grouped = groupCycle([{ name: '', rating: 1500 }], []);
 * grouped.ok ? '' : cycleSentences().failure(grouped.failures[0]); // 'Aanmeldingen, name, rij 1: leeg. Typ de naam van de speler.'
 */
export function cycleSentences(at?: RowName): CycleSentences {
  return cycleIn(rules, at);
}
