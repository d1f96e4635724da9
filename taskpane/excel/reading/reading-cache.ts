import { type Area, cellsIn, common, parseArea, type Place } from '../../sheets/address';
import type { KnownPlace } from './locating';
import { cellsAtOnce } from './loading';
import { around } from '../../sheets/layout';
import {
  hasTotals,
  keyOf,
  keyOfOrigin,
  type Origin,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../../sheets/source';
import type { Reading } from '../workbook/workbook';

/** Which further places the facts lead to. */
export type Also = (facts: WorkbookFacts) => readonly Where[];

/** After this time what was read is asked for again, even if Excel has told of no change. */
const freshFor = 5 * 60_000;

/** A whole named area is asked for up to this size, so that cells filled since are found where they are expected. */
const smallArea = 5_000;

/**
 * What has been read of the workbook: for a while it answers in place of Excel, and it knows where things are expected.
 * Filters raise no event; that is safe, because a write reads its sources again.
 */
export class Readings {
  private facts: WorkbookFacts | undefined;
  private readonly tables = new Map<string, SourceTable>();
  private since = 0;
  /** These outlast a change of the workbook: each is checked when it is used. */
  private readonly places = new Map<string, KnownPlace>();
  private lastFacts: WorkbookFacts | undefined;
  private drops = 0;

  constructor(private readonly now: () => number) {}

  /** Grows whenever something may have changed: what was asked before that is not kept. */
  get generation(): number {
    return this.drops;
  }

  get known(): WorkbookFacts | undefined {
    return this.lastFacts;
  }

  /** The workbook may have changed. */
  drop(): void {
    this.drops += 1;
    this.facts = undefined;
    this.tables.clear();
  }

  /** Everything asked for, if nothing has changed since it was read. */
  recent(wheres: readonly Where[], also: Also | undefined): Reading | undefined {
    const { facts } = this;
    if (!facts || this.now() - this.since > freshFor) return undefined;
    const tables = this.answers(wheres);
    const others = this.answers(also?.(facts) ?? []);
    return tables && others && { facts, tables, also: others };
  }

  private answers(wheres: readonly Where[]): readonly SourceTable[] | undefined {
    const found = wheres.flatMap((where) => this.tables.get(keyOf(where) ?? '') ?? []);
    return found.length === wheres.length ? found : undefined;
  }

  /** Where the places asked for are expected, as many as fit into one request. */
  expected(
    wheres: readonly Where[],
    also: Also | undefined,
    most = cellsAtOnce,
  ): ReadonlyMap<string, KnownPlace> {
    const others = (this.lastFacts && also?.(this.lastFacts)) ?? [];
    const found = new Map<string, KnownPlace>();
    let cells = 0;
    for (const where of [...wheres, ...others]) {
      const key = keyOf(where) ?? '';
      const known = this.places.get(key);
      if (!known) continue;
      cells += cellsIn(known.place.area);
      if (cells <= most) found.set(key, known);
    }
    return found;
  }

  /**
   * What a plan has made is expected where the plan says; what it has filled of a named area is expected, too. `filled`
   * are the plan's cells on sheets that were there.
   */
  expect(
    facts: WorkbookFacts,
    places: ReadonlyMap<string, KnownPlace>,
    filled: readonly Place[],
  ): void {
    this.lastFacts = facts;
    for (const [key, known] of this.places) this.places.set(key, grown(known, filled));
    for (const [key, place] of places) this.places.set(key, place);
  }

  /** What has been read since `generation`. */
  keep(
    generation: number,
    facts: WorkbookFacts,
    found: readonly (readonly [Where, SourceTable])[],
  ): void {
    this.lastFacts = facts;
    for (const [where, table] of found) this.keepPlace(where, table, facts);
    if (generation !== this.drops) return;
    if (!this.facts) this.since = this.now();
    this.facts = facts;
    for (const [where, table] of found) {
      for (const key of [keyOf(where), keyOfOrigin(table.snapshot.origin)]) {
        if (key !== undefined) this.tables.set(key, table);
      }
    }
  }

  private keepPlace(
    where: Where,
    { place, rows, snapshot }: SourceTable,
    facts: WorkbookFacts,
  ): void {
    const { origin, hidden } = snapshot;
    const someHidden = hidden.length > 0 && hidden.length < place.area.rows;
    const totals = hasTotals(origin, facts);
    const area = expectedArea(origin, place.area);
    const isEmpty = rows.every(({ cells }) => cells.every(({ kind }) => kind === 'blank'));
    const known = {
      ...{ origin, place: { ...place, area }, someHidden, totals },
      ...(where.kind === 'typed' && where.mayBeEmpty && isEmpty && { mayBeEmpty: true as const }),
    };
    this.places.set(keyOfOrigin(origin), known);
    const text = where.kind === 'typed' ? where.text.trim() : undefined;
    const name = facts.names.find((each) => each.toLowerCase() === text?.toLowerCase());
    const key = keyOf(where);
    if (key !== undefined) this.places.set(key, name === undefined ? known : { ...known, name });
  }
}

function expectedArea(origin: Origin, used: Area): Area {
  const whole = origin.kind === 'range' ? parseArea(origin.address) : undefined;
  return whole && cellsIn(whole) <= smallArea ? whole : used;
}

function grown(known: KnownPlace, filled: readonly Place[]): KnownPlace {
  const { origin, place } = known;
  const whole = origin.kind === 'range' ? parseArea(origin.address) : undefined;
  if (!whole) return known;
  const areas = filled.flatMap(({ sheetId, area }) =>
    sheetId === place.sheetId ? (common(whole, area) ?? []) : [],
  );
  if (areas.length === 0) return known;
  // What was empty when it was read is filled now.
  const { mayBeEmpty: _, ...rest } = known;
  return { ...rest, place: { ...place, area: around([place.area, ...areas]) ?? place.area } };
}
