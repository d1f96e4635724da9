import * as library from '@odoo/o-spreadsheet';
import type { CellPosition, Model } from '@odoo/o-spreadsheet';
import { computedFrom } from '../../support/computed';
import { cellOf, sourceOf } from '../../support/fake-workbook';
import { type Area, areaName, contains, parseArea } from '../../../../taskpane/sheets/address';
import { asText } from '../../../../taskpane/sheets/content';
import { isDateFormat } from '../../../../taskpane/sheets/receipt';
import { areaOfBlock, contentsOf, layOut } from '../../../../taskpane/sheets/layout';
import type { Computed, Lists, Operation } from '../../../../taskpane/jobs/operation';
import { checkPlan } from '../../../../taskpane/sheets/plan-check';
import type { Block, ExistingBlock, Plan } from '../../../../taskpane/sheets/plan';
import type {
  SourceCell,
  SourceTable,
  Where,
  WorkbookFacts,
} from '../../../../taskpane/sheets/source';
import type { Language } from '../../../../src/language';
import type { Cell, CellValue } from '../../../../tools/workbench/grid/grid';
import {
  createGrid,
  defineFunctions,
  OSpreadsheetGrid,
} from '../../../../tools/workbench/grid/o-spreadsheet';
import { type Calculated, functionsOf } from '../../support/functions';

type Typed = string | number | boolean | null;

interface Named {
  readonly sheetId: string;
  readonly area: Area;
}

/**
 * A workbook in the workbench's grid, without a screen and without a host: operations compute plans from it, plans are
 * put into it, and its formulas are calculated by the real functions.
 */
export class YearWorkbook {
  private constructor(
    readonly grid: OSpreadsheetGrid,
    readonly language: Language,
    private readonly names = new Map<string, Named>(),
    /** The tables that plans made. */
    private readonly tables = new Map<string, Named>(),
  ) {}

  static async create(
    language: Language = 'en',
    system: Calculated = 'kgs',
  ): Promise<YearWorkbook> {
    defineFunctions(library, await functionsOf(system));
    return new YearWorkbook(createGrid(library), language);
  }

  /** The workbook as it is, to be had again and again: it is calculated once, not step by step. */
  kept(): () => YearWorkbook {
    const model = this.grid.model as unknown as { _exportData(isShort: boolean): object };
    const again = modelsOf(JSON.stringify(model._exportData(false)));
    const [names, tables] = [[...this.names], [...this.tables]];
    return () => {
      const grid = new OSpreadsheetGrid(library, again());
      return new YearWorkbook(grid, this.language, new Map(names), new Map(tables));
    };
  }

  get facts(): WorkbookFacts {
    return {
      sheets: this.grid.sheets().map(({ id, name }) => ({ id, name })),
      tables: [...this.tables].map(([name, { sheetId }]) => ({
        name,
        sheet: this.nameOf(sheetId),
      })),
      ...this.namesByCells(),
      activeSheet: this.grid.activeSheet().name,
      mark: this.language === 'nl' ? ',' : '.',
    };
  }

  /** Names outlive their cells, as in Excel; the list of those without is left out where it is empty. */
  private namesByCells(): Pick<WorkbookFacts, 'names' | 'named' | 'gone'> {
    const sheets = this.grid.sheets().map(({ id }) => id);
    const has = (name: string): boolean => sheets.includes(this.names.get(name)?.sheetId ?? '');
    const all = [...this.names.keys()];
    const gone = all.filter((name) => !has(name));
    const named = all.filter(has).map((name) => {
      const area = this.names.get(name);
      return {
        name,
        sheet: this.nameOf(area?.sheetId ?? ''),
        address: area ? areaName(area.area) : '',
      };
    });
    return { names: all.filter(has), named, ...(gone.length > 0 && { gone }) };
  }

  /** What an operation makes of lists on sheets, by the addresses of the lists. */
  compute<L extends Lists, Options, Detail>(
    operation: Operation<L, Options, Detail>,
    options: NoInfer<Options>,
    lists?: Readonly<Partial<Record<keyof L & string, string>>>,
  ): Computed<Detail> {
    const found = Object.entries<string | undefined>(lists ?? {}).flatMap(([key, address]) =>
      address === undefined || !operation.lists[key] ? [] : [[key, this.source(address)] as const],
    );
    return computedFrom(operation, options, {
      facts: this.facts,
      language: this.language,
      lists: found,
      read: (wheres) => this.places(wheres),
    });
  }

  /** The areas of a year, found by their names, and its tables. */
  places(wheres: readonly Where[]): readonly SourceTable[] {
    return wheres.map((where) => ({ ...this.at(where), asked: where }));
  }

  private at(where: Where): SourceTable {
    if (where.kind === 'table') return this.tableNamed(where.table);
    if (where.kind === 'sheet') return this.sheet(where.sheet);
    if (where.kind !== 'typed') throw new Error(`A year is found by names, not by ${where.kind}`);
    return this.named(where.text);
  }

  /** All that a sheet holds. */
  sheet(name: string): SourceTable {
    return this.read(this.idOf(name), { row: 0, column: 0, rows: 60, columns: 30 });
  }

  /** Puts a plan into the grid. */
  apply(plan: Plan): void {
    checkPlan(plan);
    plan.blocks.forEach((block) => {
      this.checkSpills(block);
      this.checkRoom(block);
    });
    this.grid.batch(() => {
      for (const { name } of plan.sheets) this.grid.addSheet(name);
      for (const { name, blocks } of plan.sheets) {
        for (const block of blocks) {
          this.put(this.idOf(name), block);
          if (block.list?.kind === 'table') {
            this.tables.set(block.list.name, {
              sheetId: this.idOf(name),
              area: areaOfBlock(block),
            });
          }
        }
      }
      for (const block of plan.blocks) this.put(block.sheetId, block, { empties: true });
    });
    const { names } = this.facts;
    for (const { name, sheet, address } of plan.names) {
      if (names.includes(name)) throw new Error(`${name} is taken`);
      this.names.set(name, { sheetId: this.idOf(sheet), area: areaOf(address) });
    }
  }

  /** As before every write: where results spill, nothing is written unless the block says that it ends them. */
  private checkSpills({ sheetId, sheet, endsSpills, ...block }: ExistingBlock): void {
    if (endsSpills) return;
    const { row, column, rows, columns } = areaOfBlock(block);
    for (let i = row; i < row + rows; i++) {
      for (let j = column; j < column + columns; j++) {
        const spill = this.grid.spill({ sheetId, row: i, column: j });
        const isOurs = block.ours?.some((own) => {
          return row + own.row === spill?.row && column + own.column === spill.column;
        });
        if (spill && !isOurs) throw new Error(`${sheet}!${block.at}: something spills there`);
      }
    }
  }

  /** As before every write: what a formula fills is empty, but for the block itself. */
  private checkRoom({ sheetId, sheet, ...block }: ExistingBlock): void {
    const { area, spills } = layOut(block);
    for (const spill of spills) {
      this.grid.read({ sheetId, ...spill }).forEach((line, down) => {
        line.forEach(({ value }, right) => {
          const cell = { row: spill.row + down, column: spill.column + right, rows: 1, columns: 1 };
          if (value === null || value === '' || contains(area, cell)) return;
          throw new Error(`${sheet}!${areaName(cell)} is in the way of ${block.at}`);
        });
      });
    }
  }

  /** Types rows of plain values into a sheet, made if it does not exist; texts stay texts. Gives their address. */
  type(sheet: string, at: string, rows: readonly (readonly Typed[])[]): string {
    const corner = areaOf(at);
    // In one step: a new sheet has every formula calculated.
    this.grid.batch(() => {
      const known = this.grid.sheets().find(({ name }) => name === sheet);
      const { id } = known ?? this.grid.addSheet(sheet);
      rows.forEach((row, i) => {
        row.forEach((value, j) => {
          const content = typeof value === 'string' && value !== '' ? asText(value) : value;
          this.grid.write({ sheetId: id, row: corner.row + i, column: corner.column + j }, content);
        });
      });
    });
    const area = { ...corner, rows: rows.length, columns: rows[0]?.length ?? 0 };
    return `${sheet}!${areaName(area)}`;
  }

  /** Types into one cell as a person does: what Excel makes of it depends on the format of the cell. */
  enter(address: string, typed: string): void {
    const { sheetId, area } = this.locate(address);
    this.grid.write({ sheetId, row: area.row, column: area.column }, typed);
  }

  format(address: string, code: string): void {
    const { sheetId, area } = this.locate(address);
    this.grid.setNumberFormat({ sheetId, ...area }, code);
  }

  /** What the cells of `Year!B1:C2` show. */
  values(address: string): CellValue[][] {
    const { sheetId, area } = this.locate(address);
    return this.grid.read({ sheetId, ...area }).map((row) => row.map(({ value }) => value));
  }

  value(address: string): CellValue {
    return this.values(address)[0]?.[0] ?? null;
  }

  formula(address: string): string | undefined {
    const { sheetId, area } = this.locate(address);
    return this.grid.read({ sheetId, ...area })[0]?.[0]?.formula;
  }

  /** Inserts a row above this one of the sheet, counted from 1, as a person does: names and tables move along. */
  insertRow(sheet: string, row: number): void {
    this.insert(sheet, 'row', row - 1);
  }

  /** Deletes a row of a list, counted from 1, as a person does; the list stays. */
  deleteRow(sheet: string, row: number): void {
    const sheetId = this.idOf(sheet);
    this.grid.lines.remove(sheetId, { dimension: 'rows', first: row - 1, count: 1 });
    for (const [name, { area, ...at }] of this.names) {
      if (at.sheetId !== sheetId || area.row + area.rows < row) continue;
      const isAbove = area.row > row - 1;
      const moved = { ...area, row: area.row - Number(isAbove) };
      this.names.set(name, { ...at, area: { ...moved, rows: area.rows - Number(!isAbove) } });
    }
  }

  /** Inserts a column left of this one, counted from 1. */
  insertColumn(sheet: string, column: number): void {
    this.insert(sheet, 'column', column - 1);
  }

  private insert(sheet: string, from: 'row' | 'column', base: number): void {
    const sheetId = this.idOf(sheet);
    const size = from === 'row' ? 'rows' : 'columns';
    this.grid.lines.insert(sheetId, { dimension: size, first: base, count: 1 });
    for (const places of [this.names, this.tables]) {
      for (const [name, { area, ...at }] of places) {
        if (at.sheetId !== sheetId) continue;
        const isBehind = area[from] >= base;
        const isAround = !isBehind && area[from] + area[size] > base;
        const moved = { ...area, [from]: area[from] + Number(isBehind) };
        places.set(name, { ...at, area: { ...moved, [size]: area[size] + Number(isAround) } });
      }
    }
  }

  /** Hides a column, counted from 1. */
  hideColumn(sheet: string, column: number): void {
    const hidden = { dimension: 'columns', first: column - 1, count: 1 } as const;
    this.grid.lines.setHidden(this.idOf(sheet), hidden, true);
  }

  rename(sheet: string, name: string): void {
    this.grid.tabs.rename(this.idOf(sheet), name);
  }

  deleteSheet(sheet: string): void {
    this.grid.tabs.remove(this.idOf(sheet));
  }

  /** The same cells with names of their own, to delete and change. */
  get withOwnNames(): YearWorkbook {
    return new YearWorkbook(this.grid, this.language, new Map(this.names), new Map(this.tables));
  }

  /** Deletes a name, as Excel's Name Manager does. */
  forget(name: string): void {
    this.names.delete(name);
  }

  /** Makes a name refer to another area of its sheet. */
  redefine(name: string, address: string): void {
    const { sheetId } = this.names.get(name) ?? { sheetId: '' };
    this.names.set(name, { sheetId, area: areaOf(address) });
  }

  renameTable(name: string, now: string): void {
    const table = this.tables.get(name);
    if (!table) throw new Error(`There is no table ${name}`);
    this.tables.delete(name);
    this.tables.set(now, table);
  }

  /** On cells that exist, a blank cell of the plan empties what stood there. */
  private put(sheetId: string, { at, cells }: Block, { empties = false } = {}): void {
    const corner = areaOf(at);
    cells.forEach((line, i) => {
      line.forEach((cell, j) => {
        const content = contentsOf(cell);
        if (content === null) return;
        const isOpen = cell.kind === 'blank' && cell.style && cell.format === undefined;
        if (!empties && content === '' && isOpen) return;
        const at = { sheetId, row: corner.row + i, column: corner.column + j };
        this.grid.write(at, content);
        // Only what decides how something typed there is read.
        const format = cell.kind === 'keep' || cell.kind === 'truth' ? undefined : cell.format;
        if (format !== undefined && (format === '@' || isDateFormat(format)))
          this.grid.setNumberFormat({ ...at, rows: 1, columns: 1 }, format);
      });
    });
  }

  private source(address: string): SourceTable {
    if (this.tables.has(address)) return this.tableNamed(address);
    const { sheetId, area } = this.locate(address);
    return this.read(sheetId, area);
  }

  private named(name: string): SourceTable {
    if (name.includes('!')) {
      const { sheetId, area } = this.locate(name.replace(/'/g, ''));
      return this.read(sheetId, area);
    }
    const found = this.names.get(name);
    if (!found) throw new Error(`There is no name ${name}`);
    return this.read(found.sheetId, found.area);
  }

  private tableNamed(name: string): SourceTable {
    const found = this.tables.get(name);
    if (!found) throw new Error(`There is no table ${name}`);
    return { ...this.read(found.sheetId, found.area), table: name };
  }

  /** As the pane reads a range: cut to its filled cells. */
  private read(sheetId: string, whole: Area): SourceTable {
    const sheet = this.nameOf(sheetId);
    const cells = this.cellsOf(sheetId, whole).map((row) => row.map(sourceCell));
    const filledRows = cells.flatMap((row, i) => (row.some(isFilled) ? [i] : []));
    const filledColumns = (cells[0] ?? []).flatMap((_, j) =>
      cells.some((row) => isFilled(row[j])) ? [j] : [],
    );
    const [top = 0, left = 0] = [filledRows[0], filledColumns[0]];
    const rows = cells
      .slice(top, 1 + (filledRows.at(-1) ?? -1))
      .map((row) => row.slice(left, 1 + (filledColumns.at(-1) ?? -1)));
    const area = {
      row: whole.row + top,
      column: whole.column + left,
      rows: rows.length,
      columns: rows[0]?.length ?? 0,
    };
    const origin = { kind: 'range', sheetId, address: areaName(whole) } as const;
    return sourceOf({ sheetId, sheet, area }, rows, this.facts.mark, origin);
  }

  /** The cells down to the last that is filled anywhere on the sheet: a long area is mostly blank. */
  private cellsOf(sheetId: string, whole: Area): readonly (readonly Cell[])[] {
    const used = this.grid.usedArea(sheetId);
    const rows = used === undefined ? 0 : used.row + used.rows - whole.row;
    return this.grid.read({ sheetId, ...whole, rows: Math.max(0, Math.min(whole.rows, rows)) });
  }

  private locate(address: string): { readonly sheetId: string; readonly area: Area } {
    const mark = address.lastIndexOf('!');
    return { sheetId: this.idOf(address.slice(0, mark)), area: areaOf(address.slice(mark + 1)) };
  }

  private nameOf(sheetId: string): string {
    return this.grid.sheets().find(({ id }) => id === sheetId)?.name ?? '';
  }

  private idOf(sheet: string): string {
    const found = this.grid.sheets().find(({ name }) => name === sheet);
    if (!found) throw new Error(`There is no sheet ${sheet}`);
    return found.id;
  }
}

/** What makes a workbook, so that each kind is made once and given again as it was made. */
export function keeping<Kind extends readonly unknown[]>(
  make: (...kind: Kind) => Promise<YearWorkbook>,
): (...kind: Kind) => Promise<YearWorkbook> {
  const made = new Map<string, () => YearWorkbook>();
  return async (...kind) => {
    const key = JSON.stringify(kind);
    const again = made.get(key) ?? (await make(...kind)).kept();
    made.set(key, again);
    return again();
  };
}

function areaOf(address: string): Area {
  const area = parseArea(address);
  if (!area) throw new Error(`${address} is no area`);
  return area;
}

function sourceCell({ value, numberFormat }: Cell): SourceCell {
  if (value === '') return { kind: 'blank' };
  const isError = typeof value === 'object' && value !== null;
  return typeof value === 'number' && isDateFormat(numberFormat)
    ? { kind: 'number', value, isDate: true, format: numberFormat }
    : cellOf(isError ? { kind: 'error', error: value.error } : value);
}

function isFilled(cell: SourceCell | undefined): boolean {
  return cell !== undefined && cell.kind !== 'blank';
}

/** A cell with a formula, as far as it is calculated here. */
interface FormulaCell {
  readonly compiledFormula: { execute(...args: readonly unknown[]): unknown };
}

/** What the library's evaluation keeps to itself: how one formula is calculated. */
interface Evaluator {
  computeFormulaCell(position: CellPosition, cell: FormulaCell): unknown;
}

/**
 * Makes models of one workbook. The first is calculated as it is loaded; the others begin with its results, which takes a
 * tenth of the time, and calculate what is changed.
 */
export function modelsOf(data: string): () => Model {
  const results = new Map<string, unknown>();
  let isKnown = false;
  return () => {
    const made = loaded(JSON.parse(data) as object, (position, execute) => {
      const key = `${position.sheetId} ${position.row} ${position.col}`;
      if (isKnown && results.has(key)) return results.get(key);
      const result = execute();
      // A formula that reads what spills later is calculated again: its last result counts.
      if (!isKnown) results.set(key, result);
      return result;
    });
    isKnown = true;
    return made;
  };
}

/** A model whose formulas are calculated in this way while it is loaded. */
function loaded(
  data: object,
  calculate: (position: CellPosition, execute: () => unknown) => unknown,
): Model {
  const registry = library.registries.coreViewsPluginRegistry;
  const Evaluation = registry.get('evaluation');
  let isLoading = true;
  class LoadingEvaluation extends Evaluation {
    constructor(...config: ConstructorParameters<typeof Evaluation>) {
      super(...config);
      const { evaluator } = this as unknown as { readonly evaluator: Evaluator };
      const compute = evaluator.computeFormulaCell.bind(evaluator);
      evaluator.computeFormulaCell = (position, cell) => {
        if (!isLoading) return compute(position, cell);
        const { compiledFormula } = cell;
        const execute = (...args: readonly unknown[]): unknown =>
          calculate(position, () => compiledFormula.execute(...args));
        const formula = Object.create(compiledFormula, { execute: { value: execute } }) as object;
        return compute(position, Object.create(cell, { compiledFormula: { value: formula } }));
      };
    }
  }
  registry.replace('evaluation', LoadingEvaluation);
  try {
    return new library.Model(data);
  } finally {
    isLoading = false;
    registry.replace('evaluation', Evaluation);
  }
}
