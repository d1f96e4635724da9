import { withTexts } from '../../language';
import type { EventReader } from '../events/reader';
import type { WorkbookFacts } from '../plan/source';
import { lastCycleNumber, latestCrosstables, listOf } from './crosstable-names';

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
