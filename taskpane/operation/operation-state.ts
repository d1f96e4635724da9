import { translator, type Language } from '../../language';
import type { Progress } from '../../src';
import type { Computed, Lists, Operation, OperationInput } from './operation';
import type { Finding } from '../plan/plan';
import { givenLists, sourceOf, type ListState } from './operation-lists';
import type { Problem } from '../workbook/problems';
import type { Reading } from '../workbook/workbook';

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
