import type { Command, Model } from '@odoo/o-spreadsheet';
import type { Area, GridChange, SheetsChange } from '../grid';
import { Listeners } from '../listeners';
import { ChangeRecord } from './changes';

/** Tells listeners what has happened. The model speaks up in the middle of its commands; listeners want to write, so they hear of it after. */
export class Reports {
  readonly selection = new Listeners<Area>();
  readonly changes = new Listeners<GridChange>();
  readonly sheets = new Listeners<SheetsChange>();
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
