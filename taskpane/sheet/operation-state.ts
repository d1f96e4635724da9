import type { Fields } from '../columns/fields';
import type { HiddenRows, ReadList } from '../columns/read';
import { titleOf, type Recognition } from '../columns/recognition';
import type { Computed, Lists, OperationInput } from './operation';
import type { Finding } from './plan';
import type { Problem } from './problems';
import type { SourceTable } from './source';

/** A list the operation asks for, as far as the user has come with it. */
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

/** What the operation is doing, or has come to. */
export type RunState<Detail> =
  | { readonly step: 'idle' }
  /** `calculating`: Excel is, and its results are waited for. */
  | { readonly step: 'reading'; readonly calculating?: true }
  | {
      readonly step: 'computing';
      readonly done: number;
      /** The preview before, while a new one is computed for other options. */
      readonly shown?: PreviewState<Detail>;
    }
  | { readonly step: 'cancelled' }
  | { readonly step: 'problem'; readonly problem: Problem }
  | { readonly step: 'refused'; readonly refusals: readonly Finding[] }
  | PreviewState<Detail>;

export interface PreviewState<Detail> {
  readonly step: 'preview';
  readonly computed: Extract<Computed<Detail>, { readonly ok: true }>;
  /** From reading the lists, such as names that look alike. */
  readonly warnings: readonly Finding[];
}

/** The preview to be seen: while another is computed, the one before. */
export function shownPreview<Detail>(run: RunState<Detail>): PreviewState<Detail> | undefined {
  if (run.step === 'computing') return run.shown;
  return run.step === 'preview' ? run : undefined;
}

export interface OperationState<L extends Lists, Options, Detail> {
  readonly lists: Readonly<Record<keyof L & string, ListState>>;
  readonly options: Options;
  readonly run: RunState<Detail>;
  /** What was read last without a refusal. */
  readonly input: OperationInput<L, Options> | undefined;
}

/** Whether two readings of a list have the same columns under the same headers. */
export function sameColumns(a: SourceTable, b: SourceTable, { header }: Recognition): boolean {
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
