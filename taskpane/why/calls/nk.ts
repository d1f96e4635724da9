import {
  groupOfPlayers,
  groupsColumns,
  groupSizeParameter,
  playerCount,
  rightsParameters,
  roundCount,
  scoreParameters,
} from '../../../cells/lists/nk';
import { readSingle, unwrap } from '../../../cells/read';
import * as functions from '../../../functions/nk';
import {
  explainFoldPairs,
  explainNkGroups,
  explainNkProgress,
  explainNkRights,
  explainNkScore,
  explainSlidePairs,
} from '../../../src/nk/explain';
import { heading, perRow, reasonsOf, spreading, table, type OurFunction } from './our-function';

const pairs = (answer: typeof functions.slide, explain: typeof explainSlidePairs): OurFunction =>
  table(answer, ([n], row, column) => {
    const pair = unwrap(explain(readSingle(groupOfPlayers, n)))[row];
    return column === 1 ? reasonsOf(pair, pair?.value[1]) : heading;
  });

/** How NK's functions are explained. */
export const nkCalls: Readonly<Record<string, OurFunction>> = {
  'NK.GROUPS': perRow(
    functions.groups,
    groupsColumns,
    [0, 1],
    ({ values: [strengths, earned] }, [, , groupSize]) => {
      const names = earned?.map((each) => each ?? '');
      return explainNkGroups(strengths, names, readSingle(groupSizeParameter, groupSize));
    },
  ),
  'NK.SCORE': spreading(functions.score, scoreParameters, explainNkScore),
  'NK.SLIDE': pairs(functions.slide, explainSlidePairs),
  'NK.FOLD': pairs(functions.fold, explainFoldPairs),
  'NK.PROGRESS': table(functions.progress, ([players, rounds, groupSize], row, column) => {
    const rows = unwrap(
      explainNkProgress(
        readSingle(playerCount, players),
        readSingle(roundCount, rounds),
        readSingle(groupSizeParameter, groupSize),
      ),
    );
    const derivation = rows[row]?.[column];
    return derivation && derivation.steps.length > 0 ? reasonsOf(derivation) : heading;
  }),
  'NK.RIGHTS': spreading(functions.rights, rightsParameters, explainNkRights),
};
