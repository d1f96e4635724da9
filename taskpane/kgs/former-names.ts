import { spelling } from '../columns/spelling';
import { freeSheetName } from '../plan/sheet-names';
import { plainText } from '../plan/source';
import type { YearColumn, YearStructure } from './structure';

/** A tournament that was renamed by hand in Year, so that its lent accounts name no tournament any more. */
export interface Renamed {
  /** The name it had, as Engines has it. */
  readonly former: string;
  readonly tournament: YearColumn;
}

/**
 * A result sheet is called as its tournament was. Where Engines names such a sheet, no tournament is called so, and just one
 * tournament has no sheet of its own name, that one was renamed. Anything less certain is left to the director.
 */
export function renamedByHand({
  engines,
  tournaments,
  sheets,
}: YearStructure): Renamed | undefined {
  const known = new Set(tournaments.map(({ name }) => name.toLowerCase()));
  const taken = new Set(sheets.map((name) => name.toLowerCase()));
  const hasSheet = (name: string): boolean => taken.has(freeSheetName(name, []).toLowerCase());
  const former = new Map<string, string>();
  for (let row = 1; row < engines.place.area.rows; row++) {
    const event = spelling(plainText(engines.cell(row, 1), '.'));
    if (event === '' || known.has(event.toLowerCase()) || !hasSheet(event)) continue;
    former.set(event.toLowerCase(), event);
  }
  const [only, ...others] = tournaments.filter(
    ({ name, hasResults }) => hasResults && !hasSheet(name),
  );
  const [name] = former.values();
  if (!only || others.length > 0 || name === undefined || former.size > 1) return undefined;
  return { former: name, tournament: only };
}
