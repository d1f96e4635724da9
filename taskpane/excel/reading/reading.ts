import { attempt, type Attempt, type Problem } from '../workbook/problems';
import { askCalculation, askFacts } from '../requests/facts';
import {
  calculatedInTime,
  cellProperties,
  cellsOf,
  type Clock,
  cut,
  type LoadedCells,
  loadTables,
  pacing,
  merged,
  realClock,
} from './loading';
import {
  askKnownPlace,
  askSelection,
  type KnownPlace,
  locate,
  lookedBelow,
  rowBelow,
} from './locating';
import {
  type Area,
  contains,
  parseArea,
  type Place,
  sameName,
  splitAddress,
} from '../../sheets/address';
import type { Plan } from '../../sheets/plan';
import { areaOf, bounds, findRanges, type LocatedRange, type Spot } from '../requests/ranges';
import { type Also, Readings } from './reading-cache';
import { queueListening, wait, withRiders, type WorkbookEvent } from '../requests/requests';
import {
  keyOf,
  type Origin,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../../sheets/source';
import type { ChangedPlace, Reading, ReadOptions } from '../workbook/workbook';
import { areaOfBlock, layOut } from '../../sheets/layout';

/** After this time a failed reading is asked for once more: some Excels refuse without a reason that lasts. */
const secondTry = 500;

/** How long after a write its own change events may arrive. */
const toldLate = 2_000;

/** Cells that are looked at with what finishes a write: an answer too large would refuse all of it. */
const mostAlong = 20_000;

/** After this many refusals Excel is no longer asked for change events. */
const mostRefusals = 2;

/** A reading that Excel has not answered yet. Who asks for the same before anything has changed gets its answer. */
interface Underway {
  readonly reading: Promise<Attempt<Reading>>;
  /** What it reads; undefined for places of its own. */
  readonly also: Also | undefined;
  readonly generation: number;
  /** Who is told that Excel is still calculating. */
  readonly told: (() => void)[];
}

/** Reads the workbook in as few requests as can be, and remembers it until something changes. */
export class WorkbookReader {
  private readonly readings: Readings;
  private listening = false;
  private readonly listeners = new Set<(change?: ChangedPlace) => void>();
  private refusals = 0;
  private underway: Underway | undefined;
  private lastAlso: Also | undefined;
  /** Until then, events may tell of our own write. */
  private ownUntil = -Infinity;

  constructor(private readonly clock: Clock = realClock) {
    this.readings = new Readings(clock.now);
  }

  /** See WorkbookService.read. What is asked for while another reading is under way may come with it. */
  async read(wheres: readonly Where[], options: ReadOptions = {}): Promise<Attempt<Reading>> {
    const { recent = false, also, onCalculating, onReading } = options;
    const { known: before } = this.readings;
    if (before) onReading?.(sheetsRead([...wheres, ...(also?.(before) ?? [])], before));
    do {
      const { underway, readings } = this;
      const isSame = underway?.also === also && underway?.generation === readings.generation;
      if (underway && also && recent && wheres.length === 0 && isSame) {
        if (onCalculating) underway.told.push(onCalculating);
        return underway.reading;
      }
    } while (this.underway && (await endsSoon(this.underway.reading)));
    this.lastAlso = also;
    const known = recent ? this.readings.recent(wheres, also) : undefined;
    if (known) return { ok: true, value: known };
    const told = onCalculating ? [onCalculating] : [];
    const tell = (): void => {
      for (const each of told) each();
    };
    const reading = this.ask(wheres, { ...options, onCalculating: tell });
    const { generation } = this.readings;
    const underway = { reading, generation, told, also: wheres.length === 0 ? also : undefined };
    this.underway = underway;
    try {
      return await reading;
    } finally {
      if (this.underway === underway) this.underway = undefined;
    }
  }

  /** See WorkbookService.mergedIn. */
  mergedIn(places: readonly Place[]): Promise<Attempt<readonly (readonly Area[])[]>> {
    return attempt(() => wait((context) => merged(context, places)));
  }

  /** See WorkbookService.followChanges. */
  follow(listener: (change?: ChangedPlace) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** What was read counts no longer. */
  forget(): void {
    this.readings.drop();
  }

  /**
   * Asks, in the request that finishes a write, for what the pane will want to see of it, so that looking again takes no
   * request. `made` are the plan's new sheets. Call the answer once Excel has answered.
   */
  followWrite(
    context: Excel.RequestContext,
    plan: Plan,
    before: WorkbookFacts,
    made: readonly { readonly id: string; readonly name: string }[],
  ): () => void {
    const { readings, lastAlso } = this;
    readings.drop();
    const { facts, places, filled } = placesOf(plan, before, made);
    readings.expect(facts, places, filled);
    this.ownUntil = this.clock.now() + longest;
    const generation = readings.generation;
    const wanted = lastAlso?.(facts) ?? [];
    const factsNow = askFacts(context);
    const calculation = askCalculation(context);
    const asked = this.askExpected(context, wanted, undefined, mostAlong);
    return () => {
      this.ownUntil = this.clock.now() + toldLate;
      if (calculation() !== 'done') return;
      const now = factsNow();
      const found = wanted.flatMap((where): (readonly [Where, SourceTable])[] => {
        const table = asked.get(keyOf(where) ?? '')?.(now);
        return table ? [[where, { ...table, asked: where }]] : [];
      });
      if (this.listening) readings.keep(generation, now, found);
    };
  }

  /**
   * Asks once more where Excel refused without a reason, where something was not where it was expected, or where all that is
   * expected is more than one answer holds: plainly it is read in parts.
   */
  private async ask(wheres: readonly Where[], options: ReadOptions): Promise<Attempt<Reading>> {
    const first = await attempt(() =>
      wait((context) => this.readIn(context, wheres, options, { plainly: false })),
    );
    if (first.ok) return first.value;
    if (!isWorthAnother(first.problem)) return first;
    if (first.problem.code !== 'tooLarge') await this.clock.pause(secondTry);
    const second = await attempt(() =>
      wait((context) => this.readIn(context, wheres, options, { plainly: true })),
    );
    return second.ok ? second.value : second;
  }

  /** `plainly`: without expecting anything anywhere, and without asking for events. */
  private async readIn(
    context: Excel.RequestContext,
    wheres: readonly Where[],
    { also, onCalculating, onReading }: ReadOptions,
    { plainly }: { readonly plainly: boolean },
  ): Promise<Attempt<Reading>> {
    const { readings } = this;
    const factsNow = askFacts(context);
    const calculation = askCalculation(context);
    const selection = wheres.some(({ kind }) => kind === 'selection')
      ? askSelection(context)
      : undefined;
    const asked = plainly ? new Map<string, never>() : this.askExpected(context, wheres, also);
    const begun = plainly ? undefined : this.listen(context);
    let { generation } = readings;
    await (plainly ? context.sync() : withRiders(context));
    begun?.();
    const facts = factsNow();
    const others = also?.(facts) ?? [];
    const wanted = [...wheres, ...others];
    onReading?.(sheetsRead(wanted, facts));
    const calculating = wanted.length > 0 ? calculation() : 'done';
    // With manual calculation only the user ends the wait, so nothing waits.
    const waiting = calculating === 'underway';
    if (waiting) onCalculating?.();
    const byHand = calculating === 'byHand';
    const stillCalculating = byHand || (waiting && !(await calculatedInTime(context, this.clock)));
    if (waiting) ({ generation } = readings);

    const found: (SourceTable | undefined)[] = [];
    const decoded = pacing();
    for (const where of wanted) {
      const table = waiting ? undefined : asked.get(keyOf(where) ?? '')?.(facts);
      found.push(table);
      if (table) await decoded(table.place.area);
    }
    const missing = wanted.filter((_, i) => !found[i]);
    const spots = await locate(context, missing, selection, facts);
    if (!spots.ok) return spots;
    const firstCells = plainly ? undefined : askFirstCells(spots.value);
    const located = await findRanges(context, spots.value);
    if (!located.ok) return located;
    const known = firstCells?.(located.value);
    const loaded = [...(await loadTables(context, located.value, facts, known))];
    const all = found.flatMap((table, i) => {
      const [asked, at] = [wanted[i], table ?? loaded.shift()];
      return at ? { ...at, ...(asked && { asked }) } : [];
    });
    if (this.listening && !stillCalculating) {
      readings.keep(
        generation,
        facts,
        all.flatMap((table, i) => (wanted[i] ? [[wanted[i], table] as const] : [])),
      );
    }
    const [tables, alsoTables] = [all.slice(0, wheres.length), all.slice(wheres.length)];
    const late = stillCalculating ? { stillCalculating, ...(byHand && { byHand }) } : {};
    return { ok: true, value: { facts, tables, also: alsoTables, ...late } };
  }

  private askExpected(
    context: Excel.RequestContext,
    wheres: readonly Where[],
    also: Also | undefined,
    most?: number,
  ): ReadonlyMap<string, (facts: WorkbookFacts) => SourceTable | undefined> {
    const expected = this.readings.expected(wheres, also, most);
    return new Map([...expected].map(([key, place]) => [key, askKnownPlace(context, place)]));
  }

  /** Asks for events with the next sync, once; what was read is remembered only where Excel tells of changes. */
  private listen(context: Excel.RequestContext): (() => void) | undefined {
    if (this.listening || this.refusals >= mostRefusals) return undefined;
    this.refusals += 1;
    queueListening(context, (event) => {
      this.heard(event);
    });
    return () => {
      this.listening = true;
    };
  }

  /** A sheet is known by its name, too: what was written before the pane was reopened has no other. */
  private changeOf({ sheetId, address }: { sheetId: string; address: string }): ChangedPlace {
    const sheet = this.readings.known?.sheets.find(({ id }) => id === sheetId)?.name;
    return { sheetId, address, ...(sheet !== undefined && { sheet }) };
  }

  private heard(event: WorkbookEvent): void {
    const isOwn = this.clock.now() < this.ownUntil;
    if (event.kind === 'changed' && event.ours && isOwn) return;
    if (event.kind === 'calculated' && isOwn) return;
    const sheets = this.readings.known?.sheets ?? [];
    const isKnown = 'sheetId' in event && sheets.some(({ id }) => id === event.sheetId);
    if (event.kind === 'added' && isKnown) return;
    if (event.kind === 'deleted' && !isKnown) return;
    this.readings.drop();
    const change = event.kind === 'changed' ? this.changeOf(event) : undefined;
    for (const listener of this.listeners) listener(change);
  }
}

/** Whether the same request may succeed a moment later, or without what it only hoped for. */
function isWorthAnother({ code }: Problem): boolean {
  return (
    code === 'otherProblem' || code === 'sheetGone' || code === 'unsupported' || code === 'tooLarge'
  );
}

/** A reading that takes longer is not waited for by the next one: Excel may never answer it. */
const longest = 10_000;

/** Waits for a reading, but not for ever: false where it takes too long. */
async function endsSoon(underway: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, longest, false);
  });
  const ended = underway.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Cells asked for before anybody knows how many there are: were all of them filled, Excel's limit on answers is far away. */
const mostCells = 60_000;
/** As wide as most lists are. */
const width = 30;

/**
 * Asks for the first cells of every place together with where it ends, so that what is small takes no request of its own.
 * Load first, sync, then read: undefined for each place that goes on beyond them.
 */
function askFirstCells(
  spots: readonly Spot[],
): (located: readonly LocatedRange[]) => readonly (LoadedCells | undefined)[] {
  const rows = Math.floor(mostCells / width / spots.length);
  const asked = spots.map(({ whole }) => {
    // What lies beside the place comes along, and is cut off.
    const first = whole.getCell(0, 0).getResizedRange(rows - 1, width - 1);
    const used = first.getUsedRangeOrNullObject(true);
    used.load(`${bounds},${cellProperties}`);
    return used;
  });
  return (located) =>
    located.map(({ origin, place: { area } }, i) => {
      const used = asked[i];
      if (!used || used.isNullObject || !contains(areaOf(used), area)) return undefined;
      const cells = cellsOf(used);
      const below = lookedBelow(origin) > 0 ? rowBelow(cells, areaOf(used), area) : undefined;
      return { ...cut(cells, areaOf(used), area), ...(below && { below }) };
    });
}

/** The sheets on which these places stand, in the order of the workbook. */
function sheetsRead(wheres: readonly Where[], facts: WorkbookFacts): readonly string[] {
  const read = new Set(wheres.map((where) => sheetOf(where, facts)?.toLowerCase()));
  return facts.sheets.flatMap(({ name }) => (read.has(name.toLowerCase()) ? [name] : []));
}

function sheetOf(where: Where, facts: WorkbookFacts): string | undefined {
  switch (where.kind) {
    case 'selection':
      return facts.activeSheet;
    case 'sheet':
      return where.sheet;
    case 'table':
      return sheetOfTable(where.table, facts);
    case 'again':
      return sheetOfOrigin(where.origin, facts);
    case 'typed': {
      const text = where.text.trim();
      const isIt = ({ name }: { readonly name: string }): boolean => sameName(name, text);
      const named = facts.named?.find(isIt)?.sheet ?? sheetOfTable(text, facts);
      const { sheet, rest } = splitAddress(text);
      return named ?? sheet ?? (parseArea(rest) && facts.activeSheet);
    }
  }
}

function sheetOfOrigin(origin: Origin, facts: WorkbookFacts): string | undefined {
  if (origin.kind === 'table') return sheetOfTable(origin.table, facts);
  return facts.sheets.find(({ id }) => id === origin.sheetId)?.name;
}

function sheetOfTable(table: string, { tables }: WorkbookFacts): string | undefined {
  return tables.find(({ name }) => sameName(name, table))?.sheet;
}

/** What the workbook consists of once a plan stands, where its tables and names are expected, and what it has filled. */
function placesOf(
  plan: Plan,
  before: WorkbookFacts,
  made: readonly { readonly id: string; readonly name: string }[],
): {
  readonly facts: WorkbookFacts;
  readonly places: ReadonlyMap<string, KnownPlace>;
  readonly filled: readonly Place[];
} {
  const sheets = [...before.sheets, ...made];
  const idOf = (sheet: string): string =>
    sheets.find(({ name }) => sameName(name, sheet))?.id ?? '';
  const places = new Map<string, KnownPlace>();
  const tables = plan.sheets.flatMap(({ name: sheet, blocks }) =>
    blocks.flatMap((block) => {
      if (block.list?.kind !== 'table') return [];
      const { name } = block.list;
      const place = { sheetId: idOf(sheet), sheet, area: areaOfBlock(block) };
      const origin = { kind: 'table', table: name } as const;
      places.set(keyOf(origin) ?? '', { origin, place, someHidden: false, totals: false });
      return [{ name, sheet }];
    }),
  );
  for (const { name, sheet, address } of plan.names) {
    const area = parseArea(address);
    if (!area) continue;
    const sheetId = idOf(sheet);
    const origin = { kind: 'range', sheetId, address: address.replace(/\$/g, '') } as const;
    const place = { sheetId, sheet, area };
    const key = keyOf({ kind: 'typed', text: name }) ?? '';
    places.set(key, { origin, place, someHidden: false, totals: false, name });
  }
  const taken = plan.names.map(({ name }) => name);
  const isTaken = (name: string): boolean =>
    taken.some((each) => each.toLowerCase() === name.toLowerCase());
  const facts = {
    ...before,
    sheets,
    tables: [...before.tables, ...tables],
    names: [...before.names, ...taken],
    ...(plan.imprints && { written: [...(before.written ?? []), ...plan.imprints] }),
    ...(before.gone && { gone: before.gone.filter((name) => !isTaken(name)) }),
  };
  const filled = plan.blocks.flatMap((block): Place[] => {
    const { sheetId, sheet } = block;
    const { area, spills } = layOut(block);
    return [area, ...spills].map((each) => ({ sheetId, sheet, area: each }));
  });
  return { facts, places, filled };
}
