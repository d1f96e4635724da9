import { kuksu } from '../../src/kuksu/system';
import { fetching, jobsOf } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import {
  crosstablePlaces,
  lastCycleNumber,
  latestCrosstables,
  listPlace,
} from './crosstable-names';

const views = fetching('kuksu', () => import(/* webpackChunkName: "kuksu" */ './views'));
const share = fetching('kuksu', () => import(/* webpackChunkName: "kuksu-share" */ './share'));
const standing = fetching(
  'kuksu',
  () => import(/* webpackChunkName: "kuksu" */ './where-it-stands'),
);

/** A cycle of leagues: its results are ranked, and the next cycle is grouped from them. */
export const kuksuJobs = jobsOf(kuksu, 'kuksu-group', {
  'kuksu-rank': views('RankJob'),
  'kuksu-group': views('GroupJob'),
  'kuksu-replace': views('ReplaceJob'),
  'kuksu-share': share('ShareJob'),
});

/** A cycle is known by the names of its cross tables: the last one counts. Without any there is only its list of results. */
export const kuksuEvents: EventReader = {
  system: 'KUKSU',
  holds: (facts) => latestCrosstables(facts).length > 0,
  places: (facts) => [
    ...crosstablePlaces(facts),
    ...listPlace('Results', lastCycleNumber(facts), facts),
  ],
  load: standing('whereItStands'),
};
