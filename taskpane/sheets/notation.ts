import { significant } from '../../src';
import type { FunctionReference } from '../reference/help';

/** How the user's Excel writes numbers, which decides how formulas are typed. */
export type DecimalMark = '.' | ',';

/**
 * A formula in English notation as the user's Excel shows it: where the decimal mark is a comma,
 * arguments are separated by semicolons and columns of an array constant by backslashes.
 * (Excel tells its decimal mark, not its list separator: the pair is a convention of Windows locales.)
 * Texts in quotation marks stay as they are.
 */
export function shownFormula(formula: string, mark: DecimalMark): string {
  if (mark === '.') return formula;
  let inBraces = false;
  return formula.replace(/"(?:[^"]|"")*"|[{}]|,|\d\.(?=\d)/g, (piece) => {
    if (piece === '{' || piece === '}') inBraces = piece === '{';
    if (piece === ',') return inBraces ? '\\' : ';';
    return piece.startsWith('"') ? piece : piece.replace('.', ',');
  });
}

/** A number that was written as text. */
interface WrittenNumber {
  readonly value: number;
  /** Three digits behind one mark may be thousands or decimals: then the value is that of thousands. */
  readonly isOpen: boolean;
}

/**
 * A number as people and programs write it in any country: `1,234.56`, `1.452,4`, `1 204,10`, `60,30`. Of two marks the last is the
 * decimal one, and one mark with another count of digits than three behind it is decimal, too.
 */
export function writtenNumber(text: string): WrittenNumber | undefined {
  const typed = text.trim().replace('−', '-');
  const [, sign = '', digits = ''] = /^([+-]?)(\d[\d.,'’\s]*)$/.exec(typed) ?? [];
  const bare = digits.replace(/(\d)[\s'’](?=\d{3}(?:\D|$))/g, '$1');
  const value = (plain: string, isOpen = false): WrittenNumber => ({
    value: Number(`${sign}${plain}`),
    isOpen,
  });
  if (/^\d+$/.test(bare)) return value(bare);
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(bare)) return value(bare.replace(/,/g, ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) {
    return value(bare.replace(/\./g, '').replace(',', '.'));
  }
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(bare)) return value(bare.replace(/[.,]/g, ''));
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return value(bare.replace(/[.,]/, ''), true);
  return /^\d+[.,]\d+$/.test(bare) ? value(bare.replace(',', '.')) : undefined;
}

/** A calculated value such as 25.16 with the user's decimal mark. */
export function shownResult(result: string, mark: DecimalMark): string {
  return mark === '.' ? result : result.replace(/(\d)\.(?=\d)/g, `$1${mark}`);
}

/** How the function is written: `=SOF.AWARD(avgMP, tables, [sessions])`, optional arguments in brackets. */
export function signature(entry: FunctionReference, mark: DecimalMark): string {
  const names = entry.parameters.map(({ name, optional }) => (optional ? `[${name}]` : name));
  return `=${entry.name}(${names.join(mark === '.' ? ', ' : '; ')})`;
}

/** Shares may be thirds: so many decimals are shown. */
const decimals = 3;

/** A number as the pane shows it, with the workbook's decimal mark: `1.5`, `2,667`. */
export function shownNumber(value: number, mark: DecimalMark): string {
  const short = significant(value)
    .toFixed(decimals)
    .replace(/\.?0+$/, '');
  return short.replace('.', mark);
}
