import { describe, expect, test } from '@jest/globals';
import * as core from '../../../../src';
import {
  type AnyStep,
  explainAgaAverage,
  explainFoldPairs,
  explainKgsCheck,
  explainKgsPlayers,
  explainKgsTable,
  explainKuksuDefaultTier,
  explainKuksuRank,
  explainKuksuSizes,
  explainKuksuSnake,
  explainKuksuSodos,
  explainKuksuTiers,
  explainNkGroups,
  explainNkProgress,
  explainNkRights,
  explainNkScore,
  explainSlidePairs,
  explainSofAverage,
  type Result,
} from '../../../../src';
import { failure, value } from '../../results';
import { lines } from './all-steps';
import { words as en } from '../../../../src/language/en/general/sayings';
import { figures } from '../../../../src/language/rules';
import { words as nl } from '../../../../src/language/nl/general/sayings';
import { readFileSync } from 'node:fs';
import path from 'node:path';

describe('why averages are what they are', () => {
  test('S9: a row without masterpoints, and one above the cap', () => {
    const why = value(
      explainSofAverage([
        [12_000, 11_000],
        [500, 300],
        [0, 0],
        [3000, 0.01],
      ]),
    );
    expect(lines(why)).toEqual([
      'S9: row 3 without masterpoints is skipped: 1',
      'S9: row 1, 23000 masterpoints, counts as 20000',
      'S9: average per player, 2 for each row that counts: (20000 + 800 + 3000.01) / (2 x 3) = 3966.668333…',
    ]);
  });

  test('S9: a team of five counts as four', () => {
    const why = value(explainSofAverage([[8000], [6000]], [4, 5]));
    expect(why.value).toBe(1600);
    expect(lines(why)).toEqual([
      'S9: row 2, a team of 5, counts as four: 6000 / 5 x 4 = 4800',
      'S9: average per player, 4 for each row that counts: (8000 + 4800) / (4 x 2) = 1600',
    ]);
  });

  test('S9: five rows of a kind are named, the others counted', () => {
    const teams = Array.from({ length: 62 }, (_, at) => [at < 7 ? 60_000 : 6000 - at]);
    const why = value(explainSofAverage([...teams, ...teams.slice(0, 7).map(() => [0])], [5]));
    const said = lines(why);
    expect(said[0]).toBe('S9: rows 63, 64, 65, 66, 67, … without masterpoints are skipped: 7');
    expect(said.filter((line) => line.includes('counts as four:'))).toHaveLength(5);
    expect(said).toContain('S9: more teams of 5 or 6 that count as four: 57');
    expect(said.filter((line) => line.endsWith('counts as 40000'))).toHaveLength(5);
    expect(said).toContain('S9: more rows that count as 40000: 2');
    expect(said).toContain('S9: the strongest 60 of 62 count, the lowest of them with 4752.8');
  });

  test('A9: the plain mean, kyu ratings negative', () => {
    const why = value(explainAgaAverage([6.5, 5.2, 4.8, 7.1]));
    expect(why.value).toBe(5.9);
    expect(lines(why)).toEqual(['A9: average of 4 ratings: (6.5 + 5.2 + 4.8 + 7.1) / 4 = 5.9']);
    expect(lines(value(explainAgaAverage([6.5, 0, -5.2])))).toEqual([
      'A9: row 2 without a rating is skipped: 1',
      'A9: average of 2 ratings: (6.5 - 5.2) / 2 = 0.65',
    ]);
    expect(failure(explainAgaAverage([6.5, 5.2, 4.8, 0.5])).at.row).toBe(4);
  });
});

describe('why KGS counts, pays and warns', () => {
  test('K3: who was removed counts from half the games on', () => {
    const why = value(
      explainKgsPlayers([
        { played: 9, scheduled: 9, removed: false },
        { played: 4, scheduled: 9, removed: true },
        { played: 5, scheduled: 10, removed: true },
        { played: 2, scheduled: 9, removed: false },
      ]),
    );
    expect(why.value).toBe(3);
    expect(lines(why)).toEqual([
      'K3: row 2, removed after 4 of 9 games: 2 x 4 = 8, below 9, so it counts as 0 players',
      'K3: row 3, removed after 5 of 10 games: 2 x 5 = 10, at least 10, so it counts as 1 player',
      'K3: entrants minus those that don’t count: 4 - 1 = 3',
    ]);
  });

  test('K4: a cell of the table is explained as a place is', () => {
    const rows = value(explainKgsTable(60, { maxPlayers: 14 }));
    expect(lines(rows[13]?.[0])).toEqual([
      'K4: place 1 by the reconstructed calculator, INT(F x players / 100 / 2^(place - 1)): INT(60 x 14 / 100 / 2^0) = 8',
    ]);
    expect(rows[12]?.map((cell) => cell.value)).toEqual([7, 3, 1, 0]);
    expect(lines(rows[12]?.[3]).at(-1)).toBe('K4: place 4 is below the paid places: 0');
    // Nobody is 4th of three.
    expect(rows[2]?.[3]).toEqual({ value: null, steps: [] });
  });

  test('K8: every check, those that fail first', () => {
    const why = value(explainKgsCheck([5, 4, 3], [20, 21, 19], [12, 8, 30], 9));
    expect(why.value.map(({ code }) => code)).toEqual(['sodosBeyondSos']);
    expect(lines(why)).toEqual([
      'K8: row 3: SODOS 30 is above SOS 19',
      'K8: row 1: 5 wins in 9 rounds',
      'K8: row 1: SODOS 12 is at most SOS 20',
      'K8: row 2: 4 wins in 9 rounds',
      'K8: row 2: SODOS 8 is at most SOS 21',
      'K8: row 3: 3 wins in 9 rounds',
      'K8: all wins, which must be from 9 x 1 to 9 x 2: 5 + 4 + 3 = 12',
      'K8: all SOS, 60, must be at most rounds x wins: 9 x 12 = 108',
    ]);
  });

  test('K8: what follows from the wins when nobody missed a round', () => {
    const why = value(explainKgsCheck([2, 0], [1, 3], [1, 0], 2));
    expect(lines(why).slice(-2)).toEqual([
      'K8: all wins, which must be 2 x 1: 2 + 0 = 2',
      'K8: all SOS, 4, must be equal to rounds x wins: 2 x 2 = 4',
    ]);
    expect(lines(why)[0]).toBe(
      'K8: all SODOS, 1, must be equal to wins x losses of every row, added up, but aren’t: 0 + 0 = 0',
    );
  });
});

describe('why NK groups, pairs and counts so', () => {
  test('N2: through the groups that are full to the own one', () => {
    const rows = value(
      explainNkGroups([2500, 2400, 2300, 2200, 2100], ['', '', 'Topgroep', '', ''], 2),
    );
    expect(rows.map((row) => row.value)).toEqual([0, 1, 0, 1, 2]);
    expect(lines(rows[1])).toEqual([
      'N2: row 2 is number 2 of the others by strength; places for them in Topgroep: 2 - 1 = 1',
      'N2: row 2 is number 1 of the others by strength; Groep 1 has 2 places for them: group 1',
    ]);
    expect(lines(rows[2])).toEqual(['N2: row 3 has a right to Topgroep: group 0']);
    expect(lines(rows[4]).at(-1)).toBe(
      'N2: row 5 is number 1 of those left by strength, who fill groups of 2 from Groep 2: 2 + INT((1 - 1) / 2) = 2',
    );
  });

  test('N2: a score', () => {
    expect(lines(value(explainNkScore(1, 4)))).toEqual([
      'N2: points minus number of the start group: 4 - 1 = 3',
    ]);
  });

  test('N3, N4: pairs, and the one too many of an odd group', () => {
    expect(lines(value(explainSlidePairs(8))[0])).toEqual([
      'N3: slide, number 1 meets i + n / 2: 1 + 8 / 2 = 5',
    ]);
    expect(lines(value(explainFoldPairs(8))[1])).toEqual([
      'N4: fold, number 2 meets n + 1 - i: 8 + 1 - 2 = 7',
    ]);
    expect(lines(value(explainFoldPairs(5))[0])).toEqual([
      'N4: one player of an odd group floats or has the bye: 5 - 1 = 4',
      'N4: fold, number 1 meets n + 1 - i: 4 + 1 - 1 = 4',
    ]);
  });

  test('N12: rights', () => {
    expect([3.5, 4, 2.5].map((points) => lines(value(explainNkRights(points))))).toEqual([
      ['N12: 3.5 is at least 3 and below 4: Groep 1'],
      ['N12: 4 is at least 4: Topgroep'],
      ['N12: 2.5 is below 3: no right'],
    ]);
  });

  test('N15: half of those above and below, or the range over all courses', () => {
    const table = value(explainNkProgress(80, 7));
    const column = (score: number): number =>
      table[0]?.findIndex((cell) => cell.value === score) ?? -1;
    const cell = (round: number, score: number): string[] => lines(table[round]?.[column(score)]);
    expect(cell(3, -3)).toEqual([
      'N15: half of the 12 with -3 after round 2 lose, half of the 4 with -4 win: 12 / 2 + 4 / 2 = 8',
    ]);
    expect(cell(1, 1)).toEqual([
      'N15: half of the 0 with 1 at the start lose, half of the 16 with 0 win: 0 / 2 + 16 / 2 = 8',
    ]);
    expect(cell(7, 0)).toEqual([
      'N15: players with 0 after round 7, lowest and highest over all results and pairings: 11-15',
    ]);
    expect(cell(1, 5)).toEqual(['N15: a score of 5 is out of reach after round 1']);
    expect(table[0]?.[0]).toEqual({ value: 'Round', steps: [] });
  });

  test.each([
    // After three rounds none or one of 23 players has -1, after four nobody.
    [23, 14, 4, -1, '0-1', 0],
    // Half of three and one is the lowest, half of two the highest number.
    [7, 3, 1, -1, undefined, '2-3'],
    [3, 2, 2, 0, 2, '0-1'],
  ] as const)(
    'N15: of %i players in groups of %i after round %i, score %i: only what is certain is a half',
    (players, size, round, score, before, after) => {
      const table = value(explainNkProgress(players, round, size));
      const column = table[0]?.findIndex((cell) => cell.value === score) ?? -1;
      // Row 0 holds headings.
      if (before !== undefined) expect(table[round - 1]?.[column]?.value).toBe(before);
      const cell = table[round]?.[column];
      expect(cell?.value).toBe(after);
      expect(cell?.steps.map(({ code }) => code)).toEqual(['countRange']);
    },
  );

  test('N15: headings have no steps, and every other cell follows from the two above it', () => {
    const table = value(explainNkProgress(23, 4, 8));
    for (const [round, row] of table.entries()) {
      for (const [column, { value: shown, steps }] of row.entries()) {
        if (round === 0 || column === 0) {
          expect(steps).toEqual([]);
          continue;
        }
        // In round 0 there are headings: a column starts with the players of its group.
        const above = (back: number): number | undefined => {
          const start = [7, 8, 8, 0, 0, 0, 0];
          const count =
            round === 1 ? start[column - back - 1] : table[round - 1]?.[column - back]?.value;
          if (column - back < 1 || count === '') return 0;
          return typeof count === 'number' && count % 2 === 0 ? count : undefined;
        };
        const [here, below] = [above(0), above(1)];
        const half = here === undefined || below === undefined ? undefined : (here + below) / 2;
        const code = shown === '' ? 'outOfReach' : half === shown ? 'halves' : 'countRange';
        expect([round, column, steps.map((each) => each.code)]).toEqual([round, column, [code]]);
        expect(steps[0]?.value).toBe(shown);
      }
    }
  });

  test('N3, N4: an odd group', () => {
    expect(lines(value(explainSlidePairs(5))[0])[0]).toBe(
      lines(value(explainFoldPairs(5))[0])[0]?.replace('N4', 'N3'),
    );
  });
});

describe('why Kuksu divides and ranks so', () => {
  const codes = ({ steps }: { readonly steps: readonly AnyStep[] }): string[] =>
    steps.map(({ code }) => code);

  test('U1, U2: without a full tier there is nothing left of one', () => {
    expect(codes(value(explainKuksuTiers(7)))).toEqual(['tierBelow']);
    expect(codes(value(explainKuksuTiers(30)))).toEqual(['fullTiers', 'playersLeft', 'tiersFull']);
  });

  test('U1, U9: the last full tier is full, and even leagues have nobody beyond their rows', () => {
    expect(value(explainKuksuSizes(30)).flat().map(codes)).toEqual([
      ...[['fullLeague'], ['fullLeague'], ['fullLeague']],
    ]);
    const rest = ['fullTiers', 'playersLeft', 'leaguesOfRest', 'fullRows'];
    expect(value(explainKuksuSizes(22)).flat().map(codes)).toEqual([['fullLeague'], rest, rest]);
  });

  test('U4: who keeps a seat in A lost no title', () => {
    expect(codes(value(explainKuksuDefaultTier(1, 5, 4)))).toEqual(['tierKept']);
  });

  test('U6: neighbours are those of the places, not of the rows', () => {
    const others = value(explainKuksuRank([1, 2, 3], [0, 0, 0])).map(({ steps }) =>
      steps.flatMap((step) => (step.code.startsWith('ranked') ? [[step.code, step.value]] : [])),
    );
    expect(others).toEqual([
      [['rankedAfter', 2]],
      [
        ['rankedAfter', 3],
        ['rankedBefore', 1],
      ],
      [['rankedBefore', 2]],
    ]);
  });

  test('U6: what nobody has is not level', () => {
    const none = [null, null] as never;
    const [first] = value(explainKuksuRank([2, 2], [3, 3], none, none, [9, 5]));
    expect(first?.steps[0]).toMatchObject({
      code: 'rankedBefore',
      values: {
        level: [
          { criterion: 'points', value: 2 },
          { criterion: 'sodos', value: 3 },
        ],
        own: { criterion: 'rating', value: 9 },
      },
    });
  });

  test('U2: tiers', () => {
    expect(lines(value(explainKuksuTiers(47)))).toEqual([
      'U2: tiers 1 to 2 are full, with 10 players in every league: 10 x (2^2 - 1) = 30',
      'U2: players left for the tier below: 47 - 30 = 17',
      'U2: 17 left are at least 5, enough for one more tier: 2 + 1 = 3',
    ]);
    expect(lines(value(explainKuksuTiers(10))).at(-1)).toBe(
      'U2: nobody is left, so the number of tiers is: 1',
    );
  });

  test('U1, U2, U9: sizes, the sixth row of the snake running back', () => {
    const rows = value(explainKuksuSizes(47));
    expect(lines(rows[0])).toEqual([
      'U1: A is in a full tier, with 10 players in every league: 10',
    ]);
    expect(lines(rows[5]).slice(2)).toEqual([
      'U2: leagues of at least 5 for the 17 left: INT(17 / 5) = 3',
      'U2: the 17 left are dealt to 3 leagues in turns, so many to each: INT(17 / 3) = 5',
      'U9: row 6 of the snake deals the other 2 back from league 3; C3 gets one more: 5 + 1 = 6',
    ]);
    expect(lines(rows[3]).at(-1)).toBe(
      'U9: row 6 of the snake deals the other 2 back from league 3; C1 gets none of them: 5',
    );
    expect(lines(value(explainKuksuSizes(69))[3])).toContain(
      'U2: no more leagues than tier 3 has: 2^2 = 4',
    );
  });

  test('U4, U2, U10: default tiers', () => {
    expect(lines(value(explainKuksuDefaultTier(2, 1, 4)))).toEqual([
      'U4: place 1 moves up one tier: 2 - 1 = 1',
    ]);
    expect(lines(value(explainKuksuDefaultTier(4, 9, 4)))).toEqual([
      'U4: place 9 moves down one tier: 4 + 1 = 5',
      'U2: tier 5 is below the lowest tier of the next cycle: 4',
    ]);
    expect(lines(value(explainKuksuDefaultTier(1, 1, 4, true)))).toEqual([
      'U10: the loser of the title match plays in tier 1',
    ]);
    expect(lines(value(explainKuksuDefaultTier(2, 3, 4)))).toEqual([
      'U4: place 3 stays in tier 2: 2',
    ]);
  });

  test('U6: SODOS', () => {
    const rows = value(
      explainKuksuSodos([
        ['-', 1, 0.5],
        [0, '-', 1],
        [0.5, 0, '-'],
      ]),
    );
    expect(lines(rows[0])).toEqual([
      'U6: results against rows 2 and 3 times their points: 1 x 1 + 0.5 x 0.5 = 1.25',
    ]);
    expect(
      lines(
        value(
          explainKuksuSodos([
            ['-', 0],
            [1, '-'],
          ]),
        )[0],
      ),
    ).toEqual(['U6: no opponent was beaten or held to a draw: 0']);
  });

  test('U6: what decides a place, up and down', () => {
    const rows = value(explainKuksuRank([2, 2, 1], [3, 3, 1], [1, 2, 2], [3, 1, 4]));
    expect(rows.map((row) => lines(row))).toEqual([
      [
        'U6: row 1 before row 2: level on points 2 and SODOS 3, tier 1 before 2',
        'U6: players before, and one: 0 + 1 = 1',
      ],
      [
        'U6: row 2 after row 1: level on points 2 and SODOS 3, tier 2 after 1',
        'U6: row 2 before row 3: points 2 before 1',
        'U6: players before, and one: 1 + 1 = 2',
      ],
      ['U6: row 3 after row 2: points 1 after 2', 'U6: players before, and one: 2 + 1 = 3'],
    ]);
  });

  test('U6: a shared place, and a tier that one of them never had', () => {
    const rows = value(explainKuksuRank([2, 2, 1, 1], [3, 3, 1, 1], [1, 0, 2, 2]));
    expect(lines(rows[0])[0]).toBe(
      'U6: row 1 before row 2: level on points 2 and SODOS 3, tier 1 before none',
    );
    expect(lines(rows[3])).toEqual([
      'U6: rows 3 and 4 after row 2: points 1 after 2',
      'U6: rows 3 and 4, level in everything, share place 3',
      'U6: players before, and one: 2 + 1 = 3',
    ]);
    expect(rows[3]).toBe(rows[2]);
  });

  test('U9: the snake, forward and back', () => {
    const rows = value(explainKuksuSnake([2100, 2000, 1900, 1800, 1700, 1600, 1500], 3));
    expect(rows.map((row) => row.value)).toEqual([1, 2, 3, 3, 2, 1, 1]);
    expect(lines(rows[4])).toEqual([
      'U9: row 5, rating 1700, is number 5 by rating',
      'U9: row of the snake for number 5: INT((5 - 1) / 3) + 1 = 2',
      'U9: number 2 of row 2, which runs back from league 3: 3 - (2 - 1) = 2',
    ]);
    expect(lines(rows[6]).at(-1)).toBe(
      'U9: number 1 of row 3, which runs forward from league 1: 1',
    );
  });
});

const english = figures(en);
const dutch = figures(nl);

describe('numbers in a derivation', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [25.16, '25.16'],
    [25.1585, '25.1585'],
    [0.123456, '0.123456'],
    [0.1234567, '0.123456…'],
    [2 / 3, '0.666666…'],
    [-2 / 3, '-0.666666…'],
    [1e-6, '0.000001'],
    [1e-7, '0.000000…'],
    [-1e-7, '-0.000000…'],
    [5e-324, '0.000000…'],
    [123456789012, '123456789012'],
    [1e300, '1e+300'],
    [1.5e300, '1.5e+300'],
    [2e300 / 3, '6.66666666667e+299'],
  ])('%d is shown as %s: what is longer is cut, not rounded', (value, shown) => {
    expect(english.n(value)).toBe(shown);
  });

  test('binary noise is not shown', () => {
    expect(english.n(0.1 + 0.2)).toBe('0.3');
    expect(english.n(22.244999999999997)).toBe('22.245');
    expect(english.n(2.9999999999999996)).toBe('3');
  });

  test('Dutch has a decimal comma', () => {
    expect(dutch.n(25.1585)).toBe('25,1585');
    expect(dutch.n(2 / 3)).toBe('0,666666…');
    expect(dutch.fixed(24.5, 2)).toBe('24,50');
    expect(dutch.list([1, 2.5, 3])).toBe('1, 2,5 en 3');
  });

  test('a rounded number keeps its zeros', () => {
    expect(english.fixed(24.5, 2)).toBe('24.50');
    expect(english.fixed(16, 0)).toBe('16');
  });
});

describe('sums and lists in a derivation', () => {
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

  test('a sum of one term is that term', () => {
    expect(english.total([8, 5], 13)).toBe('8 + 5 = 13');
    expect(english.total([8], 8)).toBe('8');
    expect(english.mean([10.2, 8.7], 2)).toBe('(10.2 + 8.7) / 2');
    expect(english.mean([0], 2)).toBe('0 / 2');
  });

  test('a list names its last one apart', () => {
    expect(english.list([2, 3])).toBe('2 and 3');
    expect(english.list([2, 3, 7])).toBe('2, 3 and 7');
  });

  test('up to twelve are shown, of more the first three and the last', () => {
    expect(english.total(upTo(12), 78)).toBe(
      '1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 = 78',
    );
    expect(english.total(upTo(13), 91)).toBe('1 + 2 + 3 + … + 13 = 91');
    expect(english.list(upTo(12))).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12');
    expect(english.list(upTo(13))).toBe('1, 2, 3, … and 13');
  });
});

/** What one `explain…` gives: the values and, row by row, the steps as clause, code, values and value. */
interface Golden {
  readonly rule: string;
  readonly args: readonly unknown[];
  readonly values: readonly unknown[];
  readonly steps: readonly (readonly unknown[])[];
}

/** Drawn at random over the arguments of every rule; written by the version that recorded steps while it computed. */
const golden = readFileSync(path.join(__dirname, '../../../golden/steps.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

type Explain = (...args: readonly unknown[]) => Result<Derived | readonly Derived[]>;

interface Derived {
  readonly value: unknown;
  readonly steps: readonly AnyStep[];
}

/** At 12 significant digits: the last ones of logarithms and powers differ between engines. */
const steady = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (_, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(12)) : each,
  );

describe('the steps of 0.1 stay', () => {
  test.each(golden.map((each) => [each.rule, JSON.stringify(each.args), each] as const))(
    '%s%s',
    (rule, _, { args, values, steps }) => {
      const explain = (core as unknown as Record<string, unknown>)[`explain${rule}`] as Explain;
      const rows = [value(explain(...args))].flat();
      expect(steady(rows.map((row) => row.value))).toEqual(steady(values));
      const found = rows.map((row) =>
        row.steps.map((step) => [step.clause, step.code, step.values, step.value]),
      );
      expect(steady(found)).toEqual(steady(steps));
    },
  );
});
