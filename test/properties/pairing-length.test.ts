import { describe, expect, test } from '@jest/globals';
import {
  explainNoPairing,
  explainPair,
  sentence,
  type AnyMessage,
  type Board,
  type Obstacle,
  type PairWarning,
  type Relaxation,
} from '../../src/language/core';
import { existing } from '../../src/core/result';
import type { ColourReason, PairReason, Seat } from '../../src/nk/event/paired-round';
import { all, LONGEST, longNames } from './support/spoilt';

describe.each(['en', 'nl'] as const)('what is said of a pairing in %s', (language) => {
  const names = { player: (player: number) => existing(longNames[player % 500]) };
  const said = (message: AnyMessage): string => sentence(message, language, names);
  const numbers = all(500, (at) => at + 1);
  const seatOf = (player: number, group: number): Seat => ({
    ...({ player, group, rank: 499, stayRank: 499, score: 1, sos: 1 } as Seat),
  });
  const boardOf = (why: PairReason, colours: ColourReason, below: number): Board => ({
    number: 250,
    black: seatOf(1, 61),
    white: seatOf(2, below),
    scoreGap: 1,
    repeats: 0,
    why,
    colours,
  });
  const paths = ['forced', 'slide', 'fold', 'float', 'title', 'titleFloat'] as const;
  const nots = ['met', 'forbidden', 'neededElsewhere'] as const;
  const colours = ['director', 'balance', 'alternate', 'entryOrder'] as const;
  const pair = { first: 1, second: 2 };
  const warnings: PairWarning[] = [
    { code: 'repeat', values: { ...pair, round: 99 } },
    { code: 'forcedAcrossGroups', values: pair },
    { code: 'forcedRepeat', values: pair },
    { code: 'secondBye', values: { player: 1 } },
    { code: 'candidateBye', values: { player: 1 } },
    { code: 'candidateAbsent', values: { player: 1 } },
    { code: 'boardTaken', values: { player: 1, board: 99 } },
    { code: 'candidateOutsideTitleGroup', values: { player: 1 } },
    { code: 'titleDecided', values: { player: 1 } },
    { code: 'titleUndecided', values: {} },
  ];
  const obstacles: Obstacle[] = [
    { code: 'nobodyLeft', values: { player: 1, met: numbers, forbidden: numbers } },
    { code: 'nobodyLeft', values: { player: 1, met: numbers, forbidden: [] } },
    {
      code: 'tooFewOpponents',
      values: {
        groups: all(20, (at) => numbers.slice(25 * at, 25 * at + 25)),
        opponents: numbers,
      },
    },
    { code: 'tooFewOpponents', values: { groups: [numbers, [1]], opponents: [7] } },
    { code: 'nobodyToPair', values: { present: 1 } },
  ];
  const relaxation: Relaxation[] = [
    { code: 'allowRepeat', values: pair },
    { code: 'allowForbidden', values: pair },
    { code: 'releaseForced', values: pair },
    { code: 'candidateMayHaveBye', values: {} },
  ];
  const failure = { code: 'tooFewToPair', values: {}, at: { argument: 'players', found: 1 } };

  test('has at most 300 characters', () => {
    const found = [
      ...paths.flatMap((path) =>
        nots.flatMap((expectedNot) =>
          colours.flatMap((colour) =>
            [61, 62].flatMap((below) => {
              const why = { path, criteria: [], staying: 499, expected: 3, expectedNot };
              return explainPair(boardOf(why, colour, below)).map(said);
            }),
          ),
        ),
      ),
      ...warnings.map(said),
      ...obstacles.flatMap((obstacle) => [
        ...explainNoPairing({ ok: false, failure, obstacle, relaxation }).map(said),
        ...explainNoPairing({ ok: false, failure, obstacle, relaxation: [] }).map(said),
      ]),
    ];
    expect(found.filter((each) => each.length > LONGEST)).toEqual([]);
    expect(found.filter((each) => !each.endsWith('.'))).toEqual([]);
    const more = language === 'nl' ? / en nog \d+|\b500\b/ : / and \d+ more|\b500\b/;
    for (const each of obstacles.slice(0, 4)) expect(said(each)).toMatch(more);
  });
});
