import type { Finding } from '../plan/plan';
import type { TakenBack } from './workbook';

/** Everything that is to be said once something has been taken back. */
export function findingsOf({ kept = [], unsure = [] }: TakenBack): readonly Finding[] {
  return [...kept, ...unsure];
}
