import { describe, expect, test } from '@jest/globals';
import { stateOf, type EventState, type RoundOptions } from '../../../../../src';
import { readOptions } from '../../../../../src/nk/pairing/options';
import { refusal, value } from '../../../results';
import { event, field } from '../../events';

const players = field([0, 0, 0, 0, 0, 0], { 5: { withdrawnAfter: 0 }, 6: { enters: 2 } });
const state: EventState = value(stateOf(event(players)));
const odd: EventState = value(stateOf(event(field([0, 0, 0]))));

describe('what the director says about a round', () => {
  test('may be nothing', () => {
    const options = value(readOptions(state));
    expect(options.present.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(options).toMatchObject({ absent: [], forced: [], bye: undefined });
    expect([options.forbidden.isEmpty, options.mayRepeat.isEmpty]).toEqual([true, true]);
  });

  test('leaves out the absent, also those who are not in the event anyway', () => {
    const options = value(readOptions(state, { absent: [6, 3, 5, 3] }));
    expect(options.present.map(({ number }) => number)).toEqual([1, 2, 4]);
    expect(options.absent).toEqual([3]);
  });

  test('names pairs whichever of the two comes first', () => {
    const options = value(
      readOptions(state, {
        forbidden: [
          [2, 1],
          [1, 2],
        ],
        mayRepeat: [[4, 3]],
        forced: [{ players: [4, 1], board: 3, black: 1 }],
      }),
    );
    const { forbidden, mayRepeat } = options;
    expect([forbidden.has(1, 2), forbidden.has(2, 1), forbidden.has(3, 4)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([mayRepeat.has(3, 4), mayRepeat.has(4, 3), mayRepeat.has(1, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(options.forced).toEqual([{ players: [4, 1], board: 3, black: 1 }]);
  });

  test('may give the bye to anyone who is free in an odd field', () => {
    expect(value(readOptions(odd, { bye: 2 })).bye).toBe(2);
    expect(value(readOptions(state, { absent: [1], bye: 2 })).bye).toBe(2);
  });
});

describe('N5: what cannot be done', () => {
  const free = 'That player is absent, withdrawn or already fixed. Choose another player.';
  const refused: [RoundOptions, string][] = [
    [{ absent: [1, 9] }, 'absent, row 2: 9. No player has that number. Check the Players sheet.'],
    [
      { forbidden: [[1, 9]] },
      'forbidden, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      { forbidden: [[9, 1]] },
      'forbidden, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      { forced: [{ players: [2, 1] }], forbidden: [[2, 1]] },
      'forced, row 1: "1-2". That pairing is also forbidden. Undo one of the two.',
    ],
    [{ mayRepeat: [[1, 1]] }, 'mayRepeat, row 1: 1. Choose two different players.'],
    [
      { forced: [{ players: [9, 1] }] },
      'forced, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      { forced: [{ players: [1, 2] }, { players: [3, 3] }] },
      'forced, row 2: 3. Choose two different players.',
    ],
    [{ absent: [1], forced: [{ players: [1, 2] }] }, `forced, row 1: 1. ${free}`],
    [{ forced: [{ players: [1, 5] }] }, `forced, row 1: 5. ${free}`],
    [{ forced: [{ players: [1, 2] }, { players: [3, 2] }] }, `forced, row 2: 2. ${free}`],
    [
      { forced: [{ players: [1, 2] }], forbidden: [[2, 1]] },
      'forced, row 1: "1-2". That pairing is also forbidden. Undo one of the two.',
    ],
    [
      { forced: [{ players: [1, 2], black: 3 }] },
      'forced, row 1: 3. Black must be one of the two players.',
    ],
    [
      { forced: [{ players: [1, 2], board: 0 }] },
      'forced, row 1: 0. Enter a whole number, 1 or more.',
    ],
    [
      {
        forced: [
          { players: [1, 2], board: 1 },
          { players: [3, 4], board: 1 },
        ],
      },
      'forced, row 2: 1. Another game already has that board number.',
    ],
    [{ bye: 9 }, 'bye: 9. No player has that number. Check the Players sheet.'],
    [{ bye: 5 }, `bye: 5. ${free}`],
    [{ bye: 1, forced: [{ players: [1, 2] }] }, `bye: 1. ${free}`],
    [{ bye: 1 }, 'bye: 1. The number of players is even, so no one gets the bye.'],
  ];
  test.each(refused)('%j is refused', (options, said) => {
    expect(refusal(readOptions(state, options))).toEqual([said, 'value']);
  });
});
