/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { sectionList } from '../../../../taskpane/aga/section/fields';
import type { ColumnsWanted } from '../../../../taskpane/sheets/columns/fields';
import { readColumns } from '../../../../taskpane/sheets/columns/read';
import {
  columnsHeaded,
  fieldsMissing,
  isNeeded,
  recognise,
  withColumn,
} from '../../../../taskpane/sheets/columns/recognition';
import { entryList } from '../../../../taskpane/sof/fields';
import { resultFields } from '../../../../taskpane/kgs/results/entrants';
import { registrationFields } from '../../../../taskpane/kuksu/fields';
import { entryFields as nkEntryFields } from '../../../../taskpane/nk/book/fields';
import { readGolden } from '../../../golden/read';
import { sourceTable } from '../../support/fake-workbook';

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

test.each([
  ['SOF', entryList, 'Namen', 'entry'],
  ['SOF', entryList, 'Viertallen', 'entry'],
  ['SOF', entryList, 'Lijn', 'section'],
  ['SOF', entryList, 'Paarnummer', 'number'],
  ['SOF', entryList, 'Procent', 'score'],
  ['AGA', sectionList, 'Deelnemer', 'player'],
  ['AGA', sectionList, 'AGA-nr.', 'id'],
  ['KGS', { fields: resultFields }, 'Deelnemer', 'account'],
  ['NK', { fields: nkEntryFields }, 'Deelnemer', 'name'],
  ['NK', { fields: nkEntryFields }, 'Sterkte', 'rating'],
  ['Kuksu', { fields: registrationFields }, 'Deelnemer', 'name'],
  ['Kuksu', { fields: registrationFields }, 'Sterkte', 'rating'],
] as const satisfies readonly (readonly [string, ColumnsWanted, string, string])[])(
  'A Dutch list of %s is read by the words that people use',
  (_, wanted: ColumnsWanted, heading, field) => {
    const source = sourceTable([[heading], ['x']]);
    expect(Object.keys(recognise(source, wanted).columns)).toEqual([field]);
  },
);

test.each([
  ['SOSM', 'tie1'],
  ['SODOSM', 'tie2'],
  ['SOSOSM', 'tie2'],
])('H3: “%s” of OpenGotha and Pairgoth is %s', (heading, field) => {
  expect(Object.keys(recognise(sourceTable([[heading], ['x']]), sectionList).columns)).toEqual([
    field,
  ]);
});

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

test('H5: a doubtful heading of several columns is asked about as that of each player', () => {
  const list = sourceTable([
    ['Pair', 'MPs', 'MPs', 'Score'],
    ['Ann – Bob', 120, 80, 55],
  ]);
  const recognition = recognise(list, entryList);
  expect(readColumns(list, entryList, { recognition, hidden: undefined })).toMatchObject({
    ok: false,
    refusals: [{ sentence: { code: 'sofDoubtfulPlayers', columns: ['B', 'C'] }, asks: true }],
  });
  const one = withColumn(recognition, 'holdings1', 1);
  const both = withColumn(one, 'holdings2', 2);
  expect(readColumns(list, entryList, { recognition: both, hidden: undefined })).toMatchObject({
    ok: true,
    rows: [{ values: { holdings1: 120, holdings2: 80 } }],
  });
});

describe('H7: a file with semicolons in one column', () => {
  const file = [['num;place;name;rank'], ['1;1;Lin;5d'], ['2;2;Park;4d']];
  const refusals = (cells: readonly (readonly string[])[], wanted: ColumnsWanted): unknown => {
    const list = sourceTable(cells);
    const recognition = recognise(list, wanted);
    const read = readColumns(list, wanted, { recognition, hidden: undefined });
    return read.ok ? [] : read.refusals.map(({ sentence }) => sentence);
  };

  test.each(Object.values(lists))('is refused by its first line, once', (wanted) => {
    expect(refusals(file, wanted)).toEqual([
      expect.objectContaining({ code: 'listSemicolons', address: expect.stringMatching(/A1$/) }),
    ]);
    expect(refusals([['Standings'], ...file], wanted)).toEqual([
      expect.objectContaining({ code: 'listSemicolons', address: expect.stringMatching(/A2$/) }),
    ]);
  });

  test('is not a column of names with semicolons beside other columns', () => {
    expect(refusals([['Lin; Ada; x', '5']], sectionList)).not.toEqual([
      expect.objectContaining({ code: 'listSemicolons' }),
    ]);
  });
});

describe('Two headings of one field, such as Score and %', () => {
  const list = sourceTable([
    ['Pair', 'Total MPs', 'Score', '%', 'Rank'],
    ['Ann – Bob', 120, 182.5, 58.49, 1],
  ]);
  const recognition = recognise(list, entryList);

  test('are a choice to be made first, even where another field would do', () => {
    expect(fieldsMissing(entryList, recognition)).toEqual([
      { key: 'score', group: ['score'], doubt: undefined, isAmbiguous: true },
    ]);
    expect(columnsHeaded(list, recognition.header, entryList.fields.score)).toEqual([2, 3]);
    const read = readColumns(list, entryList, { recognition, hidden: undefined });
    expect(read).toMatchObject({
      ok: false,
      refusals: [{ sentence: { code: 'columnAmbiguous' } }],
    });
  });

  test.each([
    [3, 58.49],
    [undefined, undefined],
  ])('are settled by choosing column %s', (column, score) => {
    const chosen = withColumn(recognition, 'score', column);
    expect(fieldsMissing(entryList, chosen)).toEqual([]);
    const read = readColumns(list, entryList, { recognition: chosen, hidden: undefined });
    expect(read).toMatchObject({ ok: true, rows: [{ values: { rank: 1 } }] });
    expect(read.ok && read.rows[0]?.values.score).toBe(score);
  });
});

test('A field is needed as long as no other of its kind has a column', () => {
  const list = sourceTable([['Pair', 'Holdings', 'Rank']]);
  const byRank = recognise(list, entryList);
  expect(
    ['entry', 'rank', 'score', 'section'].map((key) => isNeeded(entryList, byRank, key)),
  ).toEqual([true, true, false, false]);
  const both = withColumn(byRank, 'score', 1);
  expect(['rank', 'score'].map((key) => isNeeded(entryList, both, key))).toEqual([false, false]);
});
