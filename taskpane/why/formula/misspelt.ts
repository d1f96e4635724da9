import { calleeName, firstIn } from './node';
import type { Formula } from './parse';

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
