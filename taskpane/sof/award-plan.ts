import type { Translate } from '../../language';
import { areaName } from '../plan/address';
import type { Area } from '../plan/place';
import type { Plan } from '../plan/plan';
import { freeSheetName, sheetNames, tableNames } from '../plan/sheet-names';
import { headingRow } from '../plan/sheet-parts';
import type { WorkbookFacts } from '../plan/source';
import type { AwardedEvent } from './awarded-event';
import { layOutAwards } from './awards-layout';
import { awardsSheet } from './awards-sheet';
import { eventCells, rows } from './event-cells';
import { eventSheet } from './event-sheet';
import { awardsName, eventName } from './standing/names';

/** Two new sheets: the event, and the awards of its entries. Later jobs find them by their names. */
export function planEvent(
  event: AwardedEvent,
  facts: WorkbookFacts,
  t: Translate,
): Pick<Plan, 'title' | 'sheets' | 'blocks' | 'names' | 'activate'> {
  const taken = sheetNames(facts);
  const name = freeSheetName(event.name, taken);
  const awards = freeSheetName(t('sofAwardsSheet', { name: event.name }), [...taken, name]);
  const layout = layOutAwards(event, awards, t);
  const count = freeNumber(tableNames(facts));
  return {
    title: event.name,
    sheets: [
      awardsSheet(awards, event, layout, eventCells(name), t),
      eventSheet(name, event, layout, t),
    ].reverse(),
    blocks: [],
    names: [
      { name: `${eventName}${count}`, sheet: name, address: areaName(eventArea(event)) },
      {
        name: `${awardsName}${count}`,
        sheet: awards,
        address: areaName({
          ...{ row: headingRow, column: 0 },
          ...{ rows: 1 + event.entries.length, columns: layout.columns.length },
        }),
      },
    ],
    activate: awards,
  };
}

/** The sheet of the event, but for the column of places. */
function eventArea({ terms }: AwardedEvent): Area {
  return { row: 0, column: 0, rows: rows.session + terms.comparisons.length, columns: 5 };
}

/** The first number that neither name bears. */
function freeNumber(taken: readonly string[]): number {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const isFree = (count: number): boolean =>
    [eventName, awardsName].every((name) => !used.has(`${name}${count}`.toLowerCase()));
  let count = 1;
  while (!isFree(count)) count++;
  return count;
}
