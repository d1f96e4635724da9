import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import type { Where, WorkbookFacts } from '../plan/source';
import { partsMissing, seasonNames, seasonParts } from './season/names';
import { lastSection, sectionSheets } from './section/names';

/** A season is known by its names, also where one of them has gone; without one, the last section counts. */
export const agaEvents: EventReader = {
  system: 'AGA',
  holds: (facts) => holdsSeason(facts) || lastSection(facts.names) !== undefined,
  places,
  load: async () =>
    (await withTexts('aga', () => import(/* webpackChunkName: "aga" */ './where-it-stands')))
      .whereItStands,
};

function holdsSeason(facts: WorkbookFacts): boolean {
  return partsMissing(facts).length < seasonParts.length;
}

/** Of a season its tournaments, with the sheets of their sections: its lines may be thousands. */
function places(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length === 0) {
    return [{ kind: 'typed', text: seasonNames.qualifiers }, ...sectionSheets(facts)];
  }
  const text = holdsSeason(facts) ? undefined : lastSection(facts.names);
  if (text === undefined) return [];
  const own = facts.named?.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  // All of its sheet: players may have been added outside of the list.
  return [{ kind: 'typed', text }, ...(own ? [{ kind: 'sheet', sheet: own.sheet } as const] : [])];
}
