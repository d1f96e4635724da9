import { find } from './general/find';
import { home } from './general/home';
import { problems } from './general/problems';
import { run } from './general/run';
import { why } from './general/why';
import { workbook } from './general/workbook';
import { kgsJobs } from './kgs/jobs';
import { kgs } from './kgs/pane';
import { kuksuJobs } from './kuksu/jobs';
import { kuksu } from './kuksu/pane';
import { nkJobs } from './nk/jobs';
import { nk } from './nk/pane';
import { start } from './start';

/** English texts of the pane, by part: a new system adds its two files and two lines here. No key occurs twice. */
export const enByPart = {
  find,
  home,
  run,
  problems,
  workbook,
  kgsJobs,
  kgs,
  kuksuJobs,
  kuksu,
  nkJobs,
  nk,
  why,
} as const;

/** All English texts. `{name}` stands for a value; every language uses the same keys and values. */
export const en = {
  ...start,
  ...kgs,
  ...kuksu,
  ...nk,
  ...why,
} as const;
