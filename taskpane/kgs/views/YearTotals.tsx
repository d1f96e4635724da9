import type { VNode } from 'preact';
import type { TextKey } from '../../../language';
import type { AnnualRow } from '../../../src';
import { shownNumber } from '../../plan/notation';
import { Table } from '../../views/controls/Table';
import { useWording } from '../../views/wording';

/** Rows shown; the sheet has all. */
const mostRows = 50;

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
  return (
    <>
      <h3>{heading}</h3>
      <Table
        label={heading}
        columns={[t('kgsPlace'), t('kgsEngine'), t('kgsPreviewTotal'), t('kgsPreviewEvents')]}
        rows={totals
          .slice(0, mostRows)
          .map(({ place, engine, total, events }) => [
            place,
            engine,
            { number: shownNumber(total, mark) },
            { number: String(events) },
          ])}
        more={totals.length - mostRows}
      />
    </>
  );
}
