import { columnLetters, parseArea } from '../../../taskpane/sheets/address';
import type { FakeWhy } from '../support/fake-why';

/** Where the cells of an argument begin: row 11, and column D for the first. */
export const FIRST_ROW = 10;
export const columnOf = (argument: number): number => 3 + 5 * argument;

/** Gives an argument that stands in cells, in a piece of formula. */
export type Way = (cells: FakeWhy, area: string, column: number) => string;
export const plain: Way = (_cells, area) => area;

/** `D10:E13` for `D11:E13`, `D10:D11` for `D11`: with the row above. */
function withRowAbove(area: string): string {
  const [from = '', to = from] = area.split(':');
  return `${from.replace(/\d+/, String(FIRST_ROW))}:${to}`;
}

/** Ways to give the argument that is at fault; `more` prepares the sheet. */
export const ways: Readonly<Record<string, { readonly way: Way; readonly more?: typeof above }>> = {
  'a plain range': { way: plain },
  IF: { way: (_cells, area) => `IF(1=1,${area},0)` },
  'FILTER, which drops the row above': {
    way: (_cells, area) => `FILTER(${withRowAbove(area)},ROW(${withRowAbove(area)})<>${FIRST_ROW})`,
  },
  TRANSPOSE: { way: (_cells, area) => `TRANSPOSE(TRANSPOSE(${area}))` },
  'a name': {
    way: (cells, area) => {
      cells.names.push({ name: 'given', formula: `=SOF!${area}`, ofSheet: false });
      return 'given';
    },
  },
  'a structured reference': { way: () => 'Given[]', more: above },
};

/** Makes a table of the cells, with headings in the row above. */
function above(cells: FakeWhy, area: string): void {
  const whole = parseArea(area);
  if (!whole) throw new Error(`${area} is no area`);
  for (let k = whole.column; k < whole.column + whole.columns; k++) {
    const letters = columnLetters(k);
    cells.put(`SOF!${letters}${FIRST_ROW}`, `Heading ${letters}`);
  }
  cells.tables.set('Given', { sheet: 'SOF', area: withRowAbove(area) });
}
