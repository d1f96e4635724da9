import type { FunctionReference } from '../../taskpane/reference/help';
import { CellError } from '../functions/custom-functions';
import { loop, type Range } from '../properties/support/loop';
import { wholeArguments, wholeRanges } from '../properties/support/whole-ranges';
import { loadBundle, readReference } from './support/bundle';
import { argumentsOf } from './support/formula';

export type { Range };

/** The arguments of a formula in one of the shapes that Excel's own functions take, and every cell it must show. */
export interface Shape {
  readonly name: string;
  /** An argument that is left out is null, and so is a blank cell in a range. */
  readonly args: readonly (Range | null)[];
  readonly expected: Range;
}

/** An error as a cell shows it. */
export interface ShownError {
  readonly error: string;
  readonly message?: string;
}

export interface ShapedFunction {
  readonly id: string;
  readonly parameters: FunctionReference['parameters'];
  /** The first example of its help. */
  readonly formula: string;
  /** Arguments as in the first example of its help, and every cell of their result. */
  readonly example: Shape;
  readonly shapes: readonly Shape[];
  /** The shape to put into IFERROR with an error in it, and the one to put into SUM. */
  readonly failing: Shape;
  readonly adding: Shape;
}

const functions = loadBundle('functions.js');

export function call(id: string, args: readonly (Range | null)[]): Range {
  const implementation = functions.get(id);
  if (!implementation) throw new Error(`${id} is not associated`);
  try {
    return (implementation(...args) as unknown[][]).map((row) => row.map(shown));
  } catch (error) {
    return [[shown(error)]];
  }
}

function shown(cell: unknown): unknown {
  if (!(cell instanceof CellError)) return cell;
  return cell.message === '' ? { error: cell.code } : { error: cell.code, message: cell.message };
}

export const isError = (cell: unknown): cell is ShownError =>
  typeof cell === 'object' && cell !== null && 'error' in cell;

/** Every function of the add-in, in its shapes. */
export function shapedFunctions(): readonly ShapedFunction[] {
  return readReference().map((entry) => {
    const shaped = wholeRanges.has(entry.id) ? togetherShapes(entry) : cellByCellShapes(entry);
    const formula = entry.examples[0]?.formula ?? '';
    return { id: entry.id, parameters: entry.parameters, formula, ...shaped };
  });
}

type Shapes = Omit<ShapedFunction, 'id' | 'parameters' | 'formula'>;

/** Of a function that goes cell by cell: what it shows for ranges follows from what it shows for each cell alone. */
function cellByCellShapes({ id, parameters, examples }: FunctionReference): Shapes {
  const [example = []] = examples.map(({ formula }) => argumentsOf(formula));
  const whole = wholeArguments.get(id) ?? [];
  const names = parameters.map(({ name }) => name);
  const shape = (name: string, args: readonly (Range | null)[]): Shape => ({
    name,
    args,
    expected: loop(
      args,
      (cells, row, column) => located(call(id, cells)[0]?.[0], names, args, row, column),
      (index) => whole.includes(names[index] ?? ''),
    ),
  });
  const withArgument = (index: number, range: Range): (Range | null)[] =>
    Array.from({ length: Math.max(index + 1, example.length) }, (_, each) =>
      each === index ? range : (example[each] ?? null),
    );
  const variants = parameters.map((_, index) => valuesOf(examples, index));

  const shapes = names.flatMap((name, index) => {
    if (whole.includes(name)) return [];
    const [a, b, c] = variants[index] ?? [];
    const asColumn = [[a], [b], [null], [c], [null]];
    const asRow = [[a, b, null, c]];
    return [
      shape(`${name} as a column with blanks`, withArgument(index, asColumn)),
      shape(`${name} as a row with a blank`, withArgument(index, asRow)),
      shape(
        `${name} as a column with a text among its cells`,
        withArgument(index, [[a], ['n/a'], [c]]),
      ),
    ];
  });
  const [[a, b, c] = [], [d, e] = []] = variants;
  const grid =
    names.length > 1 && !whole.includes(names[1] ?? '')
      ? [[[a], [b], [c]], [[d, e]], ...example.slice(2)]
      : [
          [
            [a, b],
            [c, a],
          ],
          ...example.slice(1),
        ];
  return {
    example: shape('single values', example),
    shapes: [...shapes, shape('a grid, a column against a row', grid)],
    failing: shape('IFERROR', withArgument(0, [[a], ['n/a'], [c]])),
    adding: shape('SUM', withArgument(0, [[a], [a], [a]])),
  };
}

/** Of a function that looks at its ranges as a whole: those of its example, and what it says to other shapes. */
function togetherShapes({ id, parameters, examples }: FunctionReference): Shapes {
  const [example = []] = examples.map(({ formula }) => argumentsOf(formula));
  const shape = (name: string, args: readonly (Range | null)[]): Shape => ({
    name,
    args,
    expected: call(id, args),
  });
  const change = (to: (range: Range) => Range): (Range | null)[] =>
    example.map((range) => (range && isColumn(range) ? to(range) : range));
  const shapes = [
    shape(
      'its columns with a blank row at the end',
      change((range) => [...range, [null]]),
    ),
    shape(
      'its columns as rows',
      change((range) => [range.map(([cell]) => cell)]),
    ),
  ];
  const taken = wholeRanges.get(id) ?? [];
  for (const [index, { name }] of parameters.entries()) {
    if (taken.includes(name) || index >= example.length) continue;
    const range = [[1], [1]];
    shapes.push(
      shape(
        `${name} as a column`,
        example.map((each, at) => (at === index ? range : each)),
      ),
    );
  }
  const unusable = example.map((range, index) =>
    index === 0 && range ? range.map((row) => row.map(() => 'n/a')) : range,
  );
  return {
    example: shape('its example', example),
    shapes,
    failing: shape('IFERROR', unusable),
    adding: shape('SUM', example),
  };
}

export const isColumn = (range: Range): boolean => range.length > 1 && range[0]?.length === 1;

/** At least three values that the examples have for an argument, as far as they have that many. */
function valuesOf(examples: FunctionReference['examples'], index: number): unknown[] {
  const cells = examples.flatMap(({ formula }) => (argumentsOf(formula)[index] ?? []).flat());
  const values = [...new Set(cells)];
  if (values.length === 0) values.push(TEXTLESS);
  return [0, 1, 2].map((at) => values[at % values.length]);
}

/** For an argument that no example names: 1 is a number of everything, and to text options it is a mistake. */
const TEXTLESS = 1;

/** The sentence of a lone cell's error, with the place it has in its argument's range. */
function located(
  cell: unknown,
  names: readonly string[],
  args: readonly (Range | null)[],
  row: number,
  column: number,
): unknown {
  if (!isError(cell) || cell.message === undefined) return cell;
  const range = args[names.findIndex((name) => cell.message?.startsWith(`${name}: `))];
  const [rows, columns] = [range?.length ?? 1, range?.[0]?.length ?? 1];
  if (rows === 1 && columns === 1) return cell;
  const place = `row ${rows === 1 ? 1 : row + 1}${columns === 1 ? '' : `, column ${column + 1}`}`;
  return { ...cell, message: cell.message.replace(': ', `, ${place}: `) };
}
