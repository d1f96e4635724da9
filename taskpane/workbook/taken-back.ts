import type { Finding } from '../plan/plan';
import type { TakenBack } from './workbook';

/** All sentences after something was undone. */
export function findingsOf({ kept = [], stays = [], unsure = [] }: TakenBack): readonly Finding[] {
  return [...kept, ...stays, ...unsure];
}
