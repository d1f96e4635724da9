import type { VNode } from 'preact';
import { SheetsToShare } from '../../texts/views/SheetsToShare';
import type { JobViewProps } from '../../views/operation/job';
import { useWording } from '../../views/wording';
import { sheetsNamed } from '../../texts/written/sheets';
import type { WrittenColumn, WrittenKinds } from '../../texts/written/kinds';
import type { DecimalMark } from '../../plan/notation';
import { seasonNames } from '../season/names';
import { sectionName, sectionSheets } from '../section/names';
import { sectionFaults } from '../section/written';
import { lineFaults } from '../season/checks';
import { shownPoints } from '../shown-points';

/** What was written, to be given to others. */

/** The points of sections and the totals of a season as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={pointsToShare} lead={t('agaShareLead')} />;
}

const place: WrittenColumn = { role: 'place', headings: ['agaPlace'], shown: String };
const name: WrittenColumn = { role: 'name', headings: ['agaPlayer'], shown: String };
const points = (value: number, mark: DecimalMark): string => shownPoints(value, mark);

/** The totals of a season, and the points of open sections. */
export const pointsToShare: WrittenKinds = {
  kinds: [
    {
      faults: lineFaults,
      columns: [
        place,
        name,
        { role: 'score', headings: ['agaSeasonTotal'], shown: points },
        { role: 'figure', headings: ['agaSeasonEvents'], shown: String },
      ],
    },
    {
      sorted: true,
      faults: sectionFaults,
      columns: [
        place,
        name,
        { role: 'score', headings: ['agaPointsHeading'], shown: points, blank: 'agaNotEligible' },
      ],
    },
  ],
  // What is wrong on the sheet of a tournament is said of the totals, too.
  also: sectionSheets,
  told: function* (facts, also) {
    yield;
    const said = also.flatMap(sectionFaults);
    const totals = sheetsNamed(facts, new RegExp(`^${seasonNames.lines}$`, 'i'));
    return new Map(said.length === 0 ? [] : totals.map((sheet) => [sheet, said]));
  },
  sheets: (facts) => [
    ...sheetsNamed(facts, new RegExp(`^${seasonNames.lines}$`, 'i')),
    ...sheetsNamed(facts, new RegExp(`^${sectionName}(?:_(\\d+))?$`, 'i')),
  ],
};
