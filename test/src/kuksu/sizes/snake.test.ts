import { describe, expect, test } from '@jest/globals';
import { kuksuSnake, snakeLeague, snakePosition } from '../../../../src/kuksu/sizes/snake';
import { walk } from '../../../checkers/kuksu-leagues';
import { failure, refusal, unusableNumbers, value } from '../../results';

describe('U9: the snake', () => {
  test('runs to the last league and back, each end twice', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((position) => snakeLeague(position, 3))).toEqual([
      1, 2, 3, 3, 2, 1, 1, 2,
    ]);
  });

  test('has one position for each league and seed', () => {
    for (const leagues of [1, 2, 3, 8]) {
      const positions = Array.from({ length: 5 * leagues }, (_, position) => position);
      const found = positions.map((position) =>
        snakePosition(snakeLeague(position, leagues), Math.floor(position / leagues) + 1, leagues),
      );
      expect(found).toEqual(positions);
    }
  });

  test('seeds by rating, in whatever order the rows stand', () => {
    expect(value(kuksuSnake([1800, 2100, 1500, 1900, 2000, 1700], 2))).toEqual([1, 1, 2, 2, 2, 1]);
  });

  test('the extra players are its last, incomplete row', () => {
    const ratings = Array.from({ length: 15 }, (_, index) => 3000 - index);
    expect(value(kuksuSnake(ratings, 2))).toEqual(walk(15, 2));
    expect(value(kuksuSnake(ratings, 2)).filter((league) => league === 2)).toHaveLength(8);
  });

  test('equal ratings count in the order of their rows', () => {
    expect(value(kuksuSnake([1500, 1500, 1500, 1500], 2))).toEqual([1, 2, 2, 1]);
    expect(value(kuksuSnake([1500, 1600, 1500], 3))).toEqual([2, 1, 3]);
    const many = Array.from({ length: 600 }, () => 1500);
    expect(value(kuksuSnake(many, 32))).toEqual(walk(600, 32));
  });

  test('binary noise makes no rating higher', () => {
    expect(value(kuksuSnake([1500.1, 1500.1000000000001, 1500.2], 3))).toEqual([2, 3, 1]);
  });

  test('one league takes everyone, and nobody needs none', () => {
    expect(value(kuksuSnake([3, 1, 2], 1))).toEqual([1, 1, 1]);
    expect(value(kuksuSnake([], 4))).toEqual([]);
  });

  test('more leagues than players leave the last ones empty', () => {
    expect(value(kuksuSnake([1, 2], 4))).toEqual([2, 1]);
  });
});

describe('U9: what the snake needs', () => {
  test.each([0, -1, 1.5])('%d is no number of leagues', (leagues) => {
    expect(refusal(kuksuSnake([1, 2], leagues))).toEqual([
      `leagues: ${leagues}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test('leagues end at a million', () => {
    expect(kuksuSnake([1], 1_000_000).ok).toBe(true);
    expect(refusal(kuksuSnake([1], 1_000_001))).toEqual([
      'leagues: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each([0, -5])('a rating of %d is missing or a slip: its row is named', (rating) => {
    expect(refusal(kuksuSnake([1500, 1600, rating], 2))).toEqual([
      `ratings, row 3: ${rating}. Enter a rating above 0.`,
      'value',
    ]);
  });

  test('ratings end at a million', () => {
    expect(refusal(kuksuSnake([1_000_001], 1))).toEqual([
      'ratings, row 1: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('leagues'))('%d leagues are refused', (leagues, expected) => {
    expect(refusal(kuksuSnake([1], leagues))).toEqual(expected);
  });

  test.each(unusableNumbers('ratings'))('a rating of %d is refused', (rating, [said, kind]) => {
    expect(refusal(kuksuSnake([1, rating], 1))).toEqual([
      said.replace('ratings: ', 'ratings, row 2: '),
      kind,
    ]);
  });

  test('leagues are named before ratings; noise makes no other number of leagues', () => {
    expect(failure(kuksuSnake([0], 0)).at.argument).toBe('leagues');
    expect(value(kuksuSnake([4, 3, 2, 1], 1.9999999999999998))).toEqual([1, 2, 2, 1]);
  });
});
