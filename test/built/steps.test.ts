import path from 'node:path';
import vm from 'node:vm';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { longCalls } from '../functions/long-lists';
import { sampled } from '../support/sampled';
import { onlyEs5 } from './support/engines';
import {
  dist,
  functionsContext,
  type Implementation,
  loadBundle,
  readReference,
} from './support/bundle';
import { type Node, parse } from 'acorn';
import { CellError } from '../functions/custom-functions';
import { wholeRanges } from '../properties/support/whole-ranges';
import { call, isColumn, isError, type Range, shapedFunctions } from './shapes';
import webpack from 'webpack';

/** Node types whose body runs many times. */
const LOOPS = /^(For|ForIn|While|DoWhile)Statement$/;
const FUNCTIONS = /^Function(Declaration|Expression)$/;

type Insertion = readonly [at: number, text: string];

/** Where a count is to stand: at the head of every function and of every loop's body. */
function* insertions(node: Node): Generator<Insertion> {
  const { body } = node as Node & { body?: Node };
  if (body && (LOOPS.test(node.type) || FUNCTIONS.test(node.type))) {
    if (body.type === 'BlockStatement') yield [body.start + 1, 'steps++;'];
    else {
      yield [body.start, '{steps++;'];
      yield [body.end, '}'];
    }
  }
  for (const child of Object.values(node) as unknown[]) {
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (typeof each === 'object' && each !== null && 'type' in each)
        yield* insertions(each as Node);
    }
  }
}

/** An ES5 script that adds to the global `steps` whenever a function is called or a loop goes round. */
function counting(script: string): string {
  const all = [...insertions(parse(script, { ecmaVersion: 5 }))].sort(([a], [b]) => a - b);
  let counted = '';
  let from = 0;
  for (const [at, text] of all) {
    counted += script.slice(from, at) + text;
    from = at;
  }
  return counted + script.slice(from);
}

interface Counted {
  readonly functions: ReadonlyMap<string, Implementation>;
  /** The steps that an action takes. */
  readonly stepsOf: (action: () => unknown) => number;
}

/**
 * Runs a bundle so that its steps are counted. The context holds ES5 only: there `find`, `includes` and `fill` are the
 * bundle's own, and count too.
 */
function countSteps(script: string): Counted {
  const { context, associated: functions } = functionsContext();
  vm.runInContext(onlyEs5, context);
  vm.runInContext(`var steps = 0;${counting(script)}`, context);
  const steps = (): number => vm.runInContext('steps', context) as number;
  return {
    functions,
    stepsOf: (action) => {
      const before = steps();
      try {
        action();
      } catch (error) {
        // A refusal is an outcome like any other.
        if (!(error instanceof CellError)) throw error;
      }
      return steps() - before;
    },
  };
}

/** Steps of twice as long a list by those of the list: sorting takes 2.2 times as many, comparing all with all 4. */
const MOST = 2.5;
const ROWS = 250;

const calls = longCalls(
  readReference().map(({ id, examples: [{ formula }] }) => ({ id, formula })),
);

const counted = countSteps(readFileSync(path.join(dist, 'functions.js'), 'utf8'));

describe('no function takes more than linear time, but for sorting', () => {
  test.each(sampled(calls, 16))('$id: $what', ({ id, args }) => {
    const steps = [ROWS, 2 * ROWS].map((rows) => {
      const given = args(rows);
      return counted.stepsOf(() => counted.functions.get(id)?.(...given));
    });
    const [once = NaN, twice = NaN] = steps;
    expect(once).toBeGreaterThan(0);
    expect(twice / once).toBeLessThanOrEqual(MOST);
  });

  test('every function is among them', () => {
    expect([...new Set(calls.map(({ id }) => id))].sort()).toEqual(
      [...counted.functions.keys()].sort(),
    );
  });
});

test('what compares all with all is found', () => {
  const script = `CustomFunctions.associate('BAD', function (cells) {
    var found = 0;
    for (var i = 0; i < cells.length; i++) cells.forEach(function (each) { if (each === cells[i]) found++; });
    while (found > 1e9) found--;
    return [[found]];
  });`;
  expect(counting(script)).toContain('function (cells) {steps++;');
  const { functions, stepsOf } = countSteps(script);
  const of = (rows: number): number => stepsOf(() => functions.get('BAD')?.(Array(rows).fill(1)));
  expect(of(200) / of(100)).toBeGreaterThan(3.5);
});

describe('whole columns overflow no stack', () => {
  const functions = loadBundle('functions.js');
  const long = calls.filter(({ what }) => ['in no order', 'argument 1 a column'].includes(what));

  test.each(sampled(long, 3))('$id: $what', ({ id, args }) => {
    const given = args(150_000);
    try {
      functions.get(id)?.(...given);
    } catch (error) {
      expect((error as Error).message).not.toMatch(/stack|array length/i);
    }
  });
});

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

const root = path.join(dist, '..');
const read = (...parts: string[]): string => readFileSync(path.join(root, ...parts), 'utf8');
const shipped = JSON.parse(read('tools', 'build', 'shipped.json')) as string[];
const plugin = path.join(root, 'tools', 'build', 'licences-plugin.js');

describe('dist/licences.txt', () => {
  const text = read('dist', 'licences.txt');

  test('holds our own licence', () => {
    expect(text).toContain(read('LICENSE').trim());
  });

  test.each(shipped)('holds name, version and full text of %s', (name) => {
    const { version } = JSON.parse(read('node_modules', name, 'package.json')) as {
      version: string;
    };
    const file = ['LICENSE', 'LICENSE.txt'].find((each) =>
      existsSync(path.join(root, 'node_modules', name, each)),
    );
    expect(text).toContain(
      `${name} ${version}\n\n${read('node_modules', name, file ?? 'LICENSE').trim()}`,
    );
  });

  test.each(shipped)('THIRD-PARTY-NOTICES.md names %s', (name) => {
    expect(read('THIRD-PARTY-NOTICES.md').toLowerCase()).toContain(`**${name}**`);
  });
});

/** Messages of a build that bundles a package. */
function messagesOf(entry: string): Promise<string[]> {
  const LicencesPlugin = jest.requireActual<new () => webpack.WebpackPluginInstance>(plugin);
  return new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'development',
      context: root,
      entry,
      output: { path: path.join(root, 'build', 'licences-test') },
      plugins: [new LicencesPlugin()],
    });
    // Nothing is written.
    compiler.hooks.shouldEmit.tap('test', () => false);
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
}

describe('a build', () => {
  const at = (name: string): string => path.join(root, 'node_modules', name);

  test('refuses a package whose licence is not shipped with it', async () => {
    expect(await messagesOf(at('acorn'))).toEqual([
      'acorn is bundled: name it in tools/build/shipped.json and THIRD-PARTY-NOTICES.md.',
    ]);
  });

  test('takes the others', async () => {
    expect(await messagesOf(at('preact'))).toEqual([]);
  });
});
