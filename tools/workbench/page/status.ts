import type { Grid } from '../grid/grid';
import { addressOf, firstCell } from './cells';
import { closedBy, element } from './elements';

/**
 * The line at the foot of the page: what the selected cell shows when it is an error, or what it asks for. Excel
 * shows the same sentences beside the cell.
 */
export function showStatus(grid: Grid): () => void {
  const status = element('status', HTMLOutputElement);
  const refresh = (): void => {
    const selection = grid.selection();
    const value = firstCell(grid, selection)?.value;
    const isError = typeof value === 'object' && value !== null;
    const text = isError ? [value.error, value.message].filter(Boolean).join(' ') : '';
    status.textContent = isError
      ? `${addressOf(grid, { ...selection, rows: 1, columns: 1 })}: ${text}`
      : (grid.validations.at(selection)?.prompt ?? '');
  };
  grid.onSelectionChanged(refresh);
  grid.onChanged(refresh);
  return refresh;
}

/** Excel's dialog after an entry that validation refuses: its text, Retry and Cancel. */
export async function askForRetry(message: string): Promise<boolean> {
  const dialog = element('refused-entry', HTMLDialogElement);
  element('refused-entry-text', HTMLElement).textContent = message;
  return (await closedBy(dialog)) === 'retry';
}
