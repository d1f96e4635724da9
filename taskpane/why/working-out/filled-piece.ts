import type { Node, ReferenceNode } from '../formula/node';
import { placeOf } from '../formula/parse';
import type { FilledPiece, Grid, Value } from '../values/cell';
import { firstOf, isSingle } from '../values/grid';

/**
 * A sum, a product and the like with the values of its cells in their places; undefined where it is anything else, or
 * refers to more than single cells.
 */
export function filledPiece(
  node: Node | null,
  source: string,
  gridOf: (reference: ReferenceNode) => Grid,
): FilledPiece | undefined {
  const found: { readonly from: number; readonly to: number; readonly value: Value }[] = [];
  const isPlain = (piece: Node): boolean => {
    switch (piece.type) {
      case 'Literal':
        return true;
      case 'UnaryExpression':
        return '+-%'.includes(piece.operator) && isPlain(piece.arguments[0]);
      case 'BinaryExpression':
        return '+-*/^&'.includes(piece.operator) && piece.arguments.every(isPlain);
      case 'ReferenceIdentifier': {
        const grid = gridOf(piece);
        const [from, to] = placeOf(piece);
        found.push({ from, to, value: firstOf(grid).value });
        return isSingle(grid);
      }
      default:
        return false;
    }
  };
  if (node === null || node.type === 'ReferenceIdentifier' || !isPlain(node) || found.length === 0)
    return undefined;
  const [start] = placeOf(node);
  const pieces: (string | { readonly value: Value })[] = [];
  let at = 0;
  for (const { from, to, value } of found) {
    pieces.push(source.slice(at, from - start), { value });
    at = to - start;
  }
  return [...pieces, source.slice(at)];
}
