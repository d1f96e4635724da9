import type { Finding } from '../../plan/plan';
import type { WorkbookService } from '../../workbook/workbook';
import { useSeen, type Looking, type Unseen } from '../../views/operation/use-seen';
import { readStructure, type YearColumn } from '../structure';
import { yearPlaces } from '../year-places';

/** The tournaments of the workbook's year. */
export type YearSeen =
  | Unseen
  | { readonly kind: 'year'; readonly tournaments: readonly YearColumn[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] };

const year: Looking<YearSeen> = {
  also: yearPlaces,
  *understand({ facts, also }) {
    yield;
    const found = readStructure(facts, also);
    return found.ok
      ? { kind: 'year', tournaments: found.structure.tournaments }
      : { kind: 'refused', refusals: found.refusals };
  },
  refuses: ({ kind }) => kind === 'refused',
};

/** See useSeen. */
export function useYear(
  workbook: WorkbookService,
  changes: readonly unknown[],
  again?: number,
): YearSeen {
  return useSeen(workbook, year, changes, again);
}
