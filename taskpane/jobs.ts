import { kgsJobs } from './kgs/jobs';
import { kuksuJobs } from './kuksu/jobs';
import { nkJobs } from './nk/jobs';
import type { Job } from './views/operation/job';

/** All jobs, in the order they are offered. */
export const jobs: readonly Job[] = [...kgsJobs, ...nkJobs, ...kuksuJobs];
