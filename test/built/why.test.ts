import { describe, expect, jest, test } from '@jest/globals';
import { existing } from '../../src/core/result';
import { significant } from '../../src/core/numbers';
import { cellName } from '../../taskpane/sheets/address';
import { partOf } from '../../taskpane/why/parts';
import { CellError as Explained, firstResults } from '../../taskpane/why/values/cell';
import { CellError } from '../functions/custom-functions';
import { randomFrom, runs, sampled, shuffled } from '../support/sampled';
import { sampleSeed } from '../support/tier';
import type { FakeWhy } from '../taskpane/support/fake-why';
import { documented } from '../taskpane/why/documented';
import { workedOutIn } from '../taskpane/why/support';
import { loadBundle } from './support/bundle';
import { argumentsOf } from './support/formula';
import { hostileValues } from './support/hostile-values';

jest.setTimeout(300_000);

const functions = loadBundle('functions.js');

/** What cells hold, as Excel hands it to a function: null is blank. */
type Held = readonly (readonly unknown[])[];

/** An argument in a formula: the piece of text, the cells it needs, and what the function is handed. */
interface Given {
  readonly piece: string;
  readonly fill: (cells: FakeWhy) => void;
  readonly held: Held | null;
}

const nothing = (): void => undefined;

function put(cells: FakeWhy, sheet: string, column: number, held: Held): void {
  held.forEach((line, row) => {
    line.forEach((value, over) => {
      const address = `${sheet}!${cellName(row + 10, column + over)}`;
      if (value instanceof CellError) cells.put(address, value.code);
      else if (value !== null) cells.put(address, value as string | number | boolean);
    });
  });
}

const areaOf = (column: number, held: Held): readonly [from: string, to: string] => [
  cellName(10, column),
  cellName(9 + held.length, column + (held[0]?.length ?? 1) - 1),
];

const inCells =
  (piece: (area: string, column: number) => string, more: typeof special = special) =>
  (held: Held, column: number): Given => {
    const [from, to] = areaOf(column, held);
    const area = from === to ? from : `${from}:${to}`;
    return {
      held,
      piece: piece(area, column),
      fill: (cells) => {
        put(cells, 'SOF', column, held);
        more(cells, column, from, to);
      },
    };
  };
const special = (_cells: FakeWhy, _column: number, _from: string, _to: string): void => undefined;

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `"${value.replaceAll('"', '""')}"`
    : String(value).toUpperCase().replace('E+', 'E');

/** Ways to give an argument. */
const ways: Readonly<Record<string, (held: Held, column: number) => Given | undefined>> = {
  typed: (held) => {
    const values = held.flat();
    const isTyped = values.every((value) => value !== null && !(value instanceof CellError));
    if (!isTyped) return undefined;
    const rows = held.map((line) => line.map(literal).join(','));
    const [only] = values.length === 1 ? rows : [];
    return { held, piece: only ?? `{${rows.join(';')}}`, fill: nothing };
  },
  cells: inCells((area) => area),
  'a name': inCells(
    (_area, column) => `list_${column}`,
    (cells, column, from, to) => {
      cells.names.push({ name: `list_${column}`, formula: `=SOF!${from}:${to}`, ofSheet: false });
    },
  ),
  'a spill': inCells(
    (area) => `${area.split(':')[0] ?? ''}#`,
    (cells, _column, from, to) => cells.spills.set(`SOF!${from}`, to),
  ),
  'another sheet': (held, column) => {
    const [from, to] = areaOf(column, held);
    return {
      held,
      piece: `'Other one'!${from}:${to}`,
      fill: (cells) => {
        cells.put('Other one!A1', 1);
        put(cells, 'Other one', column, held);
      },
    };
  },
  'a choice': inCells((area) => `IF(TRUE,${area},0)`),
};

const withFirst = (held: Held, value: unknown): Held =>
  held.map((line, row) => line.map((each, column) => (row === 0 && column === 0 ? value : each)));

/** What an argument may hold beside what its example gives. */
const contents: Readonly<Record<string, (held: Held) => Held | null>> = {
  'as in the example': (held) => held,
  'a column': (held) => (held.length === 1 ? [...held, ...held] : held),
  'a row': ([first = []]) => [[...first, ...first]],
  'a grid': (held) => [...held, ...held].map((line) => [...line, ...line]),
  'a blank': (held) => withFirst(held, null),
  'a number as text': (held) => withFirst(held, String(held[0]?.[0])),
  'a text': (held) => withFirst(held, 'x'),
  'a truth value': (held) => withFirst(held, true),
  'a number that is refused': (held) => withFirst(held, -1),
  'an error': (held) => withFirst(held, new CellError('#DIV/0!')),
  'an error that no function may return': (held) => withFirst(held, new CellError('#REF!')),
  'nothing: left out': () => null,
};

interface Example {
  readonly id: string;
  readonly given: readonly (Held | null)[];
}

const examples: readonly Example[] = [
  ...new Map([...documented].reverse().map((each) => [each.id, each])).values(),
].map(({ id, formula }) => ({ id, given: argumentsOf(formula) }));

const leftOut: Given = { piece: '', fill: nothing, held: null };

/** A call with these arguments: those that are not named are typed as in the example. */
function callOf({ id, given }: Example, at: ReadonlyMap<number, Given>) {
  const all = given.map((held, index) => {
    const other = held === null ? leftOut : (ways['typed']?.(held, 3 + 8 * index) ?? leftOut);
    return at.get(index) ?? other;
  });
  return {
    formula: `=${id}(${all.map(({ piece }) => piece).join(',')})`,
    fill: (cells: FakeWhy) => {
      for (const each of all) each.fill(cells);
    },
    expected: builtResult(
      id,
      all.map(({ held }) => held),
    ),
  };
}

const shown = (value: unknown): unknown =>
  value instanceof CellError || value instanceof Explained
    ? `${value.code} ${value.message ?? ''}`.trim()
    : value;

/** What the built bundle gives; an error by its sentence. */
function builtResult(id: string, held: readonly (Held | null)[]): unknown {
  try {
    const answer = functions.get(id)?.(...held) as unknown[][];
    return Array.from(answer, (line) => Array.from(line, shown));
  } catch (error) {
    return [[shown(error)]];
  }
}

const digits = (value: unknown): unknown =>
  typeof value === 'number' ? significant(value) : value;

/** What of a formula is not as built; the last step of every result comes to it, too. */
async function wrong({ formula, fill, expected }: ReturnType<typeof callOf>): Promise<string[]> {
  const { grid, calls } = await workedOutIn(fill, formula);
  const [call] = calls.slice(-1);
  for (const { value, ...at } of call && !(call.answer instanceof Explained)
    ? firstResults(call.answer, Infinity)
    : []) {
    const { steps, comesTo } = partOf({ call: existing(call), ...at });
    if (steps.length > 0 && digits(comesTo) !== digits(value)) {
      return [`${formula}: the steps come to ${String(comesTo)}, not ${JSON.stringify(value)}`];
    }
  }
  const found = grid.cells.map((line) => line.map(({ value }) => shown(value)));
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  return a === b ? [] : [`${formula}: ${a}, built ${b}`];
}

/** Every function by every kind of argument. */
const cases = examples.flatMap((example) =>
  example.given.flatMap((held, index) =>
    Object.entries(contents).flatMap(([content, change]) => {
      const changed = change(held ?? [[1]]);
      if (changed === null) return [{ example, index, given: leftOut, name: content }];
      return Object.entries(ways).flatMap(([way, give]) => {
        const given = give(changed, 3 + 8 * index);
        return given ? [{ example, index, given, name: `${content}, ${way}` }] : [];
      });
    }),
  ),
);

describe('What Why works out is what the built bundle gives', () => {
  test('for every function and every kind of argument', async () => {
    expect(new Set(cases.map(({ example }) => example.id)).size).toBe(functions.size);
    const found: string[] = [];
    for (const { example, index, given } of sampled(cases, 600)) {
      found.push(...(await wrong(callOf(example, new Map([[index, given]])))));
    }
    expect(found.slice(0, 5)).toEqual([]);
  });

  test('where an argument is a call of ours', async () => {
    const found: string[] = [];
    for (const example of examples) {
      for (const [index, held] of example.given.entries()) {
        if (held?.flat().length !== 1 || typeof held[0]?.[0] !== 'number') continue;
        const given = { piece: 'KGS.FACTOR(1,19,15)', fill: nothing, held: [[60]] };
        found.push(...(await wrong(callOf(example, new Map([[index, given]])))));
      }
    }
    expect(found).toEqual([]);
  });

  const count = runs(150, 1000);
  test(`for ${count} random formulas with hostile cells`, async () => {
    const next = randomFrom(sampleSeed);
    const pick = <T>(list: readonly T[]): T => {
      const [first] = shuffled(list, next);
      return first as T;
    };
    const found: string[] = [];
    for (let turn = 0; turn < count; turn++) {
      const example = pick(examples);
      const given = example.given.map((held, index): Given => {
        const changed = next() < 0.5 ? withFirst(held ?? [[1]], pick(hostile)) : held;
        if (changed === null) return leftOut;
        const give = pick(Object.values(ways).slice(1));
        return give(changed, 3 + 8 * index) ?? leftOut;
      });
      found.push(...(await wrong(callOf(example, new Map(given.entries())))));
    }
    expect(found.slice(0, 5)).toEqual([]);
  });
});

/** What a cell of Excel can hold of the hostile values. */
const hostile = hostileValues.filter((value) => {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return value !== '' && !value.startsWith('#');
  return value instanceof CellError && /^#[A-Z/0!?]+$/.test(value.code) && value.message === '';
});
