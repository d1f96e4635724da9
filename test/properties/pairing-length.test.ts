import { describe, expect, test } from '@jest/globals';
import { noPairingSentences, pairWarningSentence, whyPair } from '../../language/library';
import type { Board, Obstacle, PairWarning, Relaxation } from '../../src';
import { existing } from '../../src/existing';
import type { ColourReason, PairReason, Seat } from '../../src/nk/event/event';
import { all, LONGEST, longNames } from './support/long-names';

describe.each(['en', 'nl'] as const)('what is said of a pairing in %s', (language) => {
  const wording = { language, name: (player: number) => existing(longNames[player % 500]) };
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
  const pair = [1, 2] as const;
  const warnings: PairWarning[] = [
    { code: 'repeat', players: pair, round: 99 },
    { code: 'forcedAcrossGroups', players: pair },
    { code: 'forcedRepeat', players: pair },
    { code: 'secondBye', player: 1 },
    { code: 'candidateBye', player: 1 },
    { code: 'candidateAbsent', player: 1 },
    { code: 'candidateOutsideTitleGroup', player: 1 },
    { code: 'titleDecided', player: 1 },
    { code: 'titleDecided' },
  ];
  const obstacles: Obstacle[] = [
    { code: 'nobodyLeft', player: 1, met: numbers, forbidden: numbers },
    { code: 'nobodyLeft', player: 1, met: numbers, forbidden: [] },
    {
      code: 'tooFewOpponents',
      players: numbers,
      groups: all(20, (at) => numbers.slice(25 * at, 25 * at + 25)),
      opponents: numbers,
    },
    { code: 'tooFewOpponents', players: numbers, groups: [numbers, [1]], opponents: [7] },
    { code: 'nobodyForBye', candidates: numbers },
    { code: 'nobodyToPair', present: 1 },
  ];
  const relaxation: Relaxation[] = [
    { code: 'allowRepeat', players: pair },
    { code: 'allowForbidden', players: pair },
    { code: 'releaseForced', players: pair },
    { code: 'candidateMayHaveBye' },
  ];
  const failure = { code: 'tooFewToPair', values: {}, at: { argument: 'players', found: 1 } };

  test('has at most 300 characters', () => {
    const said = [
      ...paths.flatMap((path) =>
        nots.flatMap((expectedNot) =>
          colours.flatMap((colour) =>
            [61, 62].flatMap((below) => {
              const why = { path, criteria: [], staying: 499, expected: 3, expectedNot };
              return whyPair(boardOf(why, colour, below), wording);
            }),
          ),
        ),
      ),
      ...warnings.map((warning) => pairWarningSentence(warning, wording)),
      ...obstacles.flatMap((obstacle) => [
        ...noPairingSentences({ ok: false, failure, obstacle, relaxation }, wording),
        ...noPairingSentences({ ok: false, failure, obstacle, relaxation: [] }, wording),
      ]),
    ];
    expect(said.filter((each) => each.length > LONGEST)).toEqual([]);
    expect(said.filter((each) => !each.endsWith('.'))).toEqual([]);
    const more = language === 'nl' ? / en nog \d+|\b500\b/ : / and \d+ more|\b500\b/;
    const lists = obstacles.slice(0, 5).map((obstacle) => {
      return noPairingSentences({ ok: false, failure, obstacle, relaxation }, wording)[0];
    });
    for (const each of lists) expect(each).toMatch(more);
  });
});
