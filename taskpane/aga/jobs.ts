import { aga } from '../../src/aga/system';
import { fetching, jobsOf } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import type { Where, WorkbookFacts } from '../sheets/source';
import { sheetOfCells } from '../sheets/sheet-names';
import { seasonNames, seasonParts, seasonSheets, sections } from './names';

const views = fetching('aga', () => import(/* webpackChunkName: "aga" */ './views'));
const share = fetching('aga', () => import(/* webpackChunkName: "aga-share" */ './share'));
const standing = fetching('aga', () => import(/* webpackChunkName: "aga" */ './where-it-stands'));
const reports = fetching(
  'aga-report',
  () => import(/* webpackChunkName: "aga-report" */ './report/views'),
);
/** Lists of ratings are read in one way for all systems. */
const ratings = fetching(
  'nk-exchange',
  () => import(/* webpackChunkName: "nk-ratings" */ '../ratings/RatingsJob'),
);

/** Tournaments whose open section earns qualification points, and a season of them. */
export const agaJobs = jobsOf(aga, 'aga-points', {
  'aga-ratings': ratings('RatingsJob'),
  'aga-points': views('QualifyJob'),
  'aga-season': views('NewSeasonJob'),
  'aga-import': reports('ReportImportJob'),
  'aga-report': reports('ReportJob'),
  'aga-share': share('ShareJob'),
});

/** A season is known by its names, also where one of them has gone; without one, the last section counts. */
export const agaEvents: EventReader = {
  system: 'AGA',
  holds: (facts) => seasonParts.holdsAny(facts) || sections.latest(facts.names) !== undefined,
  places,
  load: standing('whereItStands'),
};

/** Of a season its tournaments and the tops of its sheets, with the sheets of their sections: its lines may be thousands. */
function places(facts: WorkbookFacts): readonly Where[] {
  if (seasonParts.missing(facts).length === 0) {
    return [{ kind: 'typed', text: seasonNames.qualifiers }, ...seasonSheets(facts)];
  }
  const text = seasonParts.holdsAny(facts) ? undefined : sections.latest(facts.names);
  if (text === undefined) return [];
  return [{ kind: 'typed', text }, ...sheetOfCells(facts, text)];
}
