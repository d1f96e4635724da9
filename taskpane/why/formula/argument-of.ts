import { calleeName, childrenOf, type Node } from './node';
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
  const inTree = (node: Node | null): CallArgument | undefined => {
    if (node === null) return undefined;
    if (node.type === 'CallExpression') {
      const name = calleeName(node);
      const index = node.arguments.findIndex((each) => each && sourceOf(text, each) === piece);
      if (name !== undefined && index !== -1) return { name, index };
    }
    for (const child of childrenOf(node)) {
      const found = inTree(child);
      if (found) return found;
    }
    return undefined;
  };
  return inTree(tree);
}
