/** Where a node stands in the text of its formula. */
interface Placed {
  readonly loc: readonly [from: number, to: number];
}

export interface ReferenceNode extends Placed {
  readonly type: 'ReferenceIdentifier';
  readonly value: string;
  readonly kind: 'range' | 'beam' | 'name' | 'table' | 'ternary';
}

export interface CallNode extends Placed {
  readonly type: 'CallExpression';
  readonly callee: { readonly type: 'Identifier'; readonly name: string } | Node;
  readonly arguments: readonly (Node | null)[];
}

export interface BinaryNode extends Placed {
  readonly type: 'BinaryExpression';
  readonly operator: string;
  readonly arguments: readonly [Node, Node];
}

export interface UnaryNode extends Placed {
  readonly type: 'UnaryExpression';
  readonly operator: '+' | '-' | '%' | '#' | '@';
  readonly arguments: readonly [Node];
}

export interface LambdaNode extends Placed {
  readonly type: 'LambdaExpression';
  readonly params: readonly { readonly name: string }[];
  readonly body: Node | null;
}

export interface LetNode extends Placed {
  readonly type: 'LetExpression';
  readonly declarations: readonly {
    readonly id: { readonly name: string };
    readonly init: Node | null;
  }[];
  readonly body: Node | null;
}

export interface LiteralNode extends Placed {
  readonly type: 'Literal';
  readonly value: string | number | boolean;
}

export interface ErrorNode extends Placed {
  readonly type: 'ErrorLiteral';
  readonly value: string;
}

export interface ArrayNode extends Placed {
  readonly type: 'ArrayExpression';
  readonly elements: readonly (readonly Node[])[];
}

/** A piece of a formula, as the parser gives it. */
export type Node =
  | ReferenceNode
  | CallNode
  | BinaryNode
  | UnaryNode
  | LambdaNode
  | LetNode
  | LiteralNode
  | ErrorNode
  | ArrayNode;

/** The name of a called function in capitals; undefined where a LAMBDA is called at once. */
export function calleeName({ callee }: CallNode): string | undefined {
  return callee.type === 'Identifier' ? callee.name.toUpperCase() : undefined;
}

/** The nodes inside a node. */
export function childrenOf(node: Node): readonly (Node | null)[] {
  switch (node.type) {
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? node.arguments : [node.callee, ...node.arguments];
    case 'BinaryExpression':
    case 'UnaryExpression':
      return node.arguments;
    case 'ArrayExpression':
      return node.elements.flat();
    case 'LetExpression':
      return [...node.declarations.map(({ init }) => init), node.body];
    case 'LambdaExpression':
      return [node.body];
    default:
      return [];
  }
}

/** What is found first in a node and in those inside it, from the outside in and from the left. */
export function firstIn<T>(node: Node | null, find: (node: Node) => T | undefined): T | undefined {
  if (node === null) return undefined;
  const own = find(node);
  if (own !== undefined) return own;
  for (const child of childrenOf(node)) {
    const found = firstIn(child, find);
    if (found !== undefined) return found;
  }
  return undefined;
}
