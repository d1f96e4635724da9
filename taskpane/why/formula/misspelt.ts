import { calleeName, firstIn, type Formula, sourceOf } from './node';

/** The first function that is called as if it were one of ours, and is none: `SOF.AWRD`. */
export function misspeltIn({ tree }: Formula, ids: readonly string[]): string | undefined {
  const begins = new Set(ids.map(beginOf));
  const known = new Set(ids);
  return firstIn(tree, (node) => {
    const name = node.type === 'CallExpression' ? calleeName(node) : undefined;
    if (name === undefined) return undefined;
    return begins.has(beginOf(name)) && !known.has(name) ? name : undefined;
  });
}

/** `SOF.` of `SOF.AWARD`. */
const beginOf = (name: string): string => name.slice(0, name.indexOf('.') + 1) || name;

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
