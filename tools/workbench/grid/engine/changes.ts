import type { Command, Model } from '@odoo/o-spreadsheet';
import { rectanglesOf, sheetLimits } from '../areas';
import { fromEngine } from './reading';
import type {
  Area,
  CellPosition,
  CellValue,
  GridChange,
  LinesMoved,
  SheetsChange,
  Unsubscribe,
} from '../grid';
import type { Library } from './library';

/** Commands after which contents may stand anywhere else. */
const sweeping: ReadonlySet<string> = new Set(['UNDO', 'REDO', 'MOVE_RANGES', 'DUPLICATE_SHEET']);

/** The first cell a step changes, with its value before; undefined as soon as there is a second. */
const befores = new WeakMap<object, Before | undefined>();

interface Before {
  readonly position: CellPosition;
  readonly value: CellValue;
}

/** Values before a change have to be read before it. */
export function addBeforePlugin(library: Library): void {
  class BeforePlugin extends library.UIPlugin {
    override beforeHandle(command: Command): void {
      if (command.type !== 'UPDATE_CELL' || command.content === undefined) return;
      const { sheetId, row, col } = command;
      const known = befores.get(this.getters);
      if (befores.has(this.getters)) {
        const isSame =
          known?.position.sheetId === sheetId &&
          known.position.row === row &&
          known.position.column === col;
        if (!isSame) befores.set(this.getters, undefined);
        return;
      }
      const value = fromEngine(library, this.getters.getEvaluatedCell({ sheetId, row, col }));
      befores.set(this.getters, { position: { sheetId, row, column: col }, value });
    }
  }
  library.registries.featurePluginRegistry.add('excel-before', BeforePlugin);
}

/** Collects from the model's commands which contents have changed. */
class ChangeRecord {
  #cells: CellPosition[] = [];
  #lines: GridChange[] = [];
  #others: GridChange[] = [];
  #everywhere = false;

  constructor(private readonly model: Model) {}

  note(command: Command): void {
    switch (command.type) {
      case 'UPDATE_CELL': {
        const { sheetId, row, col: column } = command;
        if (command.content !== undefined) this.#cells.push({ sheetId, row, column });
        return;
      }
      case 'ADD_COLUMNS_ROWS': {
        const first = command.position === 'before' ? command.base : command.base + 1;
        if (this.#pushesCells(command))
          this.#noteLines(command, first, command.quantity, 'Inserted');
        return;
      }
      case 'REMOVE_COLUMNS_ROWS':
        for (const index of command.elements) this.#noteLines(command, index, 1, 'Deleted');
        return;
      case 'HIDE_COLUMNS_ROWS':
      case 'UNHIDE_COLUMNS_ROWS': {
        const { sheetId, dimension, elements } = command;
        const [first] = [...elements].sort((a, b) => a - b);
        if (dimension === 'COL' || first === undefined) return;
        const rows = Math.max(...elements) - first + 1;
        const area = { sheetId, row: first, column: 0, rows, columns: sheetLimits.columns };
        this.#others.push({ area, rows: command.type.startsWith('UN') ? 'Unhidden' : 'Hidden' });
        return;
      }
      case 'RENAME_SHEET': {
        const { sheetId: id, newName: nameAfter, oldName: nameBefore } = command;
        this.#others.push({ sheet: { id, nameBefore, nameAfter } });
        return;
      }
      case 'DELETE_SHEET':
        this.#forget(command.sheetId);
        this.#others.push({ deleted: true });
        return;
      case 'HIDE_SHEET':
      case 'SHOW_SHEET':
        this.#others.push({
          sheet: { id: command.sheetId, visible: command.type === 'SHOW_SHEET' },
        });
        return;
      default:
        if (sweeping.has(command.type)) this.#everywhere = true;
    }
  }

  /** What happened on a sheet that is gone is told to nobody. */
  #forget(gone: string): void {
    this.#cells = this.#cells.filter(({ sheetId }) => sheetId !== gone);
    this.#lines = this.#lines.filter(({ area }) => area?.sheetId !== gone);
    this.#others = this.#others.filter(
      ({ area, sheet }) => area?.sheetId !== gone && sheet?.id !== gone,
    );
  }

  /** What happened since the last time. */
  take(): readonly GridChange[] {
    const others = this.#others;
    this.#others = [];
    return [...this.#takeContents(), ...others];
  }

  #takeContents(): readonly GridChange[] {
    const [cells, lines, everywhere] = [this.#cells, this.#lines, this.#everywhere];
    const before = befores.get(this.model.getters);
    befores.delete(this.model.getters);
    this.#cells = [];
    this.#lines = [];
    this.#everywhere = false;
    if (everywhere) return [{}];
    // Inserted and deleted lines write cells, too; listeners look at everything.
    if (lines.length > 0) return lines;
    const areas = rectanglesOf(cells);
    const [area, ...others] = areas;
    const isSingle = others.length === 0 && area?.rows === 1 && area.columns === 1;
    return isSingle && before?.position.sheetId === area.sheetId
      ? [{ area, before: before.value }]
      : areas.map((each) => ({ area: each }));
  }

  #noteLines(
    { sheetId, dimension }: { sheetId: string; dimension: 'ROW' | 'COL' },
    first: number,
    count: number,
    what: 'Inserted' | 'Deleted',
  ): void {
    const area =
      dimension === 'ROW'
        ? { sheetId, row: first, column: 0, rows: count, columns: sheetLimits.columns }
        : { sheetId, row: 0, column: first, rows: sheetLimits.rows, columns: count };
    this.#lines.push({ area, lines: `${dimension === 'ROW' ? 'Row' : 'Column'}${what}` });
  }

  /** Rows or columns that are added at the end of the sheet move nothing. */
  #pushesCells(command: Extract<Command, { type: 'ADD_COLUMNS_ROWS' }>): boolean {
    const count = this.model.getters.getNumberHeaders(command.sheetId, command.dimension);
    const behind = command.base + command.quantity + 1;
    return command.position === 'before' || behind !== count;
  }
}

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
