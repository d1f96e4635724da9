import { sharing } from '../../jobs/texts/views/SheetsToShare';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import { sharedOf } from '../../sheets/read-list';
import { awardsList } from '../awards-list';
import { entryFaults } from '../standing/entries-written';
import { awardLists } from '../standing/names';

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

/** The awards of written events as text and as HTML. */
export const ShareJob = sharing(awardsToShare);
