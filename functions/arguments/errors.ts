import { type Failure } from '../../src/core/result';
import { cellMessage } from '../../src/language/cells/cell-message';
import { refuse } from '../../src/core/message';

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
