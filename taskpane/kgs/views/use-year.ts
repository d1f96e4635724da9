import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import type { WorkbookService } from '../../workbook/workbook';
import { useSeen, type Looking, type Unseen } from '../../views/operation/use-seen';
import { typedDetails, type TypedDetails } from '../changes/standing';
import { readStructure, type YearColumn } from '../structure';
import { yearPlaces } from '../year-places';

/** A tournament of the year, with its details as they would be typed. */
export interface TournamentSeen extends YearColumn {
  readonly typed: TypedDetails;
}

/** The tournaments of the workbook's year, and where its totals begin. */
export type YearSeen =
  | Unseen
  | {
      readonly kind: 'year';
      readonly tournaments: readonly TournamentSeen[];
      readonly totals: Place;
    }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] };

const year: Looking<YearSeen> = {
  also: yearPlaces,
  *understand({ facts, also }) {
    yield;
    const found = readStructure(facts, also);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const { structure } = found;
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    return {
      kind: 'year',
      tournaments: structure.tournaments.map((each) => ({
        ...each,
        typed: typedDetails(structure, each.column, facts.mark),
      })),
      totals: { ...structure.lines.place, area },
    };
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
