import { sof } from '../../src/sof/system';
import { fetching, jobsOf } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { sameName } from '../sheets/address';
import { sheetOfCells } from '../sheets/sheet-names';
import { latestEvent } from './standing/names';

const views = fetching('sof', () => import(/* webpackChunkName: "sof" */ './views'));
const share = fetching('sof', () => import(/* webpackChunkName: "sof-share" */ './share'));
const standing = fetching(
  'sof',
  () => import(/* webpackChunkName: "sof" */ './standing/where-it-stands'),
);

/** The awards of a bridge event. */
export const sofJobs = jobsOf(sof, 'sof-event', {
  'sof-event': views('AwardJob'),
  'sof-share': share('ShareJob'),
});

/** A bridge event is known by the name of its sheet: the last one counts. */
export const sofEvents: EventReader = {
  system: 'SOF',
  holds: (facts) => latestEvent(facts) !== undefined,
  places: (facts) => {
    const names = latestEvent(facts);
    if (!names) return [];
    const hasEvent = facts.names.some((name) => sameName(name, names.event));
    return [
      ...(hasEvent ? [{ kind: 'typed', text: names.event } as const] : []),
      ...sheetOfCells(facts, names.awards),
    ];
  },
  load: standing('whereItStands'),
};
