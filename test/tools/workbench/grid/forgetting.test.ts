import { expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { createGrid } from '../../../../tools/workbench/grid/o-spreadsheet';

/** Everything that can be reached from here and takes room of its own. */
function reachable(from: object): number {
  const seen = new Set<object>([from]);
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) seen.add(value);
  };
  for (const each of seen) {
    for (const value of Object.values(each)) visit(value);
    if (each instanceof Map) for (const [key, value] of each) [key, value].forEach(visit);
    if (each instanceof Set) each.forEach(visit);
  }
  return seen.size;
}

test('no cell of a sheet that was made and deleted is kept once the history is forgotten, however often', () => {
  const grid = createGrid(library);
  const cells = 20;
  const first = grid.activeSheet().id;
  const comeAndGone = (): number => {
    const { id: sheetId } = grid.addSheet('Gone');
    for (let row = 0; row < cells; row++) {
      grid.write({ sheetId, row, column: 0 }, row);
      grid.write({ sheetId: first, row, column: 0 }, row % 2);
      grid.write({ sheetId: first, row, column: 0 }, '');
    }
    grid.undo();
    grid.tabs.remove(sheetId);
    grid.forgetHistory();
    return reachable(grid.model);
  };
  const once = comeAndGone();
  // The library keeps a few objects for each sheet that ever was, but none for a cell.
  for (let again = 1; again <= 2; again++) expect(comeAndGone() - once).toBeLessThan(cells * again);
  // What is done from then on is undone as ever.
  grid.write({ sheetId: first, row: 0, column: 0 }, 7);
  expect([grid.undo(), grid.undo()]).toEqual([true, false]);
});
