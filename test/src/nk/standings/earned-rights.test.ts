import { describe, expect, test } from '@jest/globals';
import { earnedRights } from '../../../../src';
import { nkGroups } from '../../../../src/nk/groups/groups';
import { failure, refusal, value } from '../../results';
import { event, field } from '../events';

const seven = (text: string): string[] => Array.from({ length: 7 }, () => text);

describe('N12: the rights that an event earns', () => {
  test('are listed after the last round, best first', () => {
    const players = field([0, 0, 0, 3, 4, 4]);
    const rounds = [...seven('3-2B 5-4B 1= 6=')];
    // Scores 3.5, 0, 7, -3, 3, -0.5.
    expect(value(earnedRights(event(players, rounds)))).toEqual([
      { player: 3, score: 7, right: 'Topgroep' },
      { player: 1, score: 3.5, right: 'Groep 1' },
      { player: 5, score: 3, right: 'Groep 1' },
    ]);
  });

  test('list the champion first: who won the play-off stands above who was ahead by SOS', () => {
    const players = field([0, 0, 0, 0]);
    const rounds = seven('1-3B 2-4B');
    const playOff = { black: 1, white: 2, result: 'white' } as const;
    const listed = (more: object): number[] =>
      value(earnedRights({ ...event(players, rounds), ...more })).map(({ player }) => player);
    expect(listed({})).toEqual([1, 2]);
    expect(listed({ playOff })).toEqual([2, 1]);
    expect(listed({ playOff: { ...playOff, result: 'black' } })).toEqual([1, 2]);
  });

  test('are kept by who has withdrawn', () => {
    const players = field([0, 0], { 1: { withdrawnAfter: 4 } });
    const rounds = [...seven('1-2B').slice(0, 4), ...seven('2-').slice(0, 3)];
    expect(value(earnedRights(event(players, rounds)))).toEqual([
      { player: 1, score: 4, right: 'Topgroep' },
    ]);
  });

  test('are not earned before the last round', () => {
    expect(refusal(earnedRights(event(field([0, 0]), ['1-2B'])))).toEqual([
      'rounds: 1. Rights are earned after round 7.',
      'value',
    ]);
  });

  test('more to one group than it has places are refused with their players', () => {
    const players = field([0, 0, 0, 1, 1, 1]);
    const rounds = seven('1+ 2+ 3+ 4= 5= 6=');
    const topgroep = earnedRights(event(players, rounds, { groupSize: 2 }));
    expect(refusal(topgroep)[0]).toBe(
      'rights, players 1, 2 and 3: "Topgroep". Next year’s group has 2 places. The director decides who gets one.',
    );
    expect(failure(topgroep).at.players).toEqual([1, 2, 3]);
    const groep1 = event(field([0, 0, 0, 1]), seven('1= 2= 3= 4-'), { groupSize: 2 });
    expect(failure(earnedRights(groep1))).toMatchObject({
      at: { found: 'Groep 1', players: [1, 2, 3] },
    });
    expect(value(earnedRights(event(players, rounds, { groupSize: 3 })))).toHaveLength(3);
  });

  test('serve as the rights of the next draw', () => {
    const rights = value(earnedRights(event(field([0, 1, 4]), seven('2-1B 3+'))));
    expect(rights.map(({ player, right }) => [player, right])).toEqual([
      [2, 'Topgroep'],
      [3, 'Groep 1'],
    ]);
    const texts = [1, 2, 3].map((n) => rights.find(({ player }) => player === n)?.right ?? '');
    expect(value(nkGroups([3, 2, 1], texts, 2))).toEqual([0, 0, 1]);
  });

  test('of what does not fit are refused', () => {
    expect(refusal(earnedRights(event(field([0]), ['9+'])))[0]).toMatch(/^round 1/);
  });
});
