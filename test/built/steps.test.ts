import path from 'node:path';
import vm from 'node:vm';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { longCalls } from '../functions/long-lists';
import { sampled } from '../support/sampled';
import {
  dist,
  functionsContext,
  loadBundle,
  readReference,
  type Implementation,
} from './support/bundle';
import { parse, type Node } from 'acorn';
import { CellError } from '../functions/custom-functions';
import { onlyEs5 } from './support/es5';

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
