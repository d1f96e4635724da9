import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import { eventPlaces, holds, playersTable, writtenPlaces } from './book/tables';

/** A championship is known by its table of players. */
export const nkEvents: EventReader = {
  system: 'NK',
  holds: (facts) => holds(facts, playersTable),
  places: (facts) => [...eventPlaces(facts), ...writtenPlaces(facts)],
  load: async () =>
    (await withTexts('nk', () => import(/* webpackChunkName: "nk" */ './where-it-stands')))
      .whereItStands,
};
