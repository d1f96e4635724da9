import { flaw } from '../../../arguments';
import { placed } from '../../../result';
import type { Awards, CycleFailure, Last } from '../../cycle';
import { numberArgument } from '../../cycle-refuse';

/** "300, 200 and 100 ELO ratings" (9.1). */
export const AWARDS: Awards = { below: [300, 200, 100], same: [300, 200, 100] };

const FIRST_AWARDED_BELOW = 3;
const FIRST_AWARDED_SAME = 6;

/**
 * The award for a player's place of last cycle when a tier is filled (U7): places 3 to 5 of the tier below and
 * 6 to 8 of the tier itself. Everyone else gets 0, disqualified players too (9.2).
 */
export function awardFor(
  tier: number,
  last: Omit<Last, 'row'> | undefined,
  awards: Awards,
): number {
  if (last === undefined || last.disqualified) return 0;
  if (last.tier === tier + 1) return awards.below[last.place - FIRST_AWARDED_BELOW] ?? 0;
  if (last.tier === tier) return awards.same[last.place - FIRST_AWARDED_SAME] ?? 0;
  return 0;
}

/** Invalid awards, by setting and place. */
export function awardFlaws(awards: Awards): CycleFailure[] {
  const failures: CycleFailure[] = [];
  for (const setting of ['below', 'same'] as const) {
    const limits = numberArgument(`awards.${setting}`, 'awardNotNegative', { least: 0 });
    awards[setting].forEach((award, index) => {
      const refusal = flaw(limits, award);
      if (!refusal) return;
      failures.push(placed(refusal.failure, { list: 'options', row: index + 1 }));
    });
  }
  return failures;
}
