import type { Area, GridChange, LinesMoved, SheetsChange, Unsubscribe } from '../grid';
import type { Command, Model } from '@odoo/o-spreadsheet';
import { ChangeRecord } from './changes';

class Listeners<T> {
  // Wrapped, so that the same function added twice is told twice and leaves once.
  readonly #entries = new Set<{ readonly listener: (event: T) => void }>();

  add(listener: (event: T) => void): Unsubscribe {
    const entry = { listener };
    this.#entries.add(entry);
    return () => {
      this.#entries.delete(entry);
    };
  }

  tell(event: T): void {
    for (const { listener } of [...this.#entries]) listener(event);
  }
}

/** Tells listeners what has happened. The model speaks up in the middle of its commands; listeners want to write, so they hear of it after. */
export class Reports {
  readonly selection = new Listeners<Area>();
  readonly changes = new Listeners<GridChange>();
  readonly sheets = new Listeners<SheetsChange>();
  readonly lines = new Listeners<LinesMoved>();
  readonly #record: ChangeRecord;
  #told: string;
  #toldSheets: readonly string[];
  #isComing = false;

  constructor(
    private readonly model: Model,
    private readonly selected: () => Area,
  ) {
    this.#record = new ChangeRecord(model);
    this.#told = JSON.stringify(selected());
    this.#toldSheets = [...model.getters.getSheetIds()];
    model.on('command-dispatched', this, (command) => {
      this.#record.note(command as Command);
      for (const lines of linesMoved(command as Command)) this.lines.tell(lines);
    });
    model.on('update', this, () => {
      this.#tellSoon();
    });
  }

  #tellSoon(): void {
    if (this.#isComing) return;
    this.#isComing = true;
    queueMicrotask(() => {
      this.#isComing = false;
      this.#tellSheets();
      for (const change of this.#record.take()) this.changes.tell(change);
      const selection = this.selected();
      const key = JSON.stringify(selection);
      if (key === this.#told) return;
      this.#told = key;
      this.selection.tell(selection);
    });
  }

  #tellSheets(): void {
    const [before, now] = [this.#toldSheets, [...this.model.getters.getSheetIds()]];
    this.#toldSheets = now;
    const added = now.filter((id) => !before.includes(id));
    const deleted = before.filter((id) => !now.includes(id));
    if (added.length + deleted.length > 0) this.sheets.tell({ added, deleted });
  }
}

const dimensions = { ROW: 'rows', COL: 'columns' } as const;

/** Lines that went come from the last to the first, so that each is where it is said to be. */
function linesMoved(command: Command): readonly LinesMoved[] {
  switch (command.type) {
    case 'ADD_COLUMNS_ROWS': {
      const { sheetId, base, position, quantity: count } = command;
      const first = position === 'before' ? base : base + 1;
      return [{ sheetId, dimension: dimensions[command.dimension], first, count, came: true }];
    }
    case 'REMOVE_COLUMNS_ROWS': {
      const { sheetId, elements } = command;
      return [...elements]
        .sort((a, b) => b - a)
        .map((first) => {
          return {
            sheetId,
            dimension: dimensions[command.dimension],
            first,
            count: 1,
            came: false,
          };
        });
    }
    default:
      return [];
  }
}
