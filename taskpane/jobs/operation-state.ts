import { type Language, translator } from '../../src/language';
import type { Progress } from '../../src';
import type { Computed, Lists, Operation, OperationInput } from './operation';
import type { Finding } from '../sheets/plan';
import { givenLists, type ListState, sourceOf } from './operation-lists';
import type { Problem } from '../excel/workbook/problems';
import type { Reading } from '../excel/workbook/workbook';
import type { HiddenRows } from '../sheets/columns/read';
import type { Recognition } from '../sheets/columns/recognition';
import type { Origin, Where } from '../sheets/source';

/** The activity of the operation, or its result. */
export type RunState<Detail> =
  | { readonly step: 'idle' }
  /** `calculating`: Excel is, and its results are waited for. `sheets` are those that are read, once they are known. */
  | { readonly step: 'reading'; readonly calculating?: true; readonly sheets?: readonly string[] }
  | {
      readonly step: 'computing';
      readonly done: Progress;
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

export interface OperationState<L extends Lists, Options, Detail, Known = unknown> {
  readonly lists: Readonly<Record<keyof L & string, ListState>>;
  readonly options: Options;
  readonly run: RunState<Detail>;
  /** What was read last without a refusal. */
  readonly input: OperationInput<L, Options> | undefined;
  /** Facts for the form from the last computation. */
  readonly known: Known | undefined;
}

/** Nothing pointed at, nothing done. */
export function initialState<L extends Lists, Options, Detail, Known>({
  lists,
  initial,
}: Operation<L, Options, Detail, Known>): OperationState<L, Options, Detail, Known> {
  const open = Object.fromEntries(Object.keys(lists).map((key) => [key, { step: 'open' }]));
  return {
    lists: open as OperationState<L, Options, Detail, Known>['lists'],
    options: initial,
    run: { step: 'idle' },
    input: undefined,
    known: undefined,
  };
}

/** What an operation computes from: the lists and options as they are, and what it reads besides. */
export function inputOf<L extends Lists, Options>(
  { lists, options }: Pick<OperationState<L, Options, unknown>, 'lists' | 'options'>,
  { facts, also }: Reading,
  language: Language,
): OperationInput<L, Options> {
  const { given, sources } = givenLists(lists);
  return {
    lists: given as OperationInput<L, Options>['lists'],
    also,
    options,
    facts,
    sources: [...sources, ...also.map(sourceOf)],
    now: new Date(),
    language,
    t: translator(language),
  };
}

/** What was chosen and typed in a job: enough to go on where it was left. It holds no cells. */
export interface Draft<Options> {
  readonly options: Options;
  readonly lists: Readonly<Record<string, DraftList>>;
}

export type DraftList =
  | { readonly left: true }
  | {
      readonly where: Where;
      readonly origin: Origin;
      /** Absent where the columns have yet to be recognised. */
      readonly recognition?: Recognition;
      readonly hidden?: HiddenRows;
    };

type AnyState<Options> = Pick<
  OperationState<Readonly<Record<string, never>>, Options, unknown>,
  'options'
> & { readonly lists: OperationState<never, Options, unknown>['lists'] };

/** The draft as text; undefined where nothing was chosen yet. */
export function draftText<Options>(
  initial: Options,
  { options, lists }: AnyState<Options>,
  wheres: Readonly<Record<string, Where>>,
): string | undefined {
  const kept: Record<string, DraftList> = {};
  for (const [key, list] of Object.entries(lists)) {
    if (list.step === 'left') kept[key] = { left: true };
    if (list.step !== 'read') continue;
    const { recognition, hidden, source } = list;
    const { origin } = source.snapshot;
    const where = wheres[key] ?? { kind: 'again', origin };
    kept[key] = { where, origin, recognition, ...(hidden && { hidden }) };
  }
  if (options === initial && Object.keys(kept).length === 0) return undefined;
  return JSON.stringify({ options, lists: kept });
}

/** A draft from its text; undefined for a text that is none, or that another version of the job has kept. */
export function draftFrom<Options>(initial: Options, text: string): Draft<Options> | undefined {
  try {
    const { options, lists } = JSON.parse(text) as Partial<Draft<Options>>;
    if (!isRecord(lists) || !Object.values(lists).every(isDraftList)) return undefined;
    // What is undefined is left out of a text.
    if (options === undefined) return { options: initial, lists };
    return isLike(initial, options) ? { options: { ...initial, ...options }, lists } : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDraftList(value: unknown): value is DraftList {
  if (!isRecord(value)) return false;
  const { left, where, origin } = value;
  if (left === true) return true;
  const hasKind = (each: unknown): boolean => isRecord(each) && typeof each['kind'] === 'string';
  return hasKind(where) && hasKind(origin);
}

/** Whether everything that a job begins with is of the same kind in what was kept. */
function isLike(initial: unknown, kept: unknown): boolean {
  if (initial === undefined || kept === undefined) return true;
  if (Array.isArray(initial)) return Array.isArray(kept);
  if (!isRecord(initial)) return typeof kept === typeof initial;
  return isRecord(kept) && Object.entries(initial).every(([key, each]) => isLike(each, kept[key]));
}
