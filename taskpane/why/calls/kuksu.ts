import {
  defaultTierParameters,
  leagueCount,
  playerCount,
  rankColumns,
  ratingsColumn,
} from '../../../functions/arguments/lists/kuksu';
import { readSingle, readTable, unwrap } from '../../../functions/arguments/read';
import * as functions from '../../../functions/kuksu';
import {
  explainKuksuDefaultTier,
  explainKuksuRankRows,
  explainKuksuSizesRows,
  explainKuksuSnakeRows,
  explainKuksuSodosRows,
  explainKuksuTiers,
} from '../../../src/kuksu/why';
import { heading, perRow, reasonsOf, spreading, table, type OurFunction } from './our-function';

/** How Kuksu's functions are explained. */
export const kuksuCalls: Readonly<Record<string, OurFunction>> = {
  'KUKSU.TIERS': spreading(functions.tiers, [playerCount] as const, explainKuksuTiers),
  'KUKSU.SIZES': table(functions.sizes, ([players], row, column) => {
    const sizes = explainKuksuSizesRows(readSingle(playerCount, players));
    const { derivation: league } = unwrap(sizes).row(row);
    return column === 1 ? reasonsOf(league, league?.value.size) : heading;
  }),
  'KUKSU.DEFAULTTIER': spreading(
    functions.defaultTier,
    defaultTierParameters,
    explainKuksuDefaultTier,
  ),
  'KUKSU.SODOS': table(
    functions.sodos,
    ([crosstable], row) => {
      const rows = unwrap(explainKuksuSodosRows(readTable('crosstable', crosstable ?? '')));
      return reasonsOf(rows.row(row).derivation);
    },
    true,
  ),
  'KUKSU.RANK': perRow(
    rankColumns,
    [0, 1, 2, 3, 4],
    ({ values }) => explainKuksuRankRows(...values),
    ({ place }) => place,
  ),
  'KUKSU.SNAKE': perRow(
    ratingsColumn,
    [0],
    ({ values: [ratings] }, [, leagues]) =>
      explainKuksuSnakeRows(ratings, readSingle(leagueCount, leagues)),
    ({ league }) => league,
  ),
};
