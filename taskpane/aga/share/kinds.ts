import { sheetsNamed } from '../../texts/written/sheets';
import type { WrittenColumn, WrittenKinds } from '../../texts/written/kinds';
import type { DecimalMark } from '../../plan/notation';
import { seasonNames } from '../season/names';
import { sectionName } from '../section/names';
import { shownPoints } from '../shown-points';

const place: WrittenColumn = { role: 'place', headings: ['agaPlace'], shown: String };
const name: WrittenColumn = { role: 'name', headings: ['agaPlayer'], shown: String };
const points = (value: number, mark: DecimalMark): string => shownPoints(value, mark);

/** The totals of a season, and the points of open sections. */
export const pointsToShare: WrittenKinds = {
  kinds: [
    {
      columns: [
        place,
        name,
        { role: 'score', headings: ['agaSeasonTotal'], shown: points },
        { role: 'figure', headings: ['agaSeasonEvents'], shown: String },
      ],
    },
    {
      sorted: true,
      columns: [
        place,
        name,
        { role: 'score', headings: ['agaPointsHeading'], shown: points, blank: 'agaNotEligible' },
      ],
    },
  ],
  sheets: (facts) => [
    ...sheetsNamed(facts, new RegExp(`^${seasonNames.lines}$`, 'i')),
    ...sheetsNamed(facts, new RegExp(`^${sectionName}(?:_(\\d+))?$`, 'i')),
  ],
};
