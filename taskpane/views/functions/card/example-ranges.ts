import { areaName } from '../../../plan/address';
import { splitAt } from './pieces';

/** An example as a sheet would have it: lists stand in ranges, which hold these values row by row. */
export interface ExampleInRanges {
  readonly formula: string;
  readonly ranges: readonly { readonly address: string; readonly values: Values }[];
}

export type Values = readonly (readonly string[])[];

/** The row below the headings of a list. */
const FIRST_ROW = 1;

/** Puts the lists of an example, which are array constants, into columns from A2 on. */
export function inRanges(formula: string): ExampleInRanges {
  const ranges: { readonly address: string; readonly values: Values }[] = [];
  let column = 0;
  const said = formula.replace(/"(?:[^"]|"")*"|\{[^{}]*\}/g, (piece) => {
    if (!piece.startsWith('{')) return piece;
    const values = valuesIn(piece);
    const [{ length: columns } = []] = values;
    const address = areaName({ row: FIRST_ROW, column, rows: values.length, columns });
    column += columns;
    ranges.push({ address, values });
    return address;
  });
  return { formula: said, ranges };
}

/** The cells of an array constant, texts without their quotation marks; of a single value this one. */
export function valuesIn(constant: string): Values {
  const inside = /^\{(.*)\}$/s.exec(constant)?.[1];
  if (inside === undefined) return [[constant]];
  return splitAt(inside, ';').map((row) => splitAt(row, ',').map(unquoted));
}

const unquoted = (text: string): string =>
  /^".*"$/s.test(text) ? text.slice(1, -1).replace(/""/g, '"') : text;
