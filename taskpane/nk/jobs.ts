import { nk } from '../../src/nk/system';
import type { MakeEvent } from '../jobs/operation';
import { fetching, jobsOf } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { eventPlaces, holds, playersTable, writtenPlaces } from './book/tables';

/* Each job brings what it does: a start no pairing, a pairing no exchange of files. */
const newEvent = fetching(
  'nk',
  () => import(/* webpackChunkName: "nk-new" */ './views/NewEventJob'),
);
const pairing = fetching('nk', () => import(/* webpackChunkName: "nk-pair" */ './views/PairJob'));
const standings = fetching(
  'nk',
  () => import(/* webpackChunkName: "nk-standings" */ './views/StandingsJob'),
);
const ahead = fetching('nk', () => import(/* webpackChunkName: "nk-standings" */ './views'));
const wall = fetching('nk', () => import(/* webpackChunkName: "nk-wall" */ './wall/views'));
const share = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-share" */ './texts/views/ShareJob'),
);
const egdExport = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-export" */ './texts/views/ExportJob'),
);
const egdImport = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-import" */ './texts/views/ImportJob'),
);
const gotha = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-gotha" */ './texts/views/OpenGothaJob'),
);
const ratings = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-ratings" */ '../ratings/RatingsJob'),
);
const played = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-played" */ './texts/played-sample'),
);
const standing = fetching('nk', () => import(/* webpackChunkName: "nk" */ './where-it-stands'));

/** A championship to try with, three rounds of it played. */
export const playedChampionship: () => Promise<MakeEvent> = played('playedSample');

/** The Dutch championship, in the order of its weekend. */
export const nkJobs = jobsOf(nk, 'nk-new', {
  'nk-opengotha': gotha('OpenGothaJob'),
  'nk-ratings': ratings('RatingsJob'),
  'nk-new': newEvent('NewEventJob'),
  'nk-pair': pairing('PairJob'),
  'nk-wall': wall('WallJob'),
  'nk-standings': standings('StandingsJob'),
  'nk-card': wall('CardJob'),
  'nk-share': share('ShareJob'),
  'nk-title': ahead('TitleJob'),
  'nk-rights': ahead('RightsJob'),
  'nk-export': egdExport('ExportJob'),
  'nk-import': egdImport('ImportJob'),
});

/** A championship is known by its table of players. */
export const nkEvents: EventReader = {
  system: 'NK',
  holds: (facts) => holds(facts, playersTable),
  places: (facts) => [...eventPlaces(facts), ...writtenPlaces(facts)],
  load: standing('whereItStands'),
};
