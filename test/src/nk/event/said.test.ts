import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readSaid, saidLine, type SaidForRound } from '../../../../src';

const player = fc.integer({ min: 1, max: 400 });
const pair = fc.tuple(player, player);
const board = fc.integer({ min: 1, max: 200 });
const anySaid: fc.Arbitrary<SaidForRound> = fc
  .record({
    absent: fc.uniqueArray(player, { maxLength: 5 }),
    bye: fc.option(player, { nil: undefined }),
    forced: fc.array(
      fc.record({
        players: pair,
        board: fc.option(board, { nil: undefined }),
        colour: fc.constantFrom(0, 1, undefined),
      }),
      { maxLength: 4 },
    ),
    forbidden: fc.array(pair, { maxLength: 4 }),
    later: fc.uniqueArray(player, { maxLength: 4 }),
    mayRepeat: fc.array(pair, { maxLength: 4 }),
    open: fc.array(pair, { maxLength: 4 }),
    tables: fc.array(fc.record({ player, board }), { maxLength: 3 }),
  })
  .map(({ forced, ...said }) => ({
    ...said,
    forced: forced.map(({ colour, board: kept, ...each }) => ({
      ...each,
      ...(kept !== undefined && { board: kept }),
      ...(colour !== undefined && { black: each.players[colour] }),
    })),
  }));

describe('What the director said for a round, as a line', () => {
  test('has a part for each decision, in order of letter and numbers', () => {
    const line = saidLine({
      forbidden: [
        [11, 3],
        [3, 7],
        [2, 9],
      ],
      mayRepeat: [[4, 9]],
      forced: [
        { players: [5, 2], board: 3 },
        { players: [6, 1], black: 1 },
      ],
      bye: 7,
      absent: [12, 10],
      open: [[2, 5]],
      later: [14, 3],
      tables: [{ player: 8, board: 2 }],
    });
    expect(line).toBe('a10 a12 b7 f1-6B f5-2@3 l3 l14 o2-5 r4-9 t8@2 x2-9 x3-7 x3-11');
    expect(saidLine({})).toBe('');
  });

  test('is read again, and written again as it was', () => {
    fc.assert(
      fc.property(anySaid, (said) => {
        const line = saidLine(said);
        const read = readSaid(line);
        expect(read?.unknown).toEqual([]);
        expect(saidLine(read?.said ?? {})).toBe(line);
        expect(read?.said.bye).toBe(said.bye);
        expect(new Set(read?.said.absent)).toEqual(new Set(said.absent));
      }),
    );
  });

  test('keeps parts with a letter of later versions apart', () => {
    expect(readSaid('a3  z9-2')).toMatchObject({ said: { absent: [3] }, unknown: ['z9-2'] });
  });

  test('blanks around a line and between its parts do not count', () => {
    expect(readSaid(' a3   b2 ')).toEqual(readSaid('a3 b2'));
    expect(readSaid(' ')).toEqual(readSaid(''));
  });

  test.each(['a', 'a0', '3z', 'a1-2', 'x3', 'x3-', 'f2-5W', 'b1 b2', 't3', '3-4', 'x03-4', '?'])(
    '%s cannot be read',
    (line) => {
      expect(readSaid(line)).toBeUndefined();
    },
  );
});
