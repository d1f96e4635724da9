import { describe, expect, test } from '@jest/globals';
import {
  explainCriterion,
  explainNoPairing,
  explainPair,
  sentence,
  type Language,
} from '../../../../language/library';
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
      '3 has black, because colors are equal and 3 entered first.',
    ]);
    expect(whyPair(board(event(field([0, 0])), 1))[0]).toBe(
      'Slide in Topgroep: by strength, 1 is number 1 and 2 number 2 of the 2 who stay in the group.',
    );
  });

  test('is told by whom the pattern would have given, and why not', () => {
    expect(whyPair(board(eight, 1))[1]).toBe(
      '1 would first get 8, but they’ve already played each other.',
    );
    expect(whyPair(board(eight, 2))[1]).toBe(
      '2 would first get 7, but pairing them would make the round as a whole worse.',
    );
    expect(whyPair(board(eight, 2, { forbidden: [[2, 7]] }))[1]).toBe(
      '2 would first get 7, but that pairing is forbidden.',
    );
  });

  test('is told across groups, the one who floats down first', () => {
    const given = event(field([2, 2, 2, 3, 3, 3]));
    expect(whyPair(board(given, 1))[0]).toBe(
      '1 (place 1 in Groep 2) floats down and plays 6 (place 3 in Groep 3).',
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

  test('is told in Dutch, with names', () => {
    expect(whyPair(board(eight, 1), 'nl')).toEqual([
      'Fold in Groep 3: op weerstandspunten is speler 1 nummer 1 en speler 7 nummer 7 van de 8 die in de groep blijven.',
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
