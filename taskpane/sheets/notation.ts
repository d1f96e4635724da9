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
