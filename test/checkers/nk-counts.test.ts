import { describe, expect, test } from '@jest/globals';
import { readGolden } from '../golden/read';
import { countIn, courses } from './nk-counts';
import { atStart, following, standings, type Standing } from './nk-floats';

/** Players per group, from the Topgroep down, without the empty groups at the end. */
const sizes = (counts: readonly number[]): string => counts.join(' ').replace(/( 0)+$/, '');
const sizesOf = (standing: Standing): string => sizes(standing.map(({ players }) => players));

describe('the two NK checkers', () => {
  test.each([
    [6, 2],
    [7, 3],
    [8, 4],
    [9, 9],
    [9, 4],
  ])('N15: find the same courses of %d players in groups of %d', (players, groupSize) => {
    const one = courses(players, 7, groupSize).map((fields) =>
      fields.map((field) => sizes(Array.from({ length: 20 }, (_, group) => countIn(field, group)))),
    );
    const other = standings(players, 7, groupSize).map((all) => all.map(sizesOf));
    expect(one.map((each) => [...new Set(each)].sort())).toEqual(
      other.map((each) => [...new Set(each)].sort()),
    );
  });

  test('N15: each row of the printed table can follow the row above it', () => {
    const { rows } = readGolden('nk-score-table.csv');
    const printed = rows.map((row) => sizes(row.slice(1).map(Number).reverse()));
    let standing = atStart(80, 16);
    const walked = [sizesOf(standing)];
    for (let round = 1; round < printed.length; round++) {
      // The row of a round begins with the scores out of reach.
      const wanted = (printed[round] ?? '')
        .split(' ')
        .slice(7 - round)
        .join(' ');
      standing = following(standing, round - 1).find((next) => sizesOf(next) === wanted) ?? [];
      walked.push(sizesOf(standing));
    }
    expect(walked).toEqual(
      printed.map((row, round) =>
        row
          .split(' ')
          .slice(7 - round)
          .join(' '),
      ),
    );
  });

  test('N7: after round 5 four are left in Groep 1, or one in the Topgroep and two in Groep 1', () => {
    for (const players of [32, 48, 80, 112]) {
      const candidates = standings(players, 5, 16)[5]?.map((standing) =>
        standing
          .slice(0, 2)
          .map((group) => group.players)
          .join('+'),
      );
      expect([...new Set(candidates)].sort()).toEqual(['0+4', '1+2']);
    }
  });

  test('N7: with 16 or 24 players other states occur', () => {
    for (const players of [16, 24]) {
      const candidates = standings(players, 5, 16)[5]?.map((standing) =>
        standing
          .slice(0, 2)
          .map((group) => group.players)
          .join('+'),
      );
      expect([...new Set(candidates)]).toEqual(expect.arrayContaining(['0+3', '1+1']));
    }
  });
});
