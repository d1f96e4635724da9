import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as rules from '../../src/language/core';
import { often, runs } from '../support/sampled';
import { systems } from '../../src/systems';
import { argumentsOf } from '../built/support/formula';
import { CellError, thrownBy } from '../functions/custom-functions';
import { type Formula, loadFormulas } from '../functions/formulas';
import { loop, type Range } from './support/loop';
import { wholeArguments, wholeRanges } from './support/whole-ranges';

/** Numbers as they come from a sheet gone wrong, and from a sound one. */
const number = fc.oneof(
  fc.double(),
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.integer({ min: -3, max: 60 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1_000_000, 1_000_001, 2 ** 53),
);
const cell = fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null));
const cells = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 4 });
const optional = fc.option(number, { nil: undefined });

const calls: [string, fc.Arbitrary<rules.Result<number>>][] = [
  [
    'sofAward',
    fc
      .tuple(number, number, optional, fc.option(fc.string(), { nil: undefined }), optional)
      .map(([avg, tables, sessions, rating, restrictions]) =>
        rules.sofAward(avg, tables, { sessions, rating, restrictions }),
      ),
  ],
  ['sofPlace', fc.tuple(number, number, optional).map((args) => rules.sofPlace(...args))],
  ['agaCategory', fc.tuple(number, number).map((args) => rules.agaCategory(...args))],
  ['agaExact', fc.tuple(number, number).map((args) => rules.agaExact(...args))],
  ['agaSlope', number.map(rules.agaSlope)],
  [
    'agaPoints',
    fc
      .tuple(number, number, number, optional, fc.boolean())
      .map(([avg, players, place, tied, asSheet]) =>
        rules.agaPoints(avg, players, place, { tied, asSheet }),
      ),
  ],
  ['kgsFactor', fc.tuple(number, number, number).map((args) => rules.kgsFactor(...args))],
  [
    'kgsPoints',
    fc
      .tuple(number, number, number, fc.option(cells, { nil: undefined }))
      .map((args) => rules.kgsPoints(...args)),
  ],
  [
    'kgsPlayers',
    fc
      .array(fc.record({ played: number, scheduled: number, removed: fc.boolean() }))
      .map((entrants) => rules.kgsPlayers(entrants)),
  ],
];

describe('whatever the arguments', () => {
  test.each(calls)('%s gives a finite number from 0 or one whole sentence', (_, results) => {
    fc.assert(
      fc.property(results, (result) => {
        if (result.ok) {
          expect(result.value).toBeGreaterThanOrEqual(0);
          expect(result.value).toBeLessThan(Infinity);
        } else {
          const said = rules.sentence(result.failure);
          expect(said).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
          expect(said).not.toMatch(/undefined|\[object|from 1 to (NaN|-|0)/);
          expect(['value', 'notAvailable']).toContain(rules.kindOf(result.failure));
        }
      }),
      { numRuns: runs(80, 3000) },
    );
  });
});

describe('whatever the arguments', () => {
  /** Numbers as they come from a sheet gone wrong, and from a sound one. */
  const number = fc.oneof(
    fc.double(),
    fc.double({ min: -100, max: 100, noNaN: true }),
    fc.integer({ min: -3, max: 60 }),
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1_000_000, 1_000_001, 2 ** 53),
  );
  /** Nearly always sound, so that the rules behind the limits are reached too. */
  const sound = fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 12 }) },
    { weight: 1, arbitrary: number },
  );
  const column = fc.array(sound, { maxLength: 8 });
  const marks = fc.array(fc.boolean(), { maxLength: 8 });
  const name = fc.oneof(cell, fc.constantFrom('Aya', 'Zen', 'May', 'July'));
  const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.option(arbitrary, { nil: undefined });
  const calculator = optional(
    fc.array(fc.array(fc.oneof(sound, cell), { maxLength: 5 }), { maxLength: 3 }),
  );
  const text = (...known: string[]): fc.Arbitrary<string | undefined> =>
    optional(fc.oneof(fc.constantFrom(...known), fc.string()));

  const event = text('', 'Flight A', 'Bracketed Swiss');
  const rating = text('Regional', 'Sectional');
  const options = fc.record({
    sessions: optional(sound),
    rating,
    restrictions: optional(sound),
    event,
    depth: optional(sound),
    limit: optional(fc.oneof(fc.constantFrom(100, 750, 'Unlimited'), sound)),
    type: text('Pairs', 'BAM'),
    asSheet: fc.boolean(),
    places: optional(sound),
    maxPlayers: optional(sound),
    calculator,
  });

  const lone = (result: rules.Result<number>): rules.Result<readonly number[]> =>
    result.ok ? rules.succeed([result.value]) : result;

  const calls: [string, fc.Arbitrary<rules.Result<readonly (number | null)[]>>][] = [
    ['sofAward', fc.tuple(number, number, options).map((args) => lone(rules.sofAward(...args)))],
    ['sofSession', fc.tuple(sound, sound, options).map((args) => lone(rules.sofSession(...args)))],
    [
      'sofStratum',
      fc.tuple(sound, sound, sound, sound, options).map((args) => lone(rules.sofStratum(...args))),
    ],
    ['sofFormer', fc.tuple(sound, sound, options).map((args) => lone(rules.sofFormer(...args)))],
    ['sofPlaces', fc.tuple(sound, sound, optional(sound)).map((args) => rules.sofPlaces(...args))],
    ['sofResults', fc.tuple(sound, column, options).map((args) => rules.sofResults(...args))],
    [
      'sofAverage',
      fc
        .tuple(fc.array(column, { maxLength: 5 }), optional(column))
        .map((args) => lone(rules.sofAverage(...args))),
    ],
    [
      'agaTable',
      fc.tuple(sound, sound, options).map(([avg, players, chosen]) => {
        const table = rules.agaTable(avg, players, chosen);
        return table.ok ? rules.succeed(table.value.map(({ points }) => points)) : table;
      }),
    ],
    [
      'agaResults',
      fc.tuple(sound, sound, column, options).map((args) => rules.agaResults(...args)),
    ],
    [
      'kgsTable',
      fc.tuple(sound, options).map(([F, chosen]) => {
        const table = rules.kgsTable(F, chosen);
        if (!table.ok) return table;
        return rules.succeed(
          table.value.rows.reduce<(number | null)[]>((all, { points }) => [...all, ...points], []),
        );
      }),
    ],
    [
      'kgsResults',
      fc
        .tuple(sound, sound, column, column, column, calculator, optional(marks))
        .map(([F, players, wins, sos, sodos, own, counts]) => {
          const length = Math.min(wins.length, sos.length, sodos.length);
          const cut = (each: number[]): number[] => each.slice(0, length);
          const marked = counts?.slice(0, length);
          return rules.kgsResults(F, players, cut(wins), cut(sos), cut(sodos), own, marked);
        }),
    ],
    [
      'kgsResults of any columns',
      fc
        .tuple(sound, sound, column, column, column, calculator, optional(marks))
        .map((args) => rules.kgsResults(...args)),
    ],
    [
      'kgsAnnual',
      fc
        .tuple(
          fc.array(fc.record({ account: name, event: name, points: sound }), { maxLength: 5 }),
          fc.array(fc.record({ account: name, event: name, engine: name }), { maxLength: 2 }),
        )
        .map((args) => {
          const table = rules.kgsAnnual(...args);
          return table.ok ? rules.succeed(table.value.map(({ total }) => total)) : table;
        }),
    ],
  ];

  const said = (failure: rules.Failure): void => {
    const sentence = rules.sentence(failure);
    expect(sentence).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
    expect(sentence).not.toMatch(/undefined|\[object|from 1 to (NaN|-|0)/);
    expect(['value', 'notAvailable']).toContain(rules.kindOf(failure));
  };

  test.each(calls)('%s gives finite numbers from 0 or one whole sentence', (_, results) => {
    fc.assert(
      fc.property(results, (result) => {
        if (result.ok) {
          for (const each of result.value) {
            if (each === null) continue;
            expect(each).toBeGreaterThanOrEqual(0);
            expect(each).toBeLessThan(Infinity);
          }
        } else said(result.failure);
      }),
      { numRuns: runs(80, 1500) },
    );
  });

  test('agaAverage gives a finite number or one whole sentence', () => {
    fc.assert(
      fc.property(column, (ratings) => {
        const mean = rules.agaAverage(ratings);
        if (mean.ok) expect(Number.isFinite(mean.value)).toBe(true);
        else mean.failures.forEach(said);
      }),
      { numRuns: runs(80, 1500) },
    );
  });

  test('kgsCheck gives whole sentences', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(sound, sound, sound), { maxLength: 8 }),
        sound,
        (list, rounds) => {
          const columns = [0, 1, 2].map((index) => list.map((row) => row[index] ?? NaN));
          const [wins = [], sos = [], sodos = []] = columns;
          const warnings = rules.kgsCheck(wins, sos, sodos, rounds);
          if (!warnings.ok) warnings.failures.forEach(said);
          else {
            for (const warning of warnings.value) {
              const sentence = rules.warningSentence(warning);
              expect(sentence).toMatch(/^(wins|sos|sodos)(, row \d+)?: .+\.$/);
              expect(sentence).not.toMatch(/undefined|NaN|Infinity/);
            }
          }
        },
      ),
      { numRuns: runs(80, 1500) },
    );
  });
});

/** The arguments of its first example, as Excel hands them over. */
const exampleOf = ({ examples: [first] }: Formula): (unknown[][] | null)[] =>
  argumentsOf(first?.formula ?? '');

const all = systems.flatMap(({ id }) => loadFormulas(id));
const cellByCell = all.filter(({ id }) => !wholeRanges.has(id));

/** What stands in sheets: sound values, blanks, and what does not belong there. */
const stray = fc.constantFrom<unknown>(
  ...[0, '', null, -1, 2.5, 1e300, 'n/a', 'Regional', 'sectional', 'Flight A', '100', true, false],
  new CellError('#DIV/0!'),
  new CellError('#N/A', 'of another formula'),
  new CellError('#REF!'),
);

/** Values around the example's, so that most places have a result. */
function cellLike(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example !== 'number') return stray;
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<unknown>(example, example + 1, 2 * example) },
    { weight: 1, arbitrary: stray },
  );
}

const size = fc.constantFrom<readonly [number, number]>(
  ...([
    [1, 1],
    [1, 1],
    [4, 1],
    [1, 4],
    [3, 1],
    [1, 2],
    [3, 4],
    [2, 2],
  ] as const),
);

const rangeOf = (cell: fc.Arbitrary<unknown>): fc.Arbitrary<Range> =>
  size.chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

/** Arguments of any shape; those that are optional may be left out. */
function argumentsLike(formula: Formula): fc.Arbitrary<(Range | null)[]> {
  const { id, parameters } = formula;
  const example = exampleOf(formula);
  const ranges = parameters.map((name, index) => {
    if (wholeArguments.get(id)?.includes(name)) return fc.constantFrom(null, [[8, 5, 3, 2, 1]]);
    const range = rangeOf(cellLike(example[index]?.[0]?.[0]));
    return index < example.length ? range : fc.option(range);
  });
  return fc.tuple(...ranges);
}

/** The same, written as a loop over lone cells. */
function looped(
  { id, parameters, implementation }: Formula,
  args: readonly (Range | null)[],
): unknown {
  const whole = wholeArguments.get(id) ?? [];
  return loop(
    args,
    (cells) => {
      try {
        return implementation(...cells)[0]?.[0];
      } catch (error) {
        return shown(error);
      }
    },
    (index) => whole.includes(parameters[index] ?? ''),
  );
}

/** An error by what a person sees, but for the row and column that only a range has. */
function shown(cell: unknown): unknown {
  if (!(cell instanceof CellError)) return cell;
  return [cell.code, cell.message.replace(/, row \d+(, column \d+)?: /, ': ')];
}

describe('a refusal begins with the name of an argument', () => {
  const passedOn = ['', 'of another formula'];

  test.each(all)('of $id', (each) => {
    const names = [...each.parameters, 'result'];
    const wrong = (cell: unknown): boolean => {
      if (!(cell instanceof CellError) || passedOn.includes(cell.message)) return false;
      return !names.includes(/^\w+/.exec(cell.message)?.[0] ?? '');
    };
    fc.assert(
      fc.property(argumentsLike(each), (args) => {
        let cells: unknown[];
        try {
          cells = each.implementation(...args).flat();
        } catch (error) {
          cells = [error];
        }
        expect(cells.filter(wrong)).toEqual([]);
      }),
      often,
    );
  });
});

describe('a range where one value would do', () => {
  test.each(cellByCell)('$id of ranges equals a loop over their cells', (each) => {
    fc.assert(
      fc.property(argumentsLike(each), (args) => {
        let answer: unknown;
        try {
          answer = each.implementation(...args).map((row) => row.map(shown));
        } catch (error) {
          answer = [[shown(error)]];
        }
        expect(answer).toEqual(looped(each, args));
      }),
      often,
    );
  });
});

describe('a range where the function fills several cells by itself', () => {
  const singles = all.flatMap((each) => {
    const taken = wholeRanges.get(each.id);
    return each.parameters
      .map((name, index) => ({ ...each, example: exampleOf(each), name, index }))
      .filter(({ name }) => taken !== undefined && !taken.includes(name));
  });

  test.each(singles)(
    '$id refuses one for $name, and says so',
    ({ implementation, example, index, name }) => {
      for (const range of [
        [[1], [1]],
        [[1, 1]],
        [
          [1, 1],
          [1, 1],
        ],
      ]) {
        const args = [...example];
        args[index] = range;
        const error = thrownBy(() => implementation(...args));
        expect([error.code, error.message]).toEqual([
          '#VALUE!',
          `${name}: "${range.length} x ${range[0]?.length ?? 0} cells". Select a single cell, because this formula fills several cells itself.`,
        ]);
      }
    },
  );
});

test('every function named as one of ranges is a function, with these arguments', () => {
  for (const [id, names] of [...wholeRanges, ...wholeArguments]) {
    const parameters = all.find((each) => each.id === id)?.parameters;
    expect([id, names.filter((name) => !parameters?.includes(name))]).toEqual([id, []]);
  }
});
