import { sheetsNamed } from '../../texts/written/sheets';
import type { WrittenKinds } from '../../texts/written/kinds';
import { entryFaults } from '../standing/entries-written';
import { masterpoints } from '../standing/masterpoints';
import { awardsName } from '../standing/names';

/** The awards of bridge events, in the order of their places. */
export const awardsToShare: WrittenKinds = {
  kinds: [
    {
      sorted: true,
      faults: (table) => entryFaults(table, { bySection: false }),
      columns: [
        { role: 'place', headings: ['sofPlace'], shown: String, blank: '–' },
        { role: 'name', headings: ['sofPair', 'sofTeam'], shown: String },
        { role: 'score', headings: ['sofMasterpoints'], shown: masterpoints },
        {
          ...{ role: 'figure', headings: ['sofPaidIn'], optional: true },
          ...{ shown: String, blank: '–' },
        },
      ],
    },
  ],
  sheets: (facts) => sheetsNamed(facts, new RegExp(`^${awardsName}(\\d+)$`, 'i')),
};
