import { significant } from '../../src';
import type { DecimalMark } from '../plan/notation';

/** Shares may be thirds: so many decimals are shown. */
const decimals = 3;

/** A number as the pane shows it, with the workbook's decimal mark: `1.5`, `2,667`. */
export function shownNumber(value: number, mark: DecimalMark): string {
  const short = significant(value)
    .toFixed(decimals)
    .replace(/\.?0+$/, '');
  return short.replace('.', mark);
}
