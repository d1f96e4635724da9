import { kgs } from '../../src/kgs/system';
import { fetching, jobsOf } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { resultPlaces, yearParts, yearPlaces } from './year/layout';

const views = fetching('kgs', () => import(/* webpackChunkName: "kgs" */ './views'));
const share = fetching('kgs', () => import(/* webpackChunkName: "kgs-share" */ './share'));
const standing = fetching('kgs', () => import(/* webpackChunkName: "kgs" */ './where-it-stands'));

/** The championship year of KGS: made once, then filled tournament by tournament. */
export const kgsJobs = jobsOf(kgs, 'kgs-year', {
  'kgs-year': views('NewYearJob'),
  'kgs-tournament': views('AddTournamentJob'),
  'kgs-points': views('AddPointsJob'),
  'kgs-edit': views('EditTournamentJob'),
  'kgs-move': views('MoveTournamentJob'),
  'kgs-remove': views('RemoveTournamentJob'),
  'kgs-table': views('AnnualTableJob'),
  'kgs-share': share('ShareJob'),
});

/** A year is known by its names, also where one of them has gone. */
export const kgsEvents: EventReader = {
  system: 'KGS',
  holds: yearParts.holdsAny,
  places: (facts) => [...yearPlaces(facts), ...resultPlaces(facts)],
  load: standing('whereItStands'),
};
