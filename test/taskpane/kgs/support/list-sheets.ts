import { sheetCells } from '../../excel/operations';
import { listOf, removals } from './sample-year';

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
