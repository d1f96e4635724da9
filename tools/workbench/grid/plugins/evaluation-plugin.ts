import type {
  Arg,
  CellPosition,
  Command,
  FunctionResultObject,
  Model,
  Zone,
} from '@odoo/o-spreadsheet';
import { evaluateNow, isWithinStep } from './steps';
import { branchesByNeed, forgetNewer, keepResultsByHand } from './calculation';
import { isPlainFilter, type Library } from '../engine/library';

/** Table commands change what spills; the library does not evaluate after them. */
const tableCommands: ReadonlySet<string> = new Set([
  'CREATE_TABLE',
  'UPDATE_TABLE',
  'REMOVE_TABLE',
]);

/** The library works at the end of a command; a step that reads its own results asks for it before. */
export function addEvaluationPlugins(library: Library): void {
  const { coreViewsPluginRegistry, statefulUIPluginRegistry } = library.registries;
  const Evaluation = coreViewsPluginRegistry.get('evaluation');
  const Tables = coreViewsPluginRegistry.get('dynamic_tables');
  const Filters = statefulUIPluginRegistry.get('evaluation_filter');

  const byNeed = branchesByNeed(library);

  class ExcelEvaluation extends Evaluation {
    constructor(...config: ConstructorParameters<typeof Evaluation>) {
      super(...config);
      forbidSpillsInTables(this, this.getters);
      keepResultsByHand(this, this.getters, byNeed);
      evaluateUsedCellsOnly(this, this.getters);
      computePartsOnce(this, this.getters);
    }

    override beforeHandle(command: Command): void {
      const isNew = command.type === 'CREATE_SHEET';
      if (!isNew || isSheetAwaited(this.getters)) super.beforeHandle(command);
    }

    override handle(command: Command): void {
      if (command.type === 'CREATE_SHEET') welcomeSheet(this);
      if (!isLookOnly(command)) super.handle(command);
      const type: string = command.type;
      if (tableCommands.has(type)) Object.assign(this, { shouldRebuildDependenciesGraph: true });
      if (type === evaluateNow) this.finalize();
    }
  }
  class ExcelTables extends Tables {
    override handle(command: Command): void {
      super.handle(command);
      if ((command.type as string) === evaluateNow) this.finalize();
    }
  }
  class ExcelFilters extends Filters {
    override handle(command: Command): void {
      super.handle(command);
      if ((command.type as string) === evaluateNow) this.finalize();
    }
  }
  coreViewsPluginRegistry.replace('evaluation', ExcelEvaluation);
  coreViewsPluginRegistry.replace('dynamic_tables', ExcelTables);
  statefulUIPluginRegistry.replace('evaluation_filter', ExcelFilters);
}

/** A style changes no value. The library evaluates the cell all the same, as the command names a format, though none. */
function isLookOnly(command: Command): boolean {
  return (
    command.type === 'UPDATE_CELL' && command.content === undefined && command.format === undefined
  );
}

/** Before a step reads values, what it has written so far is evaluated. */
export function settle(model: Model): void {
  if (!isWithinStep(model)) return;
  // The dispatcher's type lists the library's own commands only.
  (model.dispatch as (type: string) => void)(evaluateNow);
}

/** What the library's evaluation keeps to itself: asked before a result is spread over its cells. */
interface Evaluation {
  readonly evaluator: {
    assertSheetHasEnoughSpaceToSpreadFormulaResult(
      position: CellPosition,
      result: readonly (readonly unknown[])[],
    ): void;
  };
}

/** Shown beside #SPILL!, as Excel does. */
const sentence =
  'A formula cannot spill inside a table. Put it beside the table, or convert the table to a range.';

/** "Spilled array formulas aren't supported in Excel tables": neither from within nor from beside one. */
export function forbidSpillsInTables(
  plugin: object,
  getters: Pick<Model['getters'], 'getCoreTables'>,
): void {
  const { evaluator } = plugin as Evaluation;
  const assertSpace = evaluator.assertSheetHasEnoughSpaceToSpreadFormulaResult.bind(evaluator);
  evaluator.assertSheetHasEnoughSpaceToSpreadFormulaResult = (position, result) => {
    assertSpace(position, result);
    const [rows, columns] = [result[0]?.length ?? 0, result.length];
    if (rows * columns < 2) return;
    const { col: left, row: top } = position;
    const zone = { left, top, right: left + columns - 1, bottom: top + rows - 1 };
    const inTable = getters
      .getCoreTables(position.sheetId)
      .some((table) => !isPlainFilter(table) && overlap(table.range.zone, zone));
    // The engine reads value and message of whatever is thrown.
    if (inTable) throw Object.assign(new Error(sentence), { value: '#SPILL!' });
  };
}

function overlap(a: Zone, b: Zone): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

type Getters = Pick<Model['getters'], 'getSheetIds' | 'getCells'>;

/** What the library's evaluation keeps to itself: formulas whose results have no room, in a set that knows every sheet. */
interface EvaluationOfSheets {
  readonly evaluator: {
    blockedArrayFormulas: Positions;
    createEmptyPositionSet(): Positions;
  };
}

interface Positions extends Iterable<CellPosition> {
  addMany(positions: Iterable<CellPosition>): void;
}

/**
 * The library calculates every formula of the workbook after a new sheet. Only a formula that refers to a sheet which did not
 * exist can change by it: by its name, or with a reference made of text.
 */
export function isSheetAwaited(getters: Getters): boolean {
  return getters
    .getSheetIds()
    .some((sheetId) =>
      getters
        .getCells(sheetId)
        .some(
          (cell) =>
            cell.isFormula &&
            (cell.compiledFormula.rangeDependencies.some(
              ({ invalidSheetName }) => invalidSheetName !== undefined,
            ) ||
              cell.compiledFormula.usesSymbol('INDIRECT')),
        ),
    );
}

/** What is left to do for a new sheet where no formula awaits it. */
export function welcomeSheet(plugin: object): void {
  const { evaluator } = plugin as EvaluationOfSheets;
  const positions = evaluator.createEmptyPositionSet();
  positions.addMany(evaluator.blockedArrayFormulas);
  evaluator.blockedArrayFormulas = positions;
}

type SheetGetters = Pick<Model['getters'], 'getCells' | 'getCellPosition' | 'getSheetIds'>;

/** What the library's evaluation keeps to itself: the results, and how ranges are evaluated. */
interface EvaluationOfRanges {
  readonly evaluator: {
    evaluatedCells: Results;
    evaluate(ranges: readonly { readonly sheetId: string; readonly zone: Zone }[]): void;
    evaluateAllCells(): void;
  };
}

/** Its results by position, as far as the list of a sheet's positions depends on them. */
interface Results {
  set(position: CellPosition, result: unknown): void;
  delete(position: CellPosition): void;
  clearSheet(sheetId: string): void;
  keysForSheet(sheetId: string): readonly CellPosition[];
}

/**
 * The library evaluates every place of every sheet, thousands of empty ones, whenever formulas may have moved. Here it goes
 * only where cells are, which gives the same and saves most of the work on a small workbook.
 */
export function evaluateUsedCellsOnly(plugin: object, getters: SheetGetters): void {
  const { evaluator } = plugin as EvaluationOfRanges;
  const Remembering = rememberingKeys(evaluator.evaluatedCells.constructor as new () => Results);
  evaluator.evaluateAllCells = () => {
    evaluator.evaluatedCells = new Remembering();
    evaluator.evaluate(
      getters.getSheetIds().map((sheetId) => ({ sheetId, zone: usedZone(getters, sheetId) })),
    );
  };
}

/** The library lists the positions of a sheet again whenever somebody asks where its cells are. */
function rememberingKeys(Library: new () => Results): new () => Results {
  return class extends Library {
    readonly #keys = new Map<string, readonly CellPosition[]>();

    override set(position: CellPosition, result: unknown): void {
      this.#keys.delete(position.sheetId);
      super.set(position, result);
    }

    override delete(position: CellPosition): void {
      this.#keys.delete(position.sheetId);
      super.delete(position);
    }

    override clearSheet(sheetId: string): void {
      this.#keys.delete(sheetId);
      super.clearSheet(sheetId);
    }

    override keysForSheet(sheetId: string): readonly CellPosition[] {
      const keys = this.#keys.get(sheetId) ?? super.keysForSheet(sheetId);
      this.#keys.set(sheetId, keys);
      return keys;
    }
  };
}

/** The smallest zone with all cells of a sheet; its first cell where there are none. */
function usedZone(getters: SheetGetters, sheetId: string): Zone {
  const cells = getters.getCells(sheetId);
  if (cells.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const zone = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (const { id } of cells) {
    const { col, row } = getters.getCellPosition(id);
    zone.left = Math.min(zone.left, col);
    zone.top = Math.min(zone.top, row);
    zone.right = Math.max(zone.right, col);
    zone.bottom = Math.max(zone.bottom, row);
  }
  return zone;
}

type Matrix = FunctionResultObject[][];
type Compute = (this: unknown, ...args: Arg[]) => unknown;
type Context = Record<string, unknown>;

/** What the library's evaluation keeps to itself: the functions that formulas call, made again for each run over the cells. */
interface EvaluationOfFormulas {
  readonly evaluator: {
    readonly compilationParams: { readonly evalContext: object };
    updateCompilationParameters(): void;
    updateCompilationParametersForIsolatedFormula(position?: CellPosition): void;
  };
}

/** Their results come from their arguments alone, and they are what formulas over lists repeat. */
const pure = [
  'EQ',
  'NE',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'ADD',
  'MINUS',
  'MULTIPLY',
  'DIVIDE',
  'CONCATENATE',
  'IF',
  'IFERROR',
  'ISNUMBER',
  'TRIM',
  'SUBSTITUTE',
  'FILTER',
  'XLOOKUP',
  'INDEX',
  'UNIQUE',
  'ISNA',
  'ISERROR',
  'UMINUS',
  'SUMPRODUCT',
  'TEXTJOIN',
];

/**
 * Formulas over lists say the same part several times (`FILTER(a, s="OK"), FILTER(b, s="OK")`), and so do the formulas beside
 * them. The library reads a range once in a run over the cells; here a part is computed once in it, too.
 */
export function computePartsOnce(plugin: object, getters: object = {}): void {
  const { evaluator } = plugin as EvaluationOfFormulas;
  const update = evaluator.updateCompilationParameters.bind(evaluator);
  const alone = evaluator.updateCompilationParametersForIsolatedFormula.bind(evaluator);
  const contextNow = (): Context => {
    const context = evaluator.compilationParams.evalContext as Context;
    forgetNewer(getters, context);
    return context;
  };
  evaluator.updateCompilationParameters = () => {
    update();
    rememberResults(contextNow(), pure);
  };
  evaluator.updateCompilationParametersForIsolatedFormula = (position) => {
    alone(position);
    contextNow();
  };
}

/** Has the functions of these names give what they gave before where they get the same arrays and values again. */
export function rememberResults(context: Context, names: readonly string[]): void {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const identity = (each: object): string => {
    const number = numbers.get(each) ?? ++last;
    numbers.set(each, number);
    return `#${number}`;
  };
  const nameOf = (arg: Arg): string => {
    if (arg === undefined) return '';
    return isPlain(arg) ? `${named(arg.value)}:${arg.format ?? ''}` : identity(arg);
  };
  for (const name of names) {
    const compute = context[name] as Compute;
    const results = new Map<string, unknown>();
    context[name] = function (this: unknown, ...args: Arg[]): unknown {
      if (!args.some(isList)) return compute.apply(this, args);
      const key = args.map(nameOf).join(' ');
      if (!results.has(key)) results.set(key, rowByRow(name, args, compute.bind(this)));
      return results.get(key);
    };
  }
}

/** Each row of what these give comes from the values and formats of that row alone. */
const ofValues: ReadonlySet<string> = new Set([
  ...['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'ADD', 'MINUS', 'MULTIPLY', 'DIVIDE', 'UMINUS'],
  ...['CONCATENATE', 'TRIM', 'SUBSTITUTE', 'ISNUMBER', 'ISNA', 'ISERROR'],
]);
/** Of these it may be what stood in a cell, with its place. */
const ofCells: ReadonlySet<string> = new Set(['IF', 'IFERROR']);

/** Fewer rows are computed as quickly as they are compared. */
const manyRows = 16;

/** Lists have hundreds of rows for what is to come: where all rows down to the last are alike, one of them is computed. */
function rowByRow(
  name: string,
  args: readonly Arg[],
  compute: (...args: Arg[]) => unknown,
): unknown {
  const mustBePlain = ofCells.has(name);
  const lists = args.filter(isList);
  const rows = lists[0]?.[0]?.length ?? 0;
  const areColumns = lists.every((list) => list.length === 1 && list[0]?.length === rows);
  if ((!ofValues.has(name) && !mustBePlain) || !areColumns) return compute(...args);
  const alike = Math.max(...lists.map(([column = []]) => alikeFrom(column, mustBePlain)));
  if (rows - alike < manyRows) return compute(...args);
  // One row would be a single value, and so would be what it gives.
  const short = Math.max(2, alike + 1);
  const result = compute(
    ...args.map((arg) => (isList(arg) ? arg.map((column) => column.slice(0, short)) : arg)),
  );
  const [column = []] = Array.isArray(result) ? (result as Matrix) : [];
  const last = column[short - 1];
  // An error of the whole.
  if (last === undefined) return result;
  return [[...column, ...Array.from({ length: rows - column.length }, () => last)]];
}

/** The row from which on all are like the last. */
function alikeFrom(column: readonly FunctionResultObject[], mustBePlain: boolean): number {
  const last = column.at(-1);
  // An error is handed on with its place.
  if (last === undefined || (typeof last.value === 'string' && last.value.startsWith('#'))) {
    return column.length;
  }
  let from = column.length;
  while (from > 0) {
    const each = column[from - 1];
    const isLike =
      each !== undefined && Object.is(each.value, last.value) && each.format === last.format;
    if (!isLike || (mustBePlain && !isPlain(each))) break;
    from--;
  }
  return from;
}

/** Whether only a value and its format are known: what comes from a cell knows its place, too, which a result may carry on. */
function isPlain(arg: Matrix | FunctionResultObject): arg is FunctionResultObject {
  return Object.keys(arg).every((key) => key === 'value' || key === 'format');
}

function named(value: FunctionResultObject['value']): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

/** What is quickly done is not worth remembering. */
function isList(arg: Arg): arg is Matrix {
  return Array.isArray(arg) && (arg.length > 1 || (arg[0]?.length ?? 0) > 1);
}
