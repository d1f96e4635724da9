import { withTexts } from '../../src/language';
import type { Job } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import type { Where, WorkbookFacts } from '../sheets/source';
import { totalsPlace } from '../sheets/sheet-names';
import { partsMissing, seasonNames, seasonParts, sections, sectionSheets } from './names';

const views = () => withTexts('aga', () => import(/* webpackChunkName: "aga" */ './views'));

const share = () => withTexts('aga', () => import(/* webpackChunkName: "aga-share" */ './share'));

/** Lists of ratings are read in one way for all systems. */
const ratings = () =>
  withTexts(
    'nk-exchange',
    () => import(/* webpackChunkName: "nk-ratings" */ '../ratings/RatingsJob'),
  );

const reports = () =>
  withTexts('aga-report', () => import(/* webpackChunkName: "aga-report" */ './report/views'));

/** Tournaments whose open section earns qualification points, and a season of them. */
export const agaJobs: readonly Job[] = [
  {
    id: 'aga-ratings',
    system: 'AGA',
    title: 'agaRatings',
    lead: 'agaRatingsLead',
    words: 'wordsAgaRatings',
    load: async () => (await ratings()).RatingsJob,
  },
  {
    id: 'aga-points',
    system: 'AGA',
    title: 'agaPoints',
    lead: 'agaPointsLead',
    words: 'wordsAgaPoints',
    starts: true,
    load: async () => (await views()).QualifyJob,
  },
  {
    id: 'aga-season',
    system: 'AGA',
    title: 'agaSeason',
    lead: 'agaSeasonLead',
    words: 'wordsAgaSeason',
    load: async () => (await views()).NewSeasonJob,
  },
  {
    id: 'aga-import',
    system: 'AGA',
    title: 'agaImport',
    lead: 'agaImportLead',
    words: 'wordsAgaImport',
    load: async () => (await reports()).ReportImportJob,
  },
  {
    id: 'aga-report',
    system: 'AGA',
    title: 'agaReport',
    lead: 'agaReportLead',
    words: 'wordsAgaReport',
    load: async () => (await reports()).ReportJob,
  },
  {
    id: 'aga-share',
    system: 'AGA',
    title: 'agaShare',
    lead: 'agaShareLead',
    words: 'wordsAgaShare',
    load: async () => (await share()).ShareJob,
  },
];

/** A season is known by its names, also where one of them has gone; without one, the last section counts. */
export const agaEvents: EventReader = {
  system: 'AGA',
  holds: (facts) => holdsSeason(facts) || sections.latest(facts.names) !== undefined,
  places,
  load: async () =>
    (await withTexts('aga', () => import(/* webpackChunkName: "aga" */ './where-it-stands')))
      .whereItStands,
};

function holdsSeason(facts: WorkbookFacts): boolean {
  return partsMissing(facts).length < seasonParts.length;
}

/** Of a season its tournaments and the beginning of its totals, with the sheets of their sections: its lines may be thousands. */
function places(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length === 0) {
    return [
      { kind: 'typed', text: seasonNames.qualifiers },
      ...totalsPlace(facts, seasonNames.lines),
      ...sectionSheets(facts),
    ];
  }
  const text = holdsSeason(facts) ? undefined : sections.latest(facts.names);
  if (text === undefined) return [];
  const own = facts.named?.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  // All of its sheet: players may have been added outside of the list.
  return [{ kind: 'typed', text }, ...(own ? [{ kind: 'sheet', sheet: own.sheet } as const] : [])];
}
