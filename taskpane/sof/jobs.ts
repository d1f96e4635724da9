import { withTexts } from '../../src/language';
import type { Job } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { events, eventNames } from './standing/names';

const views = () => withTexts('sof', () => import(/* webpackChunkName: "sof" */ './views'));

const share = () => withTexts('sof', () => import(/* webpackChunkName: "sof-share" */ './share'));

/** The awards of a bridge event. */
export const sofJobs: readonly Job[] = [
  {
    id: 'sof-event',
    system: 'SOF',
    title: 'sofAward',
    lead: 'sofAwardLead',
    words: 'wordsSofAward',
    starts: true,
    load: async () => (await views()).AwardJob,
  },
  {
    id: 'sof-share',
    system: 'SOF',
    title: 'sofShare',
    lead: 'sofShareLead',
    words: 'wordsSofShare',
    load: async () => (await share()).ShareJob,
  },
];

/** A bridge event is known by the name of its sheet: the last one counts. */
export const sofEvents: EventReader = {
  system: 'SOF',
  holds: ({ names }) => events.latest(names) !== undefined,
  places: ({ names, named = [] }) => {
    const text = events.latest(names);
    if (text === undefined) return [];
    const list = eventNames.of(text)?.awards.toLowerCase();
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
