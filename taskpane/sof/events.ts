import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import { awardsOf, lastEvent } from './standing/names';

/** A bridge event is known by the name of its sheet: the last one counts. */
export const sofEvents: EventReader = {
  system: 'SOF',
  holds: ({ names }) => lastEvent(names) !== undefined,
  places: ({ names, named = [] }) => {
    const text = lastEvent(names);
    if (text === undefined) return [];
    const list = awardsOf(text).toLowerCase();
    const awards = named.find(({ name }) => name.toLowerCase() === list);
    // All of its sheet: entries may have been added outside of the list.
    return [
      { kind: 'typed', text },
      ...(awards ? [{ kind: 'sheet', sheet: awards.sheet } as const] : []),
    ];
  },
  load: async () =>
    (
      await withTexts(
        'sof',
        () => import(/* webpackChunkName: "sof" */ './standing/where-it-stands'),
      )
    ).whereItStands,
};
