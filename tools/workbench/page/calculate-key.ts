import type { Grid } from '../grid/grid';

/** F9 calculates the workbook, as in Excel: needed where it is calculated by hand. */
export function calculateOnF9(grid: Grid): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F9') return;
    event.preventDefault();
    grid.recalculate();
  });
}
