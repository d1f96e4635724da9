import type { Failure, Worked } from '../../src/core/result';
import { cellMessage } from '../../src/language/cell-message';
import { refuse } from '../../src/core/message';
import type { Parameter, Value } from './parameters';
import { othersInEnglish } from '../../src/language/say';

/** An error as a cell of a result: Excel shows the code, and the sentence when the cell is hovered. */
export type CellFailure = CustomFunctions.Error;

/** The cell error for a failure: #VALUE! or #N/A, the two that Excel shows a sentence for. */
export function cellError(failure: Failure): CellFailure {
  const { kind, sentence } = cellMessage(failure);
  const code =
    kind === 'value'
      ? CustomFunctions.ErrorCode.invalidValue
      : CustomFunctions.ErrorCode.notAvailable;
  const CellError = CustomFunctions.Error as unknown as ErrorOfFailure;
  return new CellError(code, sentence, failure);
}

/** Excel's own class takes no failure; the pane's, which stands in its place there, keeps it. */
type ErrorOfFailure = new (
  code: CustomFunctions.ErrorCode,
  sentence: string,
  failure: Failure,
) => CellFailure;

/**
 * What comes of an error cell among the arguments: the same error, as with Excel's own functions, or, when a
 * custom function cannot return that one, a failure about the cell.
 */
export function passedOn(cell: object, argument: string): CellFailure | Failure {
  if (isReturnable(cell)) return cell;
  const { code } = cell as { code?: unknown };
  return refuse({ argument, found: typeof code === 'string' ? code : null }, 'errorInCell').failure;
}

/** #NAME? and #REF! are not among the errors a custom function may return. */
const returnable: readonly unknown[] = ['#N/A', '#VALUE!', '#NUM!', '#DIV/0!', '#NULL!'];

function isReturnable(cell: object): cell is CellFailure {
  return cell instanceof CustomFunctions.Error && returnable.includes(cell.code);
}

export function isCellFailure(value: CellFailure | Failure): value is CellFailure {
  return value instanceof CustomFunctions.Error;
}

/** A rule of single values, which takes them as a list. */
export type Rule<W> = Worked<[readonly Value[]], W, number | string>;

/** What one cell means for an argument: a value, the error that stands in it, or why it cannot be used. */
export function readCell(
  parameter: Parameter<Value>,
  cell: unknown,
): Value | CellFailure | Failure {
  const isError = typeof cell === 'object' && cell !== null;
  return isError ? passedOn(cell, parameter.name) : parameter.read(cell);
}

/** What a rule comes to: a text or a finite number, or why there is none. */
export function outcomeOf<W>(
  { working, value }: Rule<W>,
  values: readonly Value[],
): number | string | Failure {
  const worked = working(values);
  if (!worked.ok) return worked.failure;
  const outcome = value(worked.value);
  if (typeof outcome === 'string' || Number.isFinite(outcome)) return outcome;
  return refuse({ argument: 'result', found: String(outcome) }, 'noFiniteResult').failure;
}

/** The error a cell shows for it. */
export function asCellError(failure: CellFailure | Failure): CellFailure {
  return isCellFailure(failure) ? failure : cellError(failure);
}

/** So many errors of an answer are said in full. */
export const MOST_SAID = 100;

/** What the others say: each of 100,000 cells is sent to Excel by itself. */
export const ELSEWHERE = 'See above.';

/**
 * An answer as it is sent to Excel, which it is written into. Errors that are equal are one object. Of those with a sentence the first
 * hundred say it, the hundredth also how many more there are, and the others where to look: they are read once those are corrected.
 */
export function answered<Answer>(answer: Answer): Answer {
  if (!Array.isArray(answer)) return answer;
  const known: Record<string, CustomFunctions.Error> = {};
  let said = 0;
  let left = 0;
  let last: unknown[] = [];
  let lastColumn = 0;
  for (const row of answer as readonly unknown[][]) {
    for (let column = 0; column < row.length; column++) {
      const cell = row[column];
      if (typeof cell !== 'object' || !(cell instanceof CustomFunctions.Error)) continue;
      const { code, message = '' } = cell;
      let key = code + message;
      if (message !== '' && !known[key]) {
        if (said < MOST_SAID) {
          said++;
          last = row;
          lastColumn = column;
        } else {
          left++;
          key = code + ELSEWHERE;
        }
      }
      row[column] = known[key] ??=
        key === code + message ? cell : new CustomFunctions.Error(code, ELSEWHERE);
    }
  }
  const hundredth = last[lastColumn] as CustomFunctions.Error;
  if (left > 0) {
    const more = `${hundredth.message} (${othersInEnglish(left)})`;
    last[lastColumn] = new CustomFunctions.Error(hundredth.code, more);
  }
  return answer;
}
