import { firstViolation } from '../../test/checkers/nk/generate';
import { rules } from '../../test/checkers/nk/rules';
import type { EventCheck } from './check';

export const check: EventCheck = {
  events: 'championships of 4 to 200 players',
  count: 100_000,
  run: (seed, count) => firstViolation(seed, count, rules),
};
