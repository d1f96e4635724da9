import { withTexts } from '../../language';
import type { Job } from '../views/operation/job';

const views = () => withTexts('aga', () => import(/* webpackChunkName: "aga" */ './views'));

const share = () => withTexts('aga', () => import(/* webpackChunkName: "aga-share" */ './share'));

/** Lists of ratings are read in one way for all systems. */
const ratings = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-texts" */ '../texts/views'));

const reports = () =>
  withTexts('aga-report', () => import(/* webpackChunkName: "aga-report" */ './report/views'));

/** Tournaments whose open section earns qualification points, and a season of them. */
export const agaJobs: readonly Job[] = [
  {
    id: 'aga-ratings',
    system: 'AGA',
    title: 'agaRatings',
    lead: 'agaRatingsLead',
    words: 'wordsAgaRatings',
    load: async () => (await ratings()).RatingsJob,
  },
  {
    id: 'aga-points',
    system: 'AGA',
    title: 'agaPoints',
    lead: 'agaPointsLead',
    words: 'wordsAgaPoints',
    starts: true,
    load: async () => (await views()).QualifyJob,
  },
  {
    id: 'aga-season',
    system: 'AGA',
    title: 'agaSeason',
    lead: 'agaSeasonLead',
    words: 'wordsAgaSeason',
    load: async () => (await views()).NewSeasonJob,
  },
  {
    id: 'aga-import',
    system: 'AGA',
    title: 'agaImport',
    lead: 'agaImportLead',
    words: 'wordsAgaImport',
    load: async () => (await reports()).ReportImportJob,
  },
  {
    id: 'aga-report',
    system: 'AGA',
    title: 'agaReport',
    lead: 'agaReportLead',
    words: 'wordsAgaReport',
    load: async () => (await reports()).ReportJob,
  },
  {
    id: 'aga-share',
    system: 'AGA',
    title: 'agaShare',
    lead: 'agaShareLead',
    words: 'wordsAgaShare',
    load: async () => (await share()).ShareJob,
  },
];
