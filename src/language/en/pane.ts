import { card, why } from './why';
import { check } from './check';
import { figures } from './figures';
import { files } from './general/files';
import { find, home, problems, run, workbook } from './start';
import { form, lists, standing } from './jobs';
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

/**
 * All English texts of the pane, in parts: a new system adds its two here. No key occurs twice, and every language has the same keys and
 * values; `{name}` stands for a value.
 */
export const parts = [
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
  kgsWhy,
  agaWhy,
  figures,
] as const;

type Part = (typeof parts)[number];
type KeysOf<Each> = Each extends unknown ? keyof Each : never;

/** The sentence of every key. */
export type English = { readonly [Key in KeysOf<Part>]: Said<Part, Key> };

type Said<Each, Key> = Each extends unknown ? (Key extends keyof Each ? Each[Key] : never) : never;
