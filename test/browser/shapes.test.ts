import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { oneOf, sampled } from '../support/sampled';
import { isError, shapedFunctions, type Range, type ShapedFunction } from '../built/shapes';
import { Bench, type OpenWorkbench } from './support/workbench';

/** One formula on a sheet of its own function: where it stands, the cells it reads, and what it must fill. */
interface Placed {
  readonly name: string;
  readonly row: number;
  readonly formula: string;
  /** The cells of its arguments; `formula` cells included, with the results that they have. */
  readonly inputs: readonly {
    readonly row: number;
    readonly column: number;
    readonly content: unknown;
  }[];
  readonly expected: Range;
}

/** Results stand from the first column on; arguments beyond the widest result. */
const FIRST_ARGUMENT = 20;

const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
const address = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** How an argument is written: a lone value as it is, a range as the cells that hold it. */
type Writing = 'constants' | 'cells' | 'spilled';

class Layout {
  private row = 0;
  readonly placed: Placed[] = [];

  add(
    name: string,
    id: string,
    args: readonly (Range | null)[],
    expected: Range,
    {
      writing = 'constants',
      around = (formula: string) => formula,
    }: {
      writing?: Writing;
      around?: (formula: string) => string;
    } = {},
  ): void {
    const inputs: Placed['inputs'][number][] = [];
    let column = FIRST_ARGUMENT;
    const texts = args.map((range) => {
      if (range === null) return '';
      const [rows, columns] = [range.length, range[0]?.length ?? 0];
      const isLone = rows === 1 && columns === 1;
      if (isLone && writing !== 'cells') return constant(range[0]?.[0]);
      const [from, to] = [
        address(this.row, column),
        address(this.row + rows - 1, column + columns - 1),
      ];
      for (const [down, line] of range.entries()) {
        for (const [right, cell] of line.entries()) {
          inputs.push({ row: this.row + down, column: column + right, content: content(cell) });
        }
      }
      column += columns + 1;
      if (writing !== 'spilled') return isLone ? from : `${from}:${to}`;
      const anchor = address(this.row, column);
      inputs.push({ row: this.row, column, content: `=${from}:${to}` });
      column += columns + 1;
      return `${anchor}#`;
    });
    const formula = `=${around(`${id}(${texts.join(',')})`)}`;
    this.placed.push({ name, row: this.row, formula, inputs, expected });
    this.row += Math.max(expected.length, ...args.map((range) => range?.length ?? 0)) + 1;
  }
}

function constant(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

/** What is written into a cell; an apostrophe makes text of what might be read as something else. */
function content(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? `'${value}` : value;
}

function layoutOf({ id, example, shapes, failing, adding }: ShapedFunction): readonly Placed[] {
  const layout = new Layout();
  layout.add(`${example.name} in the formula`, id, example.args, example.expected);
  layout.add(`${example.name} in cells`, id, example.args, example.expected, { writing: 'cells' });
  for (const { name, args, expected } of shapes) layout.add(name, id, args, expected);
  for (const { name, args, expected } of [example, ...shapes]) {
    const ranges = args.filter(
      (range) => range && (range.length > 1 || (range[0]?.length ?? 0) > 1),
    );
    if (ranges.length === 0) continue;
    layout.add(`${name}, from a spilled reference`, id, args, expected, { writing: 'spilled' });
  }
  const rescued = (cells: Range): Range =>
    cells.map((row) => row.map((cell) => (isError(cell) ? 'none' : cell)));
  const inIfError = { around: (formula: string) => `IFERROR(${formula},"none")` };
  layout.add('IFERROR', id, failing.args, rescued(failing.expected), inIfError);
  layout.add('IFERROR around its example', id, example.args, example.expected, inIfError);
  const numbers = adding.expected.flat().filter((cell) => typeof cell === 'number');
  const sum = numbers.reduce((total, each) => total + each, 0);
  const inSum = { around: (formula: string) => `SUM(${formula})` };
  layout.add('SUM', id, adding.args, [[sum]], inSum);
  return layout.placed;
}

/** Every function is tried in Node (test/functions, test/built/engines.test.ts); a few of them in each run through the grid of a browser. */
const functions = sampled(shapedFunctions(), 5);

describe.each(oneOf(['zero', 'null', 'emptyText']))('blank cells arrive as %s', (blanks) => {
  jest.setTimeout(300_000);
  let bench: Bench;
  let open: OpenWorkbench;
  /** What every formula fills, by function and by its name there. */
  const filled = new Map<string, Map<string, unknown>>();

  beforeAll(async () => {
    bench = await Bench.start();
    open = await bench.workbench(`?blanks=${blanks}`);
    for (const each of functions) {
      const placed = layoutOf(each);
      await write(open, each.id, placed);
      await open.calculated();
      filled.set(each.id, new Map((await read(open, each.id, placed)) as [string, unknown][]));
    }
  });

  afterAll(async () => {
    await bench.stop();
  });

  test.each(functions)('$id fills the cells it should, in every shape', (each) => {
    const placed = layoutOf(each);
    const expected = placed.map(({ name, formula, expected: cells }) => [
      name,
      formula,
      margined(cells),
    ]);
    const found = placed.map(({ name, formula }) => [
      name,
      formula,
      filled.get(each.id)?.get(name),
    ]);
    expect(found).toEqual(expected);
  });

  test('the page neither complains nor talks to another machine', async () => {
    expect(open.complaints).toEqual([]);
    expect(await open.problem()).toBe('');
    expect(open.foreignRequests).toEqual([]);
  });

  test('LET is unknown to the engine, so that no shape is tried inside it', async () => {
    const [[cell] = []] = await open.page.evaluate(async () => {
      const { grid } = window.workbench;
      const sheet = grid.addSheet('LET');
      grid.write({ sheetId: sheet.id, row: 0, column: 0 }, '=LET(x,1,x)');
      await new Promise((resolve) => setTimeout(resolve));
      return grid.read({ sheetId: sheet.id, row: 0, column: 0, rows: 1, columns: 1 });
    });
    expect(cell?.value).toMatchObject({ error: '#NAME?' });
  });
});

async function write(open: OpenWorkbench, name: string, placed: readonly Placed[]): Promise<void> {
  await open.page.evaluate(
    ({ name: sheetName, placed: formulas }) => {
      const { grid } = window.workbench;
      const sheetId = grid.addSheet(sheetName).id;
      // A spill needs room; what is written makes it.
      const far = { sheetId, row: (formulas[formulas.length - 1]?.row ?? 0) + 50, column: 60 };
      grid.write(far, 'the end');
      grid.batch(() => {
        for (const { row, formula, inputs } of formulas) {
          for (const each of inputs) {
            grid.write({ sheetId, row: each.row, column: each.column }, each.content as string);
          }
          grid.write({ sheetId, row, column: 0 }, formula);
        }
      });
    },
    { name, placed },
  );
}

/** The cells each formula should fill, with a row and a column more, in which nothing may stand. */
async function read(
  open: OpenWorkbench,
  name: string,
  placed: readonly Placed[],
): Promise<unknown[]> {
  return open.page.evaluate(
    ({ name: sheetName, areas }) => {
      const { grid } = window.workbench;
      const sheetId = grid.sheets().find((each) => each.name === sheetName)?.id ?? '';
      return areas.map(([key, row, rows, columns]) => {
        const cells = grid.read({ sheetId, row, column: 0, rows: rows + 1, columns: columns + 1 });
        return [key, cells.map((line) => line.map(({ value }) => value))];
      });
    },
    {
      name,
      areas: placed.map(
        ({ name: key, row, expected }) =>
          [key, row, expected.length, expected[0]?.length ?? 0] as const,
      ),
    },
  );
}

/** What is read where exactly these cells are filled. */
function margined(cells: Range): Range {
  const below = (cells[0] ?? []).map(() => null);
  return [...cells, below].map((row) => [...row, null]);
}
