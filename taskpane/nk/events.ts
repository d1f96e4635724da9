import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import { eventPlaces, holds, playersTable } from './book/tables';

/** A championship is known by its table of players. */
export const nkEvents: EventReader = {
  system: 'NK',
  holds: (facts) => holds(facts, playersTable),
  places: eventPlaces,
  load: async () =>
    (await withTexts('nk', () => import(/* webpackChunkName: "nk" */ './where-it-stands')))
      .whereItStands,
};
