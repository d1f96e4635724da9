import {
  defaultTierParameters,
  leagueCount,
  playerCount,
  rankColumns,
  ratingsColumn,
} from '../../../cells/lists/kuksu';
import { readSingle, readTable, unwrap } from '../../../cells/read';
import * as functions from '../../../functions/kuksu';
import {
  explainKuksuDefaultTier,
  explainKuksuRank,
  explainKuksuSizes,
  explainKuksuSnake,
  explainKuksuSodos,
  explainKuksuTiers,
} from '../../../src/kuksu/explain';
import { heading, perRow, reasonsOf, spreading, table, type OurFunction } from './our-function';

/** How Kuksu's functions are explained. */
export const kuksuCalls: Readonly<Record<string, OurFunction>> = {
  'KUKSU.TIERS': spreading(functions.tiers, [playerCount] as const, explainKuksuTiers),
  'KUKSU.SIZES': table(functions.sizes, ([players], row, column) => {
    const league = unwrap(explainKuksuSizes(readSingle(playerCount, players)))[row];
    return column === 1 ? reasonsOf(league, league?.value.size) : heading;
  }),
  'KUKSU.DEFAULTTIER': spreading(
    functions.defaultTier,
    defaultTierParameters,
    explainKuksuDefaultTier,
  ),
  'KUKSU.SODOS': {
    ...table(functions.sodos, ([crosstable], row) =>
      reasonsOf(unwrap(explainKuksuSodos(readTable('crosstable', crosstable ?? '')))[row]),
    ),
    byRow: true,
  },
  'KUKSU.RANK': perRow(functions.rank, rankColumns, [0, 1, 2, 3, 4], ({ values }) =>
    explainKuksuRank(...values),
  ),
  'KUKSU.SNAKE': perRow(functions.snake, ratingsColumn, [0], ({ values: [ratings] }, [, leagues]) =>
    explainKuksuSnake(ratings, readSingle(leagueCount, leagues)),
  ),
};
