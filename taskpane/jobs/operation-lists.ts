import type { ColumnsWanted, Fields } from '../sheets/columns/fields';
import { type HiddenRows, readColumnSteps, type ReadList } from '../sheets/columns/read';
import { recognise, titleOf, type Recognition } from '../sheets/columns/recognition';
import { asksOfHeadings } from '../sheets/columns/check';
import type { GivenList, Lists } from './operation';
import type { Finding } from '../sheets/plan';
import type { Slices } from './slices';
import type { Snapshot, SourceTable } from '../sheets/source';
import { sentence } from '../../src/language';
import type { Reading } from '../excel/workbook/workbook';

/** A list of the operation in its present state. */
export type ListState =
  /** Nothing pointed at yet. */
  | { readonly step: 'open' }
  /** An optional list that is left out. */
  | { readonly step: 'left' }
  | PointedList;

export interface PointedList {
  readonly step: 'read';
  readonly source: SourceTable;
  readonly recognition: Recognition;
  readonly hidden: HiddenRows | undefined;
  readonly read: ReadList<Fields>;
}

type ListStates = Readonly<Record<string, ListState>>;

/** A list as it is now: with the columns chosen before, if they still are where they were. */
export function listOf(
  slices: Slices,
  wanted: ColumnsWanted,
  source: SourceTable,
  before?: PointedList,
): Promise<ListState> {
  const kept = before && sameColumns(before.source, source, before.recognition);
  const recognition = kept ? before.recognition : recognise(source, wanted);
  return readAs(slices, wanted, source, recognition, before?.hidden);
}

/** A list by columns that have been chosen. */
export async function readAs(
  slices: Slices,
  wanted: ColumnsWanted,
  source: SourceTable,
  recognition: Recognition,
  hidden: HiddenRows | undefined,
): Promise<ListState> {
  const read = await slices.run(
    readColumnSteps(source, wanted, { recognition, hidden, byUser: true }),
  );
  const asks = asksOfHeadings(source, wanted, recognition);
  return { step: 'read', source, recognition, hidden, read: withQuestions(asks, read) };
}

/** A list that cannot be used until these questions are answered. A field that is asked about is not called missing as well. */
function withQuestions(asks: readonly Finding[], read: ReadList<Fields>): ReadList<Fields> {
  if (asks.length === 0) return read;
  const named = ({ sentence: said }: Finding, ...values: readonly string[]): readonly string[] =>
    said.code === undefined ? [] : values.map((value) => JSON.stringify(said[value]));
  const asked = asks.flatMap((ask) => named(ask, 'name'));
  const others = (read.ok ? [] : read.refusals).filter((refusal) => {
    const { code } = refusal.sentence;
    const isMissing = code === 'columnMissing' || code === 'columnMissingEither';
    return !isMissing || !named(refusal, 'name', 'other').some((each) => asked.includes(each));
  });
  return { ok: false, refusals: [...asks, ...others] };
}

/** A list by the columns that were chosen once, if all of them are within it. */
export function listAsChosen(
  slices: Slices,
  wanted: ColumnsWanted,
  source: SourceTable,
  chosen: Recognition | undefined,
  hidden: HiddenRows | undefined,
): Promise<ListState> {
  return chosen && fitsInto(source, chosen)
    ? readAs(slices, wanted, source, chosen, hidden)
    : listOf(slices, wanted, source);
}

/** The lists that have been pointed at. */
export function pointedLists(lists: ListStates): readonly (readonly [string, PointedList])[] {
  return Object.entries(lists).flatMap(([key, list]) =>
    list.step === 'read' ? [[key, list] as const] : [],
  );
}

/** The errors of these lists, or that one is missing. */
export function refusalsOf(lists: ListStates, wanted: Lists): readonly Finding[] {
  return Object.entries(lists).flatMap(([key, list]): readonly Finding[] => {
    if (list.step === 'read') return list.read.ok ? [] : list.read.refusals;
    const title = wanted[key]?.title;
    if (list.step === 'left' || title === undefined) return [];
    return [{ sentence: { code: 'listMissing', list: { code: title } } }];
  });
}

export function warningsOf(lists: ListStates): readonly Finding[] {
  return pointedLists(lists).flatMap(([, { read }]) => (read.ok ? read.warnings : []));
}

/** The lists as the operation takes them, with what they were read from. */
export function givenLists(lists: ListStates): {
  readonly given: Readonly<Record<string, GivenList<Fields>>>;
  readonly sources: readonly Snapshot[];
} {
  const given: Record<string, GivenList<Fields>> = {};
  const sources: Snapshot[] = [];
  for (const [key, { read, source }] of pointedLists(lists)) {
    if (!read.ok) continue;
    given[key] = { ...read, source };
    sources.push(source.snapshot);
  }
  return { given, sources };
}

/** Every cell of what an operation reads by itself counts; a table of Excel has no merged cells. */
export function sourceOf({ table, snapshot }: SourceTable): Snapshot {
  return table === undefined ? { ...snapshot, wholly: true } : snapshot;
}

/** Whether two readings of a list have the same columns under the same headers. */
function sameColumns(a: SourceTable, b: SourceTable, { header }: Recognition): boolean {
  const sameShape =
    a.place.sheetId === b.place.sheetId &&
    a.place.area.column === b.place.area.column &&
    a.place.area.columns === b.place.area.columns;
  const columns = Array.from({ length: b.place.area.columns }, (_, column) => column);
  return (
    sameShape &&
    columns.every((column) => titleOf(a, header, column) === titleOf(b, header, column))
  );
}

/** Whether a blank cell among the needed ones may be part of merged cells; a table of Excel has none. */
export function mayBeMerged({ source, read }: PointedList, fields: Fields): boolean {
  if (source.table !== undefined) return false;
  if (!read.ok) return read.refusals.some(({ sentence }) => sentence.code === 'cellBlank');
  const needed = read.present.filter((key) => fields[key]?.presence !== 'optional');
  return read.rows.some(({ values }) => needed.some((key) => values[key] === undefined));
}

/** Whether results of formulas may have been old when they were read. */
export function lateOf({ stillCalculating, byHand }: Reading): readonly Finding[] {
  if (stillCalculating !== true) return [];
  return [{ sentence: sentence(byHand === true ? 'readByHand' : 'readWhileCalculating') }];
}

/** Whether the columns that were chosen are all within a list. */
function fitsInto({ place, rows }: SourceTable, { header, columns }: Recognition): boolean {
  const used = Object.values(columns).filter((column) => column !== undefined);
  return used.every((column) => column < place.area.columns) && (header ?? 0) < rows.length;
}
