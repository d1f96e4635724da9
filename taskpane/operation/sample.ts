import type { Language } from '../../language';
import type { JobId, Prefix } from '../../systems';
import type { Plan } from '../plan/plan';
import type { WorkbookFacts } from '../plan/source';

/** What can be tried: a list of each system, and a championship in play. */
export type SampleId = Prefix | 'NK played';

/** A list to try a system with, on a sheet of its own, or a whole event on its sheets. */
export interface Sample {
  readonly plan: Plan;
  /** The job that is opened on it; without one Home shows the event. */
  readonly job?: JobId;
  /** What that job, and those that follow, begin with: the list, and what would be typed. */
  readonly drafts: Readonly<Partial<Record<JobId, string>>>;
}

export type MakeSample = (wanted: Prefix, facts: WorkbookFacts, language: Language) => Sample;
export type MakeEvent = (facts: WorkbookFacts, language: Language) => Sample;

/** The samples are a bundle of their own, fetched when somebody wants one. */
export interface Samples {
  readonly systems: readonly Prefix[];
  readonly load: () => Promise<MakeSample>;
  /** The championship in play comes with what makes its sheets. */
  readonly loadPlayed: () => Promise<MakeEvent>;
}
