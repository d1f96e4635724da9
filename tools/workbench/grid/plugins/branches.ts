import type { Arg } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';
import { firstOf, isLong, Values } from '../formulas/excel-values';

export type Execute = (...given: never[]) => unknown;
type Branch = () => Arg;

/** What the code calls in place of IF. */
type Choose = (context: Context, condition: Arg, ...branches: readonly Branch[]) => unknown;

type Context = Readonly<Record<string, (...args: readonly Arg[]) => unknown>>;

/**
 * Excel works out the branch of IF that is chosen: a function in the other one isn't called, and a reference in it makes no circle.
 * The library works out every argument first. What is given back does to its code what Excel does; code that reads otherwise than
 * expected stays as it is.
 */
export function branchesByNeed(library: Library): <E extends Execute>(execute: E) => E {
  const choose = chooser(new Values(library));
  const known = new WeakMap<Execute, Execute>();
  return <E extends Execute>(execute: E): E => {
    const made = known.get(execute) ?? byNeed(execute, choose);
    known.set(execute, made);
    return made as E;
  };
}

function chooser(values: Values): Choose {
  const none: Arg = { value: null };
  return (context, condition, ...branches) => {
    const truth = isLong(condition) ? undefined : values.truth(firstOf(condition));
    // A list of conditions may need both.
    const needed = (at: number): boolean => truth === undefined || truth === (at === 0);
    return context['IF']?.(
      condition,
      ...branches.map((branch, at) => (needed(at) ? branch() : none)),
    );
  };
}

/** The library's code: a line for each part, `const _3 = ctx['EQ'](_1, _2);`, each used once further down, and what is returned. */
const part = /^const (_\d+) = (.*);$/;
const result = /^return (.*);$/;
const call = /^ctx\['IF'\]\((.*)\)$/;
const used = /(?<=[(, ])_\d+(?=[,)])/g;

function byNeed(execute: Execute, choose: Choose): Execute {
  const source = execute.toString();
  if (!source.includes("ctx['IF']")) return execute;
  const parts = new Map<string, string>();
  let returned: string | undefined;
  for (const line of source.slice(source.indexOf('{') + 1, source.lastIndexOf('}')).split('\n')) {
    const [, name, code] = part.exec(line) ?? [];
    if (name !== undefined && code !== undefined) parts.set(name, code);
    else if (result.test(line)) returned = result.exec(line)?.[1];
    else if (line.trim() !== '') return execute;
  }
  if (returned === undefined) return execute;
  const whole = (name: string): string => nested(parts.get(name) ?? name);
  const nested = (code: string): string => {
    const given = call.exec(code)?.[1];
    if (given === undefined) return code.replace(used, whole);
    const [first = '', ...branches] = given.split(',').map((each) => whole(each.trim()));
    const args = [first, ...branches.map((branch) => `() => (${branch})`)];
    return `choose(ctx, ${args.join(', ')})`;
  };
  const code = `return function (deps, ref, range, getSymbolValue, ctx) { return ${nested(returned)}; }`;
  // oxlint-disable-next-line typescript/no-implied-eval -- as the library makes its own code
  return new Function('choose', code)(choose) as Execute;
}
