import { useExcelErrorNames } from '../engine/reading';
import { addEntryPlugin } from '../typing';
import { addBeforePlugin } from '../engine/changes';
import { addBatchPlugin, addHistoryPlugin } from './steps';
import { addEvaluationPlugins } from './evaluation-plugin';
import { addExtrasPlugin, addProtectionPlugin, extraGetters, setExtraText } from './extras-plugin';
import { configOf, type ExcelTableConfig, type Library } from '../engine/library';
import type {
  AddFunctionDescription,
  Arg,
  Cell,
  CellPosition,
  CellValue,
  Command,
  CoreCommand,
  FunctionResultObject,
  Model,
  RangeAdapterFunctions,
} from '@odoo/o-spreadsheet';
import { filterExtra } from '../parts';
import { criteriaFunctions, lookupFunctions, withCriteria } from '../formulas/excel-lookup';
import {
  type Compute,
  firstOf,
  isEmptyText,
  logicFunctions,
  type Result,
  textOf,
  Values,
  wrong,
} from '../formulas/excel-values';
import { errorName, quotedName, singleName } from '../formulas/formula-text';
import { type ExcelRule, within } from '../parts/validations';
import { sheetLimits } from '../areas';

/** By registry: the same library may come in different module objects. */
const prepared = new WeakSet();

/**
 * Teaches the library Excel's names and manners through its public registries. Has to happen before a
 * model is made; a second call does nothing.
 */
export function prepare(library: Library): void {
  if (prepared.has(library.registries)) return;
  prepared.add(library.registries);
  provideGroupBy();
  useOurSentences(library);
  useExcelErrorNames(library);
  addEngineFunctions(library);
  addExcelMeanings(library);
  addEntryPlugin(library);
  addBatchPlugin(library);
  addBeforePlugin(library);
  addFilterPlugin(library);
  addEvaluationPlugins(library);
  addExtrasPlugin(library);
  addCopiedTablesPlugin(library);
  addHistoryPlugin(library);
  addProtectionPlugin(library);
  addReentryPlugin(library);
  addValidationPlugins(library);
}

type GroupBy = <T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey) => unknown;

/** The grid uses Object.groupBy, which every current browser has and Node 20 lacks. */
export function provideGroupBy(): void {
  const target = Object as { groupBy?: GroupBy };
  target.groupBy ??= groupBy;
}

function groupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => PropertyKey,
): Record<PropertyKey, T[]> {
  const groups = Object.create(null) as Record<PropertyKey, T[]>;
  let index = 0;
  for (const item of items) {
    (groups[keyOf(item, index++)] ??= []).push(item);
  }
  return groups;
}

/**
 * A copied sheet brings its tables along; as in Excel, each gets a name of its own, with a number behind it that goes up with each
 * table: `NK_Round_2` and `NK_Basis_2` become `NK_Round_27` and `NK_Basis_28`.
 */
function addCopiedTablesPlugin(library: Library): void {
  class CopiedTablesPlugin extends library.CorePlugin {
    override handle(command: CoreCommand): void {
      if (command.type !== 'DUPLICATE_SHEET') return;
      const { sheetIdTo: sheetId } = command;
      const taken = this.getters
        .getSheetIds()
        .flatMap((id) => this.getters.getCoreTables(id).map((table) => configOf(table).excelName));
      let number = taken.length;
      for (const table of this.getters.getCoreTables(sheetId)) {
        const { excelName: name } = configOf(table);
        if (name === undefined) continue;
        while (taken.includes(`${name}${number}`)) number++;
        const config: ExcelTableConfig = { ...table.config, excelName: `${name}${number}` };
        this.dispatch('UPDATE_TABLE', { sheetId, zone: table.range.zone, config });
        number++;
      }
    }
  }
  library.registries.corePluginRegistry.add('copied-tables', CopiedTablesPlugin);
}

type UpdateCell = Extract<CoreCommand, { readonly type: 'UPDATE_CELL' }>;

/** What the library's cells and its cell editor keep to themselves. */
interface Cells {
  readonly getters: { getCell(position: UpdateCell): Cell | undefined };
  checkUselessUpdateCell(command: UpdateCell): string;
}

interface Editor {
  readonly editionMode: string;
  readonly initialContent: string;
  getCurrentCanonicalContent(): string;
  confirmEdition(content: string): void;
  _stopEdition(): void;
}

/**
 * A formula that is entered again is read and calculated again, as in Excel, also when it is the same: that is how a
 * #NAME? goes whose function was loaded late. The library takes such an entry for none.
 */
function addReentryPlugin(library: Library): void {
  const registry = library.registries.corePluginRegistry;
  const cells = registry.get('cell').prototype as unknown as Cells;
  // oxlint-disable-next-line typescript/unbound-method -- called with the plugin below
  const isUseless = cells.checkUselessUpdateCell;
  cells.checkUselessUpdateCell = function (command) {
    const isFormula = this.getters.getCell(command)?.isFormula === true;
    return isFormula && command.content !== undefined ? 'Success' : isUseless.call(this, command);
  };
  const editor = library.stores.CellComposerStore.prototype as unknown as Editor;
  // oxlint-disable-next-line typescript/unbound-method -- called with the editor below
  const stop = editor._stopEdition;
  editor._stopEdition = function () {
    const content = this.editionMode === 'inactive' ? '' : this.getCurrentCanonicalContent();
    const isSame = content.startsWith('=') && content === this.initialContent;
    stop.call(this);
    if (isSame) this.confirmEdition(content);
  };
}

/** What the library's filters keep to themselves: the choice by sheet and filter. */
interface FilterState {
  filterValues: Record<string, Record<string, unknown> | undefined>;
  updateHiddenRows(sheetId: string): void;
}

type UpdateFilter = Extract<Command, { type: 'UPDATE_FILTER' }>;

/** Filtering can be undone in Excel; the library leaves it out, so each choice is kept among the extras. */
function addFilterPlugin(library: Library): void {
  const registry = library.registries.statefulUIPluginRegistry;
  const Filter = registry.get('evaluation_filter');

  class ExcelFilter extends Filter {
    override handle(command: Command): void {
      switch (command.type) {
        case 'UPDATE_FILTER':
          this.#update(command);
          return;
        case 'UNDO':
        case 'REDO':
          for (const sheetId of this.getters.getSheetIds()) this.#recall(sheetId);
      }
      super.handle(command);
    }

    #update({ sheetId, row, col, value }: UpdateFilter): void {
      const id = this.getters.getFilterId({ sheetId, row, col });
      if (id === undefined) return;
      const isOn =
        value.filterType === 'values' ? value.hiddenValues.length > 0 : value.type !== 'none';
      const model = { dispatch: this.dispatch } as Pick<Model, 'dispatch'>;
      setExtraText(model, sheetId, filterExtra + id, isOn ? JSON.stringify(value) : undefined);
      this.#recall(sheetId);
      (this as unknown as FilterState).updateHiddenRows(sheetId);
    }

    #recall(sheetId: string): void {
      const texts = Object.entries(extraGetters(this).getExtraTexts(sheetId));
      const values = texts.flatMap(([name, text]) =>
        name.startsWith(filterExtra) && text !== undefined
          ? [[name.slice(filterExtra.length), JSON.parse(text) as unknown] as const]
          : [],
      );
      (this as unknown as FilterState).filterValues[sheetId] = Object.fromEntries(values);
    }
  }
  registry.replace('evaluation_filter', ExcelFilter);
}

type ArgDefinition = AddFunctionDescription['args'][number];

/** Functions of the engine that mean something else in Excel mean what they mean there. */
function addExcelMeanings(library: Library): void {
  const registry = library.registries.functionRegistry;
  const values = new Values(library);
  const theirs = (name: string): Compute => registry.get(name).compute;
  const criteria = criteriaFunctions(library);
  const own = { ...logicFunctions(values), ...lookupFunctions(values, theirs), ...criteria };
  for (const name of registry.getKeys()) {
    const known = registry.get(name);
    const described = name in criteria ? withCriteria(known) : known;
    const compute = own[name] ?? known.compute;
    const readers = described.args.map((each) => readerOf(each, values));
    const reads = readers.some((each) => each !== undefined);
    if (!reads && !(name in own)) continue;
    registry.replace(name, { ...described, compute: reads ? reading(compute, readers) : compute });
  }
}

/** Reads a single value as Excel does before the engine gets it; thrown is an error. */
type Reader = (arg: Arg) => Arg;

/** A text that says nothing is no number and no condition, and a number becomes the text that Excel writes. */
function readerOf({ type, acceptMatrix }: ArgDefinition, values: Values): Reader | undefined {
  const [only, ...others] = type;
  if (acceptMatrix === true || others.length > 0) return undefined;
  if (only === 'NUMBER') {
    return (arg) => {
      if (!isEmptyText(firstOf(arg).value)) return arg;
      throw wrong('An empty text is no number.');
    };
  }
  if (only === 'BOOLEAN') {
    return (arg) => {
      if (arg === undefined) return arg;
      const truth = values.truth(firstOf(arg));
      if (typeof truth !== 'boolean') throw truth;
      return { value: truth };
    };
  }
  if (only !== 'STRING') return undefined;
  return (arg) => {
    const { value } = firstOf(arg);
    return typeof value === 'number' ? ({ value: textOf(value) } satisfies Result) : arg;
  };
}

function reading(theirs: Compute, readers: readonly (Reader | undefined)[]): Compute {
  return function (...given) {
    const read = given.map((arg, at) => {
      const reader = readers[Math.min(at, readers.length - 1)];
      return reader && arg !== undefined ? reader(arg) : arg;
    });
    return theirs.apply(this, read);
  };
}

/** Functions that only the spelling of formulas needs; they are not offered to anyone typing. */
function addEngineFunctions(library: Library): void {
  const registry = library.registries.functionRegistry;
  registry.replace(singleName, {
    description: 'Implicit intersection, written @ in Excel.',
    hidden: true,
    args: [
      {
        name: 'value',
        description: 'A reference or an array.',
        type: ['ANY'],
        acceptMatrix: true,
        acceptErrors: true,
      },
    ],
    compute(value) {
      return single(value, this.__originCellPosition);
    },
  });
  registry.replace(errorName, {
    description: 'An error that is typed.',
    hidden: true,
    args: [{ name: 'name', description: 'As it is shown.', type: ['STRING'] }],
    compute: (name) => ({ value: String((Array.isArray(name) ? undefined : name?.value) ?? '') }),
  });
  registry.replace(quotedName, {
    description: 'A text with quotation marks in it.',
    hidden: true,
    args: [
      { name: 'part', description: 'What stands between.', type: ['STRING'], repeating: true },
    ],
    compute(...parts) {
      return parts.map((part) => (Array.isArray(part) ? '' : String(part?.value ?? ''))).join('"');
    },
  });
}

/** Of a row or column of cells the one beside or above the formula, of an array its first value. */
function single(value: Arg, caller: CellPosition | undefined): FunctionResultObject {
  if (value === undefined) return { value: null };
  if (!Array.isArray(value)) return value;
  const cells = value.flat();
  const first = cells[0] ?? { value: null };
  if (cells.length <= 1 || !isReference(value)) return first;
  const inLine = cells.find(({ position }) =>
    value.length === 1 ? position?.row === caller?.row : position?.col === caller?.col,
  );
  const isLine = value.length === 1 || value[0]?.length === 1;
  return (isLine ? inLine : undefined) ?? { value: '#VALUE!', message: 'No single cell is meant.' };
}

/** Cells know their position; values that come out of a function do not, or not in one block. */
function isReference(columns: readonly FunctionResultObject[][]): boolean {
  const start = columns[0]?.[0]?.position;
  if (start === undefined) return false;
  return columns.every((column, right) =>
    column.every(
      ({ position }, down) =>
        position?.col === start.col + right && position.row === start.row + down,
    ),
  );
}

/** Excel's limits and words for wrong entries, and lists that follow the cells they stand in. */
function addValidationPlugins(library: Library): void {
  const { coreViewsPluginRegistry, corePluginRegistry } = library.registries;
  const Validation = coreViewsPluginRegistry.get('data_validation_ui');
  const Rules = corePluginRegistry.get('dataValidation');
  const original = Validation.prototype as unknown as Internals;

  class ExcelValidation extends Validation {
    /** What is about to stand in the cell whose entry is judged. */
    private entry: CellValue = null;

    getValidationResultForCellValue(
      value: CellValue,
      position: CellPosition,
    ): ResultOfValidationPlugin {
      this.entry = value;
      const { sheetId, row, col } = position;
      const at = { sheetId, row, col };
      const rule: ExcelRule | undefined = this.getters.getValidationRuleForCell(at);
      const result =
        rule?.excelLimits === undefined
          ? original.getValidationResultForCellValue.call(this, value, position)
          : { rule, isValid: within(rule.excelLimits, value), error: outOfLimits };
      if (result.isValid || (rule?.excelMessage ?? '') === '') return result;
      return { ...result, error: rule?.excelMessage };
    }

    /** A formula that names the cell sees the entry there, as in Excel; the library shows it what stood there before. */
    getEvaluatedCriterionValues(
      sheetId: string,
      position: CellPosition,
      ...more: unknown[]
    ): unknown {
      const evaluateFormula = (sheet: string, formula: string, at: CellPosition): unknown =>
        this.getters.evaluateFormula(sheet, this.withEntry(formula, position), at);
      const judging = Object.create(this, {
        getters: {
          value: Object.create(this.getters, { evaluateFormula: { value: evaluateFormula } }),
        },
      }) as Internals;
      return original.getEvaluatedCriterionValues.call(judging, sheetId, position, ...more);
    }

    private withEntry(formula: string, { col, row }: CellPosition): string {
      const entry =
        typeof this.entry === 'string'
          ? `"${this.entry.replace(/"/g, '""')}"`
          : String(this.entry ?? `""`);
      const { numberToLetters } = library.helpers;
      const own = new RegExp(
        `"[^"]*"|(?<![\\w.$!:])\\$?${numberToLetters(col)}\\$?${String(row + 1)}(?![\\w(:!])`,
        'g',
      );
      return formula.replace(own, (found) => (found.startsWith('"') ? found : entry));
    }
  }

  class ExcelRules extends Rules {
    override adaptRanges(adapters: RangeAdapterFunctions): void {
      super.adaptRanges(adapters);
      const { rules, history } = this as unknown as RuleState;
      for (const [sheetId, ofSheet] of Object.entries(rules)) {
        for (const [i, { criterion }] of ofSheet.entries()) {
          const [source] = criterion.values;
          if (criterion.type !== 'isValueInRange' || source === undefined) continue;
          const { range } = adapters.adaptRangeString(sheetId, source);
          history.update('rules', sheetId, i, 'criterion', 'values', 0, range);
        }
      }
    }
  }
  coreViewsPluginRegistry.replace('data_validation_ui', ExcelValidation);
  corePluginRegistry.replace('dataValidation', ExcelRules);
}

const outOfLimits = 'This value is not within the limits set for this cell.';

interface Internals {
  getValidationResultForCellValue(
    value: CellValue,
    position: CellPosition,
  ): ResultOfValidationPlugin;
  getEvaluatedCriterionValues(...given: unknown[]): unknown;
}

interface ResultOfValidationPlugin {
  readonly isValid: boolean;
  readonly rule?: object;
  readonly error?: string | undefined;
}

interface RuleState {
  readonly rules: Readonly<Record<string, readonly ExcelRule[]>>;
  readonly history: { update(...pathAndValue: unknown[]): void };
}

const refused = 'Excel does not accept this formula:';

/** The library's sentences that a person at the workbench meets on cells, in words that help there. */
const sentences: Readonly<Record<string, string>> = {
  'Invalid formula': 'A name in this formula is not known.',
  'Invalid expression': `${refused} something is missing or stands in the wrong place.`,
  'Invalid number of arguments for the %(functionName)s function. Expected %(minArgRequired)s minimum, but got %(nbrArgSupplied)s instead.': `${refused} %(functionName)s needs at least %(minArgRequired)s arguments, not %(nbrArgSupplied)s.`,
  'Invalid number of arguments for the %(functionName)s function. Expected %(maxArgPossible)s maximum, but got %(nbrArgSupplied)s instead.': `${refused} %(functionName)s has at most %(maxArgPossible)s arguments, not %(nbrArgSupplied)s.`,
  'An unexpected error occurred. Submit a support ticket at odoo.com/help.':
    'The grid failed to calculate this formula.',
};

/** The library lets every text be translated; the others stay as they are. */
function useOurSentences(library: Library): void {
  library.setTranslationMethod((...[text]) => sentences[text] ?? text);
}

/** What the library's model keeps to itself: how commands change what the workbook refers to. */
interface References {
  handle(command: Command): void;
}

/**
 * Lines that the engine adds behind its last one are no insertion to Excel, whose sheets always have
 * them all. What refers to cells further out stays as it is; whole rows and columns grow.
 */
export function keepReferencesInGrowth(model: Model): void {
  const { range: references } = model as unknown as { readonly range: References };
  const handle = references.handle.bind(references);
  references.handle = (command) => {
    handle(isGrowth(model, command) ? { ...command, base: endOf(command) } : command);
  };
}

type Insertion = Extract<Command, { type: 'ADD_COLUMNS_ROWS' }>;

function isGrowth(model: Model, command: Command): command is Insertion {
  if (command.type !== 'ADD_COLUMNS_ROWS' || command.position !== 'after') return false;
  const { sheetId, dimension, base } = command;
  return base === model.getters.getNumberHeaders(sheetId, dimension) - 1;
}

/** Seen from here, only what has no end lies in the way. */
function endOf({ dimension }: Insertion): number {
  return dimension === 'ROW' ? sheetLimits.rows : sheetLimits.columns;
}
