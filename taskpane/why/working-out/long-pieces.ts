import type { Node } from '../formula/node';
import type { Grid } from '../values/cell';
import { isLambda, type Argument } from './argument';
import type { Pieces } from './pieces';
import type { Scope } from './scope';

/** Pieces with more cells are worked out once. */
const LONG = 500;

/** What long pieces of a formula come to, by their texts: sheets of jobs ask the same of a list several times. */
export class LongPieces {
  private readonly known = new Map<string, Grid>();

  constructor(private readonly pieces: Pieces) {}

  /** What a piece comes to: worked out, or known from the last time. */
  once(node: Node | null, scope: Scope, work: () => Argument): Argument {
    if (scope.size > 0 || !this.pieces.areCommon) return work();
    const known = this.known.get(this.pieces.source(node));
    if (known) return known;
    const argument = work();
    if (!isLambda(argument) && argument.rows * argument.columns > LONG) {
      this.known.set(this.pieces.source(node), argument);
    }
    return argument;
  }
}
