import { beforeAll, describe, expect, test } from '@jest/globals';
import { MOST_VALUES } from '../../../functions/arguments/answer';
import { lift } from '../../../functions/arguments/lift';
import {
  answered as withFewerErrors,
  ELSEWHERE,
  MOST_SAID,
} from '../../../functions/arguments/many-errors';
import { number, optionalNumber, type Value } from '../../../functions/arguments/parameters';
import { inRow, refuse, type Result, succeed } from '../../../src';
import { CellError, provideCustomFunctions, thrownBy } from '../custom-functions';
import { perRow, readColumns, rowsOf } from '../../../functions/arguments/columns';
import {
  readNumberColumn,
  readNumbers,
  readSingle,
  readTable,
} from '../../../functions/arguments/read';

beforeAll(() => {
  provideCustomFunctions();
});

const parameters = [number('tens'), number('ones'), optionalNumber('extra')] as const;

/** A rule whose result shows which cells it was given. */
function digits(tens: number, ones: number, extra = 0): Result<number> {
  return ones < 0
    ? refuse({ argument: 'ones', found: ones }, 'tablesAboveZero')
    : succeed(100 * extra + 10 * tens + ones);
}

const call = (...args: unknown[]): unknown[][] => lift(parameters, args, digits);

describe('single values', () => {
  test('a one-cell range and a bare value give the same single result', () => {
    expect(call([[4]], [[2]], null)).toEqual([[42]]);
    expect(call(4, 2)).toEqual([[42]]);
  });

  test('a lone failure is thrown, so that Excel shows its sentence', () => {
    const error = thrownBy(() => call([[4]], [[-1]], null));
    expect(error.code).toBe('#VALUE!');
    expect(error.message).toBe('ones: -1. Enter a number above 0.');
  });

  test('a result that is no finite number is an error, never NaN or Infinity', () => {
    for (const value of [NaN, Infinity, -Infinity]) {
      const error = thrownBy(() =>
        lift<[number, number, number | undefined]>(parameters, [[[1]], [[1]]], () =>
          succeed(value),
        ),
      );
      expect(error.code).toBe('#VALUE!');
      expect(error.message).toContain(String(value));
    }
  });
});

test('a rule is given as many values as it may have, in their order, alone and row by row', () => {
  const names = Array.from({ length: MOST_VALUES }, (_, index) => `v${index}`);
  const numbers = names.map((_, index) => index + 1);
  const joined = (...values: readonly Value[]): Result<string> => succeed(values.join(' '));
  const expected = numbers.join(' ');
  expect(
    lift(
      names.map((name) => number(name)),
      numbers,
      joined,
    ),
  ).toEqual([[expected]]);
  const columns = numbers.map((value) => [[value], [value]]);
  expect(
    lift(
      names.map((name) => number(name)),
      columns,
      joined,
    ),
  ).toEqual([[expected], [expected]]);
});

describe('ranges of unlike length', () => {
  test('end where neither holds anything', () => {
    expect(call([[1], [2]], [[5], [6], [0]], null)).toEqual([[15], [26], ['']]);
  });

  test('have #N/A where the shorter one ends before the longer', () => {
    const [, , [cell] = []] = call([[1], [2]], [[5], [6], [7]], null);
    expect(cell).toMatchObject({ code: '#N/A' });
  });
});

test('an argument without any cell leaves the result empty', () => {
  expect(call([], [[5]], null)).toEqual([['']]);
});

describe('broadcasting', () => {
  test('a column gives a column and a row gives a row', () => {
    expect(call([[1], [2], [3]], [[5]], null)).toEqual([[15], [25], [35]]);
    expect(call([[1, 2, 3]], [[5]], null)).toEqual([[15, 25, 35]]);
  });

  test('a column against a row gives a grid', () => {
    expect(call([[1], [2]], [[7, 8, 9]], null)).toEqual([
      [17, 18, 19],
      [27, 28, 29],
    ]);
  });

  test('two ranges of one shape pair cell by cell', () => {
    const tens = [
      [1, 2],
      [3, 4],
    ];
    const ones = [
      [5, 6],
      [7, 8],
    ];
    expect(call(tens, ones, null)).toEqual([
      [15, 26],
      [37, 48],
    ]);
  });

  test('a cell that has no partner is #N/A', () => {
    const answer = call([[1], [2], [3]], [[5], [6]], null);
    expect(answer.slice(0, 2)).toEqual([[15], [26]]);
    expect(answer[2]?.[0]).toMatchObject({ code: '#N/A' });
    const wide = call([[1, 2, 3]], [[5, 6]], null);
    expect(wide[0]?.[2]).toMatchObject({ code: '#N/A' });
  });

  test('an optional argument may be a range, too', () => {
    expect(call([[1]], [[2]], [[3], [4]])).toEqual([[312], [412]]);
  });
});

describe('errors in a range', () => {
  test('stay in their own cells, with the row named', () => {
    const answer = call([[1], [2], [3]], [[5], [-1], [6]], null);
    expect([answer[0], answer[2]]).toEqual([[15], [36]]);
    expect(answer[1]?.[0]).toMatchObject({
      code: '#VALUE!',
      message: 'ones, row 2: -1. Enter a number above 0.',
    });
  });

  test('name the column where the range has several', () => {
    const answer = call([[1]], [[5, 'n/a']], null);
    expect(answer[0]?.[1]).toMatchObject({
      message: expect.stringContaining('ones, row 1, column 2: "n/a". ') as unknown,
    });
  });

  test('name no row for an argument that is a single cell', () => {
    const answer = call([[1], [2]], [[-1]], null);
    expect(answer[1]?.[0]).toMatchObject({
      message: 'ones: -1. Enter a number above 0.',
    });
  });

  test('of a single cell beside it stand in every cell', () => {
    const broken = new CellError('#DIV/0!');
    expect(call([[1], [2]], [[broken]], null)).toEqual([[broken], [broken]]);
    const answer = call([['n/a']], [[5], [6]], null);
    for (const [cell] of answer) {
      expect(cell).toMatchObject({
        message: expect.stringMatching(/^tens: "n\/a"\. Enter a number/) as unknown,
      });
    }
    expect(answer).toHaveLength(2);
  });

  test('an error cell comes out as the same error', () => {
    const broken = new CellError('#DIV/0!');
    expect(call([[1], [broken]], [[5]], null)).toEqual([[15], [broken]]);
    expect(thrownBy(() => call([[broken]], [[5]], null))).toBe(broken);
  });

  test('an error that a function cannot return becomes a sentence', () => {
    const answer = call([[1], [new CellError('#REF!')]], [[5]], null);
    expect(answer[1]?.[0]).toMatchObject({
      code: '#VALUE!',
      message: expect.stringContaining('tens, row 2: "#REF!". ') as unknown,
    });
  });
});

describe.each([
  ['0', 0],
  ['null', null],
  ['an empty text', ''],
])('a blank that arrives as %s', (_name, blank) => {
  test('is 0 for a mandatory argument and the default for an optional one', () => {
    expect(call([[blank]], [[blank]], [[blank]])).toEqual([[0]]);
  });

  test('within a range counts as 0', () => {
    expect(call([[1], [blank], [3]], [[5]], null)).toEqual([[15], [5], [35]]);
  });

  test('in every range at the end makes the rest of the result empty', () => {
    expect(call([[1], [blank], [3], [blank], [blank]], [[5]], null)).toEqual([
      [15],
      [5],
      [35],
      [''],
      [''],
    ]);
  });

  test('in one range only does not end the result', () => {
    expect(call([[1], [blank]], [[5], [6]], null)).toEqual([[15], [6]]);
  });

  test('at the end of a column ends a grid, too', () => {
    expect(call([[1], [blank]], [[7, 8]], null)).toEqual([
      [17, 18],
      ['', ''],
    ]);
  });

  test('everywhere in a single row gives an empty row', () => {
    expect(call([[blank, blank]], [[5]], null)).toEqual([['', '']]);
    expect(call([[blank, 2]], [[5]], null)).toEqual([[5, 25]]);
  });
});

describe('columns', () => {
  const parameters = [number('wins'), optionalNumber('rating')] as const;
  const read = (...args: unknown[]): ReturnType<typeof readColumns<[number, number | undefined]>> =>
    readColumns<[number, number | undefined]>(parameters, args);

  describe('columns that are read together', () => {
    test('come down to the last row that holds anything', () => {
      expect(read([[3], [1], [0]], [[1500], [''], [null]])).toEqual({
        rows: 3,
        values: [
          [3, 1],
          [1500, undefined],
        ],
      });
    });

    test('count an inner blank or 0 as 0', () => {
      expect(read([[3], [''], [0], [1]], null).values).toEqual([[3, 0, 0, 1], undefined]);
    });

    test('hold nothing when every row is blank', () => {
      expect(read([[''], [0]], null)).toEqual({ rows: 2, values: [[], undefined] });
    });

    test('may be a single cell, blank or not', () => {
      expect(read([[7]], null).values).toEqual([[7], undefined]);
      expect(read([[0]], null).values).toEqual([[0], undefined]);
    });

    test('must have one length, and the sentence says which', () => {
      const error = thrownBy(() => read([[1], [2], [3]], [[4], [5]]));
      expect(error.code).toBe('#VALUE!');
      expect(error.message).toBe('rating: 2. Select 3 rows, as in the first column.');
    });

    test('must be one cell wide, and the sentence says what was found', () => {
      const error = thrownBy(() =>
        read(
          [
            [1, 2],
            [3, 4],
          ],
          null,
        ),
      );
      expect(error.message).toBe('wins: "2 x 2 cells". Select a single column.');
    });

    test('name the row of a cell that cannot be used', () => {
      const error = thrownBy(() => read([[1], ['n/a']], null));
      expect(error.message).toMatch(/^wins, row 2: "n\/a". Enter a number /);
      expect(thrownBy(() => read([['n/a']], null)).message).toMatch(/^wins: "n\/a"\. /);
    });

    test('pass an error cell on, and say where one stands that cannot be passed on', () => {
      const broken = new CellError('#N/A');
      expect(thrownBy(() => read([[1], [broken]], null))).toBe(broken);
      expect(thrownBy(() => read([[1], [new CellError('#REF!')]], null)).message).toBe(
        'wins, row 2: "#REF!". Fix that cell first.',
      );
    });
  });

  describe('an omitted column', () => {
    const three = [number('wins'), number('sos'), optionalNumber('rating')] as const;
    const readThree = (
      ...args: unknown[]
    ): ReturnType<typeof readColumns<[number, number, undefined]>> =>
      readColumns<[number, number, undefined]>(three as never, args);

    test('is a column of blank cells where it is mandatory', () => {
      expect(readThree([[3], [1]], null, null).values).toEqual([[3, 1], [0, 0], undefined]);
      expect(readThree().values).toEqual([[0], [0], undefined]);
    });

    test('gives its default in every row', () => {
      expect(rowsOf(readThree([[3], [1]], [[7], [5]]))).toEqual([
        [3, 7, undefined],
        [1, 5, undefined],
      ]);
    });
  });

  describe('a range of numbers', () => {
    test('comes row by row, blanks as 0', () => {
      expect(
        readNumbers('holdings', [
          [1, ''],
          [null, 2],
        ]),
      ).toEqual([
        [1, 0],
        [0, 2],
      ]);
    });

    test('names the place of a cell that is no number, as far as there is more than one', () => {
      const said = (range: unknown): string =>
        thrownBy(() => readNumbers('holdings', range)).message;
      expect(said([['x']])).toMatch(/^holdings: "x"\. /);
      expect(said([[1], ['x']])).toMatch(/^holdings, row 2: "x"\. /);
      expect(said([[1, 'x']])).toMatch(/^holdings, row 1, column 2: "x"\. /);
      expect(said('x')).toMatch(/^holdings: "x"\. /);
    });

    test('is refused where Select a single column', () => {
      expect(readNumberColumn('sizes', [[4], [5]])).toEqual([4, 5]);
      expect(readNumberColumn('sizes', null)).toEqual([]);
      expect(thrownBy(() => readNumberColumn('sizes', [[4, 5]])).message).toBe(
        'sizes: "1 x 2 cells". Select a single column.',
      );
    });
  });

  describe('a result per row', () => {
    const columns = { rows: 4, values: [] as const };

    test('keeps the rows and leaves the empty ones at the end empty', () => {
      expect(perRow(columns, succeed([5, 'x']))).toEqual([[5], ['x'], [''], ['']]);
    });

    test('throws the sentence of a refusal', () => {
      const refusal = inRow(refuse({ argument: 'wins', found: -1 }, 'tablesAboveZero'), 2);
      expect(thrownBy(() => perRow(columns, refusal)).message).toMatch(/^wins, row 2: -1\. /);
    });
  });

  describe('a single cell where a function spills by itself', () => {
    const depth = number('depth');

    test('is read as it is, and omitted as blank', () => {
      expect(readSingle(depth, [[3]])).toBe(3);
      expect(readSingle(depth, null)).toBe(0);
    });

    test.each([[[[1], [2]]], [[[1, 2]]]])('is refused as the range %j', (range) => {
      expect(thrownBy(() => readSingle(depth, range)).message).toMatch(
        /^depth: "\d x \d cells". Select a single cell, because this formula fills several cells itself\.$/,
      );
    });

    test('throws the sentence of a cell that cannot be used', () => {
      expect(thrownBy(() => readSingle(depth, [['x']])).message).toMatch(/^depth: "x"\. /);
    });
  });

  describe('a table that the rule reads itself', () => {
    test('says so when an error cell does not tell its name', () => {
      const error = thrownBy(() => readTable('crosstable', [[{ code: 7 }]]));
      expect(error.message).toMatch(/^crosstable, row 1, column 1: .+\. Fix that cell first\.$/);
    });

    test('comes as it is, blanks as null', () => {
      expect(
        readTable('crosstable', [
          [1, ''],
          [null, 'x'],
          [undefined, true],
        ]),
      ).toEqual([
        [1, ''],
        [null, 'x'],
        [null, true],
      ]);
      expect(readTable('crosstable', null)).toEqual([]);
    });

    test('passes an error cell on or names its place', () => {
      const broken = new CellError('#DIV/0!');
      expect(thrownBy(() => readTable('crosstable', [[1, broken]]))).toBe(broken);
      expect(
        thrownBy(() => readTable('crosstable', [[1], [new CellError('#NAME?')]])).message,
      ).toBe('crosstable, row 2, column 1: "#NAME?". Fix that cell first.');
    });
  });
});

describe('an answer with many errors', () => {
  const answered = (ones: readonly unknown[]): unknown[][] =>
    withFewerErrors(
      call(
        [[4]],
        ones.map((each) => [each]),
      ),
    );
  const sentences = (answer: readonly unknown[][]): readonly string[] =>
    answer.map(([cell]) => (cell instanceof CellError ? cell.message : String(cell)));

  test('says a hundred of them, how many there are, and where to look', () => {
    const said = sentences(
      answered(Array.from({ length: 250 }, (_, i) => (i % 2 === 0 ? -i - 1 : i))),
    );
    // Every second row is wrong, and row 1 is among them.
    expect(said.slice(0, 3)).toEqual([
      'ones, row 1: -1. Enter a number above 0.',
      '41',
      'ones, row 3: -3. Enter a number above 0.',
    ]);
    expect(said[196]).toBe('ones, row 197: -197. Enter a number above 0.');
    expect(said[198]).toBe('ones, row 199: -199. Enter a number above 0. (and 25 more)');
    expect(said.filter((each) => each === ELSEWHERE)).toHaveLength(25);
    expect(said[199]).toBe('239');
  });

  test('is what it was with a hundred and fewer', () => {
    const ones = Array.from({ length: MOST_SAID }, () => -1);
    expect(sentences(answered(ones))).toEqual(
      sentences(
        call(
          [[4]],
          ones.map((each) => [each]),
        ),
      ),
    );
  });

  test('holds equal errors once, those of other cells among them', () => {
    const broken = Array.from({ length: 3 }, () => new CellError('#DIV/0!'));
    const cells = answered([broken[0], 2, broken[1], broken[2]]).map(([cell]) => cell);
    expect(new Set(cells).size).toBe(2);
    const many = answered(Array.from({ length: 1000 }, () => -1)).flat();
    expect(new Set(many).size).toBe(MOST_SAID + 1);
  });

  test('has less than 5 MB with 100,000 rows', () => {
    const answer = answered(Array.from({ length: 100_000 }, () => 'many'));
    const sent = JSON.stringify(answer, (_, cell: unknown) =>
      cell instanceof CellError ? { code: cell.code, message: cell.message } : cell,
    );
    expect(sent.length).toBeLessThan(5_000_000);
  });
});
