import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  basisOf,
  type CheckedEvent,
  checkEvent,
  earnedRights,
  egdTable,
  type Game,
  groupsOf,
  type NkEvent,
  nkStandings,
  pairingsOnOtherResults,
  pairRound,
  type Player,
  type Position,
  presentPlayers,
  type Round,
  type Settings,
  stateOf,
  titleStatus,
} from '../../../../src';
import { runs } from '../../../support/sampled';
import { failure, refusal, value } from '../../results';
import { anyEvent, event, field } from '../events';
import { nkGroups } from '../../../../src/nk/groups';

const often = { numRuns: runs(40, 2000) };

/** All that the rules say of an event. */
function answers(given: NkEvent | CheckedEvent): unknown {
  return {
    states: [...given.rounds.keys(), given.rounds.length].map((played) => stateOf(given, played)),
    title: titleStatus(given),
    standings: nkStandings(given),
    rights: earnedRights(given),
    table: egdTable(given),
    paired: pairRound(given),
    stale: pairingsOnOtherResults(given),
  };
}

describe('an event that is checked once', () => {
  test('gets the answers that the event gets', () => {
    fc.assert(
      fc.property(anyEvent, (given) => {
        expect(answers(value(checkEvent(given)))).toEqual(answers(given));
      }),
      often,
    );
  });

  test('is refused as the rules refuse it', () => {
    const broken = event(field([0, 0]), ['1-3B']);
    expect(checkEvent(broken)).toEqual(stateOf(broken));
    expect(failure(checkEvent(broken)).at).toMatchObject({ round: 1, list: 'games', row: 1 });
  });

  test('is checked already', () => {
    const checked = value(checkEvent(event(field([0, 0]), ['1-2B'])));
    expect(value(checkEvent(checked))).toBe(checked);
  });

  test('remembers its states and titles', () => {
    const checked = value(checkEvent(event(field([0, 0, 1, 1]), ['1-2B 3-4B', '1-3B 2-4W'])));
    expect(checked.stateAfter(1)).toBe(checked.stateAfter(1));
    expect(value(stateOf(checked))).toBe(checked.stateAfter(2));
    expect(checked.titleAfter(1)).toBe(checked.titleAfter(1));
    expect(checked.title).toBe(checked.titleAfter(2));
  });

  test('knows every title on the way', () => {
    fc.assert(
      fc.property(anyEvent, (given) => {
        const checked = value(checkEvent(given));
        for (let played = 0; played <= given.rounds.length; played++) {
          const then = { ...given, rounds: given.rounds.slice(0, played) };
          expect(checked.titleAfter(played)).toEqual(value(titleStatus(then)));
        }
      }),
      often,
    );
  });

  test.each([-1, 2, 0.5, NaN])('has no state after round %p', (played) => {
    const checked = value(checkEvent(event(field([0, 0]), ['1-2B'])));
    expect(() => checked.stateAfter(played)).toThrow(RangeError);
    expect(() => checked.titleAfter(played)).toThrow(RangeError);
    expect(failure(stateOf(checked, played)).code).toBe('playedWithinRounds');
  });
});

describe('other settings', () => {
  const some: fc.Arbitrary<Partial<Settings>> = fc.record(
    {
      groupSize: fc.integer({ min: 1, max: 20 }),
      rounds: fc.integer({ min: 0, max: 8 }),
      absencePoints: fc.constantFrom(0, 0.5),
      candidateMayHaveBye: fc.boolean(),
      titleFrom: fc.integer({ min: 1, max: 7 }),
      floatDown: fc.constantFrom('top', 'middle', 'bottom'),
    },
    { requiredKeys: [] },
  );
  /** Some absences leave their worth to the settings. */
  const open = (given: NkEvent): NkEvent => ({
    ...given,
    rounds: given.rounds.map((round): Round => ({
      ...round,
      absences: (round.absences ?? []).map(({ player, points }) =>
        points === 0.5 ? { player, points } : { player },
      ),
    })),
  });

  test('give what the event gives under them, a refusal included', () => {
    fc.assert(
      fc.property(anyEvent, some, some, (given, before, settings) => {
        const checked = checkEvent({ ...open(given), settings: before });
        if (!checked.ok) return;
        const changed = checked.value.with({ settings });
        const again = checkEvent({ ...open(given), settings: { ...before, ...settings } });
        expect(changed.ok ? answers(changed.value) : changed).toEqual(
          again.ok ? answers(again.value) : again,
        );
      }),
      often,
    );
  });

  test('leave the event as it was', () => {
    const given = event(field([0, 0, 0]), ['1-2B 3']);
    const checked = value(checkEvent(given));
    const half = value(checked.with({ settings: { absencePoints: 0.5 } }));
    expect(half.stateAfter(1).positions.get(3)?.points).toBe(0.5);
    expect(checked.stateAfter(1).positions.get(3)?.points).toBe(0);
    expect(half.settings).toEqual({ ...checked.settings, absencePoints: 0.5 });
  });

  test('are refused with fewer rounds than are played', () => {
    const checked = value(checkEvent(event(field([0, 0]), ['1-2B', '2-1B'])));
    expect(failure(checked.with({ settings: { rounds: 1 } })).code).toBe('roundsBeyondEvent');
  });

  test('are refused with more rounds once the play-off is paired', () => {
    const given = event(field([0, 0]), ['1-2B', '2-1B'], { rounds: 2 });
    const playOff = { black: 1, white: 2, result: null };
    const checked = value(checkEvent({ ...given, playOff }));
    expect(failure(checked.with({ settings: { rounds: 3 } })).code).toBe('playOffTooEarly');
  });
});

describe('rounds paired on results that were corrected', () => {
  const six = field([0, 0, 0, 0, 0, 0]);
  const kept = (given: NkEvent): NkEvent => ({
    ...given,
    rounds: given.rounds.map((round, i) => ({ ...round, basis: basisOf(given, i + 1) })),
  });
  const corrected = (given: NkEvent, result: 'black' | 'white'): NkEvent => {
    const [first = { games: [] }, ...others] = given.rounds;
    const [game, ...games] = first.games;
    return {
      ...given,
      rounds: [{ ...first, games: [...(game ? [{ ...game, result }] : []), ...games] }, ...others],
    };
  };

  test('are the same where the last of them still lack results', () => {
    const given = kept(event(six, ['1-2B 3-4B 5-6B', '1-3B 5-2B 4-6B', '1-5? 3-2B 4-6B']));
    const now = corrected(given, 'white');
    const checked = value(checkEvent({ ...now, rounds: now.rounds.slice(0, 2) }));
    const stale = pairingsOnOtherResults(checked, now.rounds.slice(2));
    expect(stale).toEqual(pairingsOnOtherResults(now));
    expect(stale.map(({ round }) => round)).toEqual([2, 3]);
  });

  test('name their boards with a play-off paired, too', () => {
    const given = kept(event(field([0, 0, 4, 4]), ['1-2B 3-4B', '2-1B 4-3B'], { rounds: 2 }));
    const playOff = { black: 1, white: 2, result: null };
    const now = corrected(given, 'white');
    expect(pairingsOnOtherResults({ ...now, playOff })).toEqual(pairingsOnOtherResults(now));
    expect(pairingsOnOtherResults(now)[0]?.boards).toEqual([1]);
  });
});

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
    expect(refusal(earnedRights(event(field([0]), ['9+'])))[0]).toMatch(/^Round 1/);
  });
});

const positionsOf = (given: NkEvent, played?: number): Position[] => [
  ...value(stateOf(given, played)).positions.values(),
];

/** One figure of every player, by stored number. */
const column = <K extends keyof Position>(given: NkEvent, key: K, played?: number): Position[K][] =>
  positionsOf(given, played).map((position) => position[key]);

describe('N9: scores', () => {
  test('start with minus the starting group, and every point adds to them', () => {
    const given = event(field([0, 0, 1, 1, 2, 2]), ['1-2B 3-4D 5+ 6=']);
    expect(column(given, 'score', 0)).toEqual([0, 0, -1, -1, -2, -2]);
    expect(column(given, 'score')).toEqual([1, 0, -0.5, -0.5, -1, -1.5]);
    expect(column(given, 'points')).toEqual([1, 0, 0.5, 0.5, 1, 0.5]);
  });

  test('count a forfeit, the bye and an absence as what they bring', () => {
    const given = event(field([0, 0, 0, 0, 0, 0, 0, 0]), ['1-2b 3-4w 5-6L 7+ 8-']);
    expect(column(given, 'points')).toEqual([1, 0, 0, 1, 0, 0, 1, 0]);
  });

  test('of rounds outside the event are nothing', () => {
    const players = field([0, 0, 1, 1], { 3: { enters: 2 }, 4: { withdrawnAfter: 1 } });
    const given = event(players, ['1-2B 4+', '1-2B 3+']);
    expect(column(given, 'points')).toEqual([2, 0, 1, 1]);
    expect(column(given, 'score')).toEqual([2, 0, 0, 0]);
  });
});

describe('N9: the group of the moment', () => {
  test('is the starting group plus the games lost; a half score counts as the whole below', () => {
    const given = event(field([0, 0, 0, 0, 1, 1]), ['1-2B 3-4D 5+ 6=', '1-3B 2-5W 4-6D']);
    // Scores after two rounds: 2, 0, 0.5, 1, 1, 0
    expect(column(given, 'score')).toEqual([2, 0, 0.5, 1, 1, 0]);
    expect(column(given, 'group')).toEqual([0, 2, 2, 1, 1, 2]);
  });

  test('falls by one for every round missed', () => {
    const players = field([0, 0, 1], { 3: { enters: 3 } });
    const given = event(players, ['1-2B', '1-2B']);
    expect(column(given, 'group')).toEqual([0, 2, 3]);
    expect(column(given, 'inEvent', 1)).toEqual([true, true, false]);
    expect(column(given, 'inEvent')).toEqual([true, true, true]);
  });
});

describe('N9: SOS', () => {
  test('is the sum of the scores the opponents have now', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4B', '1-3B 2-4B']);
    // Scores 2, 1, 1, 0.
    expect(column(given, 'sos')).toEqual([1 + 1, 2 + 0, 0 + 2, 1 + 1]);
  });

  test('is on the scale on which the lowest starting group starts at 0', () => {
    const given = event(field([0, 0, 2, 2]), ['1-2B 3-4B']);
    expect(value(stateOf(given)).scale).toBe(2);
    expect(column(given, 'sos')).toEqual([0 + 2, 1 + 2, -2 + 2, -1 + 2]);
  });

  test('counts the own starting score for a round without a game: bye, absence, forfeit, and outside the event', () => {
    const players = field([0, 0, 1, 1, 2, 0, 1, 2], {
      7: { enters: 2 },
      8: { withdrawnAfter: 0 },
    });
    const given = event(players, ['1-2b 3+ 4- 5= 6-']);
    expect(column(given, 'sos')).toEqual([2, 2, 1, 1, 0, 2, 1, 0]);
  });

  test('of a player with a game counts the opponent however the game ended', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2D 3-4L']);
    expect(column(given, 'sos')).toEqual([0.5, 0.5, 0, 0]);
  });
});

describe('N9: SODOS', () => {
  test('is the scores of the opponents beaten, half for a draw', () => {
    const given = event(field([0, 0, 1, 1]), ['1-2B 3-4D', '1-3W 2-4B']);
    // Table scores: 1 has 2, 2 has 2, 3 has 1.5, 4 has 0.5.
    expect(column(given, 'sodos')).toEqual([2, 0.5, 0.5 * 0.5 + 2, 0.5 * 1.5]);
  });

  test('counts nothing for a forfeit, a bye or a game both lost', () => {
    const given = event(field([0, 0, 0, 0, 0]), ['1-2b 3-4L 5+']);
    expect(column(given, 'sodos')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('who has met whom', () => {
  test('is counted from games, not from forfeits', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4b', '2-1D 3-4L', '1-3B 2+ 4-']);
    expect(column(given, 'met')).toEqual([
      new Map([
        [2, 2],
        [3, 1],
      ]),
      new Map([[1, 2]]),
      new Map([
        [4, 1],
        [1, 1],
      ]),
      new Map([[3, 1]]),
    ]);
  });

  test('N14: colours are those of games played', () => {
    const given = event(field([0, 0, 0]), ['1-2B 3+', '1-2w 3-', '2-3D 1-']);
    expect(column(given, 'colours')).toEqual([
      ['black', '', ''],
      ['white', '', 'black'],
      ['', '', 'white'],
    ]);
  });

  test('N10: byes are counted, absences are none', () => {
    const given = event(field([0, 0, 0]), ['1-2B 3+', '1-2B 3=', '1-2B 3+']);
    expect(column(given, 'byes')).toEqual([0, 0, 2]);
  });
});

describe('N4: the order inside a group', () => {
  test('is SOS, then strength, then the stored number', () => {
    const players = field([0, 0, 0, 0, 0, 0, 0, 0], {
      5: { strength: 2470 },
      6: { strength: 2470 },
      8: { strength: 2600 },
    });
    const given = event(players, ['1-2B 3-4B 5-6B 7-8B', '1-3B 2-4B 5-7D 6-8D']);
    const groups = groupsOf(presentPlayers(value(stateOf(given))));
    expect(
      groups.map(({ group, players: members }) => [group, members.map((p) => p.number)]),
    ).toEqual([
      // Scores 2 1 1 0 1.5 0.5 1.5 0.5; SOS 2 2 2 2 2 2 2 2.
      [0, [1]],
      [1, [2, 3, 5, 7]],
      [2, [8, 4, 6]],
    ]);
  });

  test('N3: before round 1 is strength, then the stored number', () => {
    const players = field([0, 0, 0, 1], { 3: { strength: 2600 }, 2: { strength: 2500 } });
    const [top] = groupsOf(presentPlayers(value(stateOf(event(players)))));
    expect(top?.players.map(({ number }) => number)).toEqual([3, 1, 2]);
  });

  test('leaves out who is absent, has withdrawn or enters later', () => {
    const players = field([0, 0, 0, 0], { 2: { withdrawnAfter: 0 }, 3: { enters: 2 } });
    const present = presentPlayers(value(stateOf(event(players))), [4]);
    expect(present.map(({ number }) => number)).toEqual([1]);
  });
});

describe('the state', () => {
  test('refuses what the event refuses', () => {
    expect(refusal(stateOf(event(field([0]), ['9+'])))[0]).toMatch(/^Round 1, bye 1: 9/);
  });

  test('does not depend on the order of the entry list', () => {
    const rounds = ['1-2B 3-4D 5+ 6=', '1-3B 2-5W 4-6D'];
    const players = field([0, 0, 0, 0, 1, 1]);
    const expected = positionsOf(event(players, rounds));
    fc.assert(
      fc.property(fc.shuffledSubarray(players, { minLength: 6 }), (shuffled) => {
        expect(positionsOf(event(shuffled, rounds))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});

const state = (given: NkEvent): string => value(titleStatus(given)).state;
const candidates = (given: NkEvent): readonly number[] => value(titleStatus(given)).candidates;

/** Four players, one in the Topgroep, one in Groep 1, and two far below who carry the rounds on. */
const pairOfTwo = (more: Record<number, Partial<Player>> = {}): Player[] =>
  field([0, 1, 5, 5], more);

describe('N7: candidates', () => {
  test('are those of the Topgroep and Groep 1 of the moment, best score first', () => {
    const given = event(field([0, 0, 0, 0, 1, 1, 2, 2]), [
      '1-2B 3-4B 5-6B 7-8B',
      '1-3B 2-4B 5-7B 6-8B',
    ]);
    // Scores 2 1 1 0 1 0 -1 -2 after two rounds.
    expect(candidates(given)).toEqual([1, 2, 3, 5]);
  });

  test('of the same score are in order of SOS, then strength, then the stored number', () => {
    const equal = field([0, 0, 0, 0], { 2: { strength: 2480 }, 3: { strength: 2480 } });
    expect(candidates(event(equal, ['1-4B 3-2D']))).toEqual([1, 2, 3, 4]);
    const stronger = field([0, 0, 0, 0], { 3: { strength: 2495 } });
    expect(candidates(event(stronger, ['1-4B 3-2D']))).toEqual([1, 3, 2, 4]);
    expect(candidates(event(stronger, ['1-4B 3-2B', '1-2B 3-4D']))).toEqual([1, 3]);
    expect(candidates(event(stronger, ['1-4B 3-2B', '1-3B 2-4B']))).toEqual([1, 3, 2]);
  });

  test('withdrawn are none, and it is said who of the withdrawn was one', () => {
    const players = field([0, 0, 0, 2, 2, 0], {
      2: { withdrawnAfter: 1 },
      4: { withdrawnAfter: 1 },
      5: { withdrawnAfter: 2 },
      6: { withdrawnAfter: 0 },
    });
    const status = value(titleStatus(event(players, ['1-2B 3-4B 5+', '1-3B 5+'])));
    expect(status.candidates).toEqual([1, 3]);
    expect(status.withdrawn).toEqual([2]);
    // Before the withdrawal takes effect everyone is there.
    expect(value(titleStatus(event(players))).withdrawn).toEqual([]);
  });

  test('who enters later is none before entering', () => {
    const players = field([0, 0, 0], { 3: { enters: 2 } });
    expect(candidates(event(players))).toEqual([1, 2]);
    expect(candidates(event(players, ['1-2B']))).toEqual([1, 2, 3]);
  });
});

describe('N8: the champion', () => {
  test('is nobody while several candidates have rounds to come', () => {
    expect(state(event(pairOfTwo(), ['1-2W 3-4B']))).toBe('open');
  });

  test('is nobody before the first round, however small the field', () => {
    expect(value(titleStatus(event(field([0]))))).toMatchObject({ state: 'open', candidates: [1] });
    expect(state(event([]))).toBe('undecided');
  });

  test('is the only candidate left, as soon as that is so', () => {
    const given = event(pairOfTwo(), ['1-2B 3-4B', '1-2W 3-4B', '1-2B 3-4B']);
    const status = value(titleStatus(given));
    expect(status).toMatchObject({ state: 'champion', champion: 1, by: 'lastCandidate', since: 1 });
  });

  test('stays champion whatever the rounds to come bring', () => {
    const given = event(field([0, 0, 5, 5]), ['1-2B 3-4B', '1-2B 3-4B', '3-1B 4-2B', '4-1B 3-2B']);
    const status = value(titleStatus(given));
    expect(status).toMatchObject({ state: 'champion', champion: 1, since: 2, candidates: [] });
  });

  test('can be whoever stays when the others have withdrawn', () => {
    const players = pairOfTwo({ 1: { withdrawnAfter: 1 } });
    const given = event(players, ['1-2W 3-4B']);
    expect(value(titleStatus(given))).toMatchObject({ champion: 2, since: 1, withdrawn: [1] });
  });

  test('is nobody where no candidate is left', () => {
    const given = event(field([1, 1, 5, 5]), ['1-2L 3-4B']);
    expect(value(titleStatus(given))).toEqual({
      state: 'undecided',
      candidates: [],
      withdrawn: [],
    });
  });
});

describe('N8: after the last round', () => {
  const rounds = ['1-2W 3-4B'];
  const two = event(pairOfTwo(), rounds, { rounds: 1 });
  const playOff = (result: Game['result'], black = 1, white = 2): NkEvent => ({
    ...two,
    playOff: { black, white, result },
  });

  test('exactly two candidates left play for the title', () => {
    expect(value(titleStatus(two))).toEqual({
      state: 'playOff',
      candidates: [1, 2],
      withdrawn: [],
    });
    expect(state(playOff(null))).toBe('playOff');
  });

  test('the winner of the play-off is champion, by forfeit too', () => {
    expect(value(titleStatus(playOff('black')))).toMatchObject({ champion: 1, by: 'playOff' });
    expect(value(titleStatus(playOff('white')))).toMatchObject({ state: 'champion', champion: 2 });
    expect(value(titleStatus(playOff('blackByForfeit')))).toMatchObject({ champion: 1 });
  });

  test('a play-off without a winner leaves it to the director', () => {
    expect(value(titleStatus(playOff('draw')))).toMatchObject({ state: 'undecided' });
    expect(value(titleStatus(playOff('bothLost')))).toMatchObject({ state: 'undecided' });
  });

  test('more than two left are listed, and nobody is named', () => {
    const given = event(field([0, 0, 1, 1]), ['1-2B 3-4B'], { rounds: 1 });
    expect(value(titleStatus(given))).toEqual({
      state: 'undecided',
      candidates: [1, 2, 3],
      withdrawn: [],
    });
  });

  test('only the two left can play it', () => {
    expect(refusal(titleStatus(playOff('black', 1, 3)))[0]).toBe(
      'Play-off: 3. The play-off is between the two remaining candidates.',
    );
    const over = event(pairOfTwo(), ['1-2B 3-4B'], { rounds: 1 });
    expect(
      refusal(titleStatus({ ...over, playOff: { black: 1, white: 2, result: null } }))[0],
    ).toBe('Play-off: 1. A play-off needs exactly two candidates after the last round.');
  });

  test('what does not fit is refused', () => {
    expect(refusal(titleStatus(event(field([0]), ['9+'])))[0]).toMatch(/^Round 1/);
  });
});

describe('N8: the scenarios of the regulations', () => {
  // After five rounds one unbeaten player (1) and two of Groep 1 (2, 3), others far below.
  const players = field([0, 1, 1, 9, 9, 9]);
  const five = Array.from({ length: 5 }, () => '1-4B 2-5B 3-6B');

  test('2.1: the unbeaten one loses, and the two of Groep 1 play a match for the title', () => {
    const six = event(players, [...five, '2-3B 4-1B 5-6B']);
    expect(value(titleStatus(six))).toMatchObject({ state: 'open', candidates: [2, 1] });
    const seven = event(players, [...five, '2-3B 4-1B 5-6B', '1-2B 3-4B 5-6B']);
    expect(value(titleStatus(seven))).toMatchObject({ champion: 1, since: 7 });
  });

  test('2.2: the unbeaten one wins the title by beating Groep 1', () => {
    const rounds = [...five, '2-3B 1-4B 5-6B', '1-2B 3-4B 5-6B'];
    expect(value(titleStatus(event(players, rounds)))).toMatchObject({ champion: 1, since: 7 });
  });

  test('2.2: beaten for the first time, both have one loss and play once more', () => {
    const rounds = [...five, '2-3B 1-4B 5-6B', '1-2W 3-4B 5-6B'];
    const given = event(players, rounds);
    expect(value(titleStatus(given))).toMatchObject({ state: 'playOff', candidates: [2, 1] });
    const decided: NkEvent = { ...given, playOff: { black: 2, white: 1, result: 'white' } };
    expect(value(titleStatus(decided))).toMatchObject({ champion: 1, by: 'playOff' });
  });
});
