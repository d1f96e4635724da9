import type { Arg, FunctionResultObject } from '@odoo/o-spreadsheet';

type Matrix = FunctionResultObject[][];
type Compute = (this: unknown, ...args: Arg[]) => unknown;
type Context = Record<string, unknown>;

/** What the library's evaluation keeps to itself: the functions that formulas call, made again for each run over the cells. */
interface Evaluation {
  readonly evaluator: {
    readonly compilationParams: { readonly evalContext: object };
    updateCompilationParameters(): void;
  };
}

/** Their results come from their arguments alone, and they are what formulas over lists repeat. */
const pure = [
  'EQ',
  'NE',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'ADD',
  'MINUS',
  'MULTIPLY',
  'DIVIDE',
  'CONCATENATE',
  'IF',
  'IFERROR',
  'ISNUMBER',
  'TRIM',
  'SUBSTITUTE',
  'FILTER',
];

/**
 * Formulas over lists say the same part several times (`FILTER(a, s="OK"), FILTER(b, s="OK")`), and so do the formulas beside
 * them. The library reads a range once in a run over the cells; here a part is computed once in it, too.
 */
export function computePartsOnce(plugin: object): void {
  const { evaluator } = plugin as Evaluation;
  const update = evaluator.updateCompilationParameters.bind(evaluator);
  evaluator.updateCompilationParameters = () => {
    update();
    rememberResults(evaluator.compilationParams.evalContext as Context, pure);
  };
}

/** Has the functions of these names give what they gave before where they get the same arrays and values again. */
export function rememberResults(context: Context, names: readonly string[]): void {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const identity = (each: object): string => {
    const number = numbers.get(each) ?? ++last;
    numbers.set(each, number);
    return `#${number}`;
  };
  const nameOf = (arg: Arg): string => {
    if (arg === undefined) return '';
    return isPlain(arg) ? `${named(arg.value)}:${arg.format ?? ''}` : identity(arg);
  };
  for (const name of names) {
    const compute = context[name] as Compute;
    const results = new Map<string, unknown>();
    context[name] = function (this: unknown, ...args: Arg[]): unknown {
      if (!args.some(isList)) return compute.apply(this, args);
      const key = args.map(nameOf).join(' ');
      if (!results.has(key)) results.set(key, compute.apply(this, args));
      return results.get(key);
    };
  }
}

/** Whether only a value and its format are known: what comes from a cell knows its place, too, which a result may carry on. */
function isPlain(arg: Matrix | FunctionResultObject): arg is FunctionResultObject {
  return Object.keys(arg).every((key) => key === 'value' || key === 'format');
}

function named(value: FunctionResultObject['value']): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

/** What is quickly done is not worth remembering. */
function isList(arg: Arg): arg is Matrix {
  return Array.isArray(arg) && (arg.length > 1 || (arg[0]?.length ?? 0) > 1);
}
