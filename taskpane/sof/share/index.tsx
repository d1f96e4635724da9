import type { VNode } from 'preact';
import { SheetsToShare } from '../../jobs/texts/views/SheetsToShare';
import type { JobViewProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import { sharedOf } from '../../sheets/read-list';
import { awardsList } from '../awards-list';
import { entryFaults } from '../standing/entries-written';
import { awardLists } from '../standing/names';

/** What was written, to be given to others. */

/** The awards of written events as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={awardsToShare} lead={t('sofShareLead')} />;
}

/** The awards of bridge events, in the order of their places. */
export const awardsToShare: WrittenKinds = {
  kinds: [
    {
      sorted: true,
      faults: (table) => entryFaults(table, { bySection: false }),
      columns: sharedOf(awardsList),
    },
  ],
  sheets: (facts) => sheetsNamed(facts, [awardLists]),
};
