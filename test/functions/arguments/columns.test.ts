import { beforeAll, describe, expect, test } from '@jest/globals';
import { perRow, readColumns, rowsOf } from '../../../functions/arguments/columns';
import { number, optionalNumber } from '../../../functions/arguments/parameters';
import {
  readNumberColumn,
  readNumbers,
  readSingle,
  readTable,
} from '../../../functions/arguments/read';
import { inRow, refuse, succeed } from '../../../src';
import { CellError, provideCustomFunctions, thrownBy } from '../custom-functions';

beforeAll(() => {
  provideCustomFunctions();
});

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
    const said = (range: unknown): string => thrownBy(() => readNumbers('holdings', range)).message;
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
    expect(thrownBy(() => readTable('crosstable', [[1], [new CellError('#NAME?')]])).message).toBe(
      'crosstable, row 2, column 1: "#NAME?". Fix that cell first.',
    );
  });
});
