import { parse, tokenize } from '@borgar/fx';
import type { Node } from './node';

/** A formula as it is shown and worked out. Places of its nodes are those in the text. */
export interface Formula {
  readonly text: string;
  readonly tree: Node;
}

/** A text in quotation marks, a sheet's name, or what Excel puts before names of newer and of unknown functions. */
const prefixes =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?:\[\d+\]!|[\w.]+\.xla[m]?!)(?=_xldudf_)|_xlfn\.(?:_xlws\.)?|_xlpm\./gi;

/** The formula without what only files and old versions need. */
export function cleaned(formula: string): string {
  return formula.replace(prefixes, (piece) => (/^["']/.test(piece) ? piece : ''));
}

/** Undefined for what cannot be read as a formula. */
export function readFormula(formula: string): Formula | undefined {
  const text = cleaned(formula);
  try {
    const tokens = tokenize(text, { withLocation: true });
    const loose = { permitArrayCalls: true, permitArrayRanges: true, looseRefCalls: true };
    // Its types know neither arguments that are left out nor a LAMBDA that is called at once.
    return { text, tree: parse(tokens, loose) as Node };
  } catch {
    return undefined;
  }
}

/** The piece of the text that a node is. */
export function sourceOf(text: string, { loc = [0, 0] }: Pick<Node, 'loc'>): string {
  return text.slice(loc[0], loc[1]);
}
