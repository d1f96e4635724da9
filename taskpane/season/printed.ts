/** Rows that one page has room for at full size, below its title. */
const rowsOfPage = { a4: 44, letter: 40 } as const;

/** Rows that may be filled by hand until more is written. */
const spareRows = 20;

/** What is printed of a list with so many rows, headings and all: what is there, but a whole page of it at least. */
export function printedRows(
  rows: number,
  { last, paper }: { readonly last: string; readonly paper: keyof typeof rowsOfPage },
): string {
  return `A1:${last}${Math.max(rows + spareRows, rowsOfPage[paper])}`;
}
