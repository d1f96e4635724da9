import { describe, expect, test } from '@jest/globals';
import { pairRound, type PairedRound, type RoundOptions } from '../../../../src';
import { refusal, value } from '../../results';
import { event, field } from '../events';

/** Round 1 pairs them 1-5, 2-6, 3-7 and 4-8, in this order. */
const eight = event(field([0, 0, 0, 0, 0, 0, 0, 0]));
const paired = (options: RoundOptions, given = eight): PairedRound =>
  value(pairRound(given, options));
const boardsOf = ({ boards }: PairedRound): string[] =>
  boards.map(
    ({ number, black, white }) =>
      `${number}: ${[black.player, white.player].sort((a, b) => a - b).join('-')}`,
  );
const taken = ({ warnings }: PairedRound): unknown[] =>
  warnings.filter(({ code }) => code === 'boardTaken').map(({ values }) => values);

describe('Players who keep their table', () => {
  test.each<[string, RoundOptions, readonly string[]]>([
    ['nobody', { tables: [] }, ['1: 1-5', '2: 2-6', '3: 3-7', '4: 4-8']],
    ['the lowest', { tables: [{ player: 8, board: 1 }] }, ['1: 4-8', '2: 1-5', '3: 2-6', '4: 3-7']],
    [
      'the highest',
      { tables: [{ player: 1, board: 3 }] },
      ['1: 2-6', '2: 3-7', '3: 1-5', '4: 4-8'],
    ],
    [
      'a table of its own',
      { tables: [{ player: 2, board: 9 }] },
      ['1: 1-5', '2: 3-7', '3: 4-8', '9: 2-6'],
    ],
    [
      'both of a pair: the higher placed has the table',
      {
        tables: [
          { player: 7, board: 4 },
          { player: 3, board: 1 },
        ],
      },
      ['1: 3-7', '2: 1-5', '3: 2-6', '4: 4-8'],
    ],
    [
      'the other of a pair where the table of one is taken',
      {
        tables: [
          { player: 3, board: 1 },
          { player: 1, board: 1 },
          { player: 7, board: 4 },
        ],
      },
      ['1: 1-5', '2: 2-6', '3: 4-8', '4: 3-7'],
    ],
    [
      'not where a fixed pair has the table',
      { forced: [{ players: [1, 8], board: 2 }], tables: [{ player: 3, board: 2 }] },
      ['1: 2-5', '2: 1-8', '3: 3-6', '4: 4-7'],
    ],
    [
      'not where the director fixed the pair on another one',
      { forced: [{ players: [1, 8], board: 2 }], tables: [{ player: 8, board: 1 }] },
      ['1: 2-5', '2: 1-8', '3: 3-6', '4: 4-7'],
    ],
    [
      'where the director fixed the pair alone',
      { forced: [{ players: [1, 8] }], tables: [{ player: 8, board: 3 }] },
      ['1: 2-5', '2: 3-6', '3: 1-8', '4: 4-7'],
    ],
  ])('%s', (_, options, boards) => {
    expect(boardsOf(paired(options))).toEqual(boards);
  });

  test('whoever does not get it is named', () => {
    const tables = [
      { player: 3, board: 1 },
      { player: 5, board: 1 },
      { player: 4, board: 4 },
      { player: 1, board: 4 },
    ];
    const round = paired({ tables });
    expect(boardsOf(round)).toEqual(['1: 3-7', '2: 2-6', '3: 4-8', '4: 1-5']);
    expect(taken(round)).toEqual([
      { player: 5, board: 1 },
      { player: 4, board: 4 },
    ]);
    expect(taken(paired({ tables: tables.slice(0, 1) }))).toEqual([]);
  });

  test('who is absent or has the bye needs none', () => {
    const round = paired({
      absent: [4],
      bye: 5,
      tables: [4, 5].map((player) => ({ player, board: 1 })),
    });
    expect(boardsOf(round)).toHaveLength(3);
    expect(taken(round)).toEqual([]);
  });

  test.each<[RoundOptions['tables'], string]>([
    [
      [{ player: 9, board: 1 }],
      'tables, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      [
        { player: 1, board: 1 },
        { player: 1, board: 2 },
      ],
      'tables, row 2: 1. That player is already on a line above. Keep one.',
    ],
    [
      [
        { player: 1, board: 1 },
        { player: 2, board: 0 },
      ],
      'tables, row 2: 0. ',
    ],
    [[{ player: 1, board: 1.5 }], 'tables, row 1: 1.5. '],
  ])('%j is refused', (tables = [], said) => {
    expect(refusal(pairRound(eight, { tables }) as never)[0]).toContain(said);
  });
});
