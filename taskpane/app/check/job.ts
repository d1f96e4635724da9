import { withTexts } from '../../../src/language';
import { needStyles } from '../../controls/needed-styles';
import type { Job } from '../../jobs/view/operation-props';

/** Opened from the bottom of the pane, as a job of no system. */
export const checkExcel: Job = {
  id: 'check',
  system: 'Excel',
  title: 'checkTitle',
  lead: 'checkTitle',
  load: async () => {
    needStyles('job');
    needStyles('check');
    const { CheckPage } = await withTexts(
      'check',
      () => import(/* webpackChunkName: "check" */ './CheckPage'),
    );
    return CheckPage;
  },
};
