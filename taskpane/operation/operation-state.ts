import type { Computed, Lists, OperationInput } from './operation';
import type { Finding } from '../plan/plan';
import type { ListState } from './operation-lists';
import type { Problem } from '../workbook/problems';

/** The activity of the operation, or its result. */
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

export interface OperationState<L extends Lists, Options, Detail, Known = unknown> {
  readonly lists: Readonly<Record<keyof L & string, ListState>>;
  readonly options: Options;
  readonly run: RunState<Detail>;
  /** What was read last without a refusal. */
  readonly input: OperationInput<L, Options> | undefined;
  /** Facts for the form from the last computation. */
  readonly known: Known | undefined;
}
