import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Prefix } from '../../../systems';
import type { EventSeen } from '../../events/event';
import type { EventReader } from '../../events/reader';
import { Cancelled, createSlices, type Slices } from '../../operation/slices';
import type { SourceTable } from '../../plan/source';
import { orProblem, type Problem } from '../../workbook/problems';
import type { WorkbookService } from '../../workbook/workbook';

export type EventsSeen =
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** That of the last write first, then those on the sheets farthest to the right. */
  | {
      readonly kind: 'events';
      readonly events: readonly EventSeen[];
      /** Somewhere in them a formula shows #NAME?: the add-in came after it. */
      readonly unknownNames: boolean;
    };

/** Somebody types one result after the other: Home looks once nothing has changed for so many milliseconds. */
const quietTime = 500;

const none: EventsSeen = { kind: 'events', events: [], unknownNames: false };

/**
 * Where the events of the workbook stand. Looks while it is wanted: at once, after a change in the sheets, when the pane
 * is entered, and when one of `changes` is another one. The event on the sheets `written` last comes first. What was seen stays until something newer is known.
 * Without being wanted it looks once after `begun`, the system of an event that was just written and has not been seen yet.
 */
export function useEvents(
  workbook: WorkbookService,
  readers: readonly EventReader[],
  wanted: boolean,
  changes: readonly unknown[],
  written: readonly string[],
  begun?: Prefix,
): { readonly seen: EventsSeen; readonly again: () => void } {
  const [seen, setSeen] = useState<EventsSeen>(readers.length > 0 ? { kind: 'reading' } : none);
  const [looks, setLooks] = useState(0);
  const again = useCallback(() => {
    setLooks((before) => before + 1);
  }, []);
  useEffect(() => {
    window.addEventListener('focus', again);
    return () => {
      window.removeEventListener('focus', again);
    };
  }, [again]);
  useEffect(() => {
    if (!wanted || readers.length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = workbook.followChanges(() => {
      clearTimeout(timer);
      timer = setTimeout(again, quietTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [workbook, readers, wanted, again]);
  const isUnseen =
    begun !== undefined &&
    !(seen.kind === 'events' && seen.events.some(({ system }) => system === begun));
  useEffect(() => {
    if (!(wanted || isUnseen) || readers.length === 0) return undefined;
    let current = true;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    void lookAtEvents(workbook, readers, slices, written).then((found) => {
      if (current && found) setSeen(found);
    });
    return () => {
      current = false;
    };
  }, [workbook, readers, wanted, isUnseen, looks, written.join('\n'), ...changes]);
  return { seen, again };
}

/** Undefined where nobody waits for it any more. */
export async function lookAtEvents(
  workbook: WorkbookService,
  readers: readonly EventReader[],
  slices: Slices,
  written: readonly string[] = [],
): Promise<EventsSeen | undefined> {
  const found = await orProblem(async (): Promise<EventsSeen | undefined> => {
    const read = await workbook.read([], {
      also: (facts) => readers.flatMap(({ places }) => places(facts)),
      recent: true,
    });
    if (!read.ok) return { kind: 'problem', problem: read.problem };
    const { also, facts } = read.value;
    const places: { readonly event: EventSeen; readonly last: boolean; readonly right: number }[] =
      [];
    let from = 0;
    try {
      for (const reader of readers) {
        const tables = also.slice(from, from + reader.places(facts).length);
        from += tables.length;
        if (!reader.holds(facts)) continue;
        const understand = await reader.load();
        const event = await slices.run(understand(facts, tables));
        const last = tables.some(({ place }) => written.includes(place.sheet));
        places.push({ event, last, right: rightmost(tables, facts.sheets) });
      }
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    }
    places.sort((a, b) => Number(b.last) - Number(a.last) || b.right - a.right);
    const unknownNames = also.some(showsUnknownName);
    return { kind: 'events', events: places.map(({ event }) => event), unknownNames };
  });
  return found.ok ? found.value : { kind: 'problem', problem: found.problem };
}

function showsUnknownName({ rows }: SourceTable): boolean {
  return rows.some(({ cells }) =>
    cells.some((cell) => cell.kind === 'error' && cell.error === '#NAME?'),
  );
}

/** How far to the right the last sheet of an event stands. */
function rightmost(
  tables: readonly SourceTable[],
  sheets: readonly { readonly name: string }[],
): number {
  const used = new Set(tables.map(({ place }) => place.sheet));
  return sheets.reduce((last, { name }, i) => (used.has(name) ? i : last), -1);
}
