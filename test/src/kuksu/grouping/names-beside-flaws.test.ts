import { describe, expect, test } from '@jest/globals';
import type { KuksuCycle } from '../../../../src';
import { CHALLENGER_LOST, fullCycle, groupCycle, newcomers } from '../cycles';

// Zoë of row 3 may be Zoe of row 11.
const registrations: KuksuCycle.Registration[] = [
  ...newcomers(2),
  { name: 'Zoë', rating: 1000 },
  ...newcomers(10).slice(2),
];
const lastCycle: KuksuCycle.LastResult[] = [
  ...fullCycle(1),
  { name: 'Zoe', league: 'B1', place: 1 },
  { name: 'Yan', league: 'B1', place: 2 },
];

function changed<T>(list: readonly T[], row: number, more: Partial<T>): readonly T[] {
  return list.map((each, index) => (index === row - 1 ? { ...each, ...more } : each));
}

/** What has to be fixed, and the pairs of names that are asked about. */
function told(
  entries: readonly KuksuCycle.Registration[],
  results: readonly KuksuCycle.LastResult[],
  options: KuksuCycle.CycleOptions = CHALLENGER_LOST,
): readonly unknown[] {
  const answer = groupCycle(entries, results, options);
  if (answer.ok) throw new Error('accepted');
  const pairs = answer.questions.flatMap((question) =>
    question.ask === 'sameNames'
      ? question.pairs.map(({ registered, last }) => [registered.row, last.row])
      : [],
  );
  return [answer.failures.map(({ code }) => code), pairs];
}

describe('U11: of two names that may be one player', () => {
  test('it is asked beside a cell to fix in another row of either list', () => {
    expect(told(registrations, lastCycle)).toEqual([[], [[3, 11]]]);
    for (const row of [2, 4, 11]) {
      expect(told(changed(registrations, row, { rating: '' }), lastCycle)).toEqual([
        ['ratingAboveZero'],
        [[3, 11]],
      ]);
    }
    for (const row of [3, 12]) {
      expect(told(registrations, changed(lastCycle, row, { place: 99 }))).toEqual([
        ['placeOfLeague'],
        [[3, 11]],
      ]);
    }
  });

  test('nothing is asked while a cell of one of their rows has to be fixed', () => {
    expect(told(changed(registrations, 3, { rating: '' }), lastCycle)).toEqual([
      ['ratingAboveZero'],
      [],
    ]);
    expect(told(registrations, changed(lastCycle, 11, { place: 99 }))).toEqual([
      ['placeOfLeague'],
      [],
    ]);
  });

  test('nothing is asked while one of them stands in two rows', () => {
    expect(told([...registrations, { name: 'zoë', rating: 900 }], lastCycle)).toEqual([
      ['repeatedName'],
      [],
    ]);
    const twice = [...lastCycle, { name: 'zoe', league: 'B1', place: 3 }];
    expect(told(registrations, twice)).toEqual([['repeatedName'], []]);
  });

  test('nothing is asked while an option has to be fixed', () => {
    const awards = { below: [-1, 0, 0], same: [0, 0, 0] } as const;
    expect(told(registrations, lastCycle, { ...CHALLENGER_LOST, awards })).toEqual([
      ['awardNotNegative'],
      [],
    ]);
    expect(groupCycle(registrations, lastCycle, { awards })).toMatchObject({ questions: [] });
  });
});

test('U11: rows without a name do not share one', () => {
  const nameless = [
    { name: '', league: 'B1', place: 3 },
    { name: null, league: 'B1', place: 4 },
  ];
  expect(told(newcomers(10), [...fullCycle(1), ...nameless])).toEqual([
    ['playerNamed', 'playerNamed'],
    [],
  ]);
});
