import { describe, expect, test } from '@jest/globals';
import { type LeaguePage, rankLeague, readLeaguePages } from '../../../../src';
import { readLeaguePagesSteps } from '../../../../src/kuksu/league-page';
import { cycleEnglish } from '../told';
import fc from 'fast-check';
import { kuksuRank } from '../../../../src/kuksu/rank';
import { kuksuSodos } from '../../../../src/kuksu/crosstable';
import {
  crosstableOf,
  type Game,
  placesByCounting,
  type Record32,
  sodosOf,
} from '../../../checkers/kuksu-leagues';
import { value } from '../../results';
import { often } from '../../../support/sampled';

/** As a browser copies the page of an ended round robin: cells apart by tabs, ranks in brackets, notes at the end. */
const ended = [
  'Kuksu Main Title Tournament 9th Cycle - Group B2',
  'Kuksu League\tStarted: 2014-05-01',
  'The player winning the top league, League A, will challenge the title holder.',
  '',
  'Rank\tPlayer\tAnn [5d]\tBob [3d]\tCid [?]\tPoints\t\u03a3 Opponent Scores\t\u03a3 Defeated Scores\t',
  '1\tAnn [5d]\t\twin\twin\t2\t1\t1\t',
  '2\tBob [3d]\tloss\t\twin\t1\t2\t0\tDisqualified',
  '3\tCid [?]\tloss\tloss\t\t0\t3\t0\tResigned',
  '',
  'About | Terms of service',
].join('\n');
/** While it runs there is no rank and there are no sums. */
const running = ['Player\tAnn (5d)\tBob\tPoints\t', 'Ann (5d)\t\t?\t0\t', 'Bob\t?\t\t0\t'].join(
  '\r\n',
);

function pagesOf(text: string): readonly LeaguePage[] {
  const answer = readLeaguePages(text);
  if (answer.ok) return answer.value;
  throw new Error(cycleEnglish.message(answer.failure));
}
function refused(text: string): string {
  const answer = readLeaguePages(text);
  if (answer.ok) throw new Error('accepted');
  return cycleEnglish.message(answer.failure);
}

describe('the text of a league\u2019s page', () => {
  test('names without ranks, points, defeated scores as SODOS, who was disqualified, and the league', () => {
    expect(pagesOf(ended)).toEqual([
      {
        league: 'B2',
        players: [
          { name: 'Ann', points: 2, sodos: 1, disqualified: false },
          { name: 'Bob', points: 1, sodos: 0, disqualified: true },
          { name: 'Cid', points: 0, sodos: 0, disqualified: false },
        ],
        crosstable: [
          ['', 1, 1],
          [0, '', 1],
          [0, 0, ''],
        ],
      },
    ]);
  });

  test('a name that reads like a rank is a name', () => {
    const [page] = pagesOf('Player\tPoints\n[5d]\t3\nBob [4d]\t2\n[5d] [2k]\t1');
    expect(page?.players.map(({ name }) => name)).toEqual(['[5d]', 'Bob', '[5d]']);
  });

  test('a rank is shown behind a name of any length, in 20 characters at most', () => {
    const long = 'Bartholomew van den Berg tot Schoonhoven';
    const wide = `Ann [${' '.repeat(9)}5${' '.repeat(9)}d]`;
    const [page] = pagesOf(`Player\tPoints\n${long} [12k]\t2\n${wide}\t1`);
    expect(page?.players.map(({ name }) => name)).toEqual([long, wide]);
  });

  test('what stands in the rows of a table is no title for the next', () => {
    const note = 'Resigned - League C3';
    for (const noted of [1, 2]) {
      const rows = [1, 2].map((row) => `P${row}\t${row}\t${row === noted ? note : ''}`);
      const table = ['Player\tPoints', ...rows].join('\n');
      expect(pagesOf(`League B2\n${table}\n\n${table}`).map(({ league }) => league)).toEqual([
        'B2',
        undefined,
      ]);
    }
  });

  test('can be ranked as it is', () => {
    const [page] = pagesOf(ended);
    const answer = rankLeague(page?.players ?? [], page?.crosstable);
    expect(answer.ok && answer.value.players.map(({ name }) => name)).toEqual([
      'Ann',
      'Bob',
      'Cid',
    ]);
  });

  test('a league that is being played has no sums, and ? is a game without result', () => {
    expect(pagesOf(running)).toEqual([
      {
        league: undefined,
        players: [
          { name: 'Ann', points: 0, sodos: undefined, disqualified: false },
          { name: 'Bob', points: 0, sodos: undefined, disqualified: false },
        ],
        crosstable: [
          ['', ''],
          ['', ''],
        ],
      },
    ]);
  });

  test('several leagues are read at once, each with the name above it', () => {
    const found = pagesOf(`${ended}\nLeague c3\n\n${running}`);
    expect(found.map(({ league, players }) => [league, players.length])).toEqual([
      ['B2', 3],
      ['c3', 2],
    ]);
  });

  test.each([
    'Kuksu Main Title Tournament 9th Cycle - Group B2',
    '15th cycle, League B2',
    'Kuksu | League B2',
    ' group\tB2 ',
    'Groep B2',
    'Group B2\t\t',
  ])('%j is a title', (title) => {
    const [page] = pagesOf(`${title}\nRules of league A\n${running}`);
    expect(page?.league).toBe('B2');
  });

  test.each([
    'The winner of the top league, League A, challenges the title holder.',
    'Places 1 and 2 go up to league A',
    'In each cycle the last of league A',
    'League A is the top league',
    'The best two of Group B2: promoted to League A.',
  ])('%j is a rule, and no title', (rule) => {
    const [page] = pagesOf(`Kuksu Main Title Tournament\n${rule}\n${running}`);
    expect(page?.league).toBeUndefined();
  });

  test('a list of points without results, in Dutch and with a decimal comma, is enough', () => {
    const [page] = pagesOf('Naam\tPunten\tSODOS\nAnn\t2,5\t4\nBob\t1\t0.5');
    expect(page).toEqual({
      league: undefined,
      players: [
        { name: 'Ann', points: 2.5, sodos: 4, disqualified: false },
        { name: 'Bob', points: 1, sodos: 0.5, disqualified: false },
      ],
    });
  });

  test('blanks around cells do not count, and a title may stand in several cells', () => {
    const [page] = pagesOf('Group\t C3 \nPlayer\t Ann \tPoints\n Ann \t\t 4 ');
    expect(page).toEqual({
      league: 'C3',
      players: [{ name: 'Ann', points: 4, sodos: undefined, disqualified: false }],
      crosstable: [['']],
    });
  });

  test('who is called Disqualified is not', () => {
    const [page] = pagesOf('SODOS\tPlayer\tPoints\n2.5\tDisqualified\t4');
    expect(page?.players).toEqual([
      { name: 'Disqualified', points: 4, sodos: 2.5, disqualified: false },
    ]);
  });

  test('what stands in the column of SODOS is a number too', () => {
    for (const text of [
      'SODOS\tPlayer\tPoints\nmuch\tAnn\t4',
      'Player\tPoints\tSODOS\nAnn\t4\tmuch',
    ]) {
      expect(refused(text)).toMatch(/^Line 2: “much” isn’t a number of points\. /);
    }
  });

  test('results under other names than those of the rows are left alone', () => {
    const [page] = pagesOf('Player\tBob\tAnn\tPoints\nAnn\twin\t\t1\nBob\t\tloss\t0');
    expect(page?.players.map(({ points }) => points)).toEqual([1, 0]);
    expect(page?.crosstable).toBeUndefined();
  });

  test('drawn and unplayed games', () => {
    const [page] = pagesOf('Player\tAnn\tBob\tPoints\nAnn\t-\tDraw\t0.5\nBob\t\u00bd\t\t0.5');
    expect(page?.crosstable).toEqual([
      ['', 0.5],
      [0.5, ''],
    ]);
  });

  test.each(['', 'Ann 5 points', 'Points\tPlayer\n4\tAnn', 'Player\tWins\nAnn\t4'])(
    'without a table: %j',
    (text) => {
      expect(refused(text)).toBe(
        'No league table found. Copy the whole league page, or its table with the headings Player and Points, and paste it again.',
      );
    },
  );

  test('a heading without players', () => {
    expect(refused('x\nPlayer\tPoints\n\nAnn\t4')).toBe(
      'Line 2: no players below this heading. Copy the whole table.',
    );
  });

  test('a row that ends too soon', () => {
    expect(refused('Player\tAnn\tPoints\tSODOS\nAnn\t\t4')).toBe(
      'Line 2 has 3 of 4 columns. Copy whole rows.',
    );
  });

  test.each(['', ' '])('a row without a name (%j) is told by its number', (name) => {
    expect(refused(`League B1\nPlayer\tPoints\nAnn\t4\n${name}\t3`)).toBe(
      'Line 4, row 2 of its table, has no player’s name. Add the name there.',
    );
  });

  test.each(['', 'four', '-1', '1.2.3'])('%j is no number of points', (text) => {
    expect(refused(`Player\tPoints\nAnn\t${text}`)).toBe(
      `Line 2: “${text}” isn’t a number of points. Correct it, or type the league into a list.`,
    );
  });

  test('a result that is not known', () => {
    expect(refused('Player\tAnn\tBob\tPoints\nAnn\t\tB+R\t1\nBob\tloss\t\t0')).toBe(
      'Line 2: “B+R” against Bob isn’t a known result (win, loss or ?). Correct it, or type the league into a list.',
    );
  });
});

test('a long text tells how far it is, every 200 lines', () => {
  const shares = (lines: number): number[] => {
    const found: number[] = [];
    const work = readLeaguePagesSteps('x\n'.repeat(lines - 1) + 'x');
    for (let next = work.next(); !next.done; next = work.next()) {
      if (typeof next.value === 'number') found.push(next.value);
    }
    return found;
  };
  expect(shares(199)).toEqual([]);
  expect(shares(400)).toEqual([0.5, 1]);
});

test('a table of many rows is read in pauses', () => {
  const pauses = (rows: number): number => {
    const text = `Player\tPoints\n${Array.from({ length: rows }, (_, row) => `N${row}\t1`).join('\n')}`;
    let found = 0;
    for (const work = readLeaguePagesSteps(text); !work.next().done;) found++;
    return found;
  };
  const [some, more] = [pauses(150), pauses(198)];
  expect([some, more]).toEqual([0, 0]);
  expect(pauses(401)).toBeGreaterThan(pauses(399));
});

describe('Kuksu SODOS', () => {
  const outcome = fc.constantFrom<Game['outcome']>('first', 'second', 'drawn', 'unplayed');
  const league = fc.integer({ min: 1, max: 10 }).chain((size) => {
    const pairs = Array.from({ length: size }, (_, a) =>
      Array.from({ length: a }, (__, b): [number, number] => [a, b]),
    ).flat();
    return fc
      .array(outcome, { minLength: pairs.length, maxLength: pairs.length })
      .map((outcomes) => ({
        size,
        games: pairs.map((players, index): Game => ({
          players,
          outcome: outcomes[index] ?? 'unplayed',
        })),
      }));
  });

  test('U6: as counted game by game', () => {
    fc.assert(
      fc.property(league, ({ size, games }) => {
        expect(value(kuksuSodos(crosstableOf(size, games)))).toEqual(sodosOf(size, games));
      }),
      often,
    );
  });

  test('U6: follow their players when rows and columns change places together', () => {
    fc.assert(
      fc.property(league, fc.nat(9), ({ size, games }, shift) => {
        const table = crosstableOf(size, games);
        const by = shift % size;
        const turn = <T>(list: readonly T[]): T[] => [...list.slice(by), ...list.slice(0, by)];
        expect(value(kuksuSodos(turn(table).map(turn)))).toEqual(turn(value(kuksuSodos(table))));
      }),
      often,
    );
  });
});

describe('Kuksu places', () => {
  const none = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
    fc.option(values, { nil: null });
  // Few values, so that ties are common and every criterion decides.
  const player: fc.Arbitrary<Record32> = fc.tuple(
    fc.integer({ min: 0, max: 4 }).map((halves) => halves / 2),
    fc.integer({ min: 0, max: 3 }).map((quarters) => quarters / 4),
    none(fc.integer({ min: 1, max: 3 })),
    none(fc.integer({ min: 1, max: 3 })),
    none(fc.constantFrom(1500, 1500.5, 2000)),
  );
  const league = fc.array(player, { maxLength: 40 });
  const rank = (players: readonly Record32[]): readonly number[] =>
    value(
      kuksuRank(
        players.map((each) => each[0]),
        players.map((each) => each[1]),
        players.map((each) => each[2]),
        players.map((each) => each[3]),
        players.map((each) => each[4]),
      ),
    );

  test('U6: as counted by comparing every two players', () => {
    fc.assert(
      fc.property(league, (players) => {
        expect(rank(players)).toEqual(placesByCounting(players));
      }),
      often,
    );
  });

  test('U6: the order of the rows does not matter', () => {
    fc.assert(
      fc.property(league, league, (some, others) => {
        const places = rank([...some, ...others]);
        expect(rank([...others, ...some])).toEqual([
          ...places.slice(some.length),
          ...places.slice(0, some.length),
        ]);
      }),
      often,
    );
  });
});
