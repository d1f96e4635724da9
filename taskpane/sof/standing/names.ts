import { numberedCells, together } from '../../sheets/sheet-names';
import type { WorkbookFacts } from '../../sheets/source';

/** Names of the workbook by which the sheets of an event are found, each with its number, even after they were renamed. */
export const events = numberedCells('SOF_Event', '_1');
export const awardLists = numberedCells('SOF_Awards', '_1');

/** The cells of an event and its list of awards. */
export const eventNames = together({ event: events, awards: awardLists });

/** The names of the last event of a workbook, also where one of its sheets was deleted; undefined where it holds none. */
export function latestEvent({
  names,
}: Pick<WorkbookFacts, 'names'>): { readonly event: string; readonly awards: string } | undefined {
  const last = eventNames.times(names).at(-1);
  return last === undefined ? undefined : eventNames.named(last);
}
