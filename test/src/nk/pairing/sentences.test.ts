import { describe, expect, test } from '@jest/globals';
import {
  explainCriterion,
  explainNoPairing,
  explainPair,
  sentence,
  type Language,
} from '../../../../src/language/core';
import {
  pairRound,
  type AnyMessage,
  type Board,
  type NkEvent,
  type NoPairing,
  type PairWarning,
  type RoundOptions,
} from '../../../../src';
import { value } from '../../results';
import { event, field } from '../events';

const dutchNames = { player: (player: number) => `speler ${player}` };
const saidIn =
  (language: Language) =>
  (message: AnyMessage): string =>
    sentence(message, language, language === 'nl' ? dutchNames : undefined);
const whyPair = (of: Board, language: Language = 'en'): readonly string[] =>
  explainPair(of).map(saidIn(language));
const whyNot = (of: Board): string | undefined =>
  whyPair(of).find((each) => each.includes('would first get'));
const noPairing = (of: NoPairing, language: Language = 'en'): readonly string[] =>
  explainNoPairing(of).map(saidIn(language));

function board(given: NkEvent, player: number, options: RoundOptions = {}): Board {
  const { boards } = value(pairRound(given, options));
  const found = boards.find(({ black, white }) => [black.player, white.player].includes(player));
  if (!found) throw new Error(`${player} has no board`);
  return found;
}

function none(given: NkEvent, options: RoundOptions = {}): NoPairing {
  const result = pairRound(given, options);
  if (result.ok || !('obstacle' in result)) throw new Error('A pairing was found.');
  return result;
}

describe('why two players meet', () => {
  const eight = event(field([2, 2, 2, 2, 2, 2, 2, 2]), ['1-8L 2 3 4 5 6 7']);

  test('is told by the pattern, with the numbers', () => {
    expect(whyPair(board(eight, 3))).toEqual([
      'Fold in Groep 3: by SOS, 3 is number 3 and 6 number 6 of the 8 who stay in the group.',
      '3 and 2 have equal SOS (0): strength decides their order.',
      '6 and 5 have equal SOS (0): strength decides their order.',
      '3 has black, because colors are equal and 3 entered first.',
    ]);
    expect(whyPair(board(event(field([0, 0])), 1))[0]).toBe(
      'Slide in Topgroep: by strength, 1 is number 1 and 2 number 2 of the 2 who stay in the group.',
    );
  });

  test('is told by whom the pattern would have given, and why not', () => {
    expect(whyNot(board(eight, 1))).toBe(
      '1 would first get 8, but they’ve already played each other.',
    );
    expect(whyNot(board(eight, 2))).toBe(
      '2 would first get 7, but pairing them would make the round as a whole worse.',
    );
    expect(whyNot(board(eight, 2, { forbidden: [[2, 7]] }))).toBe(
      '2 would first get 7, but that pairing is forbidden.',
    );
  });

  test('is told across groups, the one who floats down first', () => {
    const given = event(field([2, 2, 2, 3, 3, 3]));
    expect(whyPair(board(given, 1))[0]).toBe(
      'Groep 2 has 3 players to pair, so one floats: 1 (place 1) plays 6 (place 3 in Groep 3).',
    );
    const colour = { forced: [{ players: [1, 6], black: 6 }] } as const;
    expect(whyPair(board(given, 1, colour))).toEqual([
      'Fixed by the director.',
      '6 has black: your choice.',
    ]);
    const title = event(field([0, 1, 1, 2, 2, 2]), [], { titleFrom: 1 });
    expect(whyPair(board(title, 1))[0]).toBe(
      'There’s an odd number of title candidates: 1 (place 1 in Topgroep) floats down and plays 6 (place 3 in Groep 2).',
    );
    expect(whyPair(board(title, 2))[0]).toBe(
      'Title candidates play each other. By SOS, 2 is number 1 and 3 number 2 of the 2 who stay in Groep 1.',
    );
    const two = event(field([0, 1]), [], { titleFrom: 1 });
    expect(whyPair(board(two, 1))[0]).toBe(
      'Title candidates play each other: 1 (place 1 in Topgroep) and 2 (place 1 in Groep 1).',
    );
  });

  test('is told of a float by the number that is left, where one floats', () => {
    // Three groups of three: one comes down into the second, so that two of it are left.
    const three = event(field([2, 2, 2, 3, 3, 3, 4, 4]));
    const floats = [1, 2, 3, 4, 5, 6, 7, 8]
      .map((player) => whyPair(board(three, player))[0] ?? '')
      .filter((each) => each.includes('floats'));
    expect(new Set(floats)).toEqual(
      new Set([
        'Groep 2 has 3 players to pair, so one floats: 1 (place 1) plays 6 (place 3 in Groep 3).',
      ]),
    );
    const chain = event(field([2, 2, 2, 3, 3, 4]));
    expect(whyPair(board(chain, 6))[0]).toBe(
      'Beside those who meet players from above, Groep 3 has 1 player left to pair, so one floats: 4 (place 1) plays 6 (place 1 in Groep 4).',
    );
  });

  test('is told of equal SOS by what decided: strength, or the order of entry', () => {
    // After a round of draws everybody has the same SOS.
    const level = event(field([2, 2, 2, 2]), ['1-3D', '2-4D']);
    const drawn = { ...level, rounds: [{ games: level.rounds.flatMap(({ games }) => games) }] };
    expect(whyPair(board(drawn, 1)).filter((each) => each.includes('equal'))).toEqual([
      expect.stringMatching(/^1 and \d have equal SOS \(0\.5\): strength decides their order\.$/),
      expect.stringMatching(/^\d and \d have equal SOS \(0\.5\): strength decides their order\.$/),
    ]);
    const alike = {
      ...drawn,
      players: drawn.players.map((player) => ({ ...player, strength: 2000 })),
    };
    expect(whyPair(board(alike, 1))).toContainEqual(
      expect.stringMatching(
        /^1 and \d are equal in SOS and strength: the order of entry decides\.$/,
      ),
    );
    // Before round 1 everybody has: there strength is the order by itself.
    expect(whyPair(board(event(field([0, 0, 0, 0])), 1)).join()).not.toContain('equal SOS');
  });

  test('is told of a fixed pair by the director’s word alone', () => {
    const forced = { players: [3, 5], black: 5 } as const;
    expect(whyPair(board(eight, 3, { forced: [forced] }))).toEqual([
      'Fixed by the director.',
      '5 has black: your choice.',
    ]);
    const { players } = forced;
    expect(whyPair(board(eight, 3, { forced: [{ players }] }))).toEqual([
      'Fixed by the director.',
      '3 has black, because colors are equal and 3 entered first.',
    ]);
  });

  test('is told in Dutch, with names', () => {
    expect(whyPair(board(eight, 1), 'nl')).toEqual([
      'Fold in Groep 3: op weerstandspunten is speler 1 nummer 1 en speler 7 nummer 7 van de 8 die in de groep blijven.',
      'speler 1 en speler 2 hebben evenveel weerstandspunten (0): de sterkte beslist.',
      'speler 7 en speler 6 hebben evenveel weerstandspunten (0): de sterkte beslist.',
      'speler 1 zou eerst speler 8 krijgen, maar zij hebben al tegen elkaar gespeeld.',
      'speler 7 heeft zwart: als zwart min wit geteld had speler 1 vaker zwart.',
    ]);
  });

  test('is told of the colours', () => {
    const alternate = event(field([2, 2, 2, 2]), ['1-3L 4-2L', '4-1L 2-3L']);
    expect(whyPair(board(alternate, 1)).slice(-1)).toEqual([
      '1 has black: the last time their colors differed, 2 had black.',
    ]);
  });
});

test('a criterion is told with its number', () => {
  expect(sentence(explainCriterion({ code: 'gaps', value: 4 }))).toBe(
    'Difference between groups, squared: 4',
  );
  expect(sentence(explainCriterion({ code: 'repeats', value: 1 }), 'nl')).toBe(
    'Opnieuw tegen elkaar: 1',
  );
});

test.each<[PairWarning, string]>([
  [
    { code: 'repeat', values: { first: 1, second: 2, round: 3 } },
    '1 and 2 play again; they met in round 3.',
  ],
  [
    { code: 'forcedAcrossGroups', values: { first: 1, second: 2 } },
    'Fixed pairing: 1 and 2 are in different groups.',
  ],
  [{ code: 'secondBye', values: { player: 4 } }, '4 gets the bye again.'],
  [
    { code: 'titleDecided', values: { player: 4 } },
    '4 is already champion; this round doesn’t change that.',
  ],
  [
    { code: 'titleUndecided', values: {} },
    'No title candidates are left; the director decides the title.',
  ],
])('a warning is told: %j', (warning, said) => {
  expect(sentence(warning)).toBe(said);
});

describe('that no pairing exists', () => {
  test('is told with whom somebody has met, and what to allow', () => {
    const met = event(field([2, 2, 2, 2]), ['1-2L 3-4L', '1-3L 2-4L', '1-4L 2-3L']);
    expect(noPairing(none(met))).toEqual([
      '1 has no opponent left. Already played: 2, 3, 4. Forbidden: no one.',
      'Allow a rematch of 1 and 2.',
      'Allow a rematch of 3 and 4.',
    ]);
  });

  test('is told of players who need the same opponents', () => {
    const forbidden = [
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const;
    expect(noPairing(none(event(field([2, 2, 2, 2])), { forbidden }))).toEqual([
      'These groups of players each have an odd number, so each needs an opponent from outside: (2) (3). Only 1 can play them, which isn’t enough.',
      'Allow the pairing 3 – 4.',
    ]);
  });

  test('is told of the bye, of a fixed pair, and of nobody to pair', () => {
    const title = event(field([0, 4, 4]), ['1-2D 3', '1-3D 2'], { titleFrom: 3 });
    const both = {
      forbidden: [
        [1, 2],
        [1, 3],
      ],
    } as const;
    expect(noPairing(none(title, both), 'nl')).toEqual([
      'Voor speler 1 is geen tegenstander over. Al gespeeld tegen: speler 2. Verboden: speler 2.',
      'Sta toe dat een titelkandidaat vrij is.',
    ]);
    const fixed = { forced: [{ players: [1, 2] }], forbidden: [[3, 4]] } as const;
    expect(noPairing(none(event(field([2, 2, 2, 2]), ['3-4L 1 2']), fixed))).toEqual([
      '3 has no opponent left. Already played: 4. Forbidden: 4.',
      'Undo the fixed pairing 1 – 2.',
    ]);
    expect(noPairing(none(event(field([2]))))).toEqual([
      'Players present: 1. At least two are needed for a game.',
      'Allowing rematches or forbidden pairings wouldn’t help.',
    ]);
  });
});
