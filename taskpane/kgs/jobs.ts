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
    id: 'kgs-points',
    system: 'KGS',
    title: 'kgsAddPoints',
    lead: 'kgsAddPointsLead',
    words: 'wordsKgsPoints',
    load: async () => (await views()).AddPointsJob,
  },
  {
    id: 'kgs-edit',
    system: 'KGS',
    title: 'kgsEdit',
    lead: 'kgsEditLead',
    words: 'wordsKgsEdit',
    load: async () => (await views()).EditTournamentJob,
  },
  {
    id: 'kgs-move',
    system: 'KGS',
    title: 'kgsMove',
    lead: 'kgsMoveLead',
    words: 'wordsKgsMove',
    load: async () => (await views()).MoveTournamentJob,
  },
  {
    id: 'kgs-remove',
    system: 'KGS',
    title: 'kgsRemove',
    lead: 'kgsRemoveLead',
    words: 'wordsKgsRemove',
    load: async () => (await views()).RemoveTournamentJob,
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
