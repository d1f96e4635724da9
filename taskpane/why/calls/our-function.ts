import type { AnyStep } from '../../../src/explain';
import { answerOf, type CallAnswer, errors, type Reasons } from '../values/cell';
import { readCell } from '../../../functions/arguments/errors';
import { type CellArgument, matrixOf } from '../../../functions/arguments/parameters';
import { thrown, unwrap } from '../../../functions/arguments/read';
import type { Filling, Spreading } from '../../../functions/declared';
import { type StepVocabulary, type Tell, told } from '../../../src/core/derivation';

/** A call: its results, and why each of them is what it is. */
interface Called {
  readonly answer: CallAnswer;
  readonly reasons: (row: number, column: number) => Reasons;
}

/** How one of our functions is called and explained; what it refuses is thrown. */
export interface OurFunction {
  readonly call: (given: readonly CellArgument[]) => Called;
  /** Whether a row of the result belongs to the same row of the arguments that are ranges. */
  readonly byRow: boolean;
}

/** Headings, names and numbers of rows: nothing leads to them. */
const heading: Reasons = { steps: [] };

/** A function of single values, by how the steps of one are told. */
export function toldCell<V extends StepVocabulary, W>(
  declared: Spreading<W>,
  tell: Tell<V, NoInfer<W>, number | string>,
): OurFunction {
  return {
    byRow: true,
    call: (given) => {
      const answer = answerOf(declared(...given));
      const { parameters, working } = declared.spread(given);
      return {
        answer,
        reasons: (row, column) => {
          const values = parameters.map((parameter, at) => {
            const value = readCell(parameter, cellAt(given[at], row, column));
            if (typeof value === 'object') throw thrown(value);
            return value;
          });
          const { steps, value } = told(unwrap(working(values)), tell);
          return { steps: steps as readonly AnyStep[], comesTo: value };
        },
      };
    },
  };
}

/** The cell of an argument for a place of the result, as in `spread`; an omitted one is blank. */
function cellAt(argument: CellArgument, row: number, column: number): unknown {
  const cells = matrixOf(argument);
  if (!cells) return null;
  const line = cells[cells.length === 1 ? 0 : row];
  const position = (cells[0]?.length ?? 1) === 1 ? 0 : column;
  // oxlint-disable-next-line typescript/only-throw-error -- stands for the error of Excel's runtime
  if (line === undefined || position >= line.length) throw errors.notAvailable;
  return line[position];
}

/** A function that gives one value for all it is given. */
export function toldWhole<V extends StepVocabulary, W>(
  declared: Filling<W>,
  tell: Tell<V, NoInfer<W>, unknown>,
): OurFunction {
  return toldCells<V, W, W>(declared, (working) => working, tell);
}

/** A function with a working per row, by how the steps of each column are told; after so many rows of headings. */
export function toldRows<V extends StepVocabulary, W>(
  declared: Filling<readonly W[]>,
  tells: TellsOfColumns<V, NoInfer<W>>,
  headings = 0,
): OurFunction {
  return toldRowsOf<V, readonly W[], W>(
    declared,
    (workings, row) => workings[row - headings],
    tells,
  );
}

/** How the steps of each column are told; of names and of the numbers of rows there are none. */
type TellsOfColumns<V extends StepVocabulary, W> = readonly (Tell<V, W, unknown> | undefined)[];

/** The same where the working of a row is made from that of all. */
export function toldRowsOf<V extends StepVocabulary, W, R>(
  declared: Filling<W>,
  rowOf: (working: W, row: number) => R | undefined,
  tells: TellsOfColumns<V, R>,
): OurFunction {
  return explained(declared, (working, row, column) => {
    const { [column]: tell } = tells;
    const own = tell && rowOf(working, row);
    return own && told(own, tell);
  });
}

/** A function with a working per cell; nothing for a heading and the like. */
export function toldCells<V extends StepVocabulary, W, C>(
  declared: Filling<W>,
  cellOf: (working: W, row: number, column: number) => C | null | undefined,
  tell: Tell<V, C, unknown>,
): OurFunction {
  return explained(declared, (working, row, column) => {
    const own = cellOf(working, row, column);
    return own ? told(own, tell) : undefined;
  });
}

/** Read and worked out once; steps are made for the cell that is asked for. They come to what it shows. */
function explained<W>(
  { called, byRow }: Filling<W>,
  derivation: (
    working: W,
    row: number,
    column: number,
  ) => { readonly steps: readonly object[] } | undefined,
): OurFunction {
  return {
    byRow,
    call: (given) => {
      const { working, cells, column: rowByRow } = called(given);
      // One row of a long list is explained without the results of the others.
      const answer: CallAnswer = rowByRow ?? answerOf(cells());
      const workings: readonly unknown[] = byRow && Array.isArray(working) ? working : [];
      return {
        answer,
        reasons: (row, column) => {
          const steps = derivation(working, row, column)?.steps as readonly AnyStep[] | undefined;
          if (!steps) return heading;
          const comesTo = answer.at(row, column) as number | string;
          return { steps, comesTo, sharing: sharing(workings, row) };
        },
      };
    },
  };
}

/** The other rows that have the very same working. */
function sharing(workings: readonly unknown[], row: number): readonly number[] {
  const rows: number[] = [];
  workings.forEach((each, at) => {
    if (each === workings[row] && at !== row) rows.push(at);
  });
  return rows;
}
