import {
  type Area,
  cellName,
  contains,
  parseArea,
  splitAddress,
} from '../../../taskpane/sheets/address';
import type { Attempt, Problem } from '../../../taskpane/excel/workbook/problems';
import type { Following } from '../../../taskpane/excel/workbook/workbook';
import {
  type ActiveCell,
  type ActiveCellSeen,
  type Asking,
  type CellOfSheet,
  type HeldCell,
  HeldError,
  type HeldPlace,
  type ReadReference,
  type ReferredCell,
  type SeenName,
  type Wanted,
  type WhyService,
} from '../../../taskpane/excel/workbook/why';
import { surrounding } from '../../../tools/workbench/grid/areas';

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
    const { sheet, area } = placeOf(address);
    const held = this.held(sheet, area.row, area.column);
    const spill = this.spillsOn(sheet).find((each) => contains(each, area));
    const table = [...this.tables].find(
      ([, { sheet: of, area: whole }]) => of === sheet && contains(areaOf(whole), area),
    );
    return {
      selection: address,
      several: false,
      sheetId: `{${sheet}}`,
      sheet,
      row: area.row,
      column: area.column,
      formula: spill?.formula ?? this.cells.get(address)?.formula ?? '',
      held,
      shown: shown ?? String(held.value ?? ''),
      spill,
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
      if (!found) return { kind: 'noTable' };
      const { sheet, area, totals = false } = found;
      return { ...this.area(sheet, areaOf(area)), table: { headings: true, totals } };
    }
    const sheet = wanted.sheet ?? sheetId.slice(1, -1);
    const name = [...this.cells.keys()]
      .map((address) => placeOf(address).sheet)
      .find((each) => each.toLowerCase() === sheet.toLowerCase());
    if (name === undefined) return { kind: 'noSheet' };
    if (wanted.kind === 'name') return this.named(`${name}!${wanted.name}`);
    if (wanted.kind === 'area') return this.area(name, wanted.area);
    const { row, column } = wanted.area;
    const spill = this.spillsOn(name).find((each) => each.row === row && each.column === column);
    return spill
      ? this.area(name, { row, column, rows: spill.rows, columns: spill.columns })
      : { kind: 'noSpill' };
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

  private area(sheet: string, area: Area): Extract<ReadReference, { kind: 'cells' }> {
    const filled = [...this.cells.keys()]
      .map(placeOf)
      .filter((each) => each.sheet === sheet && contains(area, each.area));
    const used = surrounding(filled.map((each) => ({ sheetId: sheet, ...each.area })));
    const { row, column, rows, columns } = used ?? { ...area, rows: 0, columns: 0 };
    const held = Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (_each, k) => {
        const { value, isError } = this.held(sheet, row + i, column + k);
        return isError ? new HeldError(String(value)) : value;
      }),
    );
    return { kind: 'cells', sheetId: `{${sheet}}`, sheet, area, row, column, held };
  }

  private held(sheet: string, row: number, column: number): HeldCell {
    const value = this.cells.get(`${sheet}!${cellName(row, column)}`)?.value ?? null;
    return { value, isError: typeof value === 'string' && /^#[A-Z/0!?]+$/.test(value) };
  }

  /** What spills on a sheet, with the formulas that do. */
  private spillsOn(sheet: string): NonNullable<ActiveCell['spill']>[] {
    return [...this.spills]
      .filter(([from]) => placeOf(from).sheet === sheet)
      .map(([from, to]) => {
        const area = areaOf(`${from.split('!')[1] ?? ''}:${to}`);
        return { ...area, formula: this.cells.get(from)?.formula ?? '' };
      });
  }
}

function areaOf(address: string): Area {
  const area = parseArea(address);
  if (!area) throw new Error(`${address} is no cell`);
  return area;
}

/** The place of `SOF!B4`. */
function placeOf(address: string): { readonly sheet: string; readonly area: Area } {
  const [sheet = '', cell = ''] = address.split('!');
  return { sheet, area: areaOf(cell) };
}
