import { addTournament } from '../../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../../taskpane/kgs/year/plan';
import type { Plan } from '../../../../taskpane/sheets/plan';
import { planOf, sheetCells } from '../../excel/operations';
import { listOf, removals } from './sample-year';

/** A year with the same points for every tournament. */
export const yearPlan = (): Promise<Plan> =>
  planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3 2 1' });

/** A tournament of it, from the list on a sheet. */
export const tournamentPlan = (name = 'December', results = 'Results'): Promise<Plan> =>
  planOf(
    addTournament,
    { column: undefined, name, rounds: '8', board: '', hours: '', tieBreaks: '' },
    { results },
  );

/** Lists that tournaments are added from: results with standings, and points without. */
export const listSheets = [
  { name: 'Results', cells: sheetCells(listOf(removals)) },
  {
    name: 'Points',
    cells: sheetCells([
      ['Account', 'Points'],
      ['AyaBot', 3.5],
      ['Zen19S', 8],
    ]),
  },
];
