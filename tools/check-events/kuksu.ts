import { groupCycle } from '../../src';
import { firstViolation } from '../../test/checkers/kuksu-cycles';
import type { EventCheck } from './check';

export const check: EventCheck = {
  events: 'pairs of Kuksu cycles',
  count: 100_000,
  run: (seed, count) => firstViolation(seed, count, groupCycle),
};
