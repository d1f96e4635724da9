import type { Grid } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import type { Environment } from '../model/environment';

/** Windows and Mac, the web, or what no Excel does: every call can be undone, which shows what the grid keeps. */
export type UndoManner = 'win' | 'web' | 'everything';

type Undo = Pick<Environment, 'step' | 'notUndoable'>;

/**
 * What becomes of the user's undo list while requests of the add-in are processed. Sources: "Undo capabilities with the
 * Excel JavaScript API" (a call without undo support clears the list from there on; in a grouped run it is refused), and
 * office-js #5918 and #6170, which name two calls that clear it on the desktop without being listed there.
 */
export class Undoable implements Undo {
  private group: string | undefined;
  private isCleared = false;

  constructor(
    private readonly grid: Grid,
    private readonly manner: UndoManner,
  ) {}

  /** The whole request goes from the list, also what it did after the call: the grid cannot part its own step. */
  readonly step: Undo['step'] = (group, work) => {
    this.group = group;
    this.isCleared = false;
    const step = (): void => {
      this.grid.batch(work);
    };
    if (group === undefined) step();
    else this.grid.inUndoGroup(group, step);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the work may set it
    if (this.isCleared) this.grid.forgetHistory();
  };

  readonly notUndoable: Undo['notUndoable'] = (where, inGroups) => {
    if (this.manner === 'everything' || (where === 'desktop' && this.manner === 'web')) return;
    if (this.group !== undefined && inGroups === 'refused')
      throw new ExcelError('UndoNotSupported');
    this.isCleared = true;
  };
}
