import { describe, expect, test } from '@jest/globals';
import {
  explainKgsAnnual,
  explainKgsAnnualEvents,
  explainKgsAnnualPlaces,
  explainKgsFactor,
  explainKgsPoints,
  explainKgsResults,
  kgsAnnual,
  kgsResults,
  type KgsDerivation,
} from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { lines } from '../core/derivation/all-steps';
import { failure, value } from '../results';

const row2012 = [[8, 5, 3, 2, 1]];

/** The derivations of a list of wins, SOS and SODOS. */
const explained = (
  standings: readonly (readonly number[])[],
  calculator: readonly (readonly number[])[] = row2012,
): readonly KgsDerivation[] => {
  const column = (index: number): number[] => standings.map((row) => row[index] ?? NaN);
  return value(explainKgsResults(0, 0, column(0), column(1), column(2), calculator));
};

const event = (month: number): number[][] =>
  readGolden('kgs-events-2012.csv')
    .rows.map((row) => numbers(row) as number[])
    .filter(([each]) => each === month)
    .map((row) => row.slice(1));

describe('why a factor is what it is', () => {
  test('K1: time, board and rounds', () => {
    expect(lines(value(explainKgsFactor(27, 19, 5)))).toEqual([
      'K1: the cube root of 27 hours of main time, rounded up: 3',
      'K1: time x board factor (board 19) x rounds: 3 x 4 x 5 = 60',
    ]);
    expect(lines(value(explainKgsFactor(29 / 60, 9, 10)))).toEqual([
      'K1: the cube root of 0.483333… hours of main time, rounded up: 1',
      'K1: time x board factor (board 9) x rounds: 1 x 1 x 10 = 10',
    ]);
  });
});

describe('a main time that Excel may have made a part of a day', () => {
  // Whole minutes of a day from an hour on, but no whole minutes of an hour.
  test.each([
    [0.5, false, '12:00 or half an hour'],
    [0.25, false, '6:00 or a quarter'],
    [0.3125, true, '7:30'],
    [5 / 24, true, '5:00'],
    [1 / 24, true, '1:00'],
    [59 / 1440, false, '0:59'],
    [0.045, false, 'no whole minutes of a day'],
    [61 / 1440, true, '1:01'],
    [0.05, false, '3 minutes'],
    [1.3125, false, 'more than a day'],
  ])('K1: %d h is said to be one: %s (%s)', (hours, isSaid) => {
    const { steps } = value(explainKgsFactor(hours, 19, 5));
    const [first] = steps.filter(({ code }) => code === 'clockTime');
    const [read, minutes] = [hours, 60 * hours].map((each) => Number(each.toPrecision(12)));
    const step = { clause: 'K1', code: 'clockTime', values: { hours: read } };
    expect(first && { ...first, value: first.value.toFixed(9) }).toEqual(
      isSaid ? { ...step, value: minutes?.toFixed(9) } : undefined,
    );
  });
});

describe('why a place is worth its points', () => {
  test('K4: by the reconstruction', () => {
    const rule =
      'by the reconstructed calculator, INT(F x players / 100 / 2^(place - 1)): INT(60 x 14 / 100';
    expect([1, 2, 3, 4, 5].map((place) => lines(value(explainKgsPoints(60, 14, place))))).toEqual([
      [`K4: place 1 ${rule} / 2^0) = 8`],
      [`K4: place 2 ${rule} / 2^1) = 4`],
      [`K4: place 3 ${rule} / 2^2) = 2`],
      [`K4: place 4 ${rule} / 2^3) = 1`],
      [`K4: place 5 ${rule} / 2^4) = 0`],
    ]);
  });

  test('K4: by a director\u2019s own row or table', () => {
    expect(lines(value(explainKgsPoints(0, 0, 2, row2012)))).toEqual([
      'K4: place 2 in the given row of points: 5',
    ]);
    expect(lines(value(explainKgsPoints(0, 9, 6, row2012)))).toEqual([
      'K4: place 6 in the given row of points: 0',
    ]);
    const table = [
      [14, 9, 6],
      [15, 10, 7],
    ];
    expect(lines(value(explainKgsPoints(0, 15, 2, table)))).toEqual([
      'K4: place 2 in your own points table, row of 15 players: 7',
    ]);
  });
});

describe('why a player gets the points of a share', () => {
  test('K6: August 2010: two on 11 wins share 4 + 2', () => {
    const wins = [12, 11, 11, 9];
    const level = [1, 1, 1, 1];
    const rows = value(explainKgsResults(60, 14, wins, level, level));
    expect(rows.map((row) => row.value)).toEqual([8, 3, 3, 1]);
    for (const row of [rows[1], rows[2]]) {
      expect(
        lines(row).map((line) => line.replace(/place (\d) by .*: INT/, 'place $1: INT')),
      ).toEqual([
        'K4: place 2: INT(60 x 14 / 100 / 2^1) = 4',
        'K4: place 3: INT(60 x 14 / 100 / 2^2) = 2',
        'K5: rows 2 and 3, with 11 wins each, share the points of places 2 to 3: 4 + 2 = 6',
        'K5: whole points for each of them: INT(6 / 2) = 3',
      ]);
    }
    expect(rows[0]?.steps.map(({ code }) => code)).toEqual(['reconstructedPoints']);
  });

  test('K5: July 2012: the point left over by SOS, and one split between two who are level', () => {
    const rows = explained(event(7));
    expect(rows.map((row) => row.value)).toEqual([7, 6, 3, 1.5, 1.5, 0]);
    const first = [
      'K4: place 1 in the given row of points: 8',
      'K4: place 2 in the given row of points: 5',
      'K5: rows 1 and 2, with 6 wins each, share the points of places 1 to 2: 8 + 5 = 13',
      'K5: whole points for each of them: INT(13 / 2) = 6',
    ];
    expect(lines(rows[0])).toEqual([
      ...first,
      'K5: the leftover point goes by SOS, then SODOS: SOS 30 and SODOS 24 get 1: 6 + 1 = 7',
    ]);
    expect(lines(rows[1])).toEqual([
      ...first,
      'K5: the leftover point goes by SOS, then SODOS: SOS 28 and SODOS 22 get none: 6',
    ]);
    expect(lines(rows[2])).toEqual(['K4: place 3 in the given row of points: 3']);
    expect(lines(rows[4])).toEqual(lines(rows[3]));
    expect(lines(rows[3])).toEqual([
      'K4: place 4 in the given row of points: 2',
      'K4: place 5 in the given row of points: 1',
      'K5: rows 4 and 5, with 4 wins each, share the points of places 4 to 5: 2 + 1 = 3',
      'K5: whole points for each of them: INT(3 / 2) = 1',
      'K5: the leftover point goes by SOS, then SODOS: rows 4 and 5, level on SOS 27 and SODOS 10, split 1: 1 + 1 / 2 = 1.5',
    ]);
    expect(lines(rows[5])).toEqual(['K4: place 6 in the given row of points: 0']);
  });

  test('K5: September 2012: a group that reaches below the paid places shares what is paid', () => {
    const rows = explained(event(9));
    expect(rows.map((row) => row.value)).toEqual([8, 4, 4, 2, 1, 0, 0]);
    expect(lines(rows[1]).slice(-2)).toEqual([
      'K5: rows 2 and 3, with 9 wins each, share the points of places 2 to 3: 5 + 3 = 8',
      'K5: whole points for each of them: INT(8 / 2) = 4',
    ]);
    expect(lines(rows[6])).toEqual([
      'K4: place 5 in the given row of points: 1',
      'K5: rows 5, 6 and 7, with 6 wins each, share the points of places 5 to 7: 1',
      'K5: whole points for each of them: INT(1 / 3) = 0',
      'K5: the leftover point goes by SOS, then SODOS: SOS 71 and SODOS 23 get none: 0',
    ]);
  });

  test('K3: a row that does not count gets no points, and shares name the rows of the whole list', () => {
    const counts = [true, false, true];
    const rows = value(explainKgsResults(0, 2, [5, 5, 5], [9, 9, 9], [4, 4, 4], row2012, counts));
    expect(rows.map((row) => row.value)).toEqual([6.5, 0, 6.5]);
    expect(lines(rows[1])).toEqual(['K3: row 2 doesn’t count, so no points: 0']);
    expect(lines(rows[2])).toContain(
      'K5: rows 1 and 3, with 5 wins each, share the points of places 1 to 2: 8 + 5 = 13',
    );
  });

  test('K5: more points left over, for the best and for some who are level', () => {
    // 11 for four: 2 each, 3 left: one for the best, two for three who are level
    const rows = explained(
      [
        [5, 30, 9],
        [5, 40, 9],
        [5, 30, 9],
        [5, 30, 9],
      ],
      [[8, 2, 1, 0]],
    );
    expect(lines(rows[1]).slice(-1)).toEqual([
      'K5: leftover points (3) go by SOS, then SODOS: SOS 40 and SODOS 9 get 1: 2 + 1 = 3',
    ]);
    expect(lines(rows[0]).slice(-1)).toEqual([
      'K5: leftover points (3) go by SOS, then SODOS: rows 1, 3 and 4, level on SOS 30 and SODOS 9, split 2: 2 + 2 / 3 = 2.666666…',
    ]);
  });

  test('K5: places that are paid nothing leave nothing to share', () => {
    const rows = explained([
      [9, 1, 1],
      [8, 1, 1],
      [7, 1, 1],
      [6, 1, 1],
      [5, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
    expect(lines(rows[6])).toEqual([
      'K4: place 6 in the given row of points: 0',
      'K5: rows 6 and 7, with 1 win each, share the points of places 6 to 7: 0',
    ]);
  });

  test('K8: what is refused is refused alike', () => {
    expect(failure(explainKgsResults(60, 14, [-1], [1], [1]))).toEqual(
      failure(kgsResults(60, 14, [-1], [1], [1])),
    );
  });
});

describe('why a line of the annual table has its total, its place and its events', () => {
  test('K7: a place by the engines with a higher total, events by their tournaments', () => {
    const results = [
      { account: 'Zen19', event: 'July', points: 7 },
      { account: 'ManyFaces1', event: 'July', points: 8 },
      { account: 'ManyFaces2', event: 'July', points: 1.5 },
      { account: 'Guest', event: 'May', points: 7 },
    ];
    const aliases = [
      { account: 'ManyFaces1', event: '', engine: 'Many Faces' },
      { account: 'ManyFaces2', event: '', engine: 'Many Faces' },
    ];
    const annual = value(kgsAnnual(results, aliases));
    const places = value(explainKgsAnnualPlaces(results, aliases));
    const events = value(explainKgsAnnualEvents(results, aliases));
    expect(places.map((each) => each.value)).toEqual(annual.map(({ place }) => place));
    expect(events.map((each) => each.value)).toEqual(annual.map((each) => each.events));
    expect(places.map((each) => lines(each).at(-1))).toEqual([
      'K7: engines with a higher total, and one: 0 + 1 = 1',
      'K7: engines with a higher total, and one: 1 + 1 = 2',
      'K7: engines with a higher total, and one: 1 + 1 = 2',
    ]);
    expect(lines(events[0])).toEqual([
      'K7: row 2, "ManyFaces1" in "July": 8',
      'K7: row 3, "ManyFaces2" in "July": 1.5',
      'K7: tournaments of 2 lines, each counted once: 1',
    ]);
  });

  test('K7: each result of an engine, whatever its account, and their sum', () => {
    const rows = value(
      explainKgsAnnual(
        [
          { account: 'Zen19', event: 'July', points: 7 },
          { account: 'ManyFaces1', event: 'July', points: 8 },
          { account: null, event: null, points: 0 },
          { account: 'ManyFaces2', event: 'August', points: 1.5 },
          { account: 'manyfaces1', event: 'August', points: 3 },
        ],
        [
          { account: 'ManyFaces1', event: '', engine: 'Many Faces of Go' },
          { account: 'ManyFaces2', event: '', engine: 'Many Faces of Go' },
        ],
      ),
    );
    expect(rows.map((row) => row.value)).toEqual([
      { place: 1, engine: 'Many Faces of Go', total: 12.5, events: 2 },
      { place: 2, engine: 'Zen19', total: 7, events: 1 },
    ]);
    expect(rows.map((row) => lines(row))).toEqual([
      [
        'K7: row 2, "ManyFaces1" in "July": 8',
        'K7: row 4, "ManyFaces2" in "August": 1.5',
        'K7: row 5, "manyfaces1" in "August": 3',
        'K7: the sum over 2 events: 8 + 1.5 + 3 = 12.5',
      ],
      ['K7: row 1, "Zen19" in "July": 7', 'K7: the sum over 1 event: 7'],
    ]);
  });
});
