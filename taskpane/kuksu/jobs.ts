import { withTexts } from '../../src/language';
import type { Job } from '../jobs/view/operation-props';
import type { EventReader } from '../sheets/event';
import type { WorkbookFacts } from '../sheets/source';
import { lastCycleNumber, latestCrosstables, listOf } from './crosstable-names';

const views = () => withTexts('kuksu', () => import(/* webpackChunkName: "kuksu" */ './views'));

const share = () =>
  withTexts('kuksu', () => import(/* webpackChunkName: "kuksu-share" */ './share'));

/** A cycle of leagues: its results are ranked, and the next cycle is grouped from them. */
export const kuksuJobs: readonly Job[] = [
  {
    id: 'kuksu-rank',
    system: 'KUKSU',
    title: 'kuksuRank',
    lead: 'kuksuRankLead',
    words: 'wordsKuksuRank',
    load: async () => (await views()).RankJob,
  },
  {
    id: 'kuksu-group',
    system: 'KUKSU',
    title: 'kuksuGroup',
    lead: 'kuksuGroupLead',
    words: 'wordsKuksuGroup',
    starts: true,
    load: async () => (await views()).GroupJob,
  },
  {
    id: 'kuksu-replace',
    system: 'KUKSU',
    title: 'kuksuReplace',
    lead: 'kuksuReplaceLead',
    words: 'wordsKuksuReplace',
    load: async () => (await views()).ReplaceJob,
  },
  {
    id: 'kuksu-share',
    system: 'KUKSU',
    title: 'kuksuShare',
    lead: 'kuksuShareLead',
    words: 'wordsKuksuShare',
    load: async () => (await share()).ShareJob,
  },
];

/** A cycle is known by the names of its cross tables: the last one counts. */
export const kuksuEvents: EventReader = {
  system: 'KUKSU',
  holds: (facts) => latestCrosstables(facts).length > 0,
  places: crosstablePlaces,
  load: async () =>
    (await withTexts('kuksu', () => import(/* webpackChunkName: "kuksu" */ './where-it-stands')))
      .whereItStands,
};

/** Of a cycle that was made without cross tables there is only its list of results. */
function crosstablePlaces(facts: WorkbookFacts): ReturnType<EventReader['places']> {
  const results = listOf('Results', lastCycleNumber(facts), facts.tables);
  return [
    ...latestCrosstables(facts).map(({ name }) => ({ kind: 'typed', text: name }) as const),
    ...(results === undefined ? [] : [{ kind: 'table', table: results } as const]),
  ];
}
