/* `4½` and `¼`, which Excel takes for texts, in formulas: the same numbers that KGS.RESULTS reads (src/fractions.ts). */

const signs = '"¼½¾"';

const parts = [
  ['¼', '.25'],
  ['½', '.5'],
  ['¾', '.75'],
] as const;

/** The number of a text that ends in such a sign, or 0 of a blank cell; for all else what is given, or an error. */
function numberOf(bare: string, otherwise: string): string {
  const written = parts.reduce(
    (text, [sign, part]) => `SUBSTITUTE(${text},"${sign}","${part}")`,
    bare,
  );
  return `IF(ISNUMBER(FIND(RIGHT(${bare}),${signs})),NUMBERVALUE(${written},"."," "),${otherwise})`;
}

/** The cells as numbers; what cannot be one stays as it is. */
export function asNumbers(cells: string): string {
  const bare = `TRIM(SUBSTITUTE(${cells},"\u00a0"," "))`;
  return `=IF(ISNUMBER(${cells}),${cells},IFERROR(${numberOf(bare, cells)},${cells}))`;
}

/** Whether a cell holds a number from 0, with such a sign or without. */
export function isFigure(cell: string): string {
  return `=IF(ISNUMBER(${cell}),${cell},IFERROR(${numberOf(`TRIM(${cell})`, '-1')},-1))>=0`;
}
