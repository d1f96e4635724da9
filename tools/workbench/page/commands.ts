import type { Action } from './manifest';
import type { Pane } from './pane';

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
