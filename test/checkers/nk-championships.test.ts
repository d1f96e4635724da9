import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, pairRound, stateOf } from '../../src';
import { value } from '../src/results';
import { championships, eventBefore, sidesOf } from './nk/championships';
import { compareRound } from './nk/championships-compared';
import { compare } from './nk/ledger';

const rounds = championships().flatMap((championship) =>
  championship.rounds.map((rows, index) => ({
    title: `${championship.year}, round ${index + 1}`,
    championship,
    round: index + 1,
    rows,
  })),
);

describe('the real championships of 2018 to 2020', () => {
  test('are 21 rounds and 360 games', () => {
    expect(rounds.map(({ title }) => title)).toHaveLength(21);
    expect(rounds.flatMap(({ rows }) => rows).filter(({ opponent }) => opponent)).toHaveLength(360);
  });

  test.each(rounds)('$title: N9 gives the groups, scores and SOS of the table', (each) => {
    const { positions, scale } = value(stateOf(eventBefore(each.championship, each.round)));
    // The table's SOS counts from the Topgroep, a round at a time.
    const shift = scale * (each.round - 1);
    const said = sidesOf(each.rows).map(({ number, group, score, sos }) => [
      number,
      group,
      score,
      sos,
    ]);
    const found = said.map(([number = NaN]) => {
      const position = positions.get(number);
      return [number, position?.group, position?.score, Number(position?.sos) - shift];
    });
    expect(found).toEqual(said);
  });

  describe.each(rounds)('$title', ({ championship, round }) => {
    const { whole, groups, illegal } = compareRound(
      championship,
      round,
      DEFAULT_SETTINGS,
      pairRound,
    );

    test('N5: every real pair was allowed', () => {
      expect(illegal).toEqual([]);
    });

    test('N5: our pairing is never worse than the real one, level by level', () => {
      expect(compare(whole.ours, whole.real)).toBeLessThanOrEqual(0);
      for (const { ours, real } of groups) expect(compare(ours, real)).toBeLessThanOrEqual(0);
    });

    test('N5: our Topgroep and Groep 1 are the real ones wherever those are an optimum', () => {
      const optimal = groups.filter(({ ours, real }) => compare(ours, real) === 0);
      expect(optimal.map(({ pairs }) => pairs)).toEqual(optimal.map(() => 'equal'));
    });
  });
});

describe('over all three championships', () => {
  const groups = rounds.flatMap(
    ({ championship, round }) =>
      compareRound(championship, round, DEFAULT_SETTINGS, pairRound).groups,
  );
  const count = (group: number, pairs: string): number =>
    groups.filter((each) => each.group === group && each.pairs === pairs).length;

  test('N4: the Topgroep was paired as we do in every round but one, where SOS tells players apart', () => {
    expect([count(0, 'equal'), count(0, 'equal but for equal SOS'), count(0, 'other')]).toEqual([
      9, 7, 1,
    ]);
  });

  test('N4: Groep 1 was in 15 of 21 rounds', () => {
    expect([count(1, 'equal'), count(1, 'equal but for equal SOS'), count(1, 'other')]).toEqual([
      8, 7, 6,
    ]);
  });
});
