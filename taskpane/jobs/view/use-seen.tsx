import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Stepwise } from '../../../src';
import type { TextKey } from '../../../src/language';
import { Cancelled, createSlices, type Slices } from '../slices';
import { orProblem, type Problem } from '../../excel/workbook/problems';
import type { Reading, ReadOptions, WorkbookService } from '../../excel/workbook/workbook';
import { type Place, placeName } from '../../sheets/address';
import { useAnnounce } from '../../controls/use-selection';
import { useTellOutcome } from '../../controls/status/LoadingLine';
import { useWording } from '../../controls/wording';
import type { ComponentChildren, Ref, VNode } from 'preact';

/** Nothing can be shown yet, or not at all. */
export type Unseen =
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface Looking<Seen> {
  /** Where to look, as far as the facts lead to it. */
  readonly also: NonNullable<ReadOptions['also']>;
  /** What is made of it, in steps: the pane stays alive meanwhile. */
  readonly understand: (reading: Reading) => Stepwise<Seen>;
  /** Whether it looks again by itself after a change in the sheets: where something has to be fixed there, and for what is taken along. */
  readonly follows?: (seen: Seen) => boolean;
}

interface Looked<Seen> {
  readonly seen: Seen | Unseen;
  readonly isFollowed: boolean;
}

/**
 * What the workbook holds, for forms and for what is only shown; an operation reads it again by itself. Looks when the
 * view opens, again whenever one of `changes` says that it may have changed, after a change in the sheets that it follows,
 * and without memory when `again` grows. `looking` and the number of `changes` stay the same from one drawing to the next.
 */
export function useSeen<Seen>(
  workbook: WorkbookService,
  looking: Looking<Seen>,
  changes: readonly unknown[],
  again = 0,
): Seen | Unseen {
  const [{ seen, isFollowed }, setFound] = useState<Looked<Seen>>(nothing);
  const [edits, setEdits] = useState(0);
  useLookAgain(workbook, isFollowed, () => {
    setEdits((times) => times + 1);
  });
  const lastAgain = useRef(again);
  useEffect(() => {
    let current = true;
    const recent = lastAgain.current === again;
    lastAgain.current = again;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    void look(workbook, looking, recent, slices).then((found) => {
      if (current && found) setFound(found);
    });
    return () => {
      current = false;
    };
  }, [workbook, looking, again, edits, ...changes]);
  return seen;
}

const nothing = { seen: { kind: 'reading' }, isFollowed: false } as const;

/** Undefined where nobody waits for it any more. */
async function look<Seen>(
  workbook: WorkbookService,
  { also, understand, follows }: Looking<Seen>,
  recent: boolean,
  slices: Slices,
): Promise<Looked<Seen> | undefined> {
  const found = await orProblem(async (): Promise<Looked<Seen> | undefined> => {
    const read = await workbook.read([], { also, recent });
    if (!read.ok) return hindered(read.problem);
    try {
      const seen = await slices.run(understand(read.value));
      return { seen, isFollowed: follows?.(seen) === true };
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    }
  });
  return found.ok ? found.value : hindered(found.problem);
}

function hindered(problem: Problem): Looked<never> {
  return { seen: { kind: 'problem', problem }, isFollowed: false };
}

/** Somebody fixes one cell after the other: it looks once nothing has changed for so many milliseconds. */
const quietTime = 500;

/** While it is wanted, looks again by itself after a change in the sheets. */
export function useLookAgain(workbook: WorkbookService, isWanted: boolean, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = workbook.followChanges(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        latest.current();
      }, quietTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [workbook, isWanted]);
}

/** The way to the sheet by keyboard is told once in the life of the pane. */
let toldWay = false;

/** Selects cells in the sheet and says so, or why not; the focus stays. */
export function useShow(workbook: WorkbookService): (place: Place) => void {
  const { t } = useWording();
  const announce = useAnnounce();
  const tell = useTellOutcome();
  return useCallback(
    (place) => {
      const address = placeName(place);
      void workbook.show(place).then((shown) => {
        tell(shown);
        if (!shown.ok) return;
        announce(t(toldWay ? 'cellSelected' : 'cellSelectedFirst', { address }));
        toldWay = true;
      });
    },
    [workbook, announce, tell, t],
  );
}

/** What a job shows; its title stands in the frame above it. */
export function JobMain({
  lead,
  main,
  children,
}: {
  /** What it makes of what; gone once there is something to look at. */
  readonly lead?: TextKey | undefined;
  readonly main?: Ref<HTMLElement>;
  readonly children: ComponentChildren;
}): VNode {
  const { say } = useWording();
  return (
    <main ref={main ?? null} class="operation">
      {lead !== undefined && <p class="quiet">{say({ code: lead })}</p>}
      {children}
    </main>
  );
}
