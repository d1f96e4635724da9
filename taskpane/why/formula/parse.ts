import { isReference, parse, tokenize, type Token } from '@borgar/fx';
import type { Node } from './node';

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
