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

/** The most calls of ours that a formula may have. */
const MOST_CALLS = 40;

/** What is kept of working a formula out: the calls of ours, and what stands around them, both from the inside out. */
export class Notes {
  readonly calls: OurCall[] = [];
  readonly lines: FormulaLine[] = [];

  get isFull(): boolean {
    return this.calls.length >= MOST_CALLS;
  }

  call(call: OurCall): void {
    this.calls.push(call);
  }

  /** Only what is made of results of ours is kept. */
  line(line: FormulaLine): void {
    if (line.given.some(({ grid }) => grid?.isOurs)) this.lines.push(line);
  }
}
