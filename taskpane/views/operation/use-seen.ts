import { useEffect, useRef, useState } from 'preact/hooks';
import type { Stepwise } from '../../../src';
import { Cancelled, createSlices, type Slices } from '../../operation/slices';
import { orProblem, type Problem } from '../../workbook/problems';
import type { Reading, ReadOptions, WorkbookService } from '../../workbook/workbook';

/** Nothing can be shown yet, or not at all. */
export type Unseen =
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface Looking<Seen> {
  /** Where to look, as far as the facts lead to it. */
  readonly also: NonNullable<ReadOptions['also']>;
  /** What is made of it, in steps: the pane stays alive meanwhile. */
  readonly understand: (reading: Reading) => Stepwise<Seen>;
}

/**
 * What the workbook holds, for forms and for what is only shown; an operation reads it again by itself. Looks when the
 * view opens, again whenever one of `changes` says that it may have changed, and without memory when `again` grows. `looking` and
 * the number of `changes` stay the same from one drawing to the next.
 */
export function useSeen<Seen>(
  workbook: WorkbookService,
  looking: Looking<Seen>,
  changes: readonly unknown[],
  again = 0,
): Seen | Unseen {
  const [seen, setSeen] = useState<Seen | Unseen>({ kind: 'reading' });
  const lastAgain = useRef(again);
  useEffect(() => {
    let current = true;
    const recent = lastAgain.current === again;
    lastAgain.current = again;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    void look(workbook, looking, recent, slices).then((found) => {
      if (current && found) setSeen(found);
    });
    return () => {
      current = false;
    };
  }, [workbook, looking, again, ...changes]);
  return seen;
}

/** Undefined where nobody waits for it any more. */
async function look<Seen>(
  workbook: WorkbookService,
  { also, understand }: Looking<Seen>,
  recent: boolean,
  slices: Slices,
): Promise<Seen | Unseen | undefined> {
  const found = await orProblem(async (): Promise<Seen | Unseen | undefined> => {
    const read = await workbook.read([], { also, recent });
    if (!read.ok) return { kind: 'problem', problem: read.problem };
    try {
      return await slices.run(understand(read.value));
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    }
  });
  return found.ok ? found.value : { kind: 'problem', problem: found.problem };
}
