import type { Language } from './words';

/**
 * A formula or a result as Excel shows it in a language. Dutch has a decimal comma, a semicolon between arguments, and
 * a backslash between the columns of an array constant. Texts in quotation marks stay.
 */
export function localFormula(formula: string, language: Language): string {
  if (language === 'en') return formula;
  let inArray = false;
  return formula.replace(/"(?:[^"]|"")*"|\d+\.\d+|[{},]/g, (piece) => {
    if (piece === '{' || piece === '}') inArray = piece === '{';
    if (piece === ',') return inArray ? '\\' : ';';
    return /^\d/.test(piece) ? piece.replace('.', ',') : piece;
  });
}
