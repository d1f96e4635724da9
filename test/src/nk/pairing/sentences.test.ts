import { describe, expect, test } from '@jest/globals';
import {
  criterionSentence,
  noPairingSentences,
  pairWarningSentence,
  whyPair,
  type Wording,
} from '../../../../language/library';
import {
  pairRound,
  type Board,
  type NkEvent,
  type NoPairing,
  type PairWarning,
  type RoundOptions,
} from '../../../../src';
import { pairing as en } from '../../../../language/en/nk/pairing';
import { pairing as nl } from '../../../../language/nl/nk/pairing';
import { value } from '../../results';
import { event, field } from '../events';

const DUTCH: Wording = { language: 'nl', name: (player) => `speler ${player}` };

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
      'Fold within Groep 3: of the 8 who stay in it, 3 is number 3 by SOS and 6 number 6.',
      '3 has black as the first in entry order; their colours are level.',
    ]);
    expect(whyPair(board(event(field([0, 0])), 1))[0]).toBe(
      'Slide within Topgroep: of the 2 who stay in it, 1 is number 1 by strength and 2 number 2.',
    );
  });

  test('is told by whom the pattern would have given, and why not', () => {
    expect(whyPair(board(eight, 1))[1]).toBe('8 would come first for 1, but the two have met.');
    expect(whyPair(board(eight, 2))[1]).toBe(
      '7 would come first for 2, but is needed elsewhere: otherwise the whole round would be worse.',
    );
    expect(whyPair(board(eight, 2, { forbidden: [[2, 7]] }))[1]).toBe(
      '7 would come first for 2, but that pair is forbidden.',
    );
  });

  test('is told across groups, the one who floats down first', () => {
    const given = event(field([2, 2, 2, 3, 3, 3]));
    expect(whyPair(board(given, 1))[0]).toBe(
      '1, place 1 in Groep 2, floats down and meets 6, place 3 in Groep 3.',
    );
    const colour = { forced: [{ players: [1, 6], black: 6 }] } as const;
    expect(whyPair(board(given, 1, colour))).toEqual([
      'The director has fixed this pair.',
      '6 has black: the director says so.',
    ]);
    const title = event(field([0, 1, 1, 2, 2, 2]), [], { titleFrom: 1 });
    expect(whyPair(board(title, 1))[0]).toBe(
      'The number of title candidates is odd: 1, place 1 in Topgroep, floats and meets 6, place 3 in Groep 2.',
    );
    expect(whyPair(board(title, 2))[0]).toBe(
      'Title candidates play each other. Of the 2 who stay in Groep 1, 2 is number 1 by SOS and 3 number 2.',
    );
    const two = event(field([0, 1]), [], { titleFrom: 1 });
    expect(whyPair(board(two, 1))[0]).toBe(
      'Title candidates play each other: 1, place 1 in Topgroep, and 2, place 1 in Groep 1.',
    );
  });

  test('is told in Dutch, with names', () => {
    expect(whyPair(board(eight, 1), DUTCH)).toEqual([
      'Fold binnen Groep 3: van de 8 die erin blijven is speler 1 op weerstandspunten nummer 1 en speler 7 nummer 7.',
      'speler 8 zou voor speler 1 de eerste zijn, maar zij hebben al tegen elkaar gespeeld.',
      'speler 7 heeft zwart, omdat speler 1 vergeleken met wit vaker zwart had.',
    ]);
  });

  test('is told of the colours', () => {
    const alternate = event(field([2, 2, 2, 2]), ['1-3L 4-2L', '4-1L 2-3L']);
    expect(whyPair(board(alternate, 1)).slice(-1)).toEqual([
      '1 has black, having had white when 2 last had black.',
    ]);
  });
});

test('a criterion is told with its number', () => {
  expect(criterionSentence({ code: 'gaps', value: 4 })).toBe('Squared gap between the groups: 4');
  expect(criterionSentence({ code: 'repeats', value: 1 }, DUTCH)).toBe('Herhaalde paring: 1');
});

test.each<[PairWarning, string]>([
  [{ code: 'repeat', players: [1, 2], round: 3 }, '1 and 2 meet again; they met in round 3.'],
  [
    { code: 'forcedAcrossGroups', players: [1, 2] },
    '1 and 2, fixed by the director, are not in the same group.',
  ],
  [{ code: 'secondBye', player: 4 }, '4 has the bye and has had it before.'],
  [{ code: 'titleDecided', player: 4 }, '4 is champion already; this round does not change that.'],
  [{ code: 'titleDecided' }, 'No title candidate is left; the director decides about the title.'],
])('a warning is told: %j', (warning, sentence) => {
  expect(pairWarningSentence(warning)).toBe(sentence);
});

describe('that no pairing exists', () => {
  test('is told with whom somebody has met, and what to allow', () => {
    const met = event(field([2, 2, 2, 2]), ['1-2L 3-4L', '1-3L 2-4L', '1-4L 2-3L']);
    expect(noPairingSentences(none(met))).toEqual([
      'Nobody is left for 1. Met: 2, 3, 4. Forbidden: nobody.',
      'Let 1 and 2 meet again.',
      'Let 3 and 4 meet again.',
    ]);
  });

  test('is told of players who need the same opponents', () => {
    const forbidden = [
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const;
    expect(noPairingSentences(none(event(field([2, 2, 2, 2])), { forbidden }))).toEqual([
      'Outside their own brackets these players have only 1 left: (2) (3). Each bracket is odd, so that one of it needs ' +
        'an opponent from outside, and those are too few.',
      'Allow the pair 3 and 4.',
    ]);
  });

  test('is told of the bye, of a fixed pair, and of nobody to pair', () => {
    expect(noPairingSentences(none(event(field([0, 0, 0]))), DUTCH)).toEqual([
      'Het aantal spelers is oneven en alleen titelkandidaten kunnen nog vrij zijn: speler 1, speler 2, speler 3.',
      'Laat een titelkandidaat vrij zijn.',
    ]);
    const fixed = { forced: [{ players: [1, 2] }], forbidden: [[3, 4]] } as const;
    expect(noPairingSentences(none(event(field([2, 2, 2, 2]), ['3-4L 1 2']), fixed))).toEqual([
      'Nobody is left for 3. Met: 4. Forbidden: 4.',
      'Release the fixed pair 1 and 2.',
    ]);
    expect(noPairingSentences(none(event(field([2]))))).toEqual([
      '1 present: two are needed for a game.',
      'There is nothing to allow that would help.',
    ]);
  });
});

test('both languages say the same things about the same values', () => {
  const values = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    expect({
      key,
      values: values(Object.entries(nl).find(([k]) => k === key)?.[1] ?? ''),
    }).toEqual({
      key,
      values: values(text),
    });
  }
});
