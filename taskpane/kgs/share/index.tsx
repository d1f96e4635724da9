import type { VNode } from 'preact';
import { SheetsToShare } from '../../jobs/texts/views/SheetsToShare';
import type { JobViewProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { shownNumber } from '../../sheets/notation';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import type { WrittenColumn } from '../../sheets/written-list';
import { resultList } from '../results/result-list';
import { tableName, yearNames } from '../year/layout';

/** What was written, to be given to others. */

/** Results and totals of a year as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={resultsToShare} lead={t('kgsShareLead')} />;
}

const place: WrittenColumn = { role: 'place', headings: ['kgsPlace'], shown: String };

/** The totals of a year, and the results of the tournament whose sheet is in front. */
export const resultsToShare: WrittenKinds = {
  kinds: [
    {
      columns: [
        place,
        { role: 'name', headings: ['kgsEngine'], shown: String },
        { role: 'score', headings: ['kgsTotalsHeadTotal'], shown: shownNumber },
        { role: 'figure', headings: ['kgsTotalsHeadEvents'], shown: String },
      ],
    },
    {
      sorted: true,
      columns: resultList.shared,
    },
  ],
  sheets: (facts) => sheetsNamed(facts, [tableName, yearNames.lines]),
};
