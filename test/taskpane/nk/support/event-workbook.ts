import { computedFrom } from '../../support/computed';
import { parseArea } from '../../../../taskpane/sheets/address';
import type { Computed, Lists, Operation } from '../../../../taskpane/jobs/operation';
import { checkPlan } from '../../../../taskpane/sheets/plan-check';
import type { NewBlock, Plan, PlanCell } from '../../../../taskpane/sheets/plan';
import type {
  SourceCell,
  SourceTable,
  Where,
  WorkbookFacts,
} from '../../../../taskpane/sheets/source';
import type { Language } from '../../../../src/language';
import { cellOf, sourceOf, sourceTable } from '../../support/fake-workbook';

type Typed = string | number | null;
type TypedList = Parameters<typeof sourceTable>[0];

interface StoredTable {
  readonly name: string;
  readonly sheet: string;
  readonly block: NewBlock;
  readonly cells: SourceCell[][];
}

/** Sheets and tables as plans leave them, without a grid: operations are computed from it, plans are put into it. */
export class EventWorkbook {
  private sheets: { readonly id: string; readonly name: string }[] = [];
  private tables: StoredTable[] = [];
  /** What stands on the sheets outside of tables: `Sheet!row column`. */
  private readonly cells = new Map<string, SourceCell>();
  /** The names of cells, with their sheets. */
  private readonly names = new Map<string, { readonly sheet: string; readonly address: string }>();

  private written: readonly string[] = [];

  constructor(readonly language: Language = 'en') {}

  /** Another workbook, as this one is now. */
  copy(): EventWorkbook {
    const copy = new EventWorkbook(this.language);
    copy.sheets = [...this.sheets];
    copy.tables = this.tables.map((table) => ({
      ...table,
      cells: table.cells.map((row) => [...row]),
    }));
    for (const [place, cell] of this.cells) copy.cells.set(place, cell);
    for (const [name, place] of this.names) copy.names.set(name, place);
    copy.written = this.written;
    return copy;
  }

  get facts(): WorkbookFacts {
    return {
      sheets: this.sheets,
      tables: this.tables.map(({ name, sheet }) => ({ name, sheet })),
      names: [...this.names.keys()],
      named: [...this.names].map(([name, cells]) => ({ name, ...cells })),
      activeSheet: 'Entries',
      written: this.written,
      mark: this.language === 'nl' ? ',' : '.',
    };
  }

  compute<L extends Lists, Options, Detail>(
    operation: Operation<L, Options, Detail>,
    options: NoInfer<Options>,
    lists?: Readonly<Partial<Record<keyof L & string, TypedList>>>,
    chosen?: Readonly<Record<string, number>>,
  ): Computed<Detail> {
    const typedLists = Object.entries<TypedList | undefined>(lists ?? {});
    return computedFrom(operation, options, {
      facts: this.facts,
      language: this.language,
      lists: typedLists.map(([key, lines]) => [key, sourceTable(lines ?? [])] as const),
      read: (wheres) => this.read(wheres),
      chosen,
    });
  }

  read(wheres: readonly Where[]): readonly SourceTable[] {
    return wheres.map((where) => ({ ...this.sourceAt(where), asked: where }));
  }

  private sourceAt(where: Where): SourceTable {
    if (where.kind === 'sheet') return this.sheetOf(where.sheet);
    // All of its sheet, which holds the named cells and what stands above them.
    const sheet = where.kind === 'typed' && this.names.get(where.text)?.sheet;
    if (typeof sheet === 'string') return this.sheetOf(sheet);
    if (where.kind !== 'table') throw new Error(`An event is found by tables, not ${where.kind}`);
    return this.sourceOf(this.table(where.table));
  }

  /** Puts a plan into the workbook. */
  apply(plan: Plan): void {
    checkPlan(plan);
    this.written = [...this.written, ...(plan.imprints ?? [])];
    for (const { name: sheet, blocks } of plan.sheets) {
      if (this.sheets.some(({ name }) => name === sheet)) throw new Error(`${sheet} is there`);
      this.sheets.push({ id: `{${sheet}}`, name: sheet });
      for (const { at, cells } of blocks) this.put(sheet, at, cells);
      for (const block of blocks) {
        if (block.list?.kind !== 'table') continue;
        const cells = block.cells.map((row) => row.map(stored));
        this.tables.push({ name: block.list.name, sheet, block, cells });
      }
    }
    for (const { name, sheet, address } of plan.names) this.names.set(name, { sheet, address });
    for (const { sheet, at, cells } of plan.blocks) {
      this.put(sheet, at, cells);
      for (const [i, row] of cells.entries()) {
        for (const [j, cell] of row.entries()) this.fill(sheet, at, [i, j], cell);
      }
    }
  }

  private put(sheet: string, at: string, cells: readonly (readonly PlanCell[])[]): void {
    const first = parseArea(at);
    for (const [i, line] of first ? cells.entries() : []) {
      for (const [j, cell] of line.entries()) {
        if (cell.kind === 'keep' || !first) continue;
        this.cells.set(`${sheet}!${first.row + i} ${first.column + j}`, stored(cell));
      }
    }
  }

  /** Puts all tabs into the other order, as a director may, and with them the tables as Excel tells of them. */
  turnTabs(): void {
    this.sheets = [...this.sheets].reverse();
    this.tables = [...this.tables].reverse();
  }

  /** Types into a cell outside of tables. */
  typeAt(sheet: string, address: string, value: Typed): void {
    const { row = 0, column = 0 } = parseArea(address) ?? {};
    this.cells.set(`${sheet}!${row} ${column}`, cellOf(value));
  }

  /** All that stands on a sheet without tables. */
  private sheetOf(sheet: string): SourceTable {
    const filled = [...this.cells].flatMap(([key, { kind }]) => {
      const [, row, column] = /!(\d+) (\d+)$/.exec(key) ?? [];
      return key.startsWith(`${sheet}!`) && kind !== 'blank'
        ? [[Number(row), Number(column)] as const]
        : [];
    });
    const [rows, columns] = [0, 1].map((side) =>
      Math.max(0, ...filled.map((cell) => 1 + (cell[side] ?? 0))),
    );
    const area = { row: 0, column: 0, rows: rows ?? 0, columns: columns ?? 0 };
    const place = { sheetId: `{${sheet}}`, sheet, area };
    const cells = Array.from({ length: area.rows }, (_, i) =>
      Array.from(
        { length: area.columns },
        (__, j): SourceCell => this.cells.get(`${sheet}!${i} ${j}`) ?? { kind: 'blank' },
      ),
    );
    return sourceOf(place, cells, this.facts.mark, { kind: 'sheet', sheetId: place.sheetId });
  }

  /** Puts a cell of a plan into the table it falls into. */
  private fill(sheet: string, at: string, [down, right]: [number, number], cell: PlanCell): void {
    const first = parseArea(at);
    if (!first || cell.kind === 'keep') return;
    for (const { sheet: own, block, cells } of this.tables) {
      const corner = parseArea(block.at);
      const line = corner && own === sheet && cells[first.row + down - corner.row];
      if (line && first.column + right - corner.column < line.length) {
        line[first.column + right - corner.column] = stored(cell);
      }
    }
  }

  /** What a table holds below its header, as plain values. */
  rows(table: string): readonly (readonly Typed[])[] {
    return this.table(table)
      .cells.slice(1)
      .map((row) => row.map(plain));
  }

  /** Types into a row of a table, counted from 0 below its header. */
  type(table: string, row: number, column: number, value: Typed): void {
    const line = this.table(table).cells[row + 1];
    if (!line) throw new Error(`${table} has no row ${row}`);
    line[column] = cellOf(value);
  }

  /** Adds a row at the end of a table. */
  append(table: string, row: readonly Typed[]): void {
    this.table(table).cells.push(row.map(cellOf));
  }

  /** What a cell outside of tables holds. */
  at(sheet: string, address: string): Typed {
    const { row = 0, column = 0 } = parseArea(address) ?? {};
    return plain(this.cells.get(`${sheet}!${row} ${column}`) ?? { kind: 'blank' });
  }

  /** Deletes the sheet that a table stands on. */
  drop(table: string): void {
    const { sheet } = this.table(table);
    this.tables = this.tables.filter((each) => each.sheet !== sheet);
    this.sheets = this.sheets.filter(({ name }) => name !== sheet);
  }

  /** As Excel copies a sheet: each of its tables gets a number behind its name. */
  copySheet(sheet: string): void {
    const copy = `${sheet} (2)`;
    this.sheets.push({ id: `{${copy}}`, name: copy });
    for (const table of this.tables.filter((each) => each.sheet === sheet)) {
      const cells = table.cells.map((row) => [...row]);
      this.tables.push({ ...table, cells, sheet: copy, name: table.name + this.tables.length });
    }
  }

  /** As Excel converts a table to a range: its cells stay. Gives how to make them that table again. */
  toRange(name: string): () => void {
    const found = this.table(name);
    this.tables = this.tables.filter((each) => each !== found);
    return () => {
      this.tables = [...this.tables, found];
    };
  }

  deleteSheet(sheet: string): void {
    this.sheets = this.sheets.filter(({ name }) => name !== sheet);
    this.tables = this.tables.filter((table) => table.sheet !== sheet);
  }

  table(name: string): StoredTable {
    const found = this.tables.find((table) => table.name === name);
    if (!found) throw new Error(`There is no table ${name}`);
    return found;
  }

  private sourceOf({ name, sheet, block, cells }: StoredTable): SourceTable {
    const corner = parseArea(block.at) ?? { row: 0, column: 0 };
    // What is empty at the end is not used, and is not read.
    const filled = cells.map((row) => row.some(({ kind }) => kind !== 'blank')).lastIndexOf(true);
    const used = cells.slice(0, filled + 1);
    const area = { ...corner, rows: used.length, columns: used[0]?.length ?? 0 };
    const place = { sheetId: `{${sheet}}`, sheet, area };
    return sourceOf(place, used, this.facts.mark, { kind: 'table', table: name });
  }
}

function stored(cell: PlanCell): SourceCell {
  switch (cell.kind) {
    case 'text':
      return { kind: 'text', text: cell.text };
    case 'number':
      return { kind: 'number', value: cell.value, isDate: false };
    case 'truth':
      return { kind: 'truth', value: cell.value };
    case 'formula':
      return { kind: 'number', value: Number(cell.shown), isDate: false };
    case 'blank':
    case 'keep':
      return { kind: 'blank' };
  }
}

function plain(cell: SourceCell): Typed {
  switch (cell.kind) {
    case 'text':
    case 'merged':
      return cell.text;
    case 'number':
      return cell.value;
    case 'truth':
      return String(cell.value);
    case 'error':
      return cell.error;
    case 'blank':
      return null;
  }
}
