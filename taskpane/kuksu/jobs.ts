import { kuksu } from '../../src/kuksu/system';
import { fetching, jobsOf } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import type { WorkbookFacts } from '../sheets/source';
import { lastCycleNumber, latestCrosstables, listOf } from './crosstable-names';

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

/** A cycle is known by the names of its cross tables: the last one counts. */
export const kuksuEvents: EventReader = {
  system: 'KUKSU',
  holds: (facts) => latestCrosstables(facts).length > 0,
  places: crosstablePlaces,
  load: standing('whereItStands'),
};

/** Of a cycle that was made without cross tables there is only its list of results. */
function crosstablePlaces(facts: WorkbookFacts): ReturnType<EventReader['places']> {
  const results = listOf('Results', lastCycleNumber(facts), facts.tables);
  return [
    ...latestCrosstables(facts).map(({ name }) => ({ kind: 'typed', text: name }) as const),
    ...(results === undefined ? [] : [{ kind: 'table', table: results } as const]),
  ];
}
