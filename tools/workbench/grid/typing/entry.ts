import { toEngineFormula } from '../formulas/formula-text';
import type { CellContent } from '../grid';

/**
 * What Excel makes of text typed into a cell, in the engine's spelling. Beyond `=`, text that begins with
 * +, - or @ and is no number is a formula: names like "-Anna" in a score sheet live or die by this.
 * `isNumber` knows how numbers and dates are written.
 */
export function asEntered(text: string, isNumber: (text: string) => boolean): string {
  if (text.startsWith('=')) return text === '=' ? `'=` : toEngineFormula(text);
  const [, sign, rest] = /^([+\-@])\s*(.*)$/s.exec(text) ?? [];
  if (sign === undefined || rest === undefined || rest === '') return text;
  if (sign !== '@' && isNumber(rest)) return sign === '-' ? `-${rest}` : rest;
  return toEngineFormula(`=${text}`);
}

/** The text that has the effect of typing this content. */
export function asText(content: CellContent): string {
  if (content === null) return '';
  if (typeof content === 'boolean') return content ? 'TRUE' : 'FALSE';
  return String(content);
}

/** The text that has the effect of typing this very text as text. */
export function asPlainText(text: string, isNumber: (text: string) => boolean): string {
  const isRead = /^(?:[=+\-@'#].*|true|false|)$/is.test(text) || isNumber(text);
  return isRead ? `'${text}` : text;
}
