/** The rules under test, in one place for the checker's callers; the checker itself knows none of them. */
import { earnedRights, nkStandings, pairRound, titleStatus } from '../../../src';
import type { Rules } from './generate';

export const rules: Rules = { pairRound, nkStandings, titleStatus, earnedRights };
