import { blank, text } from '../kgs/cells';
import type { PlanCell } from '../sheet/plan';

/** A text, or an empty cell where there is none. */
export function words(value: string | undefined): PlanCell {
  return value === undefined || value === '' ? blank() : text(value);
}
