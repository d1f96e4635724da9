import { isReference, parse, type Token, tokenize } from '@borgar/fx';

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

interface BinaryNode extends Placed {
  readonly type: 'BinaryExpression';
  readonly operator: string;
  readonly arguments: readonly [Node, Node];
}

interface UnaryNode extends Placed {
  readonly type: 'UnaryExpression';
  readonly operator: '+' | '-' | '%' | '#' | '@';
  readonly arguments: readonly [Node];
}

interface LambdaNode extends Placed {
  readonly type: 'LambdaExpression';
  readonly params: readonly { readonly name: string }[];
  readonly body: Node | null;
}

interface LetNode extends Placed {
  readonly type: 'LetExpression';
  readonly declarations: readonly {
    readonly id: { readonly name: string };
    readonly init: Node | null;
  }[];
  readonly body: Node | null;
}

interface LiteralNode extends Placed {
  readonly type: 'Literal';
  readonly value: string | number | boolean;
}

interface ErrorNode extends Placed {
  readonly type: 'ErrorLiteral';
  readonly value: string;
}

interface ArrayNode extends Placed {
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

/** A formula as it is shown and worked out. Places of its nodes are those in the text. */
export interface Formula {
  readonly text: string;
  readonly tree: Node;
}

/**
 * A text in quotation marks, a sheet's name, the sheet of a reference that was deleted, what Excel puts before names of newer
 * and of unknown functions, or another add-in's file before one of these (office-js #2568, #3872, #4811).
 */
const prefixes =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')*'|[\p{L}\d_.]+)!(?=#REF!)|(?:'(?:[^']|'')*'|[^\s'"!=<>+\-*/^&,;(){}@]+)!(?=_xldudf_)|'(?:[^']|'')*'|_xlfn\.(?:_xlws\.)?|_xlpm\.|_xleta\./giu;

/** The formula without what only files and old versions need, and without the folders of other workbooks. */
export function cleaned(formula: string): string {
  return formula.replace(prefixes, (piece) => {
    if (piece.startsWith('"')) return piece;
    return piece.endsWith("'") ? piece.replace(/^'[^[]*[\\/]\[/, "'[") : '';
  });
}

/** Undefined for what cannot be read as a formula. */
export function readFormula(formula: string): Formula | undefined {
  const text = cleaned(formula);
  try {
    const tokens = tokenize(text, { withLocation: true });
    const loose = { permitArrayCalls: true, permitArrayRanges: true, looseRefCalls: true };
    // Its types know neither arguments that are left out nor a LAMBDA that is called at once.
    return { text, tree: parse(inBrackets(tokens), loose) as unknown as Node };
  } catch {
    return undefined;
  }
}

/** Each `A1#` in brackets of no length: without them the parser refuses `-A1#` and `@A1#`. */
function inBrackets(tokens: readonly Token[]): Token[] {
  const isSpill = (at: number): boolean => {
    const of = tokens[at - 1];
    return of !== undefined && isReference(of) && tokens[at]?.value === '#';
  };
  return tokens.flatMap((token, at) => {
    const [from = 0, to = 0] = token.loc ?? [];
    if (isSpill(at + 1)) return [bracket('(', from), token];
    return isSpill(at) ? [token, bracket(')', to)] : [token];
  });
}

const bracket = (value: string, at: number): Token => ({ type: 'operator', value, loc: [at, at] });

/** The piece of the text that a node is. */
export function sourceOf(text: string, node: Node): string {
  return text.slice(...placeOf(node));
}

/** From where to where a node stands in its text. The parser lets `A1#` begin at its last letter, and what begins with it. */
export function placeOf(node: Node): readonly [from: number, to: number] {
  const [from, to] = node.loc;
  const hasOperator = node.type === 'UnaryExpression' || node.type === 'BinaryExpression';
  const [first] = hasOperator ? node.arguments : [];
  return [first ? Math.min(from, placeOf(first)[0]) : from, to];
}

/** Which of our functions the names in a formula mean. */
export type Ours = (name: string) => string | undefined;

const UNKNOWN_YET = '_XLDUDF_';

/**
 * Names of our functions by id, with or without the namespace of this pane's manifest: `SOF.AWARD`, `DEV.SOF.AWARD`,
 * `_xldudf_DEV_SOF_AWARD`. `CONTOSO.SOF.AWARD` is another's.
 */
export function oursIn(ids: readonly string[], namespace: string | undefined): Ours {
  const byName = new Map<string, string>();
  for (const id of ids) {
    const names = namespace === undefined ? [id] : [id, `${namespace.toUpperCase()}.${id}`];
    for (const name of names) {
      byName.set(name, id);
      byName.set(UNKNOWN_YET + name.replaceAll('.', '_'), id);
    }
  }
  return (name) => byName.get(name.toUpperCase());
}
