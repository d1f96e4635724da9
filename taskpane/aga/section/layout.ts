import { onSheet } from '../../plan/address';
import { fixed } from '../../plan/named-area';
import type { SectionColumn } from './columns';

/** The facts of the section, from row 3. */
export const facts = [
  'players',
  'average',
  'exact',
  'category',
  'first',
  'slope',
  'zero',
  'given',
] as const;
export type Fact = (typeof facts)[number];

export const factRow = 2;
/** The row of headings, counted from 0. */
export const head = factRow + facts.length + 1;
export const firstRow = head + 1;

/** The line below the title: whether the tournament is designated, and what is wrong with the list. */
export const noteCell = '$A$2';

/** Points show one decimal, or the least award of 0.01. */
export const pointsFormat = '0.0?';

/** `$B$4`: a fact on the section's own sheet. */
export const at = (fact: Fact): string =>
  fixed({ row: factRow + facts.indexOf(fact), column: 1, rows: 1, columns: 1 });

/** A column of the section, from its first player to its last. */
export const down = (column: number, count: number): string =>
  fixed({ row: firstRow, column, rows: count, columns: 1 });

/** The open section as formulas of other sheets see it. */
export interface SectionPlace {
  readonly fact: (fact: Fact) => string;
  readonly players: string;
  /** Undefined where the list has no ids. */
  readonly ids: string | undefined;
  readonly points: string;
}

export function placeOfSection(
  sheet: string,
  columns: readonly SectionColumn[],
  { count, byPlace }: { readonly count: number; readonly byPlace: boolean },
): SectionPlace {
  const column = (index: number): string => onSheet(sheet, down(index, count));
  const ids = columns.findIndex(({ key }) => key === 'id');
  return {
    fact: (fact) => onSheet(sheet, at(fact)),
    players: column(0),
    ids: ids < 0 ? undefined : column(ids),
    // Places are typed, or stand before the points.
    points: column(columns.length + (byPlace ? 0 : 1)),
  };
}
