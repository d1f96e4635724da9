import { saidInAny, type Said } from '../../../language';
import { matching } from '../../reference/search';
import type { Job } from '../operation/job';

/** Jobs in which every word of the query occurs: in title, lead, system, or what people call them. */
export function searchJobs(
  jobs: readonly Job[],
  query: string,
  say: (sentence: Said) => string,
  skipped?: ReadonlySet<string>,
): readonly Job[] {
  return matching(
    jobs,
    query,
    ({ system, title, lead, words }) => ({
      shown: [system, ...[title, lead].map((code) => say({ code }))].join('\n'),
      hidden: words ? saidInAny(words) : [],
    }),
    skipped,
  );
}
