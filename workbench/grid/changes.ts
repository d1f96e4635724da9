import type { Command, Model } from '@odoo/o-spreadsheet';

import { rectanglesOf } from './areas';
import type { CellPosition, GridChange } from './grid';

/** Commands after which contents may stand anywhere else. */
const sweeping: ReadonlySet<string> = new Set([
  'UNDO',
  'REDO',
  'REMOVE_COLUMNS_ROWS',
  'MOVE_RANGES',
  'DELETE_SHEET',
  'DUPLICATE_SHEET',
]);

/** Collects from the model's commands which contents have changed. */
export class ChangeRecord {
  #cells: CellPosition[] = [];
  #everywhere = false;

  constructor(private readonly model: Model) {}

  note(command: Command): void {
    if (command.type === 'UPDATE_CELL') {
      const { sheetId, row, col: column } = command;
      if (command.content !== undefined) this.#cells.push({ sheetId, row, column });
    } else if (sweeping.has(command.type) || this.#pushesCells(command)) {
      this.#everywhere = true;
    }
  }

  /** What happened since the last time. */
  take(): readonly GridChange[] {
    const [cells, everywhere] = [this.#cells, this.#everywhere];
    this.#cells = [];
    this.#everywhere = false;
    return everywhere ? [{}] : rectanglesOf(cells).map((area) => ({ area }));
  }

  /** Rows or columns that are added at the end of the sheet move nothing. */
  #pushesCells(command: Command): boolean {
    if (command.type !== 'ADD_COLUMNS_ROWS') return false;
    const count = this.model.getters.getNumberHeaders(command.sheetId, command.dimension);
    const behind = command.base + command.quantity + 1;
    return command.position === 'before' || behind !== count;
  }
}
