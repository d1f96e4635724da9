import { saidInAny } from '../../language';
import { spelling } from '../columns/spelling';

export type CrosstableColumn =
  | 'seed'
  | 'name'
  | 'points'
  | 'sodos'
  | 'place'
  | 'rating'
  | 'lastTier'
  | 'lastPlace'
  | 'disqualified';

/** The columns of a cross table on both sides of the results. */
export interface CrosstableLayout {
  readonly before: readonly CrosstableColumn[];
  readonly behind: readonly CrosstableColumn[];
}

/** What players look for stands beside their names. */
export const layout: CrosstableLayout = {
  before: ['seed', 'name', 'points', 'sodos', 'place', 'rating', 'lastTier', 'lastPlace'],
  behind: ['disqualified'],
};

/** As version 0.1 wrote them. */
const formerLayout: CrosstableLayout = {
  before: ['seed', 'name', 'rating', 'lastTier', 'lastPlace'],
  behind: ['points', 'sodos', 'place', 'disqualified'],
};

/** How many columns stand around the results; the same in every layout. */
export const columnsAround = layout.before.length + layout.behind.length;

/** The layout of a table by its headings, in any language: one of two that tell of the former is enough, the other may have been changed. */
export function layoutOf(headings: readonly string[]): CrosstableLayout {
  const says = (at: number, key: 'kuksuRating' | 'kuksuPoints'): boolean =>
    saidInAny(key)
      .map(spelling)
      .includes(spelling(headings[at] ?? ''));
  const { before, behind } = formerLayout;
  const isFormer =
    says(before.indexOf('rating'), 'kuksuRating') ||
    says(headings.length - behind.length, 'kuksuPoints');
  return isFormer ? formerLayout : layout;
}
