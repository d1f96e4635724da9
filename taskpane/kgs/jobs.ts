import { type SheetKey, type TextKey, withTexts } from '../../src/language';
import type { Job } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import { totalsPlace } from '../sheets/sheet-names';
import { partsMissing, yearNames, yearParts, yearPlaces } from './year/layout';

type Views = typeof import('./views');

const views = () => withTexts('kgs', () => import(/* webpackChunkName: "kgs" */ './views'));

const share = () => withTexts('kgs', () => import(/* webpackChunkName: "kgs-share" */ './share'));

/** A job of the year, whose view comes with the bundle of KGS. */
const job = (
  id: string,
  title: TextKey,
  lead: TextKey,
  words: SheetKey,
  view: keyof Views,
): Job => ({ id, system: 'KGS', title, lead, words, load: async () => (await views())[view] });

/** The championship year of KGS: made once, then filled tournament by tournament. */
export const kgsJobs: readonly Job[] = [
  {
    ...job('kgs-year', 'kgsNewYear', 'kgsNewYearLead', 'wordsKgsYear', 'NewYearJob'),
    starts: true,
  },
  job('kgs-tournament', 'kgsAddTournament', 'kgsAddLead', 'wordsKgsTournament', 'AddTournamentJob'),
  job('kgs-points', 'kgsAddPoints', 'kgsAddPointsLead', 'wordsKgsPoints', 'AddPointsJob'),
  job('kgs-edit', 'kgsEdit', 'kgsEditLead', 'wordsKgsEdit', 'EditTournamentJob'),
  job('kgs-move', 'kgsMove', 'kgsMoveLead', 'wordsKgsMove', 'MoveTournamentJob'),
  job('kgs-remove', 'kgsRemove', 'kgsRemoveLead', 'wordsKgsRemove', 'RemoveTournamentJob'),
  job('kgs-table', 'kgsTable', 'kgsTableLead', 'wordsKgsTable', 'AnnualTableJob'),
  {
    id: 'kgs-share',
    system: 'KGS',
    title: 'kgsShare',
    lead: 'kgsShareLead',
    words: 'wordsKgsShare',
    load: async () => (await share()).ShareJob,
  },
];

/** A year is known by its names, also where one of them has gone. */
export const kgsEvents: EventReader = {
  system: 'KGS',
  holds: (facts) => partsMissing(facts).length < yearParts.length,
  places: (facts) => [...yearPlaces(facts), ...totalsPlace(facts, yearNames.lines)],
  load: async () =>
    (await withTexts('kgs', () => import(/* webpackChunkName: "kgs" */ './where-it-stands')))
      .whereItStands,
};
