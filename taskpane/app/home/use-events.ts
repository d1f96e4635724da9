import { useCallback, useEffect, useState } from 'preact/hooks';
import { sentence } from '../../../src/language';
import type { Prefix } from '../../../src/systems';
import type { EventReader, EventSeen } from '../../sheets/event';
import { Cancelled, createSlices, type Slices } from '../../jobs/slices';
import { parseArea, type Place, splitAddress } from '../../sheets/address';
import type { SourceTable, WorkbookFacts } from '../../sheets/source';
import {
  type Attempt,
  isGivenUp,
  orProblem,
  type Problem,
  unexpected,
  whyNotRead,
} from '../../excel/workbook/problems';
import type { WorkbookService } from '../../excel/workbook/workbook';
import { starts } from './Starts';

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
 * Without being wanted it looks once after `begun`, the system of an event that was just written and has not been seen yet: none
 * of this system, or only one that stood there before (`isNew`).
 */
export function useEvents(
  workbook: WorkbookService,
  readers: readonly EventReader[],
  wanted: boolean,
  changes: readonly unknown[],
  written: readonly string[],
  begun?: Prefix,
  isNew = false,
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
  const [known, setKnown] = useState<readonly unknown[]>([]);
  const isKnown =
    seen.kind === 'events' &&
    seen.events.some(({ system }) => system === begun) &&
    (!isNew || changes.every((each, i) => each === known[i]));
  const isUnseen = begun !== undefined && !isKnown;
  useEffect(() => {
    if (!(wanted || isUnseen) || readers.length === 0) return undefined;
    let current = true;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    void lookAtEvents(workbook, readers, slices, written).then((found) => {
      if (!current || !found) return;
      setSeen(found);
      setKnown(changes);
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
    const read = await readEvents(workbook, readers);
    if (!read.ok) return { kind: 'problem', problem: read.problem };
    const places: { readonly event: EventSeen; readonly last: boolean; readonly right: number }[] =
      [];
    for (const { reader, facts, tables } of read.value) {
      const event = await understood(reader, facts, tables, slices);
      if (!event) return undefined;
      const known = tables.ok ? tables.value : [];
      const last = known.some(({ place }) => written.includes(place.sheet));
      places.push({ event, last, right: rightmost(known, facts.sheets) });
    }
    places.sort((a, b) => Number(b.last) - Number(a.last) || b.right - a.right);
    const unknownNames = read.value.some(
      ({ tables }) => tables.ok && tables.value.some(showsUnknownName),
    );
    return { kind: 'events', events: places.map(({ event }) => event), unknownNames };
  });
  return found.ok ? found.value : { kind: 'problem', problem: found.problem };
}

/** What was read of an event of the workbook, or why it can’t be read. */
interface ReadEvent {
  readonly reader: EventReader;
  readonly facts: WorkbookFacts;
  readonly tables: Attempt<readonly SourceTable[]>;
}

/** All events together; where that fails each by itself, so that a place that can’t be read hides no other event. */
async function readEvents(
  workbook: WorkbookService,
  readers: readonly EventReader[],
): Promise<Attempt<readonly ReadEvent[]>> {
  const all = await workbook.read([], {
    also: (facts) => readers.flatMap(({ places }) => places(facts)),
    recent: true,
  });
  if (all.ok) {
    const { facts, also } = all.value;
    let from = 0;
    const events = readers.map((reader): ReadEvent => {
      const value = also.slice(from, from + reader.places(facts).length);
      from += value.length;
      return { reader, facts, tables: { ok: true, value } };
    });
    return { ok: true, value: events.filter(({ reader }) => reader.holds(facts)) };
  }
  if (isGivenUp(all)) return all;
  const known = await workbook.read([], { recent: true });
  if (!known.ok) return known;
  const { facts } = known.value;
  const events: ReadEvent[] = [];
  for (const reader of readers) {
    if (!reader.holds(facts)) continue;
    const own = await workbook.read([], { also: reader.places, recent: true });
    if (isGivenUp(own)) return { ok: false, problem: { code: 'stoppedWaiting' } };
    const tables = own.ok ? ({ ok: true, value: own.value.also } as const) : own;
    events.push({ reader, facts: own.ok ? own.value.facts : facts, tables });
  }
  return { ok: true, value: events };
}

/** Where an event stands; what is wrong with one of them is said of it alone. Undefined where nobody waits any more. */
async function understood(
  { system, load }: EventReader,
  facts: WorkbookFacts,
  tables: Attempt<readonly SourceTable[]>,
  slices: Slices,
): Promise<EventSeen | undefined> {
  if (!tables.ok) return notRead(system, tables.problem, facts);
  try {
    const understand = await load();
    return await slices.run(understand(facts, tables.value));
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    return notRead(system, unexpected(error), facts);
  }
}

/** An event of which a place can’t be read: what is wrong, where, and the way out. */
function notRead(system: Prefix, problem: Problem, { sheets }: WorkbookFacts): EventSeen {
  const named = 'address' in problem && typeof problem.address === 'string' ? problem.address : '';
  const { sheet, rest } = splitAddress(named);
  const known = sheets.find(({ name }) => name === sheet);
  const area = parseArea(rest);
  const at: Place | undefined = known && area && { sheetId: known.id, sheet: known.name, area };
  const headline = sentence('runNotRead');
  return {
    system,
    name: { code: starts.find((each) => each.system === system)?.title ?? 'viewRun' },
    headline,
    line: headline,
    facts: [],
    missing: [{ what: whyNotRead(problem), ...(at && { at }) }],
    ...(at && { next: { label: sentence('showCell', { address: named }), goal: { at } } }),
    hint: sentence('runNotReadHint'),
    more: [],
  };
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
