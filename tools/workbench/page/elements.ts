import type { Grid } from '../grid/grid';
import { addressOf, firstCell } from '../host/model/address';

/** An element of the page's own HTML. A missing one is a mistake in that HTML. */
export function element<T extends HTMLElement>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}.`);
  return found;
}

/** Shows a dialog, and gives the button that closed it; Esc is "cancel". */
export function closedBy(dialog: HTMLDialogElement): Promise<string> {
  dialog.returnValue = 'cancel';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        resolve(dialog.returnValue);
      },
      { once: true },
    );
  });
}

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
