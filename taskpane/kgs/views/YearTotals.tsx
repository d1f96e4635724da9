import type { VNode } from 'preact';
import type { TextKey } from '../../../language';
import type { AnnualRow } from '../../../src';
import { sharedPlaces } from '../../../src/exchange';
import { shownNumber } from '../../plan/notation';
import { ShareStandings } from '../../views/controls/sharing/ShareStandings';
import { Table } from '../../views/controls/Table';
import { useWording } from '../../views/wording';

/** The totals of the year as they will be. */
export function YearTotals({
  title,
  totals,
}: {
  readonly title: TextKey;
  readonly totals: readonly AnnualRow[];
}): VNode {
  const { t, say, mark } = useWording();
  const heading = say({ code: title });
  const shown = sharedPlaces(totals.map(({ place }) => place));
  return (
    <>
      <h3>{heading}</h3>
      <Table
        label={heading}
        columns={[t('kgsPlace'), t('kgsEngine'), t('kgsPreviewTotal'), t('kgsPreviewEvents')]}
        of={totals}
        row={({ place, engine, total, events }) => [
          place,
          engine,
          { number: shownNumber(total, mark), isTotal: true },
          { number: String(events) },
        ]}
      />
      <ShareStandings
        caption={heading}
        columns={[t('kgsPlace'), t('kgsEngine'), t('kgsPreviewTotal'), t('kgsPreviewEvents')]}
        lines={totals.map(({ engine, total, events }, i) => ({
          place: shown[i] ?? '',
          name: engine,
          score: shownNumber(total, mark),
          figures: [String(events)],
        }))}
      />
    </>
  );
}
