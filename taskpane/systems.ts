import { systems, type SystemId } from '../systems';
import { kgsJobs } from './kgs/jobs';
import { kuksuJobs } from './kuksu/jobs';
import { nkJobs } from './nk/jobs';
import type { Job } from './views/operation/job';

/** The jobs of the systems that have any. */
const jobsOf: Partial<Record<SystemId, readonly Job[]>> = {
  kgs: kgsJobs,
  nk: nkJobs,
  kuksu: kuksuJobs,
};

/** All jobs, in the order they are offered. */
export const jobs: readonly Job[] = systems.flatMap(({ id }) => jobsOf[id] ?? []);
