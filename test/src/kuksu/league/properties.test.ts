import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { kuksuRank } from '../../../../src/kuksu/rank';
import { kuksuSodos } from '../../../../src/kuksu/crosstable';
import {
  crosstableOf,
  placesByCounting,
  sodosOf,
  type Game,
  type Record32,
} from '../../../checkers/kuksu-leagues';
import { value } from '../../results';
import { often } from '../../../support/sampled';

describe('Kuksu SODOS', () => {
  const outcome = fc.constantFrom<Game['outcome']>('first', 'second', 'drawn', 'unplayed');
  const league = fc.integer({ min: 1, max: 10 }).chain((size) => {
    const pairs = Array.from({ length: size }, (_, a) =>
      Array.from({ length: a }, (__, b): [number, number] => [a, b]),
    ).flat();
    return fc
      .array(outcome, { minLength: pairs.length, maxLength: pairs.length })
      .map((outcomes) => ({
        size,
        games: pairs.map((players, index): Game => ({
          players,
          outcome: outcomes[index] ?? 'unplayed',
        })),
      }));
  });

  test('U6: as counted game by game', () => {
    fc.assert(
      fc.property(league, ({ size, games }) => {
        expect(value(kuksuSodos(crosstableOf(size, games)))).toEqual(sodosOf(size, games));
      }),
      often,
    );
  });

  test('U6: follow their players when rows and columns change places together', () => {
    fc.assert(
      fc.property(league, fc.nat(9), ({ size, games }, shift) => {
        const table = crosstableOf(size, games);
        const by = shift % size;
        const turn = <T>(list: readonly T[]): T[] => [...list.slice(by), ...list.slice(0, by)];
        expect(value(kuksuSodos(turn(table).map(turn)))).toEqual(turn(value(kuksuSodos(table))));
      }),
      often,
    );
  });
});

describe('Kuksu places', () => {
  const none = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
    fc.option(values, { nil: null });
  // Few values, so that ties are common and every criterion decides.
  const player: fc.Arbitrary<Record32> = fc.tuple(
    fc.integer({ min: 0, max: 4 }).map((halves) => halves / 2),
    fc.integer({ min: 0, max: 3 }).map((quarters) => quarters / 4),
    none(fc.integer({ min: 1, max: 3 })),
    none(fc.integer({ min: 1, max: 3 })),
    none(fc.constantFrom(1500, 1500.5, 2000)),
  );
  const league = fc.array(player, { maxLength: 40 });
  const rank = (players: readonly Record32[]): readonly number[] =>
    value(
      kuksuRank(
        players.map((each) => each[0]),
        players.map((each) => each[1]),
        players.map((each) => each[2]),
        players.map((each) => each[3]),
        players.map((each) => each[4]),
      ),
    );

  test('U6: as counted by comparing every two players', () => {
    fc.assert(
      fc.property(league, (players) => {
        expect(rank(players)).toEqual(placesByCounting(players));
      }),
      often,
    );
  });

  test('U6: the order of the rows does not matter', () => {
    fc.assert(
      fc.property(league, league, (some, others) => {
        const places = rank([...some, ...others]);
        expect(rank([...others, ...some])).toEqual([
          ...places.slice(some.length),
          ...places.slice(0, some.length),
        ]);
      }),
      often,
    );
  });
});
