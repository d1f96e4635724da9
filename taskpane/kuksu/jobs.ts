import type { Job } from '../jobs';
import { GroupJob } from './views/GroupJob';
import { RankJob } from './views/RankJob';

/** A cycle of leagues: its results are ranked, and the next cycle is grouped from them. */
export const kuksuJobs: readonly Job[] = [
  {
    id: 'kuksu-rank',
    system: 'KUKSU',
    title: 'kuksuRank',
    lead: 'kuksuRankLead',
    view: RankJob,
  },
  {
    id: 'kuksu-group',
    system: 'KUKSU',
    title: 'kuksuGroup',
    lead: 'kuksuGroupLead',
    view: GroupJob,
  },
];
