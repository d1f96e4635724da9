import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import type { Where, WorkbookFacts } from '../plan/source';
import { partsMissing, seasonNames, seasonParts } from './season/names';
import { lastSection } from './section/names';

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

/** Of a season only its tournaments: its lines may be thousands. */
function places(facts: WorkbookFacts): readonly Where[] {
  const isWhole = partsMissing(facts).length === 0;
  const text = isWhole
    ? seasonNames.qualifiers
    : holdsSeason(facts)
      ? undefined
      : lastSection(facts.names);
  return text === undefined ? [] : [{ kind: 'typed', text }];
}
