import {
  groupOfPlayers,
  groupsColumns,
  groupSizeParameter,
  playerCount,
  rightsParameters,
  roundCount,
  scoreParameters,
} from '../../../functions/arguments/lists/nk';
import { readSingle, unwrap } from '../../../functions/arguments/read';
import * as functions from '../../../functions/nk';
import {
  explainFoldPairsRows,
  explainNkGroupsRows,
  explainNkProgressCells,
  explainNkRights,
  explainNkScore,
  explainSlidePairsRows,
} from '../../../src/nk/why';
import { heading, perRow, reasonsOf, spreading, table, type OurFunction } from './our-function';

const pairs = (
  answer: typeof functions.slide,
  explain: typeof explainSlidePairsRows,
): OurFunction =>
  table(answer, ([n], row, column) => {
    const { derivation: pair } = unwrap(explain(readSingle(groupOfPlayers, n))).row(row);
    return column === 1 ? reasonsOf(pair, pair?.value[1]) : heading;
  });

/** How NK's functions are explained. */
export const nkCalls: Readonly<Record<string, OurFunction>> = {
  'NK.GROUPS': perRow(
    groupsColumns,
    [0, 1],
    ({ values: [strengths, earned] }, [, , groupSize]) => {
      const names = earned?.map((each) => each ?? '');
      return explainNkGroupsRows(strengths, names, readSingle(groupSizeParameter, groupSize));
    },
    ({ group }) => group,
  ),
  'NK.SCORE': spreading(functions.score, scoreParameters, explainNkScore),
  'NK.SLIDE': pairs(functions.slide, explainSlidePairsRows),
  'NK.FOLD': pairs(functions.fold, explainFoldPairsRows),
  'NK.PROGRESS': table(functions.progress, ([players, rounds, groupSize], row, column) => {
    const derivation = unwrap(
      explainNkProgressCells(
        readSingle(playerCount, players),
        readSingle(roundCount, rounds),
        readSingle(groupSizeParameter, groupSize),
      ),
    )(row, column);
    return derivation && derivation.steps.length > 0 ? reasonsOf(derivation) : heading;
  }),
  'NK.RIGHTS': spreading(functions.rights, rightsParameters, explainNkRights),
};
