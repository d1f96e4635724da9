import { withTexts } from '../../src/language';
import type { MakeEvent } from '../jobs/operation';
import type { Job } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { eventPlaces, holds, playersTable, writtenPlaces } from './book/tables';

const views = () => withTexts('nk', () => import(/* webpackChunkName: "nk" */ './views'));
const texts = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-texts" */ './texts/views'));
const ratings = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-texts" */ '../ratings/RatingsJob'));

const wall = () => withTexts('nk', () => import(/* webpackChunkName: "nk-wall" */ './wall/views'));

const played = () =>
  withTexts('nk', () => import(/* webpackChunkName: "nk-played" */ './texts/played-sample'));

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
    load: async () => (await texts()).OpenGothaJob,
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
    load: async () => (await views()).NewEventJob,
  },
  {
    id: 'nk-pair',
    system: 'NK',
    title: 'nkPairRound',
    lead: 'nkPairLead',
    words: 'wordsNkPair',
    load: async () => (await views()).PairJob,
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
    load: async () => (await views()).StandingsJob,
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
    load: async () => (await texts()).ShareJob,
  },
  {
    id: 'nk-title',
    system: 'NK',
    title: 'nkTitle',
    lead: 'nkTitleLead',
    words: 'wordsNkTitle',
    load: async () => (await views()).TitleJob,
  },
  {
    id: 'nk-rights',
    system: 'NK',
    title: 'nkRights',
    lead: 'nkRightsLead',
    words: 'wordsNkRights',
    load: async () => (await views()).RightsJob,
  },
  {
    id: 'nk-export',
    system: 'NK',
    title: 'nkExport',
    lead: 'nkExportLead',
    words: 'wordsNkExport',
    load: async () => (await texts()).ExportJob,
  },
  {
    id: 'nk-import',
    system: 'NK',
    title: 'nkImport',
    lead: 'nkImportLead',
    words: 'wordsNkImport',
    load: async () => (await texts()).ImportJob,
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
