/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  freeSheetName,
  freeTableName,
  namedParts,
  numberedCells,
  numberedTables,
  validSheetName,
  validTableName,
  together,
  withoutCopies,
} from '../../../taskpane/sheets/sheet-names';

describe('Names of sheets', () => {
  test.each(['Round 1', 'Zürich', "Director's", '2010', 'x'.repeat(31)])(
    '%s is allowed',
    (name) => {
      expect(validSheetName(name)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    'a/b',
    'a:b',
    '[a]',
    'a?',
    'a*',
    'a\\b',
    "'a",
    "a'",
    'History',
    'x'.repeat(32),
  ])('“%s” is not', (name) => {
    expect(validSheetName(name)).toBe(false);
  });

  test('A free and valid name is taken as wanted', () => {
    expect(freeSheetName('Round 1', ['Entries'])).toBe('Round 1');
  });

  test('A taken one gets the next number, whatever its case', () => {
    expect(freeSheetName('Round 1', ['ROUND 1'])).toBe('Round 1 (2)');
    expect(freeSheetName('Round 1', ['Round 1', 'round 1 (2)'])).toBe('Round 1 (3)');
  });

  test('A long one is cut in front of its year, so that its number fits', () => {
    const long = 'A very long name of a tournament in 2026';
    expect(freeSheetName(long, [])).toBe('A very long name of a tour 2026');
    expect(freeSheetName(long, ['A very long name of a tour 2026'])).toBe(
      'A very long name of a 2026 (2)',
    );
  });

  test.each([
    ['Dutch Go Championship of the north 2026', 'Dutch Go Championshi north 2026'],
    ['Spring pairs of the bridge club 2026 awards', 'Spring pairs o club 2026 awards'],
    ['Standings of the championship, round 3', 'Standings of the champi round 3'],
    ['A name without any number, and a long one', 'A name without any number, and'],
    ['2026, the year of the very long names of events', '2026, the year of the very long'],
  ])('%s becomes %s', (wanted, name) => {
    expect(freeSheetName(wanted, [])).toBe(name);
  });

  test('Whatever is wanted, the name is valid and free', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (wanted) => {
        const first = freeSheetName(wanted, []);
        const second = freeSheetName(wanted, [first]);
        expect([first, second].map(validSheetName)).toEqual([true, true]);
        expect(second.toLowerCase()).not.toBe(first.toLowerCase());
      }),
    );
    expect(freeSheetName('History', [])).toBe('History -');
    expect(freeSheetName("''", [])).toBe('-');
  });
});

describe('Names of tables', () => {
  test.each([
    ['Round 1', 'Round1'],
    ['Spelers (NK)', 'SpelersNK'],
    ['élan', 'elan'],
    ['2010', '_2010'],
    ['AB12', '_AB12'],
    ['R1C1', '_R1C1'],
    ['王', '_'],
  ])('For %s it is %s', (wanted, name) => {
    expect(freeTableName(wanted, [])).toBe(name);
  });

  test('Whatever is wanted, the name is valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (wanted) => {
        expect(validTableName(freeTableName(wanted, []))).toBe(true);
      }),
    );
  });

  test.each(['', '2010', 'F2012', 'R1C1', 'rc', 'a b', 'a-b', 'x'.repeat(256)])(
    '“%s” is not allowed',
    (name) => {
      expect(validTableName(name)).toBe(false);
    },
  );

  test('A taken one gets the next number', () => {
    expect(freeTableName('Players', ['players', 'PLAYERS_2'])).toBe('Players_3');
  });
});

const none = (): boolean => false;

test.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [2, 1],
    [1, 2],
  ],
  // Copies of one, two and three; two copies of one table.
  [
    [1, 12, 2, 27, 3, 34],
    [1, 2, 3],
  ],
  [
    [1, 2, 25, 26],
    [1, 2],
  ],
  [[1, 13, 134], [1]],
  // Twelve of their own, and a gap that no copy explains.
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  [
    [1, 4],
    [1, 4],
  ],
  [
    [1, 20],
    [1, 20],
  ],
])('Of %j those of no copy are %j', (numbers, own) => {
  expect(withoutCopies(numbers, none)).toEqual(own);
});

test('A table that something else speaks of is its own', () => {
  expect(withoutCopies([1, 11, 12, 17], (number) => number === 11)).toEqual([1, 11, 12]);
});

describe('A list that was written several times', () => {
  const base = 'Kuksu_Results_1';

  test.each([
    // Whatever the order of sheets, or of the alphabet, in which Excel names them.
    [
      ['Kuksu_Results_1_2', 'Kuksu_Results_1'],
      ['Kuksu_Results_1_2', 'Kuksu_Results_1'],
    ],
    [
      ['Kuksu_Results_1', 'kuksu_results_1_10', 'Kuksu_Results_1_9', 'Kuksu_Results_1_2'],
      ['kuksu_results_1_10', 'Kuksu_Results_1_9', 'Kuksu_Results_1_2', 'Kuksu_Results_1'],
    ],
    // Other cycles, other lists, and names that only look alike.
    [['Kuksu_Results_12', 'Kuksu_Results_10_2', 'Kuksu_Results_1x', 'Kuksu_Results_1_1'], []],
    // Excel puts a number behind the table of a copied sheet.
    [
      ['Kuksu_Results_1_2', 'Kuksu_Results_1_27', 'Kuksu_Results_13', 'Kuksu_Results_1'],
      ['Kuksu_Results_1_2', 'Kuksu_Results_1'],
    ],
  ])('of %j, newest first: %j', (names, ordered) => {
    expect(numberedTables(base).all(names)).toEqual(ordered);
    expect(numberedTables(base).all([...names].reverse())).toEqual(ordered);
  });

  test('without a number of its own, too', () => {
    expect(numberedTables('NK_Rights').all(['NK_Rights', 'NK_Rights_2', 'NK_Rights_3'])).toEqual([
      'NK_Rights_3',
      'NK_Rights_2',
      'NK_Rights',
    ]);
  });

  test.each([
    [[], base],
    [[base], `${base}_2`],
    // The one between was deleted: a free number below the last would make the newest list the older one.
    [[base, `${base}_3`], `${base}_4`],
    [[`${base}_3`], `${base}_4`],
    // A copy is no writing, but its name is taken.
    [[base, `${base}_2`, `${base}_23`], `${base}_3`],
  ])('beside %j the next is %s', (names, next) => {
    const tables = names.map((name) => ({ name, sheet: name }));
    expect(numberedTables(base).next({ tables, names: [] })).toBe(next);
    expect(numberedTables(base).all([...names, next])[0]).toBe(next);
  });

  test('a name of cells that is taken or gone is not used again', () => {
    const tables = [{ name: base, sheet: 'Results' }];
    const names = [`${base}_2`];
    expect(numberedTables(base).next({ tables, names })).toBe(`${base}_3`);
    expect(numberedTables(base).next({ tables, names: [], gone: [`${base}_2`] })).toBe(`${base}_3`);
  });

  test('of cells with a name has no copies: the 12th is there without the 11th', () => {
    const names = ['NK_ByName_1', 'NK_ByName_1_12'];
    expect(numberedCells('NK_ByName_1').all(names)).toEqual(['NK_ByName_1_12', 'NK_ByName_1']);
  });

  test.each([
    ['Kuksu_Draft', 1],
    ['KUKSU_DRAFT_3', 3],
    ['Kuksu_Draft_1', undefined],
    ['Kuksu_Draft_03', undefined],
    ['Kuksu_Draft_3000000', undefined],
    ['Kuksu_Drafts', undefined],
  ])('has the name %s at its writing %j', (name, time) => {
    expect(numberedTables('Kuksu_Draft').timeOf(name)).toBe(time);
  });
});

describe('Lists that bear the same number', () => {
  const [event, awards] = [numberedCells('Event', '_1'), numberedCells('Awards', '_1')];
  const both = together({ event, awards });
  const facts = (...names: string[]) => ({ tables: [], names });

  test.each([
    [[], 1],
    [['Event_1', 'Awards_1'], 2],
    // The first was deleted with its names: what is written next is newer than the third.
    [['Event_3', 'Awards_3'], 4],
    // Half of one, and a name that somebody else gave.
    [['Event_1', 'Awards_1', 'Awards_2'], 3],
    [['event_2', 'Awards_1'], 3],
  ])('beside %j are next those of %i', (names, next) => {
    const made = { event: `Event_${next}`, awards: `Awards_${next}` };
    expect(both.next(facts(...names))).toEqual(made);
    expect(both.latest([...names, ...Object.values(made)])).toEqual(made);
  });

  test('count where all of them are there, and are known by the name of one', () => {
    const names = ['Event_1', 'Awards_1', 'Event_2', 'AWARDS_10', 'Event_10', 'Awards_11'];
    expect(both.latest(names)).toEqual({ event: 'Event_10', awards: 'Awards_10' });
    expect(both.times(names)).toEqual([1, 2, 10, 11]);
    expect(both.of('event_2')).toEqual({ event: 'Event_2', awards: 'Awards_2' });
    expect(both.of('Event')).toBeUndefined();
    expect(both.of(undefined)).toBeUndefined();
    expect(both.latest(['Event_1', 'Awards_2'])).toBeUndefined();
  });
});

test('An event with named parts is there with one of them, and read with all, in any case of letters', () => {
  const season = namedParts({ best: 'Season_Best', lines: 'Season_Lines' });
  const none = { names: [] };
  const one = { names: ['season_best', 'Other'] };
  const both = { names: ['SEASON_LINES', 'Season_Best'] };
  expect([none, one, both].map(season.missing)).toEqual([['best', 'lines'], ['lines'], []]);
  expect([none, one, both].map(season.holdsAny)).toEqual([false, true, true]);
  expect([none, one].flatMap(season.places)).toEqual([]);
  expect(season.places(both)).toEqual([
    { kind: 'typed', text: 'Season_Best' },
    { kind: 'typed', text: 'Season_Lines' },
  ]);
  expect(['season_LINES', 'Season'].map(season.isOne)).toEqual([true, false]);
});
