import { calleeName, childrenOf, type Node } from './node';
import type { Formula } from './parse';

/** The first function that is called as if it were one of ours, and is none: `SOF.AWRD`. */
export function misspeltIn({ tree }: Formula, ids: readonly string[]): string | undefined {
  const begins = new Set(ids.map(beginOf));
  const known = new Set(ids);
  const inTree = (node: Node | null): string | undefined => {
    if (node === null) return undefined;
    const name = node.type === 'CallExpression' ? calleeName(node)?.toUpperCase() : undefined;
    if (name !== undefined && begins.has(beginOf(name)) && !known.has(name)) return name;
    for (const child of childrenOf(node)) {
      const found = inTree(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return inTree(tree);
}

/** `SOF.` of `SOF.AWARD`. */
const beginOf = (name: string): string => name.slice(0, name.indexOf('.') + 1) || name;
