import { askCalculation } from '../requests/facts';
import { pause } from '../requests/requests';

/** How often, and how many times, to ask whether Excel has finished calculating. */
const askedEvery = 500;
const askedAtMost = 20;

/** How time passes; tests have their own. */
export interface Clock {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

export const realClock: Clock = { now: () => Date.now(), pause };

/** Waits while Excel is calculating; whether it has done so in the end. */
export async function calculatedInTime(
  context: Excel.RequestContext,
  clock: Clock,
): Promise<boolean> {
  for (let asked = 0; asked < askedAtMost; asked++) {
    await clock.pause(askedEvery);
    const calculation = askCalculation(context);
    await context.sync();
    if (calculation() === 'done') return true;
  }
  return false;
}
