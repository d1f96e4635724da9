import type { Texts } from '../texts';
import { card, why } from './why';
import { check } from './check';
import { figures } from './figures';
import { files } from './general/files';
import { find, home, problems, run, start, workbook } from './start';
import { form, jobs, lists, standing } from './jobs';
import { search } from './general/search';
import { systems } from './general/systems';
import { sheets } from './sheets';
import { kgsJobs } from './kgs/jobs';
import { kgs } from './kgs/pane';
import { kuksuJobs } from './kuksu/jobs';
import { kuksu } from './kuksu/pane';
import { nkJobs } from './nk/jobs';
import { nkExchange } from './nk/exchange';
import { nk } from './nk/pane';
import { agaJobs } from './aga/jobs';
import { aga } from './aga/pane';
import { agaReportPane } from './aga/report-pane';
import { sofJobs } from './sof/jobs';
import { sof } from './sof/pane';
import { agaWhy } from './aga/why';
import { sofWhy } from './sof/why';
import { kgsWhy } from './kgs/why';
import { kuksuWhy } from './kuksu/why';
import { nkWhy } from './nk/why';

/** Dutch texts of the pane, by part: a new system adds its two files and two lines here. No key occurs twice. */
export const nlByPart = {
  find,
  sheets,
  systems,
  files,
  home,
  run,
  problems,
  workbook,
  lists,
  form,
  standing,
  kgsJobs,
  kgs,
  kuksuJobs,
  kuksu,
  nkJobs,
  nk,
  nkExchange,
  sofJobs,
  sof,
  agaJobs,
  aga,
  agaReportPane,
  why,
  card,
  check,
  search,
  nkWhy,
  kuksuWhy,
  sofWhy,
  agaWhy,
  figures,
} as const;

/** All Dutch texts. */
export const nl: Texts = {
  ...start,
  ...jobs,
  ...sheets,
  ...kgs,
  ...kuksu,
  ...nk,
  ...nkExchange,
  ...files,
  ...sof,
  ...aga,

  ...agaReportPane,
  ...why,
  ...card,
  ...check,
  ...search,
  ...kgsWhy,
  ...sofWhy,
  ...agaWhy,
  ...kuksuWhy,
  ...nkWhy,
  ...figures,
};
