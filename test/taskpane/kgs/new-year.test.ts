/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newYear, type NewYearOptions } from '../../../taskpane/kgs/year/plan';
import { typedPoints } from '../../../taskpane/kgs/typed/own-details';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import type { Plan } from '../../../taskpane/sheets/plan';
import { checkedFactor } from '../../checkers/kgs-year';
import { YearWorkbook } from './support/year-workbook';
import { text } from '../../support/text';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create();
});

const options: NewYearOptions = { year: '2010', rule: 'calculator', points: '' };

function write(change: Partial<NewYearOptions> = {}): Plan {
  const { plan } = plannable(book.compute(newYear, { ...options, ...change }));
  book.apply(plan);
  return plan;
}

describe('A new year', () => {
  test('has players, rounds, board and hours in rows 2 to 5, a tournament per column, F below', () => {
    write();
    expect(book.values('Year!A1:A6').flat()).toEqual([
      'Tournament',
      'Players',
      'Rounds',
      'Board size',
      text('en', 'kgsHours'),
      'F',
    ]);
    expect(
      book
        .values('Year!B1:Y9')
        .flat()
        .filter((value) => value !== null),
    ).toEqual(Array<string>(24).fill(''));
  });

  test.each([
    [15, 19, 60],
    [10, 9, 29],
    [7, 13, 480],
    [3, 19, 1620],
    [3, 19, 1621],
  ] as const)(
    'shows F of %d rounds, board %d and %d minutes as soon as they are typed',
    (rounds, board, minutes) => {
      write();
      book.type('Year', 'C3', [[rounds]]);
      expect(book.value('Year!C6')).toBe('');
      const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      book.type('Year', 'C4', [[board], [clock]]);
      expect(book.value('Year!C6')).toBe(
        checkedFactor({ name: '', minutes, board, rounds, entrants: [] }),
      );
    },
  );

  test('has a calculator to look points up: the row of 14 players for F 60 is the known one', () => {
    write();
    expect(book.values('Calculator!A4:F4').flat()).toEqual(['Players', 1, 2, 3, 4, 5]);
    expect(book.value('Calculator!A5')).toBe('');
    book.type('Year', 'B1', [['August 2010'], [null], [15], [19], [1]]);
    book.type('Calculator', 'B1', [[60]]);
    expect(book.value('Calculator!C1')).toBe('August 2010');
    expect(book.values('Calculator!A18:F18').flat()).toEqual([14, 8, 4, 2, 1, 0]);
  });

  test('with fixed points has them in the row for the whole year, and lists them without an F', () => {
    write({ rule: 'row', points: '8, 5, 3, 2, 1' });
    expect(book.values('Calculator!A2:G2').flat()).toEqual([
      'Points for the whole year',
      ...[8, 5, 3, 2, 1, null],
    ]);
    expect(book.values('Calculator!A11:F11').flat()).toEqual([7, 8, 5, 3, 2, 1]);
  });

  test('begins with totals of nobody, which say so without an error', () => {
    write();
    expect(book.values('Totals!A4:D5')).toEqual([
      ['Place', 'Engine', 'Total', 'Events'],
      ['', null, null, null],
    ]);
    expect(book.value('Totals!A1')).toBe('Championship 2010');
  });

  test('heads its tables in the language of the sheets', async () => {
    book = await YearWorkbook.create('nl');
    write();
    expect(book.values('Eindstand!A4:D4').flat()).toEqual([
      'Plaats',
      'Engine',
      'Totaal',
      'Toernooien',
    ]);
    expect(book.values('Puntentabel!A4:C4').flat()).toEqual(['Spelers', 1, 2]);
  });

  test('needs no year in its title', () => {
    write({ year: '  ' });
    expect(book.value('Totals!A1')).toBe('Championship');
  });

  test.each(['en', 'nl'] as const)(
    'is a plan without faults that overwrites nothing (%s)',
    async (language) => {
      book = await YearWorkbook.create(language);
      const plan = write();
      expect(planFaults(plan)).toEqual([]);
      expect([plan.blocks, plan.sheets.map(({ name }) => name)]).toEqual([
        [],
        language === 'nl'
          ? ['Jaar', 'Puntentabel', 'Engines', 'Eindstand', 'Jaartabel']
          : ['Year', 'Calculator', 'Engines', 'Totals', 'Annual table'],
      ]);
    },
  );

  test('takes other names for its sheets where they are taken, and its formulas follow', () => {
    for (const name of ['Year', 'engines', 'TOTALS']) book.type(name, 'A1', [['mine']]);
    const plan = write();
    expect(plan.sheets.map(({ name }) => name)).toEqual([
      'Year (2)',
      'Calculator',
      'Engines (2)',
      'Totals (2)',
      'Annual table',
    ]);
    book.type('Year (2)', 'B1', [['August 2010'], [null], [15], [19], [1]]);
    book.type('Calculator', 'B1', [[60]]);
    expect(book.value('Calculator!C1')).toBe('August 2010');
    expect(book.values('Totals (2)!A4:D4').flat()).toEqual(['Place', 'Engine', 'Total', 'Events']);
    expect(book.value('Year!A1')).toBe('mine');
  });

  test('offers the board sizes, the F of the year, its tournaments, and nothing else', () => {
    const { sheets } = plannable(book.compute(newYear, options)).plan;
    const choices = sheets.flatMap(({ name, blocks }) =>
      blocks.flatMap((block) =>
        (block.choices ?? []).map(({ at, from }) => [name, at, from] as const),
      ),
    );
    const [numbers, offered] = [true, false].map((isNumber) =>
      choices.filter(([, , from]) => (from.kind === 'number') === isNumber),
    );
    // Figures are checked, and nothing is offered for them.
    expect(numbers?.map(([sheet, at]) => `${sheet}!${at}`)).toEqual([
      'Year!B10:Y10',
      'Year!B12:Y23',
      'Year!B3:Y3',
      'Year!B7:Y7',
      'Calculator!B2:M2',
      'Calculator!O4:AA43',
    ]);
    // A main time is a text, so that 12:00 stays 12 hours.
    expect(offered?.shift()?.slice(0, 2)).toEqual(['Year', 'B5:Y5']);
    expect(offered).toEqual([
      ['Year', 'B4:Y4', { kind: 'texts', texts: ['19', '13', '9'] }],
      ['Calculator', 'B1', { kind: 'range', formula: '=Year!$B$6:$Y$6' }],
      ['Calculator', 'P2', { kind: 'range', formula: '=Year!$B$1:$Y$1' }],
      ['Engines', 'B4:B503', { kind: 'range', formula: '=Year!$B$1:$Y$1' }],
    ]);
  });
});

describe('A year is refused, with the way out', () => {
  const refusal = (change: Partial<NewYearOptions> = {}): unknown => {
    const computed = book.compute(newYear, { ...options, ...change });
    return computed.ok ? 'no refusal' : computed.refusals.map(({ sentence }) => sentence);
  };

  test('where the workbook holds one already', () => {
    write();
    expect(refusal()).toEqual([{ code: 'kgsYearThere' }]);
  });

  test('where a name of an earlier one is left, whatever its case', () => {
    const { plan } = plannable(book.compute(newYear, options));
    book.apply({
      ...plan,
      names: plan.names.map((each) => ({ ...each, name: each.name.toUpperCase() })),
    });
    for (const name of ['KGS_YEAR', 'KGS_POINTS', 'KGS_ENGINES', 'KGS_LINES']) book.forget(name);
    expect(refusal()).toEqual([{ code: 'kgsYearThere' }]);
  });

  test.each(['', '8 5 3,5 x', '8,-5', 'eight', '0 0', '1 2 3 4 5 6 7 8 9 10 11 12 13', '8.5'])(
    'where the fixed points are “%s”',
    (points) => {
      expect(refusal({ rule: 'row', points })).toEqual([
        { code: 'kgsRowPointsBad', content: points, most: 12 },
      ]);
    },
  );
});

describe('Points of places typed into one field', () => {
  test.each([
    ['8 5 3 2 1', [8, 5, 3, 2, 1]],
    [' 8,5 , 3;2;1 ', [8, 5, 3, 2, 1]],
    ['8\t5\n3', [8, 5, 3]],
    ['10 0 5', [10, 0, 5]],
    ['12 11 10 9 8 7 6 5 4 3 2 1', [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('“%s” is read', (typed, points) => {
    expect(typedPoints(typed)).toEqual(points);
  });
});
