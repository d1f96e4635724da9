import { calleeName, childrenOf, type Node } from './node';
import type { Ours } from './ours';

/** Of these the cell counts that they stand in, where they are given none. */
const ofOwnCell = new Set(['ROW', 'COLUMN']);

/**
 * Whether a formula comes to the same in whatever cell it stands: nothing in it goes by that cell, nor by a name, which may
 * stand for such a thing. `isKnown` says which functions are no names.
 */
export function isSameEverywhere(
  node: Node | null,
  known: { readonly ours: Ours; readonly isKnown: (name: string) => boolean },
): boolean {
  if (node === null) return true;
  if (node.type === 'ReferenceIdentifier') return node.kind === 'range' || node.kind === 'beam';
  if (node.type === 'UnaryExpression' && node.operator === '@') return false;
  if (node.type === 'CallExpression') {
    const name = calleeName(node);
    if (name === undefined || !(known.ours(name) !== undefined || known.isKnown(name)))
      return false;
    if (ofOwnCell.has(name) && node.arguments.length === 0) return false;
  }
  return childrenOf(node).every((child) => isSameEverywhere(child, known));
}
