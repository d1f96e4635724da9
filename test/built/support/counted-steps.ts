import vm from 'node:vm';
import { parse, type Node } from 'acorn';
import { CellError, ErrorCode } from '../../functions/custom-functions';
import type { Implementation } from './bundle';
import { onlyEs5 } from './es5';

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
export function counting(script: string): string {
  const all = [...insertions(parse(script, { ecmaVersion: 5 }))].sort(([a], [b]) => a - b);
  let counted = '';
  let from = 0;
  for (const [at, text] of all) {
    counted += script.slice(from, at) + text;
    from = at;
  }
  return counted + script.slice(from);
}

export interface Counted {
  readonly functions: ReadonlyMap<string, Implementation>;
  /** The steps that an action takes. */
  readonly stepsOf: (action: () => unknown) => number;
}

/**
 * Runs a bundle so that its steps are counted. The context holds ES5 only: there `find`, `includes` and `fill` are the
 * bundle's own, and count too.
 */
export function countSteps(script: string): Counted {
  const functions = new Map<string, Implementation>();
  const context = vm.createContext({
    CustomFunctions: {
      Error: CellError,
      ErrorCode,
      associate: (id: string, implementation: Implementation) => functions.set(id, implementation),
    },
  });
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
