import { cellName, parseArea, splitAddress } from '../../../taskpane/plan/address';
import type { Attempt, Problem } from '../../../taskpane/workbook/problems';
import type { Following } from '../../../taskpane/workbook/service';
import {
  HeldError,
  type ActiveCell,
  type ActiveCellSeen,
  type Asking,
  type CellOfSheet,
  type HeldCell,
  type HeldPlace,
  type ReadReference,
  type ReferredCell,
  type SeenName,
  type Wanted,
  type WhyService,
} from '../../../taskpane/workbook/why';

type Content = string | number | boolean;

/** What a cell of the fake holds: `=` begins a formula, `#` an error. */
interface FakeCell {
  readonly value: Content;
  readonly formula?: string;
}

/** A workbook as Why reads it: cells by sheet and address, spills, tables and names, with values as Excel would give them. */
export class FakeWhy implements WhyService {
  readonly cells = new Map<string, FakeCell>();
  readonly spills = new Map<string, string>();
  readonly tables = new Map<
    string,
    { readonly sheet: string; readonly area: string; readonly totals?: boolean }
  >();
  names: SeenName[] = [];
  /** Names of other sheets than the active one: by `Other!rate`, what they stand for. */
  readonly otherNames = new Map<string, string>();
  requests: string[] = [];
  /** Where set, the next read fails with it. */
  refusal: Problem | undefined;
  /** So many reads succeed before it counts. */
  readsBefore = 0;
  gate: Promise<void> | undefined;
  /** Tells the pane that Excel is asked for the active cell, or that what it shows stays. */
  asking: Asking | undefined;
  stopped = false;
  /** How often the cell was asked for again. */
  refreshes = 0;
  private listener: ((seen: Attempt<ActiveCellSeen>) => void) | undefined;

  /** `put('SOF!A1', 1250)`, `put('SOF!B1', 25.16, '=SOF.AWARD(A1,60)')`. */
  put(address: string, value: Content, formula?: string): this {
    this.cells.set(address, formula === undefined ? { value } : { value, formula });
    return this;
  }

  /** Which cell the pane holds. */
  heldByPane: () => HeldPlace | undefined = () => undefined;
  /** Cells that are no constants, or on a protected sheet: by `SOF!B1`. */
  readonly fixed = new Set<string>();

  /** What stands where the pane looks when it opens. */
  first: Attempt<ActiveCellSeen> = { ok: true, value: { kind: 'other' } };

  lookOnce(): Promise<Attempt<ActiveCellSeen>> {
    return Promise.resolve(this.first);
  }

  isConstant({ sheetId, row, column }: HeldPlace): Promise<Attempt<boolean>> {
    this.requests.push('constant');
    if (this.refusal) return Promise.resolve({ ok: false, problem: this.refusal });
    const address = `${sheetId.slice(1, -1)}!${cellName(row, column)}`;
    const isFormula = this.cells.get(address)?.formula !== undefined;
    return Promise.resolve({ ok: true, value: !isFormula && !this.fixed.has(address) });
  }

  referred(
    sheetId: string,
    cells: readonly CellOfSheet[],
  ): Promise<Attempt<readonly ReferredCell[]>> {
    this.requests.push('referred');
    if (this.refusal) return Promise.resolve({ ok: false, problem: this.refusal });
    const value = cells.map(({ sheet = sheetId.slice(1, -1), row, column }) =>
      this.active(`${sheet}!${cellName(row, column)}`),
    );
    return Promise.resolve({ ok: true, value });
  }

  follow(
    listener: (seen: Attempt<ActiveCellSeen>) => void,
    held: () => HeldPlace | undefined = () => undefined,
    asking?: Asking,
  ): Following {
    this.listener = listener;
    this.asking = asking;
    this.heldByPane = held;
    return {
      refresh: () => {
        this.refreshes += 1;
      },
      stop: () => {
        this.stopped = true;
      },
    };
  }

  tell(seen: Attempt<ActiveCellSeen>): void {
    this.requests.push('cell');
    this.asking?.asked();
    this.listener?.(seen);
  }

  /** Selects a cell; `shown` is what Excel shows where that is not its value. */
  select(address: string, shown?: string): void {
    this.tell({ ok: true, value: { kind: 'cell', cell: this.active(address, shown) } });
  }

  active(address: string, shown?: string): ActiveCell {
    const [sheet = '', cell = ''] = address.split('!');
    const area = parseArea(cell);
    if (!area) throw new Error(`${address} is no cell`);
    const held = this.held(sheet, area.row, area.column);
    const spill = [...this.spills].find(([at, size]) => {
      const [name = '', from = ''] = at.split('!');
      const whole = parseArea(`${from}:${size}`);
      return name === sheet && whole !== undefined && isIn(whole, area);
    });
    const parent = spill && this.spillOf(spill[0], spill[1]);
    const table = [...this.tables].find(([, { sheet: of, area: whole }]) => {
      const around = parseArea(whole);
      return of === sheet && around !== undefined && isIn(around, area);
    });
    return {
      selection: address,
      several: false,
      sheetId: `{${sheet}}`,
      sheet,
      row: area.row,
      column: area.column,
      formula: parent?.formula ?? this.cells.get(address)?.formula ?? '',
      held,
      shown: shown ?? String(held.value ?? ''),
      spill: parent,
      table: table?.[0],
      tables: [...this.tables.keys()],
      names: this.names,
    };
  }

  async read(sheetId: string, wanted: readonly Wanted[]): Promise<Attempt<ReadReference[]>> {
    this.requests.push('references');
    await this.gate;
    if (this.refusal && --this.readsBefore < 0) return { ok: false, problem: this.refusal };
    return { ok: true, value: wanted.map((each) => this.reference(sheetId, each)) };
  }

  private reference(sheetId: string, wanted: Wanted): ReadReference {
    if (wanted.kind === 'table') {
      const found = [...this.tables].find(
        ([name]) => name.toLowerCase() === wanted.table.toLowerCase(),
      )?.[1];
      const area = found && parseArea(found.area);
      if (!found || !area) return { kind: 'noTable' };
      const { sheet, totals = false } = found;
      return { ...this.area(sheet, area), table: { headings: true, totals } };
    }
    const sheet = wanted.sheet ?? sheetId.slice(1, -1);
    const known = [...this.cells.keys()].find(
      (each) => each.split('!')[0]?.toLowerCase() === sheet.toLowerCase(),
    );
    if (known === undefined) return { kind: 'noSheet' };
    const [name = ''] = known.split('!');
    if (wanted.kind === 'name') return this.named(`${name}!${wanted.name}`);
    if (wanted.kind === 'area') return this.area(name, wanted.area);
    const spill = [...this.spills].find(([at]) => {
      const area = parseArea(at.split('!')[1] ?? '');
      return (
        at.startsWith(`${name}!`) &&
        area?.row === wanted.area.row &&
        area.column === wanted.area.column
      );
    });
    if (!spill) return { kind: 'noSpill' };
    const { row, column, rows, columns } = this.spillOf(spill[0], spill[1]);
    return this.area(name, { row, column, rows, columns });
  }

  private named(key: string): ReadReference {
    const found = [...this.otherNames].find(([each]) => each.toLowerCase() === key.toLowerCase());
    if (!found) return { kind: 'noName' };
    const [, formula] = found;
    const isReference = /^=('[^']*'|\w+)![$A-Z\d:]+$/.test(formula);
    const { sheet, rest } = splitAddress(formula.slice(1));
    const area = isReference ? parseArea(rest) : undefined;
    return sheet === undefined || !area ? { kind: 'formula', formula } : this.area(sheet, area);
  }

  private area(
    sheet: string,
    area: {
      readonly row: number;
      readonly column: number;
      readonly rows: number;
      readonly columns: number;
    },
  ): Extract<ReadReference, { kind: 'cells' }> {
    const used = [...this.cells.keys()].flatMap((each) => {
      const [name = '', cell = ''] = each.split('!');
      const at = parseArea(cell);
      return name === sheet && at && isIn(area, at) ? [at] : [];
    });
    const rows = used.map(({ row }) => row);
    const columns = used.map(({ column }) => column);
    const [row, column] =
      used.length > 0 ? [Math.min(...rows), Math.min(...columns)] : [area.row, area.column];
    const height = used.length > 0 ? Math.max(...rows) - row + 1 : 0;
    const width = used.length > 0 ? Math.max(...columns) - column + 1 : 0;
    const held = Array.from({ length: height }, (_, i) =>
      Array.from({ length: width }, (_each, k) => {
        const { value, isError } = this.held(sheet, row + i, column + k);
        return isError ? new HeldError(String(value)) : value;
      }),
    );
    return { kind: 'cells', sheetId: `{${sheet}}`, sheet, area, row, column, held };
  }

  private held(sheet: string, row: number, column: number): HeldCell {
    for (const [address, { value }] of this.cells) {
      const [name = '', cell = ''] = address.split('!');
      const at = parseArea(cell);
      if (name === sheet && at?.row === row && at.column === column) {
        return { value, isError: typeof value === 'string' && /^#[A-Z/0!?]+$/.test(value) };
      }
    }
    return { value: null, isError: false };
  }

  private spillOf(at: string, to: string): NonNullable<ActiveCell['spill']> {
    const area = parseArea(`${at.split('!')[1] ?? ''}:${to}`);
    if (!area) throw new Error(`${at} spills nowhere`);
    return { ...area, formula: this.cells.get(at)?.formula ?? '' };
  }
}

function isIn(
  whole: {
    readonly row: number;
    readonly column: number;
    readonly rows: number;
    readonly columns: number;
  },
  { row, column }: { readonly row: number; readonly column: number },
): boolean {
  return (
    row >= whole.row &&
    row < whole.row + whole.rows &&
    column >= whole.column &&
    column < whole.column + whole.columns
  );
}
