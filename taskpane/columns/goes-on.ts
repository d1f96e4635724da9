import { sentence } from '../../language';
import { cellIn, placeName } from '../plan/address';
import type { Finding } from '../plan/plan';
import type { SourceRow } from '../plan/source';
import type { ChosenColumns } from './column-check';
import type { Fields } from './fields';
import { unusable } from './kinds';
import { recognise } from './recognition';
import { saysTotals } from './totals-line';

/**
 * A list that was read around one cell ends at a blank row. Where what follows reads as another row of it, and not as the headings of
 * the next list, the user is told.
 */
export function goesOn<F extends Fields>({
  source,
  wanted,
  columns,
}: ChosenColumns<F>): readonly Finding[] {
  const { below, place, mark } = source;
  if (!below) return [];
  const needed = columns.filter(([key]) => wanted.fields[key]?.presence === 'always');
  const reads = ([key, column]: readonly [string, number]): boolean => {
    const cell = below.cells[column];
    if (!cell || cell.kind === 'blank' || unusable(cell, '')) return false;
    if (saysTotals(key, cell)) return false;
    return wanted.fields[key]?.kind.read(cell, { address: '', mark }).ok === true;
  };
  const filled = ({ cells }: SourceRow): number =>
    columns.filter(([, column]) => (cells[column]?.kind ?? 'blank') !== 'blank').length;
  const last = source.rows.at(-1);
  // A remark below a list fills a cell or two.
  const isLikeLast = last !== undefined && 2 * filled(below) > filled(last);
  const isHeader = recognise({ ...source, rows: [below] }, wanted).header !== undefined;
  if (!isLikeLast || isHeader || !needed.every(reads)) return [];
  const at = cellIn(place, below.row - 1 - place.area.row, 0);
  const values = { address: placeName(place), next: placeName(at) };
  return [{ sentence: sentence('listGoesOn', values), at }];
}
