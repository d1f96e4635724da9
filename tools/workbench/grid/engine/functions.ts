import type { AddFunctionDescription, Arg, FunctionResultObject } from '@odoo/o-spreadsheet';

import { fromEngine, toEngine } from './reading';
import type { CellPosition, CellValue, FunctionDefinition, RawArgument } from '../grid';
import { prepare } from '../plugins/prepare';
import type { Library } from './library';

type EngineMatrix = FunctionResultObject[][];

/** What the library keeps of its functions, by their names. */
interface Kept {
  readonly content: Record<string, unknown>;
  readonly mapping: Record<string, unknown>;
}

/** Behind a name before an add-in took it. */
type Former = Readonly<Record<keyof Kept, unknown>>;

/** The names that add-ins have taken, by library. */
const taken = new Map<Library, Map<string, Former>>();

/**
 * Makes the functions known to every grid of this library; a name that exists already is replaced.
 * Formulas that stand in a model beforehand keep #NAME?, as in Excel when an add-in comes late.
 */
export function defineFunctions(
  library: Library,
  definitions: readonly FunctionDefinition[],
  /** An add-in's functions are calculated in cells only; Excel's own in conditions and while typing, too. */
  where: 'cells' | 'everywhere' = 'cells',
): void {
  prepare(library);
  for (const definition of definitions) {
    const registry = library.registries.functionRegistry;
    if (where === 'cells') remember(library, definition.name.toUpperCase());
    registry.replace(definition.name, description(library, definition, where));
    // The engine refuses a formula without its mandatory arguments; Excel calls and shows #VALUE!.
    registry.get(definition.name.toUpperCase()).minArgRequired = 0;
  }
}

function keptBy(library: Library): Kept {
  return library.registries.functionRegistry as unknown as Kept;
}

function remember(library: Library, name: string): void {
  const names = taken.get(library) ?? new Map<string, Former>();
  taken.set(library, names);
  const { content, mapping } = keptBy(library);
  if (!names.has(name)) names.set(name, { content: content[name], mapping: mapping[name] });
}

/** Takes the functions of add-ins back from every library, as if none had come; models that are open are not calculated again. */
export function forgetFunctions(): void {
  for (const [library, names] of taken) {
    const kept = keptBy(library);
    for (const [name, former] of names) {
      for (const what of ['content', 'mapping'] as const) {
        if (former[what] === undefined) Reflect.deleteProperty(kept[what], name);
        else kept[what][name] = former[what];
      }
    }
    // The library knows every formula that it has read by its text, and would not look for the function again.
    for (const text of Object.keys(library.functionCache)) {
      const called = text.toUpperCase().match(/[A-Z0-9_.]+(?=\()/g) ?? [];
      if (called.some((name) => names.has(name)))
        Reflect.deleteProperty(library.functionCache, text);
    }
  }
  taken.clear();
}

function description(
  library: Library,
  definition: FunctionDefinition,
  where: 'cells' | 'everywhere',
): AddFunctionDescription {
  return {
    description: definition.description,
    category: 'Add-in',
    isExported: true,
    args: definition.parameters.map((parameter) => ({
      name: parameter.name,
      description: parameter.description,
      type: ['ANY'],
      // Ranges and errors reach the function as they are: broadcasting is the caller's business.
      acceptMatrix: true,
      acceptErrors: true,
      ...(parameter.optional ? { optional: true } : {}),
    })),
    compute(...args) {
      const caller = this.__originCellPosition;
      // Outside of a cell (a hint while typing, validation, conditional formats) Excel does not call either.
      const isInCell = caller !== undefined && this.updateDependencies !== undefined;
      if (where === 'cells' && !isInCell) {
        return { value: '#CALC!', message: 'Add-in functions are calculated in cells only.' };
      }
      const raw = definition.parameters.map((_, index) => rawArgument(library, args[index]));
      const { sheetId = '', row = 0, col: column = 0 } = caller ?? {};
      return engineResult(call(definition, raw, { sheetId, row, column }));
    },
  };
}

function call(
  definition: FunctionDefinition,
  args: readonly RawArgument[],
  caller: CellPosition,
): CellValue | CellValue[][] {
  try {
    return definition.compute(args, caller);
  } catch (problem) {
    return { error: '#VALUE!', message: `${definition.name} failed: ${String(problem)}` };
  }
}

function rawArgument(library: Library, argument: Arg): RawArgument {
  if (argument === undefined) return { kind: 'omitted' };
  if (!Array.isArray(argument)) return { kind: 'value', value: fromEngine(library, argument) };
  const rows = argument[0]?.length ?? 0;
  // A range that lies outside of the sheet comes without cells.
  if (rows === 0) return { kind: 'range', values: [[null]] };
  const values: CellValue[][] = [];
  for (let row = 0; row < rows; row++) {
    values.push(
      argument.map((column) => {
        const cell = column[row];
        return cell === undefined ? null : fromEngine(library, cell);
      }),
    );
  }
  return { kind: 'range', values };
}

function engineResult(result: CellValue | CellValue[][]): FunctionResultObject | EngineMatrix {
  if (!Array.isArray(result)) return toEngine(result);
  const columns = result[0]?.length ?? 0;
  if (columns === 0) return { value: '#CALC!', message: 'The function returned an empty array.' };
  if (result.some((row) => row.length !== columns)) {
    return { value: '#VALUE!', message: 'The function returned rows of different lengths.' };
  }
  return Array.from({ length: columns }, (_, column) =>
    result.map((row) => toEngine(row[column] ?? null)),
  );
}
