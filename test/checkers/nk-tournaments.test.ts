import { describe, expect, test } from '@jest/globals';
import {
  type Board,
  DEFAULT_SETTINGS,
  type EventState,
  groupsOf,
  type NkEvent,
  nkStandings,
  type PairedRound,
  pairRound,
  type Position,
  presentPlayers,
  stateOf,
  titleStatus,
  type TitleStatus,
} from '../../src';
import { groupCounts } from '../../src/nk/progress';
import { numbers, readGolden } from '../golden/read';
import { value } from '../src/results';
import { runs, sampled } from '../support/sampled';
import { type Chance, chanceOf } from './nk/random';
import { countIn, courses } from './nk-counts';
import { atStart, following, type Standing, standings } from './nk-floats';
import { championships, compareRound, eventBefore, sidesOf } from './nk/championships';
import { compare } from './nk/ledger';

/** Whether black wins a game. */
type Winner = (board: Board, round: number, chance: Chance) => boolean;

interface Played {
  readonly event: NkEvent;
  readonly rounds: readonly PairedRound[];
  /** After round 0, 1, 2 ... */
  readonly states: readonly EventState[];
  readonly title: TitleStatus;
}

const byChance: Winner = (_board, _round, chance) => chance.happens(0.5);

/** A tournament in which everyone plays and nobody draws. */
function play(players: number, seed: number, blackWins: Winner = byChance): Played {
  const chance = chanceOf(seed);
  let event: NkEvent = {
    players: Array.from({ length: players }, (_, index) => ({
      number: index + 1,
      strength: 3000 - 10 * index,
      group: Math.floor(index / 16),
    })),
    rounds: [],
  };
  const [rounds, states] = [[] as PairedRound[], [value(stateOf(event))]];
  for (let round = 1; round <= 7; round++) {
    const paired = value(pairRound(event));
    const games = paired.boards.map((board) => ({
      black: board.black.player,
      white: board.white.player,
      result: blackWins(board, round, chance) ? ('black' as const) : ('white' as const),
    }));
    const byes = paired.bye ? [paired.bye.player] : [];
    event = { ...event, rounds: [...event.rounds, { games, byes }] };
    rounds.push(paired);
    states.push(value(stateOf(event)));
  }
  return { event, rounds, states, title: value(titleStatus(event)) };
}

/** How many players stand in each group of the moment, from the Topgroep. */
function sizes({ positions }: EventState): number[] {
  const counts: number[] = [];
  for (const { group } of positions.values()) counts[group] = (counts[group] ?? 0) + 1;
  return Array.from({ length: counts.length }, (_, group) => counts[group] ?? 0);
}

function stateAfter({ states }: Played, round: number): EventState {
  const state = states[round];
  if (!state) throw new Error(`${round} rounds are not played`);
  return state;
}

const candidatesAfter = (played: Played, round: number): string => {
  const [top = 0, one = 0] = sizes(stateAfter(played, round));
  return `${top}+${one}`;
};

describe('N15: the score table of the regulations, 80 players', () => {
  /** Who wins a game across groups, so that the printed table arises; in a group anyone may. */
  const asPrinted: Winner = ({ black, white }, round, chance) => {
    if (black.group === white.group) return chance.happens(0.5);
    const higher = Math.max(black.score, white.score);
    const lowerWins = round === 7 && (higher === 6 || higher === -3);
    return black.score > white.score !== lowerWins;
  };
  const { header, rows } = readGolden('nk-score-table.csv');
  const scores = header.slice(1).map(Number);

  const rowOf = (state: EventState | undefined): number[] => {
    const all = [...(state?.positions.values() ?? [])];
    return scores.map((score) => all.filter((each) => each.score === score).length);
  };
  const printed = rows.map((row) => numbers(row.slice(1)).map((count) => count ?? 0));
  /** The last two meet in row 7, which N5 allows only if they have not met yet. */
  const haveMet = (state: EventState | undefined): boolean => {
    const [last, other] = [...(state?.positions.values() ?? [])].sort((a, b) => a.score - b.score);
    return last === undefined || other === undefined || last.met.has(other.number);
  };
  const tournaments = Array.from({ length: 12 }, (_, seed) => play(80, seed, asPrinted));

  test.each(printed.slice(0, 7).map((row, round) => [round, row] as const))(
    'row %d, whoever wins inside the groups',
    (round, row) => {
      expect(tournaments.map(({ states }) => rowOf(states[round]))).toEqual(
        tournaments.map(() => row),
      );
    },
  );

  test('row 7, where the last two have not met before', () => {
    const free = tournaments.filter(({ states }) => !haveMet(states[6]));
    expect(free.length).toBeGreaterThan(2);
    expect(free.map(({ states }) => rowOf(states[7]))).toEqual(free.map(() => printed[7]));
  });
});

const SIZES = Array.from({ length: 81 }, (_, index) => 32 + index);

describe.each(
  sampled(SIZES, 12, { corner: (players) => players % 16 === 0 }).map(
    (players) => [players, play(players, players)] as const,
  ),
)('a tournament of %d players who all play', (_players, played) => {
  test('N7: has 1 + 5 candidates after round 4, then 0 + 4 or 1 + 2', () => {
    expect(candidatesAfter(played, 4)).toBe('1+5');
    expect(['0+4', '1+2']).toContain(candidatesAfter(played, 5));
  });

  test('N5: repeats nothing before round 6, nor outside the title group', () => {
    for (const { round, boards, title } of played.rounds) {
      for (const { black, white, repeats } of boards) {
        if (repeats === 0) continue;
        expect(round).toBeGreaterThanOrEqual(6);
        expect(title.candidates).toEqual(expect.arrayContaining([black.player, white.player]));
      }
    }
  });

  test('N6: has the one unbeaten after round 4 meet the last of Groep 1 who leaves four that can be paired', () => {
    const [top, ...one] = groupsOf(presentPlayers(stateAfter(played, 4))).flatMap((group) =>
      group.group <= 1 ? group.players : [],
    );
    const unmet = (a?: Position, b?: Position): boolean => a?.met.has(b?.number ?? NaN) === false;
    const expected = [...one].reverse().find((each) => {
      const [a, ...others] = one.filter((other) => other !== each);
      const pairable = others.some((b) => {
        const [c, d] = others.filter((other) => other !== b);
        return unmet(a, b) && unmet(c, d);
      });
      return unmet(top, each) && pairable;
    });
    const pairs = played.rounds[4]?.boards.map(({ black, white }) => [black.player, white.player]);
    expect(pairs?.find((pair) => pair.includes(top?.number ?? NaN))).toContain(expected?.number);
  });

  test('N8: ends with a champion or a play-off', () => {
    expect(['champion', 'playOff']).toContain(played.title.state);
  });

  test('N9: sums of SOS and scores agree: every game is counted from both sides', () => {
    const { lines, scale } = value(nkStandings(played.event));
    const scoreOf = new Map(lines.map(({ player, tableScore }) => [player, tableScore]));
    let expected = 0;
    for (const { player, startGroup, turns } of lines) {
      for (const { opponent } of turns) {
        expected += opponent === undefined ? scale - startGroup : (scoreOf.get(player) ?? NaN);
      }
    }
    expect(lines.reduce((sum, { sos }) => sum + sos, 0)).toBe(expected);
  });
});

describe('N15: the counts of nkProgress', () => {
  test.each([48, 64, 80, 96, 112])('hold for %d players up to round 4', (players) => {
    const { states } = play(players, players);
    for (const [round, state] of states.slice(0, 5).entries()) {
      for (const [group, count] of sizes(state).entries()) {
        const range = groupCounts(group, players, round, 16)[round];
        expect([round, group, count]).toEqual([round, group, range?.low]);
      }
    }
  });
});

describe('N7, N8: the course of the title', () => {
  // After round 5, 6 and 7: the unbeaten and those beaten once, and how it ended.
  const course = (played: Played): string =>
    [5, 6, 7].map((round) => candidatesAfter(played, round)).join(' ') + ` ${played.title.state}`;

  let played48: readonly Played[] | undefined;
  const of48 = (): readonly Played[] =>
    (played48 ??= Array.from({ length: runs(30, 120) }, (_, seed) => play(48, seed)));

  test('with 48 players is scenario 1 or a branch of scenario 2, and every branch occurs', () => {
    const seen = new Set(of48().map(course));
    expect([...seen].sort()).toEqual([
      '0+4 0+2 0+1 champion',
      '1+2 0+2 0+1 champion',
      '1+2 1+1 0+2 playOff',
      '1+2 1+1 1+0 champion',
    ]);
  });

  test('with 24 players may be another: 0 + 3, 1 + 1, a champion after round 6', () => {
    const all = Array.from({ length: runs(40, 120) }, (_, seed) => play(24, seed));
    const afterFive = new Set(all.map((played) => candidatesAfter(played, 5)));
    expect(afterFive).toEqual(new Set(['0+4', '1+2', '0+3', '1+1']));
    const early = all.filter(({ title }) => title.since !== undefined && title.since < 7);
    expect(early.length).toBeGreaterThan(0);
    for (const { title } of all) expect(['champion', 'playOff']).toContain(title.state);
  });

  test('with 16 players comes to an end too', () => {
    const all = Array.from({ length: runs(20, 60) }, (_, seed) => play(16, seed));
    for (const { title } of all) expect(['champion', 'playOff']).toContain(title.state);
    expect(all.some(({ title }) => title.state === 'playOff')).toBe(true);
  });

  test('N7: one unbeaten and two of Groep 1: those two meet whatever happened, the unbeaten one floats', () => {
    let seen = 0;
    for (const { rounds, states } of of48()) {
      const [top, ...one] = [...(states[5]?.positions.values() ?? [])]
        .filter(({ group }) => group <= 1)
        .sort((a, b) => a.group - b.group);
      if (top?.group !== 0) continue;
      seen++;
      const [a = NaN, b = NaN] = one.map(({ number }) => number);
      const boards = rounds[5]?.boards ?? [];
      const opponent = (player: number): number | undefined => {
        const board = boards.find((each) =>
          [each.black.player, each.white.player].includes(player),
        );
        return board?.black.player === player ? board.white.player : board?.black.player;
      };
      expect(opponent(a)).toBe(b);
      expect(states[5]?.positions.get(opponent(top.number) ?? NaN)?.group).toBe(2);
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('the two NK checkers', () => {
  /** Players per group, from the Topgroep down, without the empty groups at the end. */
  const sizes = (counts: readonly number[]): string => counts.join(' ').replace(/( 0)+$/, '');
  const sizesOf = (standing: Standing): string => sizes(standing.map(({ players }) => players));

  test.each([
    [6, 2],
    [7, 3],
    [8, 4],
    [9, 9],
    [9, 4],
  ])('N15: find the same courses of %d players in groups of %d', (players, groupSize) => {
    const one = courses(players, 7, groupSize).map((fields) =>
      fields.map((field) => sizes(Array.from({ length: 20 }, (_, group) => countIn(field, group)))),
    );
    const other = standings(players, 7, groupSize).map((all) => all.map(sizesOf));
    expect(one.map((each) => [...new Set(each)].sort())).toEqual(
      other.map((each) => [...new Set(each)].sort()),
    );
  });

  test('N15: each row of the printed table can follow the row above it', () => {
    const { rows } = readGolden('nk-score-table.csv');
    const printed = rows.map((row) => sizes(row.slice(1).map(Number).reverse()));
    let standing = atStart(80, 16);
    const walked = [sizesOf(standing)];
    for (let round = 1; round < printed.length; round++) {
      // The row of a round begins with the scores out of reach.
      const wanted = (printed[round] ?? '')
        .split(' ')
        .slice(7 - round)
        .join(' ');
      standing = following(standing, round - 1).find((next) => sizesOf(next) === wanted) ?? [];
      walked.push(sizesOf(standing));
    }
    expect(walked).toEqual(
      printed.map((row, round) =>
        row
          .split(' ')
          .slice(7 - round)
          .join(' '),
      ),
    );
  });

  test('N7: after round 5 four are left in Groep 1, or one in the Topgroep and two in Groep 1', () => {
    for (const players of [32, 48, 80, 112]) {
      const candidates = standings(players, 5, 16)[5]?.map((standing) =>
        standing
          .slice(0, 2)
          .map((group) => group.players)
          .join('+'),
      );
      expect([...new Set(candidates)].sort()).toEqual(['0+4', '1+2']);
    }
  });

  test('N7: with 16 or 24 players other states occur', () => {
    for (const players of [16, 24]) {
      const candidates = standings(players, 5, 16)[5]?.map((standing) =>
        standing
          .slice(0, 2)
          .map((group) => group.players)
          .join('+'),
      );
      expect([...new Set(candidates)]).toEqual(expect.arrayContaining(['0+3', '1+1']));
    }
  });
});

const rounds = championships().flatMap((championship) =>
  championship.rounds.map((rows, index) => ({
    title: `${championship.year}, round ${index + 1}`,
    championship,
    round: index + 1,
    rows,
  })),
);

describe('the real championships of 2018 to 2020', () => {
  test('are 21 rounds and 360 games', () => {
    expect(rounds.map(({ title }) => title)).toHaveLength(21);
    expect(rounds.flatMap(({ rows }) => rows).filter(({ opponent }) => opponent)).toHaveLength(360);
  });

  test.each(rounds)('$title: N9 gives the groups, scores and SOS of the table', (each) => {
    const { positions, scale } = value(stateOf(eventBefore(each.championship, each.round)));
    // The table's SOS counts from the Topgroep, a round at a time.
    const shift = scale * (each.round - 1);
    const said = sidesOf(each.rows).map(({ number, group, score, sos }) => [
      number,
      group,
      score,
      sos,
    ]);
    const found = said.map(([number = NaN]) => {
      const position = positions.get(number);
      return [number, position?.group, position?.score, Number(position?.sos) - shift];
    });
    expect(found).toEqual(said);
  });

  describe.each(rounds)('$title', ({ championship, round }) => {
    const { whole, groups, illegal } = compareRound(
      championship,
      round,
      DEFAULT_SETTINGS,
      pairRound,
    );

    test('N5: every real pair was allowed', () => {
      expect(illegal).toEqual([]);
    });

    test('N5: our pairing is never worse than the real one, level by level', () => {
      expect(compare(whole.ours, whole.real)).toBeLessThanOrEqual(0);
      for (const { ours, real } of groups) expect(compare(ours, real)).toBeLessThanOrEqual(0);
    });

    test('N5: our Topgroep and Groep 1 are the real ones wherever those are an optimum', () => {
      const optimal = groups.filter(({ ours, real }) => compare(ours, real) === 0);
      expect(optimal.map(({ pairs }) => pairs)).toEqual(optimal.map(() => 'equal'));
    });
  });
});

describe('over all three championships', () => {
  const groups = rounds.flatMap(
    ({ championship, round }) =>
      compareRound(championship, round, DEFAULT_SETTINGS, pairRound).groups,
  );
  const count = (group: number, pairs: string): number =>
    groups.filter((each) => each.group === group && each.pairs === pairs).length;

  test('N4: the Topgroep was paired as we do in every round but one, where SOS tells players apart', () => {
    expect([count(0, 'equal'), count(0, 'equal but for equal SOS'), count(0, 'other')]).toEqual([
      9, 7, 1,
    ]);
  });

  test('N4: Groep 1 was in 15 of 21 rounds', () => {
    expect([count(1, 'equal'), count(1, 'equal but for equal SOS'), count(1, 'other')]).toEqual([
      8, 7, 6,
    ]);
  });
});
