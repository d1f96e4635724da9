import type { Grid, OurCall, Value } from '../values/cell';
import { single } from '../values/grid';
import type { Node, Ours } from '../formula/node';
import type { ActiveCell, ReadReference } from '../../excel/workbook/why';

/** What the names of LET and LAMBDA stand for. */
export type Scope = ReadonlyMap<string, Argument>;

/** Names are the same in any case. */
export const bare = (name: string): string => name.toLowerCase();

/** The scope inside a LAMBDA: what is not given is blank. */
export function inside(scope: Scope, params: readonly string[], values: readonly Grid[]): Scope {
  const inner = new Map(scope);
  params.forEach((name, at) => inner.set(bare(name), values[at] ?? single(null)));
  return inner;
}

/** One line of what is worked out around our calls, from the inside out. */
export interface FormulaLine {
  readonly node: Node;
  readonly source: string;
  readonly result: Grid;
  /** What it was given, piece by piece. */
  readonly given: readonly { readonly source: string; readonly grid: Grid | undefined }[];
  readonly name: string;
}

/** So many calls of ours are worked out in any case, and more of them as long as they are given few cells together. */
const CALLS = { always: 40, most: 400, cells: 4_000 } as const;

/** So many lines are kept, whatever they are made of. */
const LAST = 12;

/** What is kept of working a formula out: the calls of ours, and what stands around them, both from the inside out. */
export class Notes {
  readonly calls: OurCall[] = [];
  readonly lines: FormulaLine[] = [];
  /** The last lines, whatever they are made of. */
  readonly last: FormulaLine[] = [];

  private cells = 0;

  get isFull(): boolean {
    const { length } = this.calls;
    return length >= CALLS.always && (length >= CALLS.most || this.cells > CALLS.cells);
  }

  call(call: OurCall): void {
    this.calls.push(call);
    for (const grid of call.given) if (grid) this.cells += grid.rows * grid.columns;
  }

  /** What is made of results of ours is kept, and what came last: of a formula that needs none of them that is what leads on. */
  line(line: FormulaLine): void {
    this.last.push(line);
    if (this.last.length > LAST) this.last.shift();
    if (line.given.some(({ grid }) => grid?.isOurs)) this.lines.push(line);
  }
}

/** How this Excel reads texts as numbers. */
export interface Settings {
  readonly mark: '.' | ',';
}

/** What a formula is worked out from. */
export interface FormulaSurroundings {
  readonly active: ActiveCell;
  readonly ours: Ours;
  readonly read: ReadonlyMap<string, ReadReference>;
  readonly settings: Settings;
  /** What the user says a piece of the formula gives, and what a cell should hold, by `givenKey`. */
  readonly instead: ReadonlyMap<string, Value>;
}

/** A function that a formula makes. */
export interface Lambda {
  readonly apply: (...values: readonly Grid[]) => Grid;
}

/** What a function of a formula is given. */
export type Argument = Grid | Lambda;

export function isLambda(argument: Argument): argument is Lambda {
  return 'apply' in argument;
}
