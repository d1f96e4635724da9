import type { ColumnsWanted, Fields } from '../sheets/columns/fields';
import type { ReadList } from '../sheets/columns/read';
import type { Language, TextKey, Translate } from '../../src/language';
import type { Finding, Plan } from '../sheets/plan';
import type { Slices } from './slices';
import type { Snapshot, SourceTable, Where, WorkbookFacts } from '../sheets/source';
import type { JobId, JobPrefix } from '../../src/systems';

/**
 * One thing the pane can do with a workbook. A job supplies what is its own: lists with fields, options, a pure
 * computation. Reading, the choice of columns, preview, writing and undo are the same for all
 * (useOperation, OperationView).
 */
export interface Operation<L extends Lists, Options, Detail, Known = unknown> {
  /** The lists the user points at, in the order they are asked for. */
  readonly lists: L;
  /** What else it reads, such as every sheet of an earlier round. Missing places are left out by looking at the facts. */
  readonly also?: (facts: WorkbookFacts) => readonly Where[];
  readonly initial: Options;
  /**
   * Pure: the same input gives the same plan. Excel is not asked and nothing is written. Anything that may take more
   * than 50 ms goes through `slices`.
   */
  readonly compute: (
    input: OperationInput<L, Options>,
    slices: Slices,
  ) => Promise<Computed<Detail, Known>> | Computed<Detail, Known>;
}

export type Lists = Readonly<Record<string, ListWanted>>;

export interface ListWanted<F extends Fields = Fields> extends ColumnsWanted<F> {
  readonly title: TextKey;
  /** Which columns are needed, in a sentence. */
  readonly hint: TextKey;
  /** A row of it is a player: `38 players`; else rows are counted. */
  readonly ofPlayers?: true;
  /** The operation works without it; the user can leave it out. */
  readonly optional?: boolean;
  /** Which of the workbook's tables that fit was written to be this list: it is offered to begin with. */
  readonly known?: (tables: readonly SourceTable[], facts: WorkbookFacts) => string | undefined;
}

export interface OperationInput<L extends Lists, Options> {
  /** Nothing is computed while one is missing; undefined for an optional list that was left out. */
  readonly lists: {
    readonly [K in keyof L]:
      | GivenList<L[K]['fields']>
      | (L[K] extends { readonly optional: true } ? undefined : never);
  };
  /** The answers to `also`, in its order. */
  readonly also: readonly SourceTable[];
  readonly options: Options;
  readonly facts: WorkbookFacts;
  /** For Plan.sources: everything that was read. */
  readonly sources: readonly Snapshot[];
  /** The moment of the preview, for what a sheet says of itself. */
  readonly now: Date;
  /** The pane's language, which the sheet's texts are in. */
  readonly language: Language;
  /** Texts in that language. */
  readonly t: Translate;
}

export type GivenList<F extends Fields> = Extract<ReadList<F>, { readonly ok: true }> & {
  /** The list as it stands in the sheet, for formulas that refer to it. */
  readonly source: SourceTable;
};

export type Computed<Detail, Known = unknown> = (
  | {
      readonly ok: true;
      readonly plan: Plan;
      /** What the job's own preview shows. */
      readonly detail: Detail;
    }
  | {
      readonly ok: false;
      /** Why there is no plan: shown by address; nothing can be written. */
      readonly refusals: readonly Finding[];
    }
) & {
  /** Facts for the job's form, with a plan or without: a form computes nothing while it is drawn. */
  readonly known?: Known | undefined;
};

/** No plan, for these reasons. */
export function refused(
  ...refusals: readonly Finding[]
): Extract<Computed<never, undefined>, { readonly ok: false }> {
  return { ok: false, refusals };
}

/** What can be tried: a list of each system, and a championship in play. */
export type SampleId = JobPrefix | 'NK played';

/** A list to try a system with, on a sheet of its own, or a whole event on its sheets. */
export interface Sample {
  readonly plan: Plan;
  /** The job that is opened on it; without one Home shows the event. */
  readonly job?: JobId;
  /** What that job, and those that follow, begin with: the list, and what would be typed. */
  readonly drafts: Readonly<Partial<Record<JobId, string>>>;
}

export type MakeSample = (wanted: JobPrefix, facts: WorkbookFacts, language: Language) => Sample;
export type MakeEvent = (facts: WorkbookFacts, language: Language) => Sample;

/** The samples are a bundle of their own, fetched when somebody wants one. */
export interface Samples {
  readonly systems: readonly JobPrefix[];
  readonly load: () => Promise<MakeSample>;
  /** The championship in play comes with what makes its sheets. */
  readonly loadPlayed: () => Promise<MakeEvent>;
}
