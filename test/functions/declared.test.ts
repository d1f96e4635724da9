import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  ELSEWHERE,
  MOST_SAID,
  answered as withFewerErrors,
} from '../../functions/arguments/errors';
import {
  number,
  optionalNumber,
  optionalText,
  optionalYesNo,
} from '../../functions/arguments/parameters';
import { inRow, refuse, type Result, succeed } from '../../src';
import { CellError, provideCustomFunctions, thrownBy } from './custom-functions';
import { readColumns, rowsOf } from '../../functions/arguments/columns';
import { column, late, perRow, single, spilling, spreading } from '../../functions/declared';
import { MOST_ARGUMENTS, type Worked } from '../../src/core/result';
import {
  readNumberColumn,
  readNumbers,
  readSingle,
  readTable,
} from '../../functions/arguments/read';

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

/** A rule whose value is what it works out. */
const ruled = <A extends readonly unknown[], T>(
  working: (...given: A) => Result<T>,
): Worked<A, T, T> => ({ working, value: (worked) => worked });

const call = spreading(parameters, ruled(digits));

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
      const endless = ruled((_one: number): Result<number> => succeed(value));
      const error = thrownBy(() => spreading([number('one')], endless)([[1]]));
      expect(error.code).toBe('#VALUE!');
      expect(error.message).toContain(String(value));
    }
  });
});

test('a rule is given as many values as it may have, in their order, alone and row by row', () => {
  const values = Array.from({ length: MOST_ARGUMENTS }, (_, index) => index + 1);
  const joined = ruled(
    (...given: readonly [number, number, number, number, number, number, number]) =>
      succeed(given.join(' ')),
  );
  const [a, b, c, d, e, f, g] = [...'abcdefg'].map((name) => number(name)) as Seven;
  const all = spreading([a, b, c, d, e, f, g], joined);
  const expected = values.join(' ');
  expect(all(...values)).toEqual([[expected]]);
  expect(all(...values.map((value) => [[value], [value]]))).toEqual([[expected], [expected]]);
});

type One = ReturnType<typeof number>;
type Seven = [One, One, One, One, One, One, One];

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

    test('is left out where its cells are blank and mean a default', () => {
      expect(read([[3], [1]], [[''], [0]]).values).toEqual([[3, 1], undefined]);
    });

    test('columns may be read row by row', () => {
      const [wins, sos] = readThree([[3], [1]], [[7], [5]]).values;
      expect(rowsOf({ wins, sos })).toEqual([
        { wins: 3, sos: 7 },
        { wins: 1, sos: 5 },
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
    const rows = [[5], [3], [0], ['']];

    test('keeps the rows and leaves the empty ones at the end empty', () => {
      const tens = ruled((wins: readonly number[]) => succeed(wins.map((won) => 10 * won)));
      const answer = perRow([column(number('wins'))], tens)(rows);
      expect(answer).toEqual([[50], [30], [''], ['']]);
    });

    test('throws the sentence of a refusal', () => {
      const refused = ruled((wins: readonly number[]): Result<readonly number[]> =>
        inRow(refuse({ argument: 'wins', found: -wins.length }, 'tablesAboveZero'), 2),
      );
      const error = thrownBy(() => perRow([column(number('wins'))], refused)(rows));
      expect(error.message).toMatch(/^wins, row 2: -2\. /);
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

describe('A declaration', () => {
  const rule = ruled((first: number, scores: readonly number[], options?: Options) =>
    succeed([first, ...scores, JSON.stringify(options ?? 'none')].join(' ')),
  );
  interface Options {
    readonly depth?: number | undefined;
    readonly asSheet?: boolean | undefined;
  }
  const [first, scores] = [number('first'), column(number('scores'))];
  const depth = optionalNumber('depth');
  const asSheet = optionalYesNo('asSheet');

  test('gives its rule the options by their names, and none where all are left out', () => {
    const all = spilling([first, scores, { depth, asSheet }], rule);
    const given = (...options: unknown[]): unknown => all([[9]], [[1], [2]], ...options)[0]?.[0];
    expect(given([[3]], [[true]])).toBe('9 1 2 {"depth":3,"asSheet":true}');
    expect(given(null, [[false]])).toBe('9 1 2 {"asSheet":false}');
    expect(given([['']], null)).toBe('9 1 2 "none"');
    const placed = ruled((one: number, options?: Options) => succeed(`${one} ${options?.depth}`));
    expect(spreading([first, { depth, asSheet }], placed)([[9]], [[1, 2]])).toEqual([
      ['9 1', '9 2'],
    ]);
  });

  test('is refused by its columns first, then by the others in their order, the late ones last', () => {
    const wrong = [[['x']], [['y']], [['z']], [['w']]];
    const refusal = (own: (...args: unknown[]) => unknown, ...args: unknown[]): string =>
      thrownBy(() => own(...args)).message.slice(0, 12);
    const inOrder = spilling([first, scores, { depth, asSheet }], rule);
    expect(refusal(inOrder, ...wrong)).toBe('scores: "y".');
    expect(refusal(inOrder, [['x']], [[1]], ...wrong.slice(2))).toBe('first: "x". ');
    const last = spilling([late(single(first)), scores, { depth, asSheet }], rule);
    expect(refusal(last, [['x']], [[1]], ...wrong.slice(2))).toBe('depth: "z". ');
    expect(refusal(last, [['x']], [[1]])).toBe('first: "x". ');
  });

  test('of a table of its own shows each of its cells', () => {
    const lines = ruled((n: number) => succeed(Array.from({ length: n }, (_, i) => [i, -i])));
    expect(spilling([first], lines)([[2]])).toEqual([
      [0, -0],
      [1, -1],
    ]);
    expect(spilling([first], lines, (rows) => [['i', 'minus i'], ...rows])([[1]])).toEqual([
      ['i', 'minus i'],
      [0, -0],
    ]);
  });

  test('that does not fit its rule does not compile', () => {
    // @ts-expect-error -- the rule needs scores
    spilling([first], rule);
    // @ts-expect-error -- one cell is no column
    spilling([first, number('scores')], rule);
    // @ts-expect-error -- a text is no number
    spilling([optionalText('first'), scores], rule);
    // @ts-expect-error -- a number that may be left out, where the rule needs one
    spilling([optionalNumber('first'), scores], rule);
    // @ts-expect-error -- the rule takes no more than that
    spilling([first, scores, { depth, asSheet }, number('more')], rule);
    // @ts-expect-error -- the rule knows no such option
    spilling([first, scores, { deep: depth }], rule);
    // @ts-expect-error -- an option of another kind
    spilling([first, scores, { depth: asSheet }], rule);
    // @ts-expect-error -- a column cannot be spread
    spreading([first, scores], rule);
    const record = ruled((n: number) => succeed({ n }));
    // @ts-expect-error -- what cells show of its value must be said
    spilling([first], record);
    expect.assertions(0);
  });
});
