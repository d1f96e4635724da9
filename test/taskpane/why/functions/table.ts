import { CellError, Unknown, type Value } from '../../../../taskpane/why/values/cell';
import type { FakeWhy } from '../../support/fake-why';
import { workedOutIn } from '../support';

/** A formula without its `=`, and what Excel gives: a value, or rows of values; `? …` is what cannot be worked out. */
export type Row = readonly [formula: string, result: unknown];

/** Numbers, texts, blanks, truth values and errors; column I is filled to row 3, row 5 from B to D. */
export function fill(cells: FakeWhy): void {
  cells.put('SOF!B1', 3).put('SOF!B2', 1).put('SOF!B3', 2);
  cells.put('SOF!C1', 'Ann').put('SOF!C2', 'bob').put('SOF!C3', 'Cid');
  cells.put('SOF!D1', '5').put('SOF!D2', true).put('SOF!E1', '#DIV/0!').put('SOF!E2', '#N/A');
  cells.put('SOF!B5', 'x').put('SOF!C5', 20).put('SOF!D5', '=');
  cells.put('Other!A1', 7);
}

const plain = (value: Value): unknown => {
  if (value instanceof CellError) return value.code;
  return value instanceof Unknown ? `? ${value.source}` : value;
};

/** What a formula in SOF!A1 comes to: a value, or rows of values. */
export function valuesOf(formula: string, mark?: '.' | ','): Promise<unknown> {
  return valuesIn(fill, formula, mark);
}

/** The same among other cells. */
export async function valuesIn(
  filled: (cells: FakeWhy) => void,
  formula: string,
  mark: '.' | ',' = '.',
): Promise<unknown> {
  const { grid } = await workedOutIn(filled, `=${formula}`, { mark });
  const values = grid.cells.map((row) => row.map(({ value }) => plain(value)));
  return values.length === 1 && values[0]?.length === 1 ? values[0][0] : values;
}
