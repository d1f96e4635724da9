import { find } from './general/find';
import { home } from './general/home';
import { problems } from './general/problems';
import { run } from './general/run';
import { workbook } from './general/workbook';
import { kgsJobs } from './kgs/jobs';
import { kuksuJobs } from './kuksu/jobs';
import { nkJobs } from './nk/jobs';
import { agaJobs } from './aga/jobs';
import { sofJobs } from './sof/jobs';

/** Dutch: what the pane starts with. The other texts of a system come with its bundle. */
export const start = {
  ...find,
  ...home,
  ...run,
  ...problems,
  ...workbook,
  ...kgsJobs,
  ...kuksuJobs,
  ...nkJobs,
  ...sofJobs,
  ...agaJobs,
} as const;
