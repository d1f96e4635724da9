import { sentence } from '../../../language';
import type { Finding } from '../../plan/plan';
import type { YearColumn, YearStructure } from '../structure';
import { yearRow } from '../year/layout';

export type ChosenFound =
  | { readonly ok: true; readonly tournament: YearColumn }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The tournament that was chosen, by its column of Year. */
export function chosenIn(
  column: number | undefined,
  { tournaments, year }: YearStructure,
): ChosenFound {
  const tournament = tournaments.find((each) => each.column === column);
  if (tournament) return { ok: true, tournament };
  const row = yearRow('tournament');
  const columns = year.place.area.columns - 1;
  const why =
    tournaments.length === 0
      ? sentence('kgsNoTournaments')
      : sentence('kgsNoneChosen', { address: year.address(row, 1, 1, columns) });
  return { ok: false, refusals: [{ sentence: why, at: year.placeOf(row, 1, 1, columns) }] };
}
