import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import { yearParts } from './year/layout';
import { partsMissing, yearPlaces } from './year-places';

/** A year is known by its names, also where one of them has gone. */
export const kgsEvents: EventReader = {
  system: 'KGS',
  holds: (facts) => partsMissing(facts).length < yearParts.length,
  places: yearPlaces,
  load: async () =>
    (await withTexts('kgs', () => import(/* webpackChunkName: "kgs" */ './where-it-stands')))
      .whereItStands,
};
