import { calleeName, firstIn } from './node';
import { sourceOf, type Formula } from './parse';

/** An argument of a call. */
export interface CallArgument {
  /** As the formula writes it. */
  readonly name: string;
  /** Which argument, from 0. */
  readonly index: number;
}

/** The call whose argument a piece of the formula is by itself, the first one from the left. */
export function argumentOf({ tree, text }: Formula, piece: string): CallArgument | undefined {
  return firstIn(tree, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const name = calleeName(node);
    const index = node.arguments.findIndex((each) => each && sourceOf(text, each) === piece);
    return name === undefined || index === -1 ? undefined : { name, index };
  });
}
