import { describe, expect, test } from '@jest/globals';
import { sectionList } from '../../../taskpane/aga/section/fields';
import type { ColumnsWanted } from '../../../taskpane/columns/fields';
import { readColumns } from '../../../taskpane/columns/read';
import { fieldsMissing, recognise, withColumn } from '../../../taskpane/columns/recognition';
import { entryList } from '../../../taskpane/sof/fields';
import { readGolden } from '../../golden/read';
import { sourceTable } from '../support/fake-workbook';

const lists: Readonly<Record<string, ColumnsWanted>> = { SOF: entryList, AGA: sectionList };

const { rows } = readGolden('event-headings.csv');

test.each(rows.map(([job = '', heading = '', reading = '']) => ({ job, heading, reading })))(
  'H1, H3, H4: “$heading” of $job is $reading',
  ({ job, heading, reading }) => {
    const {
      columns,
      ambiguous,
      doubts = [],
    } = recognise(sourceTable([[heading], ['x']]), lists[job] ?? { fields: {} });
    const taken = Object.keys(columns);
    if (reading === 'doubtful') {
      expect([taken, doubts.map((doubt) => doubt.columns)]).toEqual([[], [[0]]]);
    } else {
      expect([taken, ambiguous, doubts]).toEqual([reading === 'none' ? [] : [reading], [], []]);
    }
  },
);

describe('A doubtful heading', () => {
  const list = sourceTable([
    ['Pair', 'MPs', 'Score'],
    ['Ann – Bob', 120, 55],
  ]);

  test('is asked about where its field is open, and nothing is read before', () => {
    const recognition = recognise(list, entryList);
    const read = readColumns(list, entryList, { recognition, hidden: undefined });
    expect(read).toMatchObject({
      ok: false,
      refusals: [
        {
          sentence: { code: 'sofDoubtfulPoints', heading: 'MPs', columns: ['B'] },
          asks: true,
        },
      ],
    });
    expect(fieldsMissing(entryList, recognition).map(({ key }) => key)).toEqual(['holdings']);
  });

  test('is answered by choosing its column', () => {
    const recognition = withColumn(recognise(list, entryList), 'holdings', 1);
    const read = readColumns(list, entryList, { recognition, hidden: undefined });
    expect(read).toMatchObject({ ok: true, rows: [{ values: { holdings: 120, score: 55 } }] });
  });

  test('stops nothing where its field has a column already', () => {
    const both = sourceTable([
      ['Pair', 'Total masterpoints', 'MPs', 'Score'],
      ['Ann – Bob', 120, 1.5, 55],
    ]);
    const recognition = recognise(both, entryList);
    const read = readColumns(both, entryList, { recognition, hidden: undefined });
    expect(read).toMatchObject({ ok: true, extra: [{ title: 'MPs', column: 2 }] });
  });

  test('names the fields of which one is needed where there is none at all', () => {
    const none = sourceTable([
      ['Pair', 'Score'],
      ['Ann – Bob', 55],
    ]);
    const recognition = recognise(none, entryList);
    const read = readColumns(none, entryList, { recognition, hidden: undefined });
    expect(read).toMatchObject({
      ok: false,
      refusals: [{ sentence: { code: 'columnMissingEither', name: { code: 'sofHoldings' } } }],
    });
  });
});
