/* Formulas over the lines of a year or a season, in English notation. Nothing in one line spoils the others. */

/** What a check shows when nothing is wrong; in every language. */
export const allCounted = 'OK';

/** A text within a formula. */
export function quoted(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

/** A table without its header row: our sheets have headings of their own, in their language. Excel 2021 has no DROP. */
export function withoutHeader(table: string, rows: number | string): string {
  return `FILTER(${table},SEQUENCE(${rows})>1,"")`;
}

/**
 * What each line is: `OK`, where it counts; a word, where something stands in it that cannot, such as the error of a deleted
 * sheet; or nothing, where nothing stands. Everything else goes by it.
 *
 * @param counts an expression: what makes a line count, besides that nothing in it is an error
 */
export function lineStates(columns: readonly string[], counts: string, leftOut: string): string {
  const isFilled = `IFERROR(${columns.join('&')}<>"",TRUE)`;
  return `=IF(IFERROR(${counts},0),"${allCounted}",IF(${isFilled},${quoted(leftOut)},""))`;
}

/** How many lines are left out, with the words for one and for several: `OK` for none. */
export function leftOutCheck(
  states: string,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  const count = `SUMPRODUCT(IFERROR((${states}<>"")*(${states}<>"${allCounted}"),1))`;
  return `=IF(${count}=0,"${allCounted}",${count}&IF(${count}=1,${quoted(one)},${quoted(many)}))`;
}

/** The rows of a column that count. */
export function countedLines(column: string, states: string): string {
  return `FILTER(${column},${states}="${allCounted}","")`;
}
