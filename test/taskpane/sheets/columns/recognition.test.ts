/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { choiceKind, defineFields, numberKind } from '../../../../taskpane/sheets/columns/kinds';
import {
  columnsHeaded,
  fieldsMissing,
  isNeeded,
  recognise,
  titleOf,
  withColumn,
  withHeader,
} from '../../../../taskpane/sheets/columns/recognition';
import { asksOfHeadings, resembling, withAnswer } from '../../../../taskpane/sheets/columns/check';
import { sourceTable } from '../../support/fake-workbook';
import { sectionList } from '../../../../taskpane/aga/section/fields';
import type { ColumnsWanted } from '../../../../taskpane/sheets/columns/fields';
import { readColumns } from '../../../../taskpane/sheets/columns/read';
import { entryList } from '../../../../taskpane/sof/fields';
import { resultFields } from '../../../../taskpane/kgs/results/entrants';
import { registrationFields } from '../../../../taskpane/kuksu/fields';
import { entryFields as nkEntryFields } from '../../../../taskpane/nk/book/fields';
import { readGolden } from '../../../golden/read';
import { atOnce } from '../../../../src';
import fc from 'fast-check';
import {
  likeness,
  matchNames,
  similarNameSteps,
  spelling,
} from '../../../../taskpane/sheets/columns/spelling';
import { asHeading } from '../plans';

const fields = defineFields({
  name: {
    label: asHeading('title'),
    synonyms: ['Name', 'Player', 'Naam', 'Speler'],
    presence: 'always',
  },
  rating: {
    label: asHeading('title'),
    synonyms: ['Rating', 'Elo'],
    kind: numberKind(),
    presence: 'column',
  },
  club: { label: asHeading('title'), synonyms: ['Club', 'Vereniging'] },
});

describe('Columns are recognised by their headers', () => {
  test('In English or Dutch, in any order, beside other columns', () => {
    const found = recognise(
      sourceTable([
        ['Elo', 'Land', 'Speler', 'vereniging'],
        [1, 'x', 'y', 'z'],
      ]),
      { fields },
    );
    expect(found).toEqual({ header: 0, columns: { name: 2, rating: 0, club: 3 }, ambiguous: [] });
  });

  test.each([
    'RATING',
    ' rating ',
    'Rating (EGF)',
    'Rating [2026]',
    'Rating:',
    'Ráting',
    'Rat\u00ading',
  ])('The header %j is Rating', (header) => {
    expect(recognise(sourceTable([['Name', header]]), { fields }).columns.rating).toBe(1);
  });

  test.each(['Ratings', 'My rating', 'Rating change', ''])('The header %j is not', (header) => {
    expect(recognise(sourceTable([['Name', header]]), { fields }).columns.rating).toBeUndefined();
  });

  test('The header row is the one with most fields; titles may stand above it', () => {
    const found = recognise(
      sourceTable([
        ['Club', null],
        [null, null],
        ['Name', 'Rating'],
        ['Name', 'Rating'],
      ]),
      { fields },
    );
    expect(found).toMatchObject({ header: 2, columns: { name: 0, rating: 1 } });
  });

  test('A merged header counts by the text it shows; a number is no header', () => {
    const merged = { kind: 'merged', merged: 'A1:A2', text: 'Name' } as const;
    expect(recognise(sourceTable([[merged, 1973]]), { fields }).columns).toEqual({ name: 0 });
  });

  test('Two columns that would do are not chosen between', () => {
    const found = recognise(sourceTable([['Name', 'Rating', 'Naam']]), { fields });
    expect(found).toEqual({ header: 0, columns: { rating: 1 }, ambiguous: ['name'] });
  });

  test('Without any known header every row is data', () => {
    expect(recognise(sourceTable([['Ann', 2100]]), { fields })).toEqual({
      header: undefined,
      columns: {},
      ambiguous: [],
    });
  });

  test('Headers that are names of object properties are recognised as nothing', () => {
    const found = recognise(sourceTable([['__proto__', 'constructor', 'Name']]), { fields });
    expect(found.columns).toEqual({ name: 2 });
  });
});

describe('The user corrects what was recognised', () => {
  const found = recognise(sourceTable([['Name', 'Rating', 'Naam']]), { fields });

  test('A column chosen settles what was ambiguous', () => {
    expect(withColumn(found, 'name', 2)).toEqual({
      header: 0,
      columns: { name: 2, rating: 1 },
      ambiguous: [],
    });
  });

  test('A field can be given no column', () => {
    expect(withColumn(found, 'rating', undefined).columns).toEqual({});
  });

  test('Another header row, or none, leaves the columns', () => {
    expect(withHeader(found, undefined)).toEqual({ ...found, header: undefined });
  });

  test('A column is called by its header, as it stands', () => {
    const source = sourceTable([[' Name ', null]]);
    expect([titleOf(source, 0, 0), titleOf(source, 0, 1), titleOf(source, undefined, 0)]).toEqual([
      'Name',
      '',
      '',
    ]);
  });
});

describe('A heading that is almost a field’s is asked about', () => {
  const wanted = {
    fields: defineFields({
      ...fields,
      absent: {
        label: asHeading('title'),
        synonyms: ['absent in rounds', 'afwezig', 'not in'],
        kind: numberKind(),
      },
      number: { label: asHeading('title'), synonyms: ['number', 'nummer'], kind: numberKind() },
      seat1: { label: asHeading('title'), synonyms: ['player1'], kind: numberKind() },
    }),
  };
  const asked = (heading: string, ...cells: readonly (string | number)[]) => {
    const source = sourceTable([
      ['Name', 'Rating', heading],
      ...(cells.length > 0 ? cells : [3]).map((cell) => ['Ann', 1900, cell]),
    ]);
    const recognition = recognise(source, wanted);
    return resembling(source, wanted, recognition).map(({ field }) => field);
  };

  test.each([
    'Absent in ronds',
    'Afwezgi',
    'Afwezigheid',
    'Afw.',
    'Afwezig (ronden) za',
    'Afwezig op zondag',
    'Not in which rounds?',
  ])('such as %j', (heading) => {
    expect(asked(heading)).toEqual(['absent']);
  });

  test.each([
    ...['Phone number', 'Telefoonnummer', 'Member no.', 'E-mail', 'Paid', 'Betaald', 'Remarks'],
    ...[
      'Not paid in',
      'In or not',
      'Date of birth',
      'Player2',
      'Rating 2025',
      'My rating',
      'Woonplaats',
      'Tel.',
      'Room',
    ],
  ])('not such as %j', (heading) => {
    expect(asked(heading)).toEqual([]);
  });

  test('not above cells that such a field cannot read, unless the heading is the field’s but for slips', () => {
    expect(asked('Absent because of', 'exam', 'travel')).toEqual([]);
    expect(asked('Afwezgi', 'x')).toEqual(['absent']);
  });

  test('not above an empty column, and not again once it is answered', () => {
    const source = sourceTable([
      ['Name', 'Rating', 'Afwezgi', 'Clbu'],
      ['Ann', 1900, 3, null],
    ]);
    const recognition = recognise(source, wanted);
    const [first] = asksOfHeadings(source, wanted, recognition);
    expect(first).toMatchObject({ asks: true, at: { area: { row: 0, column: 2 } } });
    const answer = { column: 2, field: 'absent' };
    const yes = withAnswer(recognition, { ...answer, isIt: true });
    expect(yes.columns['absent']).toBe(2);
    const no = withAnswer(yes, { ...answer, isIt: false });
    expect(no.columns['absent']).toBeUndefined();
    for (const each of [yes, no]) expect(asksOfHeadings(source, wanted, each)).toEqual([]);
  });
});

test('A column whose cells are of another field, but for a few, is that field’s', () => {
  const otherwise = { field: 'rank', kind: choiceKind({ dan: ['3d'], kyu: ['12k'] }) };
  const wanted = {
    fields: defineFields({
      rating: { ...fields.rating, otherwise },
      rank: { label: asHeading('title'), synonyms: ['rank'] },
    }),
  };
  const columns = (...cells: readonly (string | number)[]) =>
    recognise(sourceTable([['Rating', 'Club'], ...cells.map((cell) => [cell, 'x'])]), wanted)
      .columns;
  expect(columns('3d', '12k')).toEqual({ rank: 0 });
  expect(columns('3d', 1900)).toEqual({ rating: 0 });
  expect(columns('3d', '12k', '?')).toEqual({ rank: 0 });
  expect(columns('3d', '?')).toEqual({ rating: 0 });
});

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
    expect(read).toMatchObject({ ok: true, rows: [{ values: { holdings: [120], score: 55 } }] });
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

  test('is so with two fields a line, too', () => {
    const two = [['Name;Rating'], ['Anna Smit;2300'], ['Madonna;2200']];
    expect(refusals(two, { fields: nkEntryFields })).toEqual([
      expect.objectContaining({ code: 'listSemicolons', address: 'Entries!A1' }),
    ]);
    expect(refusals([['Anna Smit; 2d'], ['Bo']], { fields: nkEntryFields })).toEqual([
      expect.objectContaining({ code: 'columnMissing' }),
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
    ['Cy – Di', 120, 184.5, 58.49, 2],
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
    expect(read).toMatchObject({
      ok: true,
      rows: [{ values: { rank: 1 } }, { values: { rank: 2 } }],
    });
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

const list = (...names: string[]) => names.map((text, at) => ({ text, at }));
const similarIn = (names: ReturnType<typeof list>) => atOnce(similarNameSteps(names));

describe('The spelling of a name', () => {
  test.each([
    ['  Ann  Lee ', 'Ann Lee'],
    ['Ann\u00a0Lee', 'Ann Lee'],
    ['Ann\tLee\n', 'Ann Lee'],
    ['Zoe\u0308', 'Zoë'],
    ['Ann\u200bLee', 'AnnLee'],
    ['\ufeffAnn', 'Ann'],
    ['ann', 'ann'],
  ])('%j is typed %j', (text, typed) => {
    expect(spelling(text)).toBe(typed);
  });

  test('To spell a name twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(spelling(spelling(text))).toBe(spelling(text));
      }),
    );
  });
});

describe('Names look alike when they differ by case, accents, blanks or punctuation only', () => {
  test.each([
    ['Zoë', 'Zoe'],
    ['zoë', 'ZOË'],
    ['van der Berg', 'Van Der  Berg'],
    ["O'Neill", 'ONeill'],
    ['Jan-Willem', 'Jan Willem'],
    ['Strauß', 'STRAUSS'],
    ['Søren', 'Soren'],
    ['Łukasz', 'lukasz'],
    ['Ａｎｎ', 'Ann'],
  ])('%s and %s', (a, b) => {
    expect(likeness(a)).toBe(likeness(b));
  });

  test.each([
    ['Ann', 'Anna'],
    ['Bot 1', 'Bot 2'],
    ['王', '李'],
    ['+', '-'],
  ])('%s and %s do not', (a, b) => {
    expect(likeness(a)).not.toBe(likeness(b));
  });
});

describe('Similar names of a list', () => {
  test('A name that stands twice is told with all its places', () => {
    expect(similarIn(list('Ann', 'Bob', ' Ann', 'Ann'))).toEqual([
      {
        kind: 'same',
        names: [
          { text: 'Ann', at: 0 },
          { text: ' Ann', at: 2 },
          { text: 'Ann', at: 3 },
        ],
      },
    ]);
  });

  test('A name with the family name first looks like the other order, in one list and between two', () => {
    const groups = similarIn(list('van Dam, Jan', 'Bob', 'Ján van Dam', 'Dam van Jan'));
    expect(groups.map(({ kind, names }) => [kind, ...names.map(({ text }) => text)])).toEqual([
      ['alike', 'van Dam, Jan', 'Ján van Dam'],
    ]);
    const [match] = matchNames(list('Jan van Dam'), list('Van Dam,Jan', 'Dam van Jan'));
    expect(match?.alike.map(({ text }) => text)).toEqual(['Van Dam,Jan']);
  });

  test('Names that look alike are told apart from those that are the same', () => {
    expect(similarIn(list('Zoë', 'Zoe', 'Zoe\u0308', 'Bob'))).toEqual([
      { kind: 'same', names: [list('Zoë')[0], { text: 'Zoe\u0308', at: 2 }] },
      {
        kind: 'alike',
        names: [
          { text: 'Zoë', at: 0 },
          { text: 'Zoe', at: 1 },
        ],
      },
    ]);
  });

  test('Hostile names are names like any other', () => {
    expect(similarIn(list('__proto__', 'constructor', 'toString', 'hasOwnProperty'))).toEqual([]);
    expect(similarIn(list('__proto__', '__proto__'))).toHaveLength(1);
  });

  test('Every name of a list is in a group exactly when another has its likeness', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'á', 'a ', 'b', 'B', 'c')), (texts) => {
        const found = similarIn(list(...texts));
        const inGroup = new Set(
          found.flatMap(({ names }) => names.map(({ text }) => likeness(text))),
        );
        for (const text of texts) {
          const many = texts.filter((other) => likeness(other) === likeness(text)).length > 1;
          expect(inGroup.has(likeness(text))).toBe(many);
        }
      }),
    );
  });
});

describe('Names of two lists', () => {
  test('The same spelling matches; where there is none, look-alikes are offered, never taken', () => {
    const matched = matchNames(
      list('Ann', ' Zoe', 'Bob', 'Cy'),
      list('Zoë', 'Ann ', 'BOB', 'bob.'),
    );
    expect(matched.map(({ same, alike }) => [same?.text, alike.map(({ text }) => text)])).toEqual([
      ['Ann ', []],
      [undefined, ['Zoë']],
      [undefined, ['BOB', 'bob.']],
      [undefined, []],
    ]);
  });
});
