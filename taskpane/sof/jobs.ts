import { withTexts } from '../../language';
import type { Job } from '../views/operation/job';

const views = () => withTexts('sof', () => import(/* webpackChunkName: "sof" */ './views'));

const share = () => withTexts('sof', () => import(/* webpackChunkName: "sof-share" */ './share'));

/** The awards of a bridge event. */
export const sofJobs: readonly Job[] = [
  {
    id: 'sof-event',
    system: 'SOF',
    title: 'sofAward',
    lead: 'sofAwardLead',
    words: 'wordsSofAward',
    starts: true,
    load: async () => (await views()).AwardJob,
  },
  {
    id: 'sof-share',
    system: 'SOF',
    title: 'sofShare',
    lead: 'sofShareLead',
    words: 'wordsSofShare',
    load: async () => (await share()).ShareJob,
  },
];
