import type { DecimalMark } from '../../../plan/notation';
import { splitAddress } from '../../../plan/address';
import { childrenOf, type Node } from '../../../why/formula/node';
import { readFormula } from '../../../why/formula/parse';
import { typedValue } from '../../why/words';
import { splitAt } from './pieces';

/** What stands in the field of an argument. */
export interface TypedArgument {
  readonly text: string;
  /** Taken from the selection: its sheet is shown where another one is active. */
  readonly picked?: boolean;
}

export const noEntry: TypedArgument = { text: '' };

/** What the field shows on the active sheet, and what the formula says there. */
export function shownEntry({ text, picked = false }: TypedArgument, activeSheet?: string): string {
  if (!picked || activeSheet === undefined) return text;
  const { sheet, rest } = splitAddress(text);
  return sheet?.toLowerCase() === activeSheet.toLowerCase() ? rest : text;
}

/**
 * What is typed for an argument as a formula says it, in English notation: a number, a range, a formula of its own, or a
 * text, which needs no quotation marks. Undefined for what can be none of these.
 */
export function pieceOf(
  typed: string,
  mark: DecimalMark,
  isName: (name: string) => boolean,
): string | undefined {
  const text = typed.trim();
  const value = typedValue(text, mark);
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const piece = inEnglish(text.replace(/^=/, ''), mark);
  const formula = readFormula(`=${piece}`);
  if (formula && (text.startsWith('=') || !namesIn(formula.tree).some((each) => !isName(each)))) {
    return piece;
  }
  const isMeantAsFormula = /^=|["(){}]/.test(text);
  return isMeantAsFormula ? undefined : `"${text}"`;
}

/** A formula as this Excel writes it, in English notation: the way back of `shownFormula`. */
function inEnglish(formula: string, mark: DecimalMark): string {
  if (mark === '.') return formula;
  let inBraces = false;
  return formula.replace(/"(?:[^"]|"")*"|[{}\\;]|(?<=\d),(?=\d)/g, (piece) => {
    if (piece === '{' || piece === '}') inBraces = piece === '{';
    if (piece === '\\') return ',';
    if (piece === ';') return inBraces ? ';' : ',';
    return piece === ',' ? '.' : piece;
  });
}

/** The names in a formula that are no cells: those of the workbook, and words that nothing is called by. */
function namesIn(node: Node | null): readonly string[] {
  if (node === null) return [];
  if (node.type === 'ReferenceIdentifier') return node.kind === 'name' ? [node.value] : [];
  return childrenOf(node).flatMap(namesIn);
}

/** `=SOF.AWARD(C4,C5,,"Sectional")`: what is left out at the end is not written. */
export function formulaOf(name: string, pieces: readonly string[]): string {
  return `=${name}(${pieces.join(',').replace(/,+$/, '')})`;
}

/** The arguments of a formula that calls one function, as an example does. */
export function argumentsIn(formula: string): readonly string[] {
  return splitAt(formula.slice(formula.indexOf('(') + 1, -1), ',');
}
