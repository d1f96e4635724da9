import { existing, type Result, type Worked } from '../src/core/result';
import type { Rule } from './arguments/errors';
import { readColumns } from './arguments/columns';
import { type CellArgument, isLoneCell, type Parameter, type Value } from './arguments/parameters';
import { readNumberColumn, readNumbers, readSingle, readTable, unwrap } from './arguments/read';
import { lift, type Answer } from './arguments/spread';

/*
 * A custom function is declared once, as a constant under its comment: what it takes, in the order of its arguments, and the rule
 * that works it out. What Excel calls and knows of it follows from that (tools/build/declared-functions.js), and so does Why.
 */

/** A rule of single values, spread over ranges as Excel's own functions are. */
export function spreading<A extends readonly unknown[], W>(
  takes: Takes<NoInfer<A>, never>,
  rule: Worked<A, W, Shown>,
): Spreading<W> {
  const { list, working } = oneByOne(takes, rule);
  const parameters = list as readonly Parameter<Value>[];
  const applied: Rule<W> = { working, value: rule.value };
  return declared((given) => lift(parameters, given, applied), {
    takes: list,
    spread: () => ({ parameters, working }),
  });
}

/** The same where the rule is made of one argument more, the last, which is read as a whole. */
export function spreadingBy<A extends readonly unknown[], W, B>(
  takes: Takes<NoInfer<A>, never>,
  by: Argument<B>,
  ruleBy: (by: B) => Worked<A, W, Shown>,
): Spreading<W> {
  const own = (given: CellArguments): Spreading<W> =>
    spreading(takes, ruleBy(by.take(given[takes.length])));
  return declared((given) => own(given)(...given), {
    takes: (takes as unknown as readonly Named[]).concat(by),
    spread: (given: CellArguments) => own(given).spread(given),
  });
}

/** A rule that gives a value for each row of its columns; empty where these end before their ranges do. */
export function perRow<A extends readonly unknown[], W>(
  takes: Takes<NoInfer<A>>,
  rule: Worked<A, W, readonly Shown[]>,
): Filling<W> {
  return filling(takes, rule, cellsOf, true);
}

/** A rule that fills as many cells as it likes: with its value, or with what `shown` makes of that. */
export function spilling<A extends readonly unknown[], W>(
  takes: Takes<NoInfer<A>>,
  rule: Worked<A, W, Cells>,
): Filling<W>;
export function spilling<A extends readonly unknown[], W, V>(
  takes: Takes<NoInfer<A>>,
  rule: Worked<A, W, V>,
  shown: (value: V) => Cells,
): Filling<W>;
export function spilling<W>(
  takes: unknown,
  rule: Worked<never, W, unknown>,
  shown: (value: unknown) => unknown = (value) => value,
): Filling<W> {
  return filling(takes, rule, (value) => cellsOf(shown(value) as Cells), false);
}

/** A rule with its arguments in another form, such as columns in place of lines. */
export function arranged<A extends readonly unknown[], B extends readonly unknown[], W, V>(
  { working, value }: Worked<A, W, V>,
  arrange: (work: (...given: A) => Result<W>) => (...values: B) => Result<W>,
): Worked<B, W, V> {
  return { working: arrange(working), value };
}

/** One cell. A parameter alone is read so. */
export function single<T extends Value>(parameter: Parameter<T>): Argument<T> {
  return { name: parameter.name, take: (cells) => readSingle(parameter, cells) };
}

/** A column; undefined when all of its cells are blank and a blank one means a default. */
export function column<T extends Value>(
  parameter: Parameter<T>,
): Argument<readonly T[] | (undefined extends T ? undefined : never)> {
  return { ...single(parameter), column: parameter } as never;
}

/** A column, or one cell for all of its rows. */
export function columnOrOne<T extends Value>(parameter: Parameter<T>): Argument<readonly T[] | T> {
  return { ...single(parameter), column: parameter, orOne: true };
}

/** Cells that the rule reads itself; left out, one blank cell. */
export function table(name: string): Argument<ReturnType<typeof readTable>> {
  return { name, take: (cells) => readTable(name, cells ?? '') };
}

/** A range of numbers, row by row. */
export function numbers(name: string): Argument<number[][]> {
  return { name, take: (cells) => readNumbers(name, cells) };
}

/** A column of numbers of a length of its own. */
export function numberColumn(name: string): Argument<number[]> {
  return { name, take: (cells) => readNumberColumn(name, cells) };
}

/** An argument that is read after the others, so that these are refused first. */
export function late<T>(argument: Argument<T>): Argument<T> {
  return { ...argument, late: true };
}

/** A function of single values. */
export interface Spreading<W> extends Adapter {
  readonly takes: readonly Named[];
  /** How a call reads its cells for a place of the result, and works it out. */
  readonly spread: (given: CellArguments) => {
    readonly parameters: readonly Parameter<Value>[];
    readonly working: (values: readonly Value[]) => Result<W>;
  };
}

/** A function that looks at its arguments as a whole. */
export interface Filling<W> extends Adapter {
  readonly takes: readonly Named[];
  /** Whether a row of the result belongs to the same row of the arguments. */
  readonly byRow: boolean;
  /** What it refuses is thrown. */
  readonly called: (given: CellArguments) => Called<W>;
}

/** What a call works out, and the cells it fills. */
interface Called<W> {
  readonly working: W;
  readonly cells: () => Answer;
  /** Where each row comes from a working of its own: one of them without the others. */
  readonly column?: {
    readonly rows: number;
    readonly columns: 1;
    readonly at: (row: number) => Shown;
  };
}

/** What Excel calls. */
type Adapter = (...given: CellArgument[]) => Answer;
type CellArguments = readonly CellArgument[];

/** The values of a column of labels. */
export type Labels = readonly (number | string | boolean)[];

type Shown = number | string;
type Cells = Shown | readonly (Shown | readonly Shown[])[];

interface Named {
  readonly name: string;
}

/** An argument that is read as a whole. */
interface Argument<T> extends Named {
  readonly take: (cells: CellArgument) => T;
  /** Read together with the other columns of a call, which have as many rows. */
  readonly column?: Parameter<Value>;
  readonly orOne?: boolean;
  readonly late?: boolean;
}

/**
 * What a function takes for the arguments of its rule: a parameter reads one cell, and an argument the whole, unless `Whole` is never.
 * Options, which a rule takes together, stand last and by their names: `[first, place, { sessions }]`.
 */
type Takes<A extends readonly unknown[], Whole = unknown> = {
  readonly [K in keyof A]: Take<A[K], Whole> | Options<A[K], Whole>;
};
type Take<V, Whole> = Parameter<Extract<V, Value>> | (Argument<V> & Whole);
type Options<V, Whole> = V extends readonly unknown[] | Value
  ? never
  : { readonly [N in keyof V]: Take<V[N], Whole> };

type One = Parameter<Value> | Argument<unknown>;

/** Gives what Excel calls its facts. */
function declared<F extends object>(
  answer: (given: CellArguments) => Answer,
  facts: F,
): Adapter & F {
  // Spelled out, as Excel calls it for every formula: a list of what is given is copied piece by piece in ES5.
  const made = ((a, b, c, d, e, f, g) => answer([a, b, c, d, e, f, g])) as Adapter & F;
  for (const name in facts) (made as F)[name] = facts[name];
  return made;
}

/** The arguments one by one, and what the rule works out of a list of their values. */
function oneByOne<W>(
  takes: unknown,
  rule: Worked<never, W, unknown>,
): { readonly list: readonly One[]; readonly working: (values: readonly unknown[]) => Result<W> } {
  const list: One[] = [];
  const options: string[] = [];
  for (const each of takes as readonly (One & Readonly<Record<string, One>>)[]) {
    if (typeof each.name === 'string') list.push(each);
    else {
      for (const name in each) {
        options.push(name);
        list.push(existing(each[name]));
      }
    }
  }
  const work = rule.working as (...values: readonly unknown[]) => Result<W>;
  const first = list.length - options.length;
  return {
    list,
    working: (given) => {
      let values = given;
      // Where all are left out there are no options, with which a rule is quickest.
      for (let at = first; at < list.length; at++) {
        if (given[at] !== undefined) {
          values = together(given, first, options);
          break;
        }
      }
      // Spelled out: to spread a list of values takes as long as an award.
      return work(values[0], values[1], values[2], values[3], values[4], values[5], values[6]);
    },
  };
}

/** The values with the options as one object: all of them, so that the engine meets objects of one kind. */
function together(
  given: readonly unknown[],
  first: number,
  options: readonly string[],
): readonly unknown[] {
  const named: Record<string, unknown> = {};
  options.forEach((name, index) => {
    named[name] = given[first + index];
  });
  return given.slice(0, first).concat(named);
}

function filling<W, V>(
  takes: unknown,
  rule: Worked<never, W, V>,
  shown: (value: V) => Answer,
  byRow: boolean,
): Filling<W> {
  const { list, working } = oneByOne(takes, rule);
  const wholes = list.map((each) => ('take' in each ? each : single(each)));
  const called: Filling<W>['called'] = (given) => {
    const { values, rows } = read(wholes, given);
    const worked = unwrap(working(values));
    const cells = (): Answer => {
      const filled = shown(rule.value(worked));
      while (byRow && filled.length < rows) filled.push(['']);
      return filled;
    };
    const each = rule.each as ((row: unknown) => Shown) | undefined;
    if (!byRow || !each) return { working: worked, cells };
    const ofRows = worked as readonly unknown[];
    const at = (row: number): Shown => (row < ofRows.length ? each(ofRows[row]) : '');
    return {
      working: worked,
      cells,
      column: { rows: Math.max(rows, ofRows.length), columns: 1, at },
    };
  };
  return declared((given) => called(given).cells(), { takes: list, byRow, called });
}

/** The values of a call, columns before the others, and how many rows the columns have. */
function read(
  takes: readonly Argument<unknown>[],
  given: CellArguments,
): { readonly values: readonly unknown[]; readonly rows: number } {
  const parameters: Parameter<Value>[] = [];
  const places: number[] = [];
  takes.forEach(({ column: parameter, orOne }, at) => {
    if (!parameter || (orOne && isLoneCell(given[at]))) return;
    parameters.push(parameter);
    places.push(at);
  });
  const columns = readColumns(
    parameters,
    places.map((at) => given[at]),
  );
  const values: unknown[] = [];
  places.forEach((at, index) => {
    values[at] = columns.values[index];
  });
  for (const isLate of [false, true]) {
    takes.forEach(({ take, late: ownLate = false }, at) => {
      if (ownLate === isLate && !places.includes(at)) values[at] = take(given[at]);
    });
  }
  return { values, rows: columns.rows };
}

/** A row of cells for each element of a list; anything else is one cell. */
function cellsOf(value: Cells): Answer {
  return isList(value)
    ? value.map((row) => (isList(row) ? row : [row]) as Answer[number])
    : [[value]];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
