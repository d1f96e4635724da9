import type { Grid, GridChange } from '../grid/grid';
import type { TriggerSource } from './events';

/** Tells of changed cells and of who changed them. */
export class Changes {
  private byAddin = false;

  constructor(
    grid: Grid,
    private readonly later: (task: () => void) => void,
    tell: (change: GridChange, by: TriggerSource) => void,
  ) {
    grid.onChanged((change) => {
      tell(change, this.byAddin ? 'ThisLocalAddin' : 'Unknown');
    });
  }

  /** A write of the add-in. The grid tells of it after the running task, so the mark stays until the next one. */
  during(write: () => void): void {
    this.byAddin = true;
    this.later(() => {
      this.byAddin = false;
    });
    write();
  }
}
