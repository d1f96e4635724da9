import { describe, expect, test } from '@jest/globals';
import {
  agaSeason,
  explainAgaSeason,
  explainAgaSeasonCounted,
  explainAgaSeasonEvents,
  explainAgaSeasonPlaces,
  type SeasonLine,
  type SeasonOptions,
} from '../../../src';
import { lines as linesOf } from '../core/derivation/all-steps';
import { value, refusal } from '../results';

type Row = readonly [SeasonLine['player'], SeasonLine['event'], number, SeasonLine['player']?];

const lines = (...rows: readonly Row[]): SeasonLine[] =>
  rows.map(([player, event, points, id]) => ({
    ...{ player, event, points },
    ...(id === undefined ? {} : { id }),
  }));

const standings = (rows: readonly SeasonLine[], options?: SeasonOptions): unknown[][] =>
  value(agaSeason(rows, options)).map(({ place, player, total, counted, events }) => [
    ...[place, player, total, counted, events],
  ]);

/** The two sections of the worked example (G41). */
const may: readonly Row[] = [
  ['Lin', 'May', 9],
  ['Okafor', 'May', 5.6],
  ['Park', 'May', 0],
  ['Meyer', 'May', 5.6],
  ['Sato', 'May', 3],
  ['Ruiz', 'May', 2],
];
const june: readonly Row[] = [
  ['Okafor', 'June', 2.7],
  ['Lin', 'June', 2.7],
  ['Novak', 'June', 3],
  ['Hill', 'June', 0.01],
  ['Park', 'June', 0],
];

describe('A10: a season', () => {
  test('adds up all results of a player, places shared in order of first appearance', () => {
    expect(standings(lines(...may, ...june))).toEqual([
      [1, 'Lin', 11.7, 2, 2],
      [2, 'Okafor', 8.3, 2, 2],
      [3, 'Meyer', 5.6, 1, 1],
      [4, 'Sato', 3, 1, 1],
      [4, 'Novak', 3, 1, 1],
      [6, 'Ruiz', 2, 1, 1],
      [7, 'Hill', 0.01, 1, 1],
      [8, 'Park', 0, 0, 2],
    ]);
  });

  test('counts the best of each player', () => {
    expect(standings(lines(...may, ...june), { best: 1 }).slice(0, 3)).toEqual([
      [1, 'Lin', 9, 1, 2],
      [2, 'Okafor', 5.6, 1, 2],
      [2, 'Meyer', 5.6, 1, 1],
    ]);
  });

  test('counts the best whenever they were won, of equal ones the first', () => {
    const late = lines(['Lin', 'a', 1], ['Lin', 'b', 9], ['Lin', 'c', 4], ['Lin', 'd', 4]);
    expect(standings(late, { best: 2 })).toEqual([[1, 'Lin', 13, 2, 4]]);
    const [row] = value(explainAgaSeason(late, { best: 2 }));
    expect(row?.steps).toMatchObject([
      { clause: 'A10', code: 'seasonResult', values: { row: 2, event: 'b' }, value: 9 },
      { clause: 'A10', code: 'seasonResult', values: { row: 3, event: 'c' }, value: 4 },
      { clause: 'A10', code: 'seasonLeft', values: { row: 4, event: 'd', best: 2 }, value: 4 },
      { clause: 'A10', code: 'seasonLeft', values: { row: 1, event: 'a', best: 2 }, value: 1 },
      { clause: 'A10', code: 'seasonTotal', values: { points: [9, 4] }, value: 13 },
    ]);
  });

  test('keeps 0.01 beside 9, and adds tenths without noise', () => {
    expect(standings(lines(['Lin', 'a', 9], ['Lin', 'b', 0.01]))).toEqual([[1, 'Lin', 9.01, 2, 2]]);
    expect(standings(lines(['Lin', 'a', 0.1], ['Lin', 'b', 0.2]))).toEqual([[1, 'Lin', 0.3, 2, 2]]);
  });

  test('knows ids that are no numbers', () => {
    const two = lines(['Ann Lee', 'May', 3, 'U1'], ['Ann Lee', 'June', 2, 'U2']);
    expect(standings(two)).toEqual([
      [1, 'Ann Lee', 3, 1, 1],
      [2, 'Ann Lee', 2, 1, 1],
    ]);
  });

  test('knows a player by id, else by name', () => {
    const two = lines(['Ann Lee', 'May', 3, 101], ['Ann Lee', 'May', 2, 102]);
    expect(standings(two)).toEqual([
      [1, 'Ann Lee', 3, 1, 1],
      [2, 'Ann Lee', 2, 1, 1],
    ]);
    const respelt = lines(['Ann Lee', 'May', 3, 101], ['Lee, Ann', 'June', 2, '101']);
    expect(standings(respelt)).toEqual([[1, 'Ann Lee', 5, 2, 2]]);
    expect(standings(lines([' ann LEE', 'May', 3], ['Ann Lee ', 'June', 2]))).toEqual([
      [1, 'ann LEE', 5, 2, 2],
    ]);
  });

  test('a line without an id is that of the only id of its name', () => {
    const later = lines(['Ann Lee', 'May', 3], ['Ann Lee', 'June', 2, 101]);
    expect(standings(later)).toEqual([[1, 'Ann Lee', 5, 2, 2]]);
    const several = lines(['Ann', 'May', 3, 1], ['Ann', 'May', 2, 2], ['Ann', 'June', 1]);
    expect(refusal(agaSeason(several))).toEqual([
      'players, row 3: "Ann". Several players have this name. Enter the AGA ID.',
      'value',
    ]);
  });

  test('an id is not mistaken for a name', () => {
    expect(standings(lines(['7', 'May', 3], ['Ann', 'May', 2, '7']))).toHaveLength(2);
  });

  test('rows without player and points are empty', () => {
    expect(standings(lines(['', '', 0], ['Lin', 'May', 9], [null, 'May', 0]))).toHaveLength(1);
    expect(standings([])).toEqual([]);
  });

  test('refuses a player twice in one event, by row', () => {
    expect(refusal(agaSeason(lines(['Lin', 'May', 9], ['lin', ' MAY', 1])))).toEqual([
      'players, row 2: "lin". This player is already in row 1 with the same event. Delete one of the rows.',
      'value',
    ]);
  });

  test.each([
    [lines(['', 'May', 9]), 'players, row 1: empty. Enter the player.'],
    [lines(['Lin', '', 9]), 'events, row 1: empty. Enter the name of the event.'],
    [lines(['Lin', 'May', -1]), 'points, row 1: -1. Enter points, 0 or more.'],
    [lines(['Lin', true, 1]), 'events, row 1: TRUE. Enter text.'],
  ])('refuses a cell that cannot be used: %j', (rows, said) => {
    expect(refusal(agaSeason(rows))).toEqual([said, 'value']);
  });

  test('refuses an id that is neither text nor number', () => {
    expect(refusal(agaSeason(lines(['Lin', 'May', 9, 1], ['Lin', 'June', 9, true])))).toEqual([
      'ids, row 2: TRUE. Enter text.',
      'value',
    ]);
  });

  test.each([
    [-1, 'wholeFrom'],
    [0, 'wholeFrom'],
    [0.5, 'wholeFrom'],
    [NaN, 'numberNeeded'],
  ])('refuses %p results that count', (best, code) => {
    expect(agaSeason([], { best })).toMatchObject({
      ok: false,
      failure: { code, at: { argument: 'best', found: best } },
    });
  });

  test('explains every total: what counts, and what does not', () => {
    const rows = value(explainAgaSeason(lines(...may, ...june), { best: 1 }));
    expect(rows.map((each) => each.value)).toEqual(
      value(agaSeason(lines(...may, ...june), { best: 1 })),
    );
    expect(rows[0]?.steps.map(({ code, value: found }) => [code, found])).toEqual([
      ['seasonResult', 9],
      ['seasonLeft', 2.7],
      ['seasonTotal', 9],
    ]);
  });

  test('explains every place, and how many results and tournaments a player has', () => {
    for (const options of [undefined, { best: 1 }]) {
      const all = lines(...may, ...june);
      const rows = value(agaSeason(all, options));
      const valuesOf = (explain: typeof explainAgaSeasonPlaces): readonly number[] =>
        value(explain(all, options)).map((each) => each.value);
      expect(valuesOf(explainAgaSeasonPlaces)).toEqual(rows.map(({ place }) => place));
      expect(valuesOf(explainAgaSeasonCounted)).toEqual(rows.map(({ counted }) => counted));
      expect(valuesOf(explainAgaSeasonEvents)).toEqual(rows.map(({ events }) => events));
    }
    const sentences = (explain: typeof explainAgaSeasonPlaces, best?: number): readonly string[] =>
      linesOf(value(explain(lines(...may, ...june), best === undefined ? {} : { best }))[0]);
    expect(sentences(explainAgaSeasonPlaces).at(-1)).toBe(
      'A10: players with a higher total, and one: 0 + 1 = 1',
    );
    expect(sentences(explainAgaSeasonCounted)).toEqual(['A10: every result with points counts: 2']);
    expect(sentences(explainAgaSeasonCounted, 1)).toEqual([
      'A10: results with points, without those beyond the best: 2 - 1 = 1',
    ]);
    expect(sentences(explainAgaSeasonEvents, 1)).toEqual(sentences(explainAgaSeasonEvents));
    expect(sentences(explainAgaSeasonEvents)).toEqual([
      'A10: tournaments with points and without: 2 + 0 = 2',
    ]);
  });
});
