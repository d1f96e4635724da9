import { withTexts } from '../../language';
import type { Job } from '../views/operation/job';

const views = () => withTexts('kgs', () => import(/* webpackChunkName: "kgs" */ './views'));

/** The championship year of KGS: made once, then filled tournament by tournament. */
export const kgsJobs: readonly Job[] = [
  {
    id: 'kgs-year',
    system: 'KGS',
    title: 'kgsNewYear',
    lead: 'kgsNewYearLead',
    words: 'wordsKgsYear',
    starts: true,
    load: async () => (await views()).NewYearJob,
  },
  {
    id: 'kgs-tournament',
    system: 'KGS',
    title: 'kgsAddTournament',
    lead: 'kgsAddLead',
    words: 'wordsKgsTournament',
    load: async () => (await views()).AddTournamentJob,
  },
  {
    id: 'kgs-table',
    system: 'KGS',
    title: 'kgsTable',
    lead: 'kgsTableLead',
    words: 'wordsKgsTable',
    load: async () => (await views()).AnnualTableJob,
  },
];
