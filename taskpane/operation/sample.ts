import type { Language } from '../../language';
import type { JobId, Prefix } from '../../systems';
import type { Plan } from '../plan/plan';
import type { WorkbookFacts } from '../plan/source';

/** A list to try a system with, on a sheet of its own. */
export interface Sample {
  readonly plan: Plan;
  /** The job that is opened on it. */
  readonly job: JobId;
  /** What that job, and those that follow, begin with: the list, and what would be typed. */
  readonly drafts: Readonly<Partial<Record<JobId, string>>>;
}

export type MakeSample = (system: Prefix, facts: WorkbookFacts, language: Language) => Sample;

/** The samples are a bundle of their own, fetched when somebody wants one. */
export interface Samples {
  readonly systems: readonly Prefix[];
  readonly load: () => Promise<MakeSample>;
}
