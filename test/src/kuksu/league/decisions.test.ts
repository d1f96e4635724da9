import { describe, expect, test } from '@jest/globals';
import { placementsOf, type KuksuCycle } from '../../../../src';
import {
  asked,
  CHALLENGER_LOST,
  cycleEnglish,
  fullCycle,
  groupCycle,
  grouping,
  newcomers,
  placed,
  refused,
  warningOf,
} from '../told';

const everyoneOf = (
  last: readonly KuksuCycle.LastResult[],
  rating = 1500,
): KuksuCycle.Registration[] => last.map(({ name }) => ({ name, rating }));
const HOLDER_LOST: KuksuCycle.CycleOptions = { titleMatch: { lost: 'holder', holder: 'Holder' } };

describe('U5: pins', () => {
  const last = fullCycle(2);
  const pinning = (pins: Readonly<Record<string, number | string>>): KuksuCycle.CycleAnswer => {
    const list = everyoneOf(last).map((each) => ({ ...each, pin: pins[String(each.name)] ?? '' }));
    return groupCycle(list, last, CHALLENGER_LOST);
  };

  test.each([1, 'A', 'a', 'Tier 1', 'League A'])(
    'a pin of %j puts a player above the default tier',
    (pin) => {
      expect(placed(grouping(pinning({ 'B2.10': pin })), 'B2.10')).toMatchObject({
        tier: 1,
        how: { by: 'pin' },
        movement: 'promoted',
        default: { entitled: 3, tier: 2 },
      });
    },
  );

  test.each(['', null, 0, ' '])('%j is no pin', (pin) => {
    const list = [...newcomers(4), { name: 'x', rating: 1, pin }];
    expect(placed(grouping(groupCycle(list, [])), 'x').how.by).toBe('fill');
  });

  test('who is pinned to the default tier is not lifted above it', () => {
    const rated = everyoneOf(last).map((each) => {
      return each.name === 'B1.3' ? { ...each, rating: 9000, pin: 2 } : each;
    });
    expect(placed(grouping(groupCycle(rated, last, CHALLENGER_LOST)), 'B1.3')).toMatchObject({
      tier: 2,
      how: { by: 'pin' },
    });
    const free = rated.map((each) => ({ ...each, pin: '' }));
    expect(placed(grouping(groupCycle(free, last, CHALLENGER_LOST)), 'B1.3').tier).toBe(1);
  });

  test('a newcomer may be pinned to any tier', () => {
    const list = newcomers(15).map((each, index) => (index === 0 ? { ...each, pin: 2 } : each));
    expect(placed(grouping(groupCycle(list, [])), 'N1')).toMatchObject({
      tier: 2,
      how: { by: 'pin' },
    });
  });

  test('a pin below the default tier is refused', () => {
    expect(refused(pinning({ 'A.2': 2 }))).toEqual([
      'A.2 (row 2) is pinned to tier 2 (Leagues B), below the default tier 1 (League A). Rule 2.5 doesn’t allow that. Pin to a higher tier, or clear the pin.',
    ]);
  });

  test('a pin to a tier that this cycle has not is refused; all pins at once', () => {
    expect(refused(pinning({ 'B1.1': 'B', 'A.10': 3 }))).toEqual([
      'A.10 (row 10) is pinned to tier 3 (Leagues C), but the lowest tier in this cycle is 2 (Leagues B). Pin to a higher tier, or clear the pin.',
      'B1.1 (row 11) is pinned to tier 2 (Leagues B), below the default tier 1 (League A). Rule 2.5 doesn’t allow that. Pin to a higher tier, or clear the pin.',
    ]);
  });

  test('pins are told in the order of the list, whatever the ratings', () => {
    const list = newcomers(15)
      .reverse()
      .map((each, index) => (index < 3 ? { ...each, pin: 5 - index } : each));
    const rows = refused(groupCycle(list, [])).map((told) => told.match(/^N\d+|row \d+/g));
    expect(rows).toEqual([
      ['N15', 'row 1'],
      ['N14', 'row 2'],
      ['N13', 'row 3'],
    ]);
  });

  test('more pins than seats are refused, naming five of those concerned', () => {
    expect(refused(pinning({ 'A.6': 1, 'A.7': 1 }))).toEqual([
      'Tier 1 (League A) has 10 seats, but it’s the default tier of A.1 (row 1), A.2 (row 2), A.3 (row 3), A.4 (row 4), A.5 (row 5) and 4 more, and A.6 (row 6) and A.7 (row 7) are pinned to it. Clear pins.',
    ]);
  });

  test('pins alone can be too many', () => {
    const list = newcomers(15).map((each, index) => (index < 11 ? { ...each, pin: 1 } : each));
    expect(refused(groupCycle(list, []))[0]).toMatch(
      /^Tier 1 \(League A\) has 10 seats, but N1 \(row 1\), .* N5 \(row 5\) and 6 more are pinned to it\. Clear pins\.$/,
    );
  });

  test('one pin too many is told as one', () => {
    const list = [...everyoneOf(last)].map((each) =>
      each.name === 'A.6' ? { ...each, pin: 1 } : each,
    );
    const crowded = last.map((each) => (each.name === 'B1.3' ? { ...each, place: 2 } : each));
    expect(refused(groupCycle(list, crowded, CHALLENGER_LOST))[0]).toMatch(
      /, and A\.6 \(row 6\) is pinned to it\. Clear pins\.$/,
    );
  });

  test('shared places can make a tier too small without any pin', () => {
    const crowded = last.map((each) =>
      Number(each.place) <= 4 && each.league !== 'A' ? { ...each, place: 2 } : each,
    );
    expect(refused(groupCycle(everyoneOf(last), crowded, CHALLENGER_LOST))[0]).toMatch(
      /^Tier 1 \(League A\) has 10 seats, but it’s the default tier of .*\. Correct last cycle’s places\.$/,
    );
  });

  test('who was lifted above a tier takes no seat of it', () => {
    const found = grouping(pinning({ 'A.6': 1 }));
    expect(found.fills.map(({ pinned, byDefault }) => [pinned, byDefault])).toEqual([
      [1, 9],
      [0, 20],
    ]);
  });
});

describe('U3: impossible numbers of players', () => {
  const twelve = [
    ...newcomers(10, 2000),
    { name: 'late', rating: 2500, timedOut: true },
    { name: 'later', rating: 2400, timedOut: true },
  ];

  test.each([0, 1, 2, 3, 4])('%d players: only inviting helps', (players) => {
    expect(asked(groupCycle(newcomers(players), []))).toEqual([
      {
        ask: 'remainder',
        players,
        over: players,
        ways: [{ way: 'invite', count: 5 - players }],
      },
    ]);
    const chosen = groupCycle(newcomers(players), [], { remainder: { way: 'moveDown' } });
    expect(asked(chosen)).toMatchObject([{ ask: 'remainder' }]);
  });

  test('to be left out: timed out first, then newcomers, then everyone, each from the lowest rating up', () => {
    const last = fullCycle(1);
    const list: KuksuCycle.Registration[] = [
      { name: 'A.2', rating: 900 },
      { name: 'A.3', rating: 2000, timedOut: true },
      { name: 'A.4', rating: 800 },
      { name: 'A.5', rating: 800 },
      { name: 'new', rating: 2100, timedOut: true },
      ...newcomers(6, 1000),
    ];
    const [question] = asked(groupCycle(list, last, CHALLENGER_LOST));
    const [leaveOut] = question?.ask === 'remainder' ? question.ways : [];
    if (leaveOut?.way !== 'leaveOut') throw new Error('no such way');
    expect(leaveOut.order.map(({ name, reason }) => [name, reason])).toEqual([
      ['A.3', 'timedOut'],
      ['new', 'timedOut'],
      ['N6', 'newcomer'],
      ['N5', 'newcomer'],
      ['N4', 'newcomer'],
      ['N3', 'newcomer'],
      ['N2', 'newcomer'],
      ['N1', 'newcomer'],
      // Equal ratings: the worse place first.
      ['A.5', 'rating'],
      ['A.4', 'rating'],
      ['A.2', 'rating'],
    ]);
    expect(leaveOut.count).toBe(1);
    expect(leaveOut.order[0]).toEqual({ row: 2, name: 'A.3', rating: 2000, reason: 'timedOut' });
  });

  test('the first way: who is chosen is left out and named, everyone else is grouped', () => {
    const remainder = { way: 'leaveOut', names: ['late', 'N3'] } as const;
    const found = grouping(groupCycle(twelve, [], { remainder }));
    expect(found.leftOut).toEqual([
      { row: 11, name: 'late', rating: 2500 },
      { row: 3, name: 'N3', rating: 1998 },
    ]);
    expect(found.tiers).toBe(1);
    expect(placementsOf(found)).toHaveLength(10);
    expect(placed(found, 'later').league).toBe('A');
  });

  test('without names those that the rule proposes are left out', () => {
    const found = grouping(groupCycle(twelve, [], { remainder: { way: 'leaveOut' } }));
    expect(found.leftOut.map(({ name }) => name)).toEqual(['late', 'later']);
    expect(found.warnings).toEqual([]);
    const fewer = grouping(groupCycle(twelve.slice(0, 11), [], { remainder: { way: 'leaveOut' } }));
    expect(fewer.leftOut.map(({ name }) => name)).toEqual(['late']);
  });

  test('is asked together with the title and the names, whose answers may change whom it concerns', () => {
    const last = [...fullCycle(1), { name: 'Zoe', league: 'B1', place: 1 }];
    const list = [{ name: 'Zoë', rating: 1 }, ...newcomers(10, 2000)];
    const all = asked(groupCycle(list, last));
    expect(all.map(({ ask }) => ask)).toEqual(['titleMatch', 'sameNames', 'remainder']);
    const proposed = (question: KuksuCycle.CycleQuestion | undefined): unknown => {
      const [way] = question?.ask === 'remainder' ? question.ways : [];
      return way?.way === 'leaveOut' && way.order[0]?.name;
    };
    expect([all[2], proposed(all[2])]).toEqual([
      expect.objectContaining({ over: 1, provisional: true }),
      'Zoë',
    ]);
    // Of last cycle after all: the newcomers go first.
    const sameNames = [{ registered: 'Zoë', last: 'Zoe', same: true }];
    const [left] = asked(groupCycle(list, last, { ...CHALLENGER_LOST, sameNames }));
    expect([left, proposed(left)]).toEqual([
      expect.not.objectContaining({ provisional: true }),
      'N10',
    ]);
    // An answer that was given is not asked for again.
    const answered = asked(groupCycle(list, last, { remainder: { way: 'leaveOut' } }));
    expect(answered.map(({ ask }) => ask)).toEqual(['titleMatch', 'sameNames']);
  });

  test('a player named twice is left out once', () => {
    const remainder = { way: 'leaveOut', names: ['late', 'late'] } as const;
    expect(refused(groupCycle(twelve, [], { remainder }))).toEqual([
      'Choose 2 players to leave out; you chose 1.',
    ]);
  });

  test('other names, or another number of them, are refused', () => {
    const leavingOut = (...names: string[]): readonly string[] =>
      refused(groupCycle(twelve, [], { remainder: { way: 'leaveOut', names } }));
    expect(leavingOut('late', 'Late')).toEqual([
      'Late can’t be left out: not in the registrations. Choose again.',
    ]);
    expect(leavingOut('late', 'later', 'N1')).toEqual([
      'Choose 2 players to leave out; you chose 3.',
    ]);
  });

  test('the second way: with as many more as are missing there is nothing to ask', () => {
    const more = ['x', 'y', 'z'].map((name) => ({ name, rating: 500 }));
    expect(
      grouping(groupCycle([...twelve, ...more], [])).leagues.map(({ players }) => players.length),
    ).toEqual([10, 5]);
  });

  test('the third way, not in the rules: the lowest of the last full tier by rating and award go one tier down', () => {
    const last = fullCycle(1);
    const list: KuksuCycle.Registration[] = [
      // By default in A, the lowest of all.
      { name: 'A.2', rating: 700 },
      { name: 'A.3', rating: 1800 },
      // Filled in, 300 of it award; without it they would be lower than A.8.
      { name: 'A.6', rating: 900 },
      { name: 'A.8', rating: 1050 },
      ...newcomers(6, 1500),
      { name: 'a', rating: 600 },
      { name: 'b', rating: 500 },
    ];
    const options: KuksuCycle.CycleOptions = CHALLENGER_LOST;
    const [question] = asked(groupCycle(list, last, options));
    const way = question?.ask === 'remainder' ? question.ways[2] : undefined;
    const lowest = [
      { row: 3, name: 'A.6', rating: 900 },
      { row: 4, name: 'A.8', rating: 1050 },
      { row: 1, name: 'A.2', rating: 700 },
    ];
    expect(way).toEqual({ way: 'moveDown', tier: 1, players: lowest });

    const found = grouping(groupCycle(list, last, { ...options, remainder: { way: 'moveDown' } }));
    expect(
      found.leagues.map(({ league, players }) => [league, players.map(({ name }) => name)]),
    ).toEqual([
      ['A', ['A.3', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6']],
      ['B1', ['A.8', 'A.6', 'A.2', 'a', 'b']],
    ]);
    expect(placed(found, 'A.2')).toMatchObject({
      how: { by: 'moveDown', from: 1, award: 0, sum: 700 },
      movement: 'demoted',
      default: { tier: 1 },
    });
    expect(placed(found, 'A.6').how).toEqual({ by: 'moveDown', from: 1, award: 300, sum: 1200 });
    expect(found.warnings).toEqual([
      { code: 'movedDown', values: { names: ['A.6', 'A.8', 'A.2'], from: 1, to: 2 } },
    ]);
  });

  test('the leagues of the tier that gives them up are as even as the snake makes them', () => {
    const found = grouping(groupCycle(newcomers(31), [], { remainder: { way: 'moveDown' } }));
    expect(found.leagues.map(({ league, players }) => [league, players.length])).toEqual([
      ['A', 10],
      ['B1', 8],
      ['B2', 8],
      ['C1', 5],
    ]);
  });

  test('where only the name tells who moves, a warning says so', () => {
    const list = newcomers(11).map((each) => ({ ...each, rating: 1500 }));
    const { warnings } = grouping(groupCycle(list, [], { remainder: { way: 'moveDown' } }));
    expect(warnings).toContainEqual({
      code: 'nameDecided',
      values: { tier: 1, seated: 'N4', passed: 'N5' },
    });
  });

  test('who is pinned does not move; with too many pins it is no way out', () => {
    const pinnedTo = (tier: number, count: number): KuksuCycle.Registration[] =>
      newcomers(11).map((each, index) => (index < count ? { ...each, pin: tier } : each));
    const moved = grouping(groupCycle(pinnedTo(1, 6), [], { remainder: { way: 'moveDown' } }));
    expect(moved.leagues[0]?.players.map(({ name }) => name)).toEqual([
      'N1',
      'N2',
      'N3',
      'N4',
      'N5',
      'N6',
    ]);

    const stuck = pinnedTo(1, 7);
    const [question] = asked(groupCycle(stuck, []));
    expect(question?.ask === 'remainder' && question.ways.map(({ way }) => way)).toEqual([
      'leaveOut',
      'invite',
    ]);
    expect(refused(groupCycle(stuck, [], { remainder: { way: 'moveDown' } }))).toEqual([
      '4 players must move down from tier 1 (League A), but too many are pinned there. Clear pins, or choose another option.',
    ]);
  });

  test('pins below count: five pinned to the new league need nobody to move', () => {
    const pinned = newcomers(11).map((each, index) => (index >= 6 ? { ...each, pin: 2 } : each));
    const found = grouping(groupCycle(pinned, [], { remainder: { way: 'moveDown' } }));
    expect(found.leagues.map(({ players }) => players.length)).toEqual([6, 5]);
    expect(found.warnings).toEqual([]);
    const six = newcomers(11).map((each, index) => (index >= 5 ? { ...each, pin: 2 } : each));
    expect(refused(groupCycle(six, [], { remainder: { way: 'moveDown' } }))[0]).toMatch(
      /^Tier 2 \(Leagues B\) has 5 seats, but /,
    );
  });

  test('a choice that is not needed is not used, and a warning says so', () => {
    const remainder = { way: 'leaveOut', names: ['N1'] } as const;
    const found = grouping(groupCycle(newcomers(10), [], { remainder }));
    expect(placementsOf(found)).toHaveLength(10);
    expect(found.warnings).toEqual([{ code: 'choiceUnneeded', values: { players: 10 } }]);
  });
});

describe('U10: the title match', () => {
  const last = fullCycle(1);

  test('nothing is grouped before its result is known', () => {
    expect(asked(groupCycle(everyoneOf(last), last))).toEqual([
      { ask: 'titleMatch', challenger: 'A.1', missing: 'result' },
    ]);
    const without = last.slice(1);
    expect(asked(groupCycle(everyoneOf(last), without))).toEqual([
      { ask: 'titleMatch', challenger: '', missing: 'result' },
    ]);
  });

  test('a registered new title holder is left out on request, and is never counted among who is left over', () => {
    // Of the 30 of two tiers A.1 holds the title: with two more there are 31 seats to fill, and 32 rows.
    const two = [...fullCycle(2), ...newcomers(2).map(({ name }) => ({ name }))];
    const list = two.map(({ name }, i) => ({ name, rating: 2000 - i }));
    const won = { lost: 'holder', holder: 'Holder' } as const;
    const alone = groupCycle(list, fullCycle(2), { titleMatch: won });
    expect(!alone.ok && [alone.failures.length, alone.questions]).toMatchObject([
      1,
      [{ ask: 'remainder', players: 31, over: 1 }],
    ]);
    const left = groupCycle(list, fullCycle(2), { titleMatch: { ...won, leaveOut: true } });
    expect(asked(left)).toMatchObject([{ ask: 'remainder', players: 31, over: 1 }]);
    const found = grouping(
      groupCycle(list.slice(0, -1), fullCycle(2), { titleMatch: { ...won, leaveOut: true } }),
    );
    expect(found.champion).toBe('A.1');
    const seated = placementsOf(found).map(({ name }) => name);
    expect([seated.length, seated.includes('A.1')]).toEqual([30, false]);
    // Nobody else is left out by it.
    expect(found.leftOut).toEqual([]);
    const other = grouping(
      groupCycle(everyoneOf(last), last, {
        titleMatch: { lost: 'challenger', holder: 'Holder', leaveOut: true },
      }),
    );
    expect(placementsOf(other)).toHaveLength(10);
  });

  test('before the first cycle there is nothing to ask', () => {
    expect(grouping(groupCycle(newcomers(10), [])).champion).toBeUndefined();
  });

  test('the challenger who lost stays in A, and the holder is the champion', () => {
    const found = grouping(groupCycle(everyoneOf(last), last, CHALLENGER_LOST));
    expect(placed(found, 'A.1')).toMatchObject({
      tier: 1,
      how: { by: 'default' },
      movement: 'stays',
    });
    expect(found.champion).toBe('Holder');
  });

  test('the holder who lost plays in A, before everyone of last cycle; the winner of A is the champion', () => {
    const list = [...everyoneOf(last.slice(1)), { name: 'Holder', rating: 1500 }];
    const found = grouping(groupCycle(list, last, HOLDER_LOST));
    expect(placed(found, 'Holder')).toMatchObject({
      tier: 1,
      seed: 1,
      how: { by: 'default' },
      movement: 'stays',
      last: { row: 0, tier: 1, league: 'A', place: 0, disqualified: false },
    });
    expect(found.champion).toBe('A.1');
    expect(found.absent).toEqual([]);
  });

  test('who lost and does not register plays nowhere', () => {
    const found = grouping(
      groupCycle(everyoneOf(last.slice(1)).concat(newcomers(1)), last, HOLDER_LOST),
    );
    expect(placementsOf(found)).toHaveLength(10);
  });

  test('the champion is refused in the list, whoever it is', () => {
    expect(refused(groupCycle(everyoneOf(last), last, HOLDER_LOST))).toEqual([
      'A.1 holds the title and doesn’t play, but is registered (row 1). Delete that row, or correct who lost the title match.',
    ]);
    const list = [...everyoneOf(last.slice(1)), { name: 'Holder', rating: 1500 }];
    expect(refused(groupCycle(list, last, CHALLENGER_LOST))).toEqual([
      'Holder holds the title and doesn’t play, but is registered (row 10). Delete that row, or correct who lost the title match.',
    ]);
  });

  test('the holder is in no league of last cycle, in whatever spelling', () => {
    const options = { titleMatch: { lost: 'holder', holder: ' a.7' } } as const;
    expect(refused(groupCycle(everyoneOf(last.slice(1)), last, options))).toEqual([
      'A.7 held the title and didn’t play last cycle, but is in that list (row 7). Delete that row, or correct the holder’s name.',
    ]);
  });

  test('when the challenger lost, the holder has to be named', () => {
    for (const holder of [undefined, '', ' \u00a0']) {
      const titleMatch = {
        lost: 'challenger' as const,
        ...(holder === undefined ? {} : { holder }),
      };
      expect(asked(groupCycle(everyoneOf(last), last, { titleMatch }))).toEqual([
        { ask: 'titleMatch', challenger: 'A.1', missing: 'holder' },
      ]);
    }
  });

  test('a holder who lost need not be named; a warning says what that means', () => {
    const list = everyoneOf(last.slice(1)).concat(newcomers(1));
    for (const titleMatch of [{ lost: 'holder' }, { lost: 'holder', holder: '\u00a0' }] as const) {
      expect(grouping(groupCycle(list, last, { titleMatch })).warnings).toEqual([
        { code: 'holderUnnamed', values: {} },
      ]);
    }
    const named = { titleMatch: { lost: 'holder', holder: 'N1' } } as const;
    expect(grouping(groupCycle(list, last, named)).warnings).toEqual([]);
  });

  test('league A has one winner', () => {
    const two = last.map((each) => (each.name === 'A.4' ? { ...each, place: 1 } : each));
    expect(refused(groupCycle(everyoneOf(two), two, CHALLENGER_LOST))).toEqual([
      'Last cycle: league A has more than one winner: A.1 (row 1) and A.4 (row 4). Keep one in 1st place.',
    ]);
    expect(refused(groupCycle(everyoneOf(last), last.slice(1), CHALLENGER_LOST))).toEqual([
      'Last cycle: league A has no winner. Put the player who lost the title match in 1st place.',
    ]);
    expect(
      grouping(
        groupCycle(everyoneOf(last.slice(1)).concat(newcomers(1)), last.slice(1), HOLDER_LOST),
      ).champion,
    ).toBeUndefined();
  });
});

describe('U11: names in two spellings', () => {
  const last: KuksuCycle.LastResult[] = [
    ...fullCycle(1),
    { name: 'Zoe', league: 'B1', place: 1 },
    { name: 'Jan Piet', league: 'B1', place: 2 },
  ];
  const list = (...names: string[]): KuksuCycle.Registration[] => [
    ...names.map((name) => ({ name, rating: 1000 })),
    ...newcomers(10 - names.length),
  ];
  const near = (name: string): unknown => {
    const questions = asked(groupCycle(list(name), last, CHALLENGER_LOST));
    return questions;
  };

  test.each([
    ['Zoë', 'letters'],
    ['Zoe\u0308', 'letters'],
    ['zoe', 'spelling'],
    ['ZOE', 'spelling'],
    ['Z.o.e', 'letters'],
  ])('%j may be Zoe: the director decides', (name, differs) => {
    expect(near(name)).toEqual([
      {
        ask: 'sameNames',
        pairs: [{ registered: { row: 1, name }, last: { row: 11, name: 'Zoe' }, differs }],
      },
    ]);
  });

  test.each(['Zoe ', '\u00a0Zoe', 'Zo\u200be', 'Jan  Piet', 'Jan\u00a0Piet\u2009'])(
    '%j looks like the name of last cycle, and is that player',
    (name) => {
      const found = grouping(groupCycle(list(name), last, CHALLENGER_LOST));
      expect(placed(found, name)).toMatchObject({ last: { league: 'B1' } });
    },
  );

  test('one player: with the place of last cycle, under the name as registered', () => {
    const sameNames = [{ registered: 'Zoë', last: 'Zoe', same: true }];
    const found = grouping(groupCycle(list('Zoë'), last, { ...CHALLENGER_LOST, sameNames }));
    expect(placed(found, 'Zoë')).toMatchObject({
      how: { by: 'default' },
      last: { league: 'B1', place: 1 },
    });
    expect(found.absent.map(({ name }) => name)).not.toContain('Zoe');
  });

  test('two players: a newcomer, and someone who has stopped', () => {
    const sameNames = [{ registered: 'Zoë', last: 'Zoe', same: false }];
    const found = grouping(groupCycle(list('Zoë'), last, { ...CHALLENGER_LOST, sameNames }));
    expect(placed(found, 'Zoë').movement).toBe('new');
    expect(found.absent.map(({ name }) => name)).toContain('Zoe');
  });

  test('a decision about other names decides nothing', () => {
    const sameNames = [{ registered: 'zoë', last: 'Zoe', same: true }];
    expect(asked(groupCycle(list('Zoë'), last, { ...CHALLENGER_LOST, sameNames }))).toHaveLength(1);
  });

  test('a name that is written alike is one player, whatever else looks like it', () => {
    const found = grouping(groupCycle(list('Zoe', 'Zoë'), last, CHALLENGER_LOST));
    expect(placed(found, 'Zoe').last?.place).toBe(1);
    expect(placed(found, 'Zoë').last).toBeUndefined();
    expect(found.warnings).toEqual([
      warningOf({ code: 'lookAlikes', names: ['Zoe', 'Zoë'], rows: [1, 2] }),
    ]);
  });

  test('neither does another name of last cycle that looks like it raise a question', () => {
    const twins: KuksuCycle.LastResult[] = [...last, { name: 'Zoé', league: 'B1', place: 3 }];
    const found = grouping(groupCycle(list('Zoe'), twins, CHALLENGER_LOST));
    expect(placed(found, 'Zoe').last?.place).toBe(1);
  });

  test('all registrations that look alike are named together', () => {
    const found = grouping(groupCycle(list('Zoe', 'Zoë', 'Zo-e', 'Zöe'), last, CHALLENGER_LOST));
    const names = ['Zoe', 'Zoë', 'Zo-e', 'Zöe'];
    expect(found.warnings).toEqual([warningOf({ code: 'lookAlikes', names, rows: [1, 2, 3, 4] })]);
  });

  test('two registrations cannot be one player, nor one registration two', () => {
    const sameNames = [
      { registered: 'Zoë', last: 'Zoe', same: true },
      { registered: 'Zoê', last: 'Zoe', same: true },
    ];
    expect(
      refused(groupCycle(list('Zoë', 'Zoê'), last, { ...CHALLENGER_LOST, sameNames })),
    ).toEqual(['Zoe can’t be both Zoë and Zoê. Choose one of them.']);
    const twins: KuksuCycle.LastResult[] = [...last, { name: 'Zoé', league: 'B1', place: 3 }];
    const both = [
      { registered: 'zoê', last: 'Zoe', same: true },
      { registered: 'zoê', last: 'Zoé', same: true },
    ];
    expect(
      refused(groupCycle(list('zoê'), twins, { ...CHALLENGER_LOST, sameNames: both })),
    ).toEqual(['zoê can’t be both Zoe and Zoé. Choose one of them.']);
  });

  test('the holder too may be written in another way', () => {
    const titleMatch = { lost: 'holder', holder: 'Höld' } as const;
    const names = list('Hold').slice(0, 10);
    expect(asked(groupCycle(names, last, { titleMatch }))).toEqual([
      {
        ask: 'sameNames',
        pairs: [
          {
            registered: { row: 1, name: 'Hold' },
            last: { row: 0, name: 'Höld' },
            differs: 'letters',
          },
        ],
      },
    ]);
    const sameNames = [{ registered: 'Hold', last: 'Höld', same: true }];
    expect(
      placed(grouping(groupCycle(names, last, { titleMatch, sameNames })), 'Hold').last?.place,
    ).toBe(0);
  });

  test('the title match and the names are asked about together', () => {
    expect(asked(groupCycle(list('zoe'), last)).map(({ ask }) => ask)).toEqual([
      'titleMatch',
      'sameNames',
    ]);
  });
});

describe('U11: what cannot be used', () => {
  const said = (
    registration: Partial<KuksuCycle.Registration>,
    result: Partial<KuksuCycle.LastResult> = {},
  ): readonly string[] =>
    refused(
      groupCycle(
        [
          { name: 'x', rating: 1 },
          { name: 'y', rating: 1500, ...registration },
        ],
        [{ name: 'z', league: 'A', place: 2, ...result }],
      ),
    );
  const RATING = 'Enter a rating above 0.';
  const LEAGUE =
    'Enter a league such as A, B1 or C4, or its tier as a number from 1 (A) to 26 (Z).';
  const PLACE = 'Enter a place from 1 to 10.';
  const PIN = 'Enter a tier such as B, or leave it empty.';
  const NUMBER = 'Enter a number (not text or TRUE/FALSE).';

  test.each([
    [null, `empty. ${RATING}`],
    ['', `empty. ${RATING}`],
    [0, `0. ${RATING}`],
    [-3, `-3. ${RATING}`],
    ['1500', `"1500". ${NUMBER}`],
    [true, `TRUE. ${NUMBER}`],
    [NaN, `NaN. ${NUMBER}`],
    [2_000_000, '2000000. Enter a number up to 1,000,000.'],
  ])('a rating of %j is refused by row', (rating, needed) => {
    expect(said({ rating })).toEqual([`Registrations, rating, row 2: ${needed}`]);
  });

  test.each([null, '', ' \u00a0', 0, false, '\u200b'])('a name of %j is refused by row', (name) => {
    const [first = ''] = said({ name });
    expect(first).toMatch(/^Registrations, name, row 2: .*. Enter the player’s name\.$/s);
    expect(said({}, { name })[0]).toMatch(/^Last cycle, name, row 1: /);
  });

  test('a number may be a name', () => {
    expect(
      placed(grouping(groupCycle([...newcomers(9), { name: 1973, rating: 1 }], [])), '1973').seed,
    ).toBe(10);
  });

  test.each([
    ['', `empty. ${LEAGUE}`],
    [null, `empty. ${LEAGUE}`],
    ['B 1 2', `"B 1 2". ${LEAGUE}`],
    ['Ä', `"Ä". ${LEAGUE}`],
    [0, `0. ${LEAGUE}`],
    [27, `27. ${LEAGUE}`],
    [1.5, `1.5. ${LEAGUE}`],
    [true, `TRUE. ${LEAGUE}`],
    ['B3', '"B3". That tier only has leagues 1 to 2.'],
    ['A0', '"A0". That tier only has leagues 1 to 1.'],
    ['C0', '"C0". That tier only has leagues 1 to 4.'],
  ])('a league of %j is refused by row', (league, needed) => {
    expect(said({}, { league })).toEqual([`Last cycle, league, row 1: ${needed}`]);
  });

  test.each([
    ['', `empty. ${PLACE}`],
    [0, `0. ${PLACE}`],
    [11, `11. ${PLACE}`],
    [2.5, `2.5. ${PLACE}`],
    ['2', `"2". ${NUMBER}`],
  ])('a place of %j is refused by row', (place, needed) => {
    expect(said({}, { place })).toEqual([`Last cycle, place, row 1: ${needed}`]);
  });

  test.each(['B2', 'x1', 27, -1, true, 'A2'])('a pin of %j is refused by row', (pin) => {
    const [first = ''] = said({ pin });
    expect(first).toMatch(/^Registrations, pin, row 2: /);
    expect(first).toContain(PIN);
  });

  test.each(['A', 'a', ' A ', 'A1', 'League A', 'group a1', 1, '1', 'Tier 1'])(
    '%j is league A',
    (league) => {
      const found = grouping(
        groupCycle(
          [...newcomers(9), { name: 'z', rating: 1 }],
          [{ name: 'z', league, place: 2 }],
          CHALLENGER_LOST2,
        ),
      );
      expect(placed(found, 'z').last).toMatchObject({ tier: 1, league: 'A' });
    },
  );
  const CHALLENGER_LOST2 = { titleMatch: { lost: 'holder', holder: 'Holder' } } as const;

  test.each([
    ['b 2', 'B2', 2],
    ['League C4', 'C4', 3],
    ['D', 'D', 4],
    [5, 'E', 5],
    ['z33554432', 'Z33554432', 26],
  ])('%j is %s', (league, label, tier) => {
    const found = grouping(
      groupCycle(
        [...newcomers(9), { name: 'z', rating: 1 }],
        [{ name: 'z', league, place: 2 }],
        CHALLENGER_LOST2,
      ),
    );
    expect(placed(found, 'z').last).toMatchObject({ tier, league: label });
  });

  test('a name that stands twice is refused with its rows, in whatever spelling', () => {
    const list = [
      ...newcomers(6),
      { name: 'n2 ', rating: 5 },
      { name: 'N2', rating: 5 },
      { name: 'n3', rating: 5 },
    ];
    expect(refused(groupCycle(list, []))).toEqual([
      'Registrations: row 2, row 7 and row 8 have the same name (“N2”, “n2 ” and “N2”). Keep each player once.',
      'Registrations: row 3 and row 9 have the same name (“N3” and “n3”). Keep each player once.',
    ]);
    const last = [...fullCycle(1), { name: 'a.3', league: 'B1', place: 1 }];
    expect(refused(groupCycle(newcomers(6), last))).toEqual([
      'Last cycle: row 3 and row 11 have the same name (“A.3” and “a.3”). Keep each player once.',
    ]);
  });

  test('everything is told at once, and nothing is grouped', () => {
    const answer = groupCycle(
      [
        { name: 'x', rating: '' },
        { name: '', rating: 1, pin: 'Q9' },
        { name: 'X', rating: 4 },
      ],
      [{ name: 'y', league: '?', place: 99 }],
    );
    expect(refused(answer)).toEqual([
      'Registrations, rating, row 1: empty. Enter a rating above 0.',
      'Registrations, name, row 2: empty. Enter the player’s name.',
      'Registrations, pin, row 2: "Q9". Enter a tier such as B, or leave it empty.',
      'Registrations: row 1 and row 3 have the same name (“x” and “X”). Keep each player once.',
      'Last cycle, league, row 1: "?". Enter a league such as A, B1 or C4, or its tier as a number from 1 (A) to 26 (Z).',
      'Last cycle, place, row 1: 99. Enter a place from 1 to 10.',
    ]);
  });

  describe('what is known of the questions is asked beside what has to be fixed', () => {
    const last = fullCycle(1);
    const list = (extra: readonly KuksuCycle.Registration[]): KuksuCycle.Registration[] => [
      ...everyoneOf(last).map((each) => (each.name === 'A.2' ? { ...each, name: 'a.2' } : each)),
      ...extra,
    ];
    const told = (answer: KuksuCycle.CycleAnswer): readonly string[] =>
      answer.ok
        ? []
        : [...answer.failures.map(({ code }) => code), ...answer.questions.map(({ ask }) => ask)];

    test('a cell: the title match and names of other rows, but not how many are left over', () => {
      const answer = groupCycle(list([{ name: 'new', rating: '' }]), last);
      expect(told(answer)).toEqual(['ratingAboveZero', 'titleMatch', 'sameNames']);
    });

    test('a name in two rows is no question as well', () => {
      const extra = [
        { name: 'A.2', rating: 4 },
        { name: 'b', rating: 4 },
      ];
      const answer = groupCycle(list(extra), last, HOLDER_LOST);
      expect(told(answer)).toEqual(['repeatedName']);
    });

    test('a cell of last cycle: names of other rows, and how many are left over', () => {
      const broken = last.map((each) => (each.name === 'A.5' ? { ...each, place: 'x' } : each));
      const answer = groupCycle(list([{ name: 'new', rating: 900 }]), broken);
      expect(told(answer)).toEqual([expect.any(String), 'titleMatch', 'sameNames', 'remainder']);
    });

    test('a broken rule: all of them', () => {
      const crowded = last.map((each) => (each.name === 'A.5' ? { ...each, place: 1 } : each));
      const answer = groupCycle(list([{ name: 'new', rating: 900 }]), crowded);
      expect(told(answer)).toEqual(['winnersOfA', 'sameNames', 'remainder']);
      expect(!answer.ok && answer.questions.at(-1)).toMatchObject({ over: 1, provisional: true });
    });
  });

  test('two nameless rows do not share a name', () => {
    expect(
      refused(
        groupCycle(
          [
            { name: '', rating: 1 },
            { name: ' ', rating: 1 },
          ],
          [],
        ),
      ),
    ).toHaveLength(2);
  });

  test('names of objects are names like any other', () => {
    const list = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'].map(
      (name) => {
        return { name, rating: 1500 };
      },
    );
    expect(placementsOf(grouping(groupCycle(list, [])))).toHaveLength(5);
  });

  test('a place that several hold is a warning; with a tier alone it is not', () => {
    const last = [
      ...fullCycle(1),
      { name: 'p', league: 'B1', place: 3 },
      { name: 'q', league: 'b1', place: 3 },
      { name: 't', league: 'B1', place: 4 },
      { name: 'r', league: 'B', place: 3 },
      { name: 's', league: 2, place: 3 },
    ];
    const { warnings } = grouping(groupCycle(newcomers(10), last, CHALLENGER_LOST));
    expect(warnings).toEqual([
      warningOf({ code: 'sharedPlace', league: 'B1', place: 3, rows: [11, 12] }),
    ]);
    const [first] = warnings;
    expect(first && cycleEnglish.message(first)).toBe(
      'Last cycle: row 11 and row 12 share 3rd place in B1. Each one counts as 3rd.',
    );
    // A is a tier and a league at once.
    const inA = [...fullCycle(1), { name: 'u', league: 'A', place: 4 }];
    expect(grouping(groupCycle(newcomers(10), inA, CHALLENGER_LOST)).warnings).toEqual([
      warningOf({ code: 'sharedPlace', league: 'A', place: 4, rows: [4, 11] }),
    ]);
  });
});
