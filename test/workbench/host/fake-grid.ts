import type {
  Area,
  Cell,
  CellContent,
  CellPosition,
  CellValue,
  Grid,
  GridChange,
  Sheet,
} from '../../../workbench/grid/grid';
import type { ConditionalFormats, Styles } from '../../../workbench/grid/looks';
import type {
  Copies,
  Extras,
  Filters,
  Lines,
  Merges,
  Names,
  Shifts,
  Tables,
  Tabs,
} from '../../../workbench/grid/parts';
import type { Validations } from '../../../workbench/grid/entry-rules';

interface Stored {
  value: CellValue;
  formula?: string;
  numberFormat: string;
}

const blank: Stored = { value: null, numberFormat: 'General' };

/**
 * A grid without an engine: cells in a map. A formula is stored as it is and has the value the test gave it
 * with `results`. It notifies as the interface says, after the running task.
 */
export class FakeGrid implements Grid {
  readonly tabs: Tabs = missingPart('tabs');
  readonly lines: Lines = missingPart('lines', { isHidden: () => false });
  readonly shifts: Shifts = missingPart('shifts');
  /** Number formats are the only ones here. */
  readonly styles: Styles = missingPart('styles', {
    isFormatted: () => false,
    formattedArea: () => undefined,
    clear: (area: Area) => {
      this.setNumberFormat(area, 'General');
    },
  });
  readonly names: Names = missingPart('names', { all: () => [], gone: () => [] });
  readonly merges: Merges = missingPart('merges', { touching: () => [] });
  readonly conditionalFormats: ConditionalFormats = missingPart('conditionalFormats', {
    all: () => [],
  });
  readonly copies: Copies = missingPart('copies');
  readonly validations: Validations = missingPart('validations', { all: () => [] });
  readonly filters: Filters = missingPart('filters');
  readonly tables: Tables = missingPart('tables', { all: () => [] });
  readonly extras: Extras = missingPart('extras', { texts: () => ({}), areas: () => ({}) });

  /** Value of a formula by its text. */
  readonly results = new Map<string, CellValue>();
  calculatesByHand = false;
  readonly setTypingLocale = (): void => undefined;
  readonly isStale = false;
  recalculations: (readonly CellPosition[] | 'all')[] = [];
  batches = 0;

  private readonly sheetNames = ['Sheet1'];
  private readonly cells = new Map<string, Stored>();
  private active = 's1';
  private selected: Area = { sheetId: 's1', row: 0, column: 0, rows: 1, columns: 1 };
  private readonly selectionListeners = new Set<(selection: Area) => void>();
  private readonly changeListeners = new Set<(change: GridChange) => void>();
  private pending: CellPosition[] = [];

  sheets(): readonly Sheet[] {
    return this.sheetNames.map((name, i) => ({
      id: `s${i + 1}`,
      name,
      visible: name !== 'Hidden',
      rows: 100,
      columns: 26,
    }));
  }

  activeSheet(): Sheet {
    return this.sheet(this.active);
  }

  addSheet(name: string): Sheet {
    this.sheetNames.push(name);
    return this.sheet(`s${this.sheetNames.length}`);
  }

  reserve(): void {
    // There is room.
  }

  /** Where a test says that something spills. */
  readonly spills: Area[] = [];

  spill({ sheetId, row, column }: CellPosition): Area | undefined {
    return this.spills.find(
      (area) =>
        area.sheetId === sheetId &&
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    );
  }

  activateSheet(sheetId: string): void {
    this.active = sheetId;
  }

  read({ sheetId, row, column, rows, columns }: Area): readonly (readonly Cell[])[] {
    this.sheet(sheetId);
    return Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (__, c) =>
        this.cell({ sheetId, row: row + r, column: column + c }),
      ),
    );
  }

  write(position: CellPosition, content: CellContent): void {
    const numberFormat = this.stored(position).numberFormat;
    const isFormula = typeof content === 'string' && content.startsWith('=');
    const value: CellValue = isFormula
      ? (this.results.get(content) ?? 0)
      : typeof content === 'string' && content.startsWith("'")
        ? content.slice(1)
        : content === ''
          ? null
          : content;
    this.cells.set(key(position), {
      value,
      numberFormat,
      ...(isFormula ? { formula: content } : {}),
    });
    this.pending.push(position);
    if (this.pending.length === 1) {
      queueMicrotask(() => {
        const area = around(this.pending);
        this.pending = [];
        this.tellChanged({ area });
      });
    }
  }

  /** A value no one can type, such as an error. */
  put(address: CellPosition, value: CellValue, numberFormat = 'General'): void {
    this.cells.set(key(address), { value, numberFormat });
  }

  setNumberFormat({ sheetId, row, column, rows, columns }: Area, format: string): void {
    for (let r = row; r < row + rows; r++) {
      for (let c = column; c < column + columns; c++) {
        const position = { sheetId, row: r, column: c };
        this.cells.set(key(position), { ...this.stored(position), numberFormat: format });
      }
    }
  }

  numberFormat(position: CellPosition): string {
    return this.stored(position).numberFormat;
  }

  batch(work: () => void): void {
    this.batches++;
    work();
  }

  inUndoGroup(_group: string, work: () => void): void {
    work();
  }

  usedArea(sheetId: string): Area | undefined {
    const filled = [...this.cells]
      .filter(([, cell]) => cell.value !== null)
      .map(([at]) => JSON.parse(at) as [string, number, number])
      .filter(([id]) => id === sheetId)
      .map(([, row, column]) => ({ sheetId, row, column }));
    return filled.length === 0 ? undefined : around(filled);
  }

  selection(): Area {
    return this.selected;
  }

  selections(): readonly Area[] {
    return [this.selected];
  }

  select(area: Area): void {
    this.active = area.sheetId;
    this.selected = area;
    queueMicrotask(() => {
      for (const listener of this.selectionListeners) listener(area);
    });
  }

  undo(): boolean {
    this.tellChanged({});
    return true;
  }

  /** It has no undo list. */
  readonly forgetHistory = (): void => undefined;

  redo(): boolean {
    return false;
  }

  recalculate(cells?: readonly CellPosition[]): void {
    this.recalculations.push(cells ?? 'all');
  }

  recalculateSheet(): void {
    this.recalculations.push('all');
  }

  onSelectionChanged(listener: (selection: Area) => void): () => void {
    this.selectionListeners.add(listener);
    return () => this.selectionListeners.delete(listener);
  }

  onSheetsChanged(): () => void {
    return () => undefined;
  }

  onChanged(listener: (change: GridChange) => void): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  private tellChanged(change: GridChange): void {
    for (const listener of this.changeListeners) listener(change);
  }

  private sheet(id: string): Sheet {
    const sheet = this.sheets().find((candidate) => candidate.id === id);
    if (sheet === undefined) throw new Error(`no sheet ${id}`);
    return sheet;
  }

  private stored(position: CellPosition): Stored {
    return this.cells.get(key(position)) ?? blank;
  }

  private cell(position: CellPosition): Cell {
    const { value, formula, numberFormat } = this.stored(position);
    const plain = typeof value === 'object' ? (value?.error ?? '') : value;
    const text =
      numberFormat === '0.00' && typeof plain === 'number' ? plain.toFixed(2) : String(plain);
    return { value, text, numberFormat, ...(formula === undefined ? {} : { formula }) };
  }
}

/** A part of the grid that only tests over the real one touch. */
function missingPart(name: string, members: object = {}): never {
  return new Proxy(members as never, {
    get: (present, member): unknown => {
      if (member in present) return Reflect.get(present, member);
      throw new Error(`The fake grid has no ${name}.${String(member)}.`);
    },
  });
}

function key({ sheetId, row, column }: CellPosition): string {
  return JSON.stringify([sheetId, row, column]);
}

function around(positions: readonly CellPosition[]): Area {
  const rows = positions.map((position) => position.row);
  const columns = positions.map((position) => position.column);
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  return {
    sheetId: positions[0]?.sheetId ?? '',
    row,
    column,
    rows: Math.max(...rows) - row + 1,
    columns: Math.max(...columns) - column + 1,
  };
}
