import { describe, expect, test } from '@jest/globals';
import { wholeRanges } from '../properties/support/whole-ranges';
import { call, isColumn, isError, shapedFunctions, type Range } from './shapes';

/** Blank cells as one platform or another sends them. */
const arrivals = [0, null, ''];
const arriving = (args: readonly (Range | null)[], blank: unknown): (Range | null)[] =>
  args.map((range) => range?.map((row) => row.map((cell) => cell ?? blank)) ?? null);

const all = shapedFunctions();
const together = all.filter(({ id }) => wholeRanges.has(id));
const cellByCell = all.filter(({ id }) => !wholeRanges.has(id));

describe.each(cellByCell)('$id goes cell by cell', ({ id, shapes, example }) => {
  test.each([example, ...shapes])('with $name, however blanks arrive', ({ args, expected }) => {
    for (const blank of arrivals) expect(call(id, arriving(args, blank))).toEqual(expected);
  });
});

describe.each(together)('$id looks at its ranges together', ({ id, shapes, example }) => {
  test('gives its example whether a single value comes as a cell or as it is', () => {
    const bare = example.args.map((range) =>
      range?.length === 1 && range[0]?.length === 1 ? range[0][0] : range,
    );
    expect(call(id, bare as (Range | null)[])).toEqual(example.expected);
    expect(example.expected.flat().some(isError)).toBe(false);
  });

  test.each(shapes)('says the same to $name, however blanks arrive', ({ args, expected }) => {
    for (const blank of arrivals) expect(call(id, arriving(args, blank))).toEqual(expected);
  });

  test('leaves a blank row at the end of its columns empty, or out', () => {
    const expected = shapes[0]?.expected ?? [];
    const rows = example.expected.length;
    // A table with headings has rows of its own.
    const isTable = example.expected[0]?.every((cell) => typeof cell === 'string') ?? false;
    const perRow =
      !isTable && example.args.some((range) => range && isColumn(range) && range.length === rows);
    expect(expected.slice(0, rows)).toEqual(example.expected);
    expect(expected.slice(rows)).toEqual(perRow ? [['']] : []);
  });

  test('never shows an error without a sentence', () => {
    for (const { expected } of shapes) {
      const errors = expected.flat().filter(isError);
      expect(
        errors.filter(({ message = '' }) => !/^\w+(, [a-z]+ \d+)*: .+\. .+\.$/.test(message)),
      ).toEqual([]);
    }
  });
});
