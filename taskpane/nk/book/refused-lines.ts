import type { Finding } from '../../plan/plan';
import type { SourceTable } from '../../plan/source';

/* A line that cannot be read hides nothing that is wrong in the others: a table is read again without its refused lines. */

/** The table with its refused lines blank. */
export function withoutLines(source: SourceTable, refusals: readonly Finding[]): SourceTable {
  const refused = new Set(refusals.map(({ at }) => at?.area.row));
  const first = source.place.area.row;
  const rows = source.rows.map((row, i) => (refused.has(first + i) ? { ...row, cells: [] } : row));
  return { ...source, rows };
}

/** Refusals of one table in the order of its lines; those of the whole table first. */
export function byLine(refusals: readonly Finding[]): readonly Finding[] {
  const line = ({ at }: Finding): number => at?.area.row ?? 0;
  return [...refusals].sort((one, other) => line(one) - line(other));
}
