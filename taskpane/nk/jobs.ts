import { withTexts } from '../../src/language';
import type { MakeEvent } from '../jobs/operation';
import type { Job } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { eventPlaces, holds, playersTable, writtenPlaces } from './book/tables';

/** Each job brings what it does: a start no pairing, a pairing no exchange of files. */
const newEvent = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-new" */ './views/NewEventJob'));
const pairing = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-pair" */ './views/PairJob'));
const standings = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-standings" */ './views/StandingsJob'));
const ahead = () => withTexts('nk', () => import(/* webpackChunkName: "nk-standings" */ './views'));
const wall = () => withTexts('nk', () => import(/* webpackChunkName: "nk-wall" */ './wall/views'));
const share = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-share" */ './texts/views/ShareJob'),
  );
const egdExport = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-export" */ './texts/views/ExportJob'),
  );
const egdImport = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-import" */ './texts/views/ImportJob'),
  );
const gotha = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-gotha" */ './texts/views/OpenGothaJob'),
  );
const ratings = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-ratings" */ '../ratings/RatingsJob'),
  );

const played = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-played" */ './texts/played-sample'),
  );

/** A championship to try with, three rounds of it played. */
export const playedChampionship = async (): Promise<MakeEvent> => (await played()).playedSample;

/** The Dutch championship, in the order of its weekend. */
export const nkJobs: readonly Job[] = [
  {
    id: 'nk-opengotha',
    system: 'NK',
    title: 'nkGotha',
    lead: 'nkGothaLead',
    words: 'wordsNkGotha',
    load: async () => (await gotha()).OpenGothaJob,
  },
  {
    id: 'nk-ratings',
    system: 'NK',
    title: 'nkRatings',
    lead: 'nkRatingsLead',
    words: 'wordsNkRatings',
    load: async () => (await ratings()).RatingsJob,
  },
  {
    id: 'nk-new',
    system: 'NK',
    title: 'nkNewEvent',
    lead: 'nkNewEventLead',
    words: 'wordsNkNew',
    starts: true,
    load: async () => (await newEvent()).NewEventJob,
  },
  {
    id: 'nk-pair',
    system: 'NK',
    title: 'nkPairRound',
    lead: 'nkPairLead',
    words: 'wordsNkPair',
    load: async () => (await pairing()).PairJob,
  },
  {
    id: 'nk-wall',
    system: 'NK',
    title: 'nkWall',
    lead: 'nkWallLead',
    words: 'wordsNkWall',
    load: async () => (await wall()).WallJob,
  },
  {
    id: 'nk-standings',
    system: 'NK',
    title: 'nkStandings',
    lead: 'nkStandingsLead',
    words: 'wordsNkStandings',
    load: async () => (await standings()).StandingsJob,
  },
  {
    id: 'nk-card',
    system: 'NK',
    title: 'nkCard',
    lead: 'nkCardLead',
    words: 'wordsNkCard',
    load: async () => (await wall()).CardJob,
  },
  {
    id: 'nk-share',
    system: 'NK',
    title: 'nkShare',
    lead: 'nkShareLead',
    words: 'wordsNkShare',
    load: async () => (await share()).ShareJob,
  },
  {
    id: 'nk-title',
    system: 'NK',
    title: 'nkTitle',
    lead: 'nkTitleLead',
    words: 'wordsNkTitle',
    load: async () => (await ahead()).TitleJob,
  },
  {
    id: 'nk-rights',
    system: 'NK',
    title: 'nkRights',
    lead: 'nkRightsLead',
    words: 'wordsNkRights',
    load: async () => (await ahead()).RightsJob,
  },
  {
    id: 'nk-export',
    system: 'NK',
    title: 'nkExport',
    lead: 'nkExportLead',
    words: 'wordsNkExport',
    load: async () => (await egdExport()).ExportJob,
  },
  {
    id: 'nk-import',
    system: 'NK',
    title: 'nkImport',
    lead: 'nkImportLead',
    words: 'wordsNkImport',
    load: async () => (await egdImport()).ImportJob,
  },
];

/** A championship is known by its table of players. */
export const nkEvents: EventReader = {
  system: 'NK',
  holds: (facts) => holds(facts, playersTable),
  places: (facts) => [...eventPlaces(facts), ...writtenPlaces(facts)],
  load: async () =>
    (await withTexts('nk', () => import(/* webpackChunkName: "nk" */ './where-it-stands')))
      .whereItStands,
};
