import type { AnyStep } from '../../../src/explain';
import { answerOf, type CallAnswer, errors, type Reasons } from '../values/cell';
import { readCell } from '../../../functions/arguments/answer';
import { readColumns, type Columns } from '../../../functions/arguments/columns';
import { matrixOf, type CellArgument } from '../../../functions/arguments/matrix';
import type { Parameter, Value } from '../../../functions/arguments/parameters';
import { thrown, unwrap } from '../../../functions/arguments/read';
import type { Result } from '../../../src/core/result';

/** Headings, names and numbers of rows: nothing leads to them. */
export const heading: Reasons = { steps: [] };

/** A call: its results, and why each of them is what it is. */
export interface Called {
  readonly answer: CallAnswer;
  readonly reasons: (row: number, column: number) => Reasons;
}

/** How one of our functions is called and explained; what it refuses is thrown. */
export interface OurFunction {
  readonly call: (given: readonly CellArgument[]) => Called;
  /** Whether a row of the result belongs to the same row of the arguments that are ranges. */
  readonly byRow: boolean;
}

interface Derived {
  readonly value: unknown;
  readonly steps: readonly AnyStep[];
}

/** The rows of a list, of which one is explained where it is asked for. */
interface ExplainedRows<W> {
  readonly workings: readonly W[];
  readonly row: (at: number) => {
    readonly derivation: Derived | undefined;
    readonly sharing: readonly number[];
  };
}

/** A derivation with the value its last step comes to. */
export function reasonsOf(derivation: Derived | undefined, comesTo?: number | string): Reasons {
  if (!derivation) return heading;
  const { value, steps } = derivation;
  const plain = typeof value === 'number' || typeof value === 'string' ? value : undefined;
  return { steps, comesTo: comesTo ?? plain };
}

/** A function of the add-in, whatever its arguments. */
type Adapter = (...given: never[]) => unknown[][];

/** A function whose reasons are worked out beside its results. */
function asCalled(
  answer: Adapter,
  byRow: boolean,
  reasons: (given: readonly CellArgument[], row: number, column: number) => Reasons,
): OurFunction {
  const adapter = answer as unknown as (...given: CellArgument[]) => unknown[][];
  return {
    byRow,
    call: (given) => ({
      answer: answerOf(adapter(...given)),
      reasons: (row, column) => reasons(given, row, column),
    }),
  };
}

/** A function of single values, which spreads over ranges. */
export function spreading<T extends readonly Value[]>(
  answer: Adapter,
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  explain: (...values: NoInfer<[...T]>) => Result<Derived>,
): OurFunction {
  return asCalled(answer, true, spreadReasons(parameters, explain));
}

/** Why a value of such a function is what it is. */
export function spreadReasons<T extends readonly Value[]>(
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  explain: (...values: NoInfer<[...T]>) => Result<Derived>,
): (given: readonly CellArgument[], row: number, column: number) => Reasons {
  return (given, row, column) => {
    const values = parameters.map((parameter: Parameter<Value>, at): Value => {
      const value = readCell(parameter, cellAt(given[at], row, column));
      if (typeof value === 'object') throw thrown(value);
      return value;
    });
    return reasonsOf(
      unwrap((explain as unknown as (...all: Value[]) => Result<Derived>)(...values)),
    );
  };
}

/** The cell of an argument for a place of the result, as in `spread`; an omitted one is blank. */
export function cellAt(argument: CellArgument, row: number, column: number): unknown {
  const cells = matrixOf(argument);
  if (!cells) return null;
  const line = cells[cells.length === 1 ? 0 : row];
  const position = (cells[0]?.length ?? 1) === 1 ? 0 : column;
  // oxlint-disable-next-line typescript/only-throw-error -- stands for the error of Excel's runtime
  if (line === undefined || position >= line.length) throw errors.notAvailable;
  return line[position];
}

/**
 * A function that looks at a list as a whole and gives a row for each of its rows. The list is read and worked out once,
 * and the steps of one row are made: a long list is explained in little more than the time that its rule takes.
 */
export function perRow<T extends readonly Value[], W>(
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  columnsAt: readonly number[],
  explain: (columns: Columns<T>, given: readonly CellArgument[]) => Result<ExplainedRows<W>>,
  shown: (working: W) => number | string,
): OurFunction {
  return {
    byRow: true,
    call: (given) => {
      const columns = readColumns(
        parameters,
        columnsAt.map((at) => given[at]),
      );
      const { rows } = columns;
      const { workings, row: explained } = unwrap(explain(columns, given));
      return {
        answer: {
          rows,
          columns: 1,
          at: (row, column) => {
            if (column !== 0 || row >= rows) return undefined;
            const { [row]: working } = workings;
            // Empty where the arguments end before their ranges do.
            return working === undefined ? '' : shown(working);
          },
        },
        reasons: (row) => {
          const { derivation, sharing } = explained(row);
          return { ...reasonsOf(derivation), sharing };
        },
      };
    },
  };
}

/** A function that gives one value for all it is given. */
export function whole(
  answer: Adapter,
  explain: (...given: CellArgument[]) => Result<Derived>,
  comesTo?: (derivation: Derived) => string,
): OurFunction {
  return asCalled(answer, false, (given) => {
    const derivation = unwrap(explain(...given));
    return reasonsOf(derivation, comesTo?.(derivation));
  });
}

/** A function that gives a table of its own. */
export function table(
  answer: Adapter,
  reasons: (given: readonly CellArgument[], row: number, column: number) => Reasons,
  byRow = false,
): OurFunction {
  return asCalled(answer, byRow, reasons);
}
