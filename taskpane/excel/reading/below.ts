import { decodeRow, type Scalar } from '../../plan/decoding';
import type { Area } from '../../plan/place';
import type { Origin, SourceRow } from '../../plan/source';
import { cut, type LoadedCells } from './loading';

/** So many blank rows may stand between a list and the rest of it. */
const mostBlank = 3;

/** How many rows below a list are looked at: the cells around a cell end at a blank row, where the list need not end. */
export function lookedBelow({ kind }: Origin): number {
  return kind === 'region' ? mostBlank + 1 : 0;
}

/** The first filled row below a region, in its columns, if there is one near it; `from` is where the cells were read. */
export function rowBelow(
  cells: LoadedCells,
  from: Area,
  { row, column, rows, columns }: Area,
): SourceRow | undefined {
  const end = row + rows;
  const next = { row: end, column, rows: mostBlank + 1, columns };
  const { values, valueTypes, numberFormats, texts } = cut(cells, from, next);
  const at = values.findIndex((line) => line.some((value) => value !== ''));
  if (at === -1) return undefined;
  const loaded = {
    values: values[at] as Scalar[],
    valueTypes: valueTypes[at] ?? [],
    numberFormats: numberFormats[at] ?? [],
    texts: texts[at] ?? [],
  };
  return decodeRow(loaded, { row: end + at, hidden: false });
}
