import type { Node } from '../formula/node';
import type { Grid, OurCall } from '../values/cell';

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
