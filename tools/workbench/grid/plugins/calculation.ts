import type { Arg, Cell, CellPosition, Model } from '@odoo/o-spreadsheet';
import type { CellPosition as GridPosition } from '../grid';
import type { Library } from '../engine/library';
import { firstOf, isLong, Values } from '../formulas/excel-values';

/** What the library's evaluation keeps to itself: how one formula is calculated. */
interface Evaluation {
  readonly evaluator: {
    computeFormulaCell(position: CellPosition, cell: FormulaCell): unknown;
  };
}

type FormulaCell = Extract<Cell, { readonly isFormula: true }>;

/** Of a model, by its getters: plugins have them, too. */
interface State {
  byHand: boolean;
  /** Formulas that keep a result although something they use may have changed. */
  isStale: boolean;
  /** The last result of each formula. A formula that is entered again is another cell to the engine. */
  readonly results: WeakMap<FormulaCell, { readonly result: unknown }>;
  /** As before Excel 2021: a formula fills one cell, and newer functions are unknown. */
  isOld: boolean;
}

const states = new WeakMap<object, State>();

function stateOf(getters: object): State {
  const known = states.get(getters);
  if (known) return known;
  const made: State = { byHand: false, isStale: false, results: new WeakMap(), isOld: false };
  states.set(getters, made);
  return made;
}

/** Manual calculation: formulas are calculated when they are entered, and then when it is asked for. */
export function keepResultsByHand(
  plugin: object,
  getters: object,
  branchesByNeed: <E extends Execute>(execute: E) => E,
): void {
  const { evaluator } = plugin as Evaluation;
  const state = stateOf(getters);
  const compute = evaluator.computeFormulaCell.bind(evaluator);
  evaluator.computeFormulaCell = (position, cell) => {
    const { compiledFormula } = cell;
    const formula = Object.create(compiledFormula, {
      execute: {
        value: (...args: Parameters<typeof compiledFormula.execute>): unknown => {
          const kept = state.byHand ? state.results.get(cell) : undefined;
          if (kept) {
            state.isStale = true;
            return kept.result;
          }
          const execute = branchesByNeed(compiledFormula.execute);
          const whole: unknown = execute.apply(compiledFormula, args);
          const result = state.isOld ? topLeftOf(whole) : whole;
          state.results.set(cell, { result });
          return result;
        },
      },
    }) as typeof compiledFormula;
    const calculated = Object.create(cell, { compiledFormula: { value: formula } }) as FormulaCell;
    return compute(position, calculated);
  };
}

function topLeftOf(result: unknown): unknown {
  return Array.isArray(result) ? (result as unknown[][])[0]?.[0] : result;
}

/** Functions that came with Excel 2021. */
const newer = ['FILTER', 'XLOOKUP', 'XMATCH', 'UNIQUE', 'SORT', 'SORTBY', 'SEQUENCE', 'RANDARRAY'];

/** What formulas of this model call gives #NAME? where the function is newer than the Excel that is played. */
export function forgetNewer(getters: object, context: Record<string, unknown>): void {
  if (!stateOf(getters).isOld) return;
  for (const name of newer) context[name] = () => ({ value: '#NAME?' });
}

export function isOld({ getters }: Pick<Model, 'getters'>): boolean {
  return stateOf(getters).isOld;
}

export function setOld(model: Model, old: boolean): void {
  const state = stateOf(model.getters);
  if (state.isOld === old) return;
  state.isOld = old;
  calculateAll(model);
}

export function isByHand(model: Model): boolean {
  return stateOf(model.getters).byHand;
}

/** Going back to automatic calculates whatever waits. */
export function setByHand(model: Model, byHand: boolean): void {
  const state = stateOf(model.getters);
  state.byHand = byHand;
  if (!byHand && state.isStale) calculateAll(model);
}

export function isStale(model: Model): boolean {
  return stateOf(model.getters).isStale;
}

/** Every formula of the workbook. */
export function calculateAll(model: Model): void {
  const state = stateOf(model.getters);
  const { byHand } = state;
  state.byHand = false;
  model.dispatch('EVALUATE_CELLS');
  state.byHand = byHand;
  state.isStale = false;
}

/** The formulas at these places. */
export function calculateAt(model: Model, places: readonly GridPosition[]): void {
  const cells = places.flatMap(({ sheetId, row, column: col }) => {
    return model.getters.getCell({ sheetId, row, col }) ?? [];
  });
  calculate(model, cells);
}

/** These formulas; what depends on them only where calculation is automatic. */
export function calculate(model: Model, cells: readonly Cell[]): void {
  const { results } = stateOf(model.getters);
  for (const cell of cells) if (cell.isFormula) results.delete(cell);
  const cellIds = cells.map(({ id }) => id);
  if (cellIds.length > 0) model.dispatch('EVALUATE_CELLS', { cellIds });
}

type Execute = (...given: never[]) => unknown;
type Branch = () => Arg;

/** What the code calls in place of IF. */
type Choose = (context: Context, condition: Arg, ...branches: readonly Branch[]) => unknown;

type Context = Readonly<Record<string, (...args: readonly Arg[]) => unknown>>;

/**
 * Excel works out the branch of IF that is chosen: a function in the other one isn't called, and a reference in it makes no circle.
 * The library works out every argument first. What is given back does to its code what Excel does; code that reads otherwise than
 * expected stays as it is.
 */
export function branchesByNeed(library: Library): <E extends Execute>(execute: E) => E {
  const choose = chooser(new Values(library));
  const known = new WeakMap<Execute, Execute>();
  return <E extends Execute>(execute: E): E => {
    const made = known.get(execute) ?? byNeed(execute, choose);
    known.set(execute, made);
    return made as E;
  };
}

function chooser(values: Values): Choose {
  const none: Arg = { value: null };
  return (context, condition, ...branches) => {
    const truth = isLong(condition) ? undefined : values.truth(firstOf(condition));
    // A list of conditions may need both.
    const needed = (at: number): boolean => truth === undefined || truth === (at === 0);
    return context['IF']?.(
      condition,
      ...branches.map((branch, at) => (needed(at) ? branch() : none)),
    );
  };
}

/** The library's code: a line for each part, `const _3 = ctx['EQ'](_1, _2);`, each used once further down, and what is returned. */
const part = /^const (_\d+) = (.*);$/;
const result = /^return (.*);$/;
const call = /^ctx\['IF'\]\((.*)\)$/;
const used = /(?<=[(, ])_\d+(?=[,)])/g;

function byNeed(execute: Execute, choose: Choose): Execute {
  const source = execute.toString();
  if (!source.includes("ctx['IF']")) return execute;
  const parts = new Map<string, string>();
  let returned: string | undefined;
  for (const line of source.slice(source.indexOf('{') + 1, source.lastIndexOf('}')).split('\n')) {
    const [, name, code] = part.exec(line) ?? [];
    if (name !== undefined && code !== undefined) parts.set(name, code);
    else if (result.test(line)) returned = result.exec(line)?.[1];
    else if (line.trim() !== '') return execute;
  }
  if (returned === undefined) return execute;
  const whole = (name: string): string => nested(parts.get(name) ?? name);
  const nested = (code: string): string => {
    const given = call.exec(code)?.[1];
    if (given === undefined) return code.replace(used, whole);
    const [first = '', ...branches] = given.split(',').map((each) => whole(each.trim()));
    const args = [first, ...branches.map((branch) => `() => (${branch})`)];
    return `choose(ctx, ${args.join(', ')})`;
  };
  const code = `return function (deps, ref, range, getSymbolValue, ctx) { return ${nested(returned)}; }`;
  // oxlint-disable-next-line typescript/no-implied-eval -- as the library makes its own code
  return new Function('choose', code)(choose) as Execute;
}
