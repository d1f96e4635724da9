import { kindOf, refuse, sentence, type Failure } from '../../src';

/** An error as a cell of a result: Excel shows the code, and the sentence when the cell is hovered. */
export type CellFailure = CustomFunctions.Error;

/** The cell error for a failure: #VALUE! or #N/A, the two that Excel shows a sentence for. */
export function cellError(failure: Failure): CellFailure {
  const code =
    kindOf(failure) === 'value'
      ? CustomFunctions.ErrorCode.invalidValue
      : CustomFunctions.ErrorCode.notAvailable;
  return new CustomFunctions.Error(code, sentence(failure));
}

/**
 * An error cell among the arguments comes out as the same error, as with Excel's own functions. One that a
 * custom function cannot return is a failure about that cell. Undefined when the cell is no error.
 */
export function passedOnError(cell: unknown, argument: string): CellFailure | Failure | undefined {
  if (typeof cell !== 'object' || cell === null) return undefined;
  if (isReturnable(cell)) return cell;
  const { code } = cell as { code?: unknown };
  return refuse('errorInCell', argument, typeof code === 'string' ? code : null).failure;
}

/** #NAME? and #REF! are not among the errors a custom function may return. */
const returnable: readonly unknown[] = ['#N/A', '#VALUE!', '#NUM!', '#DIV/0!', '#NULL!'];

function isReturnable(cell: object): cell is CellFailure {
  return cell instanceof CustomFunctions.Error && returnable.includes(cell.code);
}
