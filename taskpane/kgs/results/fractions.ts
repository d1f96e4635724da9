/* `4½` and `¼`, which Excel takes for texts, in formulas: the same numbers that KGS.RESULTS reads (src/numbers.ts). */

const signs = '"¼½¾"';

const parts = [
  ['¼', '.25'],
  ['½', '.5'],
  ['¾', '.75'],
] as const;

/** The number of a text that ends in such a sign or has either decimal mark; 0 of a blank cell, an error or -1 of any other. */
function numberOf(bare: string): string {
  const written = parts.reduce(
    (text, [sign, part]) => `SUBSTITUTE(${text},"${sign}","${part}")`,
    bare,
  );
  const plain = `IF(LEFT(${bare})="-",-1,NUMBERVALUE(SUBSTITUTE(${bare},",","."),"."," "))`;
  return `IF(ISNUMBER(FIND(RIGHT(${bare}),${signs})),NUMBERVALUE(${written},"."," "),${plain})`;
}

/** The largest result that KGS.RESULTS takes. */
const largest = 1_000_000;

/** The cells as numbers from 0; nothing for what cannot be one, so that one cell spoils no place and no points but its own. */
export function asNumbers(cells: string): string {
  const bare = `TRIM(SUBSTITUTE(${cells},"\u00a0"," "))`;
  const number = `IF(ISNUMBER(${cells}),${cells},${numberOf(bare)})`;
  return `=IFERROR(IF((${number}>=0)*(${number}<=${largest}),${number},""),"")`;
}

/** Whether a cell holds a number from 0, with such a sign or without: one that has no sign and is a text is tried as it stands. */
export function isFigure(cell: string): string {
  const written = parts.reduce(
    (text, [sign, part]) => `SUBSTITUTE(${text},"${sign}","${part}")`,
    `TRIM(${cell})`,
  );
  const number = `IF(ISNUMBER(FIND(RIGHT(TRIM(${cell})),${signs})),${written},SUBSTITUTE(${cell},",","."))`;
  return `=IF(ISNUMBER(${cell}),${cell},IFERROR(NUMBERVALUE(${number},"."," "),-1))>=0`;
}
