import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import { lastEvent } from './standing/names';

/** A bridge event is known by the name of its sheet: the last one counts. */
export const sofEvents: EventReader = {
  system: 'SOF',
  holds: ({ names }) => lastEvent(names) !== undefined,
  places: ({ names }) => {
    const text = lastEvent(names);
    return text === undefined ? [] : [{ kind: 'typed', text }];
  },
  load: async () =>
    (
      await withTexts(
        'sof',
        () => import(/* webpackChunkName: "sof" */ './standing/where-it-stands'),
      )
    ).whereItStands,
};
