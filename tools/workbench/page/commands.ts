import type { Action, Command } from './manifest';
import type { Pane } from './pane';
import type { Grid } from '../grid/grid';
import { element } from './elements';
import type { Library } from '../grid/engine/library';

/**
 * Does what Excel does when a command is chosen: a page is shown in the pane of its id, and the page that is shown there
 * already stays as it is. `first` is the action of the ribbon's button, whose pane is the only one here; anything else is
 * reported.
 */
export function commandRunner(
  pane: Pane,
  first: Action,
  report: (sentence: string) => void,
): (action: Action) => void {
  return (action) => {
    if (action.kind === 'other') {
      report(`The workbench shows task panes; it does not run the command ${action.type}.`);
    } else if (first.kind === 'other' || action.pane === undefined || action.pane !== first.pane) {
      report(`The workbench has one task pane; ${action.pane ?? 'a command'} asks for another.`);
    } else {
      pane.open(action.url);
    }
  };
}

/** F9 calculates the workbook, as in Excel: needed where it is calculated by hand. */
export function calculateOnF9(grid: Grid): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F9') return;
    event.preventDefault();
    grid.recalculate();
  });
}

/** The add-in's group on the ribbon, labelled as its manifest says. */
export function showRibbon(group: string, command: Command, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wb-command';
  button.title = command.description;
  button.setAttribute('aria-pressed', 'false');
  const icon = document.createElement('img');
  icon.src = command.iconUrl;
  icon.alt = '';
  const label = document.createElement('span');
  label.textContent = command.label;
  button.append(icon, label);
  button.addEventListener('click', run);

  const ribbon = element('ribbon', HTMLElement);
  ribbon.title = group;
  ribbon.replaceChildren(button);
  return button;
}

/** The add-in's entry in the menu of a cell (right click), labelled as its manifest says. */
export function addToCellMenu(library: Library, command: Command, run: () => void): void {
  library.registries.cellMenuRegistry.add('addin', {
    name: command.label,
    description: command.description,
    sequence: 1000,
    separator: true,
    execute: run,
  });
}
