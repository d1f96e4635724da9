import { withTexts } from '../../language';
import type { Job } from '../views/operation/job';

const views = () => withTexts('kuksu', () => import(/* webpackChunkName: "kuksu" */ './views'));

const share = () =>
  withTexts('kuksu', () => import(/* webpackChunkName: "kuksu-share" */ './share'));

/** A cycle of leagues: its results are ranked, and the next cycle is grouped from them. */
export const kuksuJobs: readonly Job[] = [
  {
    id: 'kuksu-rank',
    system: 'KUKSU',
    title: 'kuksuRank',
    lead: 'kuksuRankLead',
    words: 'wordsKuksuRank',
    load: async () => (await views()).RankJob,
  },
  {
    id: 'kuksu-group',
    system: 'KUKSU',
    title: 'kuksuGroup',
    lead: 'kuksuGroupLead',
    words: 'wordsKuksuGroup',
    starts: true,
    load: async () => (await views()).GroupJob,
  },
  {
    id: 'kuksu-replace',
    system: 'KUKSU',
    title: 'kuksuReplace',
    lead: 'kuksuReplaceLead',
    words: 'wordsKuksuReplace',
    load: async () => (await views()).ReplaceJob,
  },
  {
    id: 'kuksu-share',
    system: 'KUKSU',
    title: 'kuksuShare',
    lead: 'kuksuShareLead',
    words: 'wordsKuksuShare',
    load: async () => (await share()).ShareJob,
  },
];
