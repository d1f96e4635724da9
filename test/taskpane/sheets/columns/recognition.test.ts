/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { choiceKind, defineFields, numberKind } from '../../../../taskpane/sheets/columns/kinds';
import {
  recognise,
  titleOf,
  withColumn,
  withHeader,
} from '../../../../taskpane/sheets/columns/recognition';
import {
  asksOfHeadings,
  resembling,
  withAnswer,
} from '../../../../taskpane/sheets/columns/resembling';
import { sourceTable } from '../../support/fake-workbook';

const fields = defineFields({
  name: {
    label: 'title',
    synonyms: ['Name', 'Player', 'Naam', 'Speler'],
    presence: 'always',
  },
  rating: { label: 'title', synonyms: ['Rating', 'Elo'], kind: numberKind(), presence: 'column' },
  club: { label: 'title', synonyms: ['Club', 'Vereniging'] },
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
      absent: { label: 'title', synonyms: ['absent in rounds', 'afwezig'], kind: numberKind() },
      number: { label: 'title', synonyms: ['number', 'nummer'], kind: numberKind() },
      seat1: { label: 'title', synonyms: ['player1'], kind: numberKind() },
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
  ])('such as %j', (heading) => {
    expect(asked(heading)).toEqual(['absent']);
  });

  test.each([
    ...['Phone number', 'Telefoonnummer', 'Member no.', 'E-mail', 'Paid', 'Betaald', 'Remarks'],
    ...['Date of birth', 'Player2', 'Rating 2025', 'My rating', 'Woonplaats', 'Tel.', 'Room'],
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
      rank: { label: 'title', synonyms: ['rank'] },
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
