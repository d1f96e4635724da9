import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { systems } from '../../src/systems';
import { argumentsOf } from '../built/support/formula';
import { CellError, thrownBy } from '../functions/custom-functions';
import { loadFormulas, type Formula } from '../functions/formulas';
import { loop, type Range } from './support/loop';
import { wholeArguments, wholeRanges } from './support/whole-ranges';
import { often } from '../support/sampled';

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
