import { record } from '../details/record';
import { noteFailure } from '../start/failures';
import type { TextKey, ValuesOf } from '../../language';

/** A problem is named after its sentence and carries the values that sentence mentions. */
type ProblemNamed<Key extends TextKey> = { readonly code: Key } & ValuesOf<Key>;

export type Problem = {
  [Key in ProblemKey]: ProblemNamed<Key>;
}[ProblemKey];

type ProblemKey =
  | HostProblemKey
  | 'otherProblem'
  | 'unexpected'
  | CellProblemKey
  | ReadProblemKey
  | WriteProblemKey;

/** Problems that mention nothing but themselves: Excel's own codes lead to them. */
type HostProblemKey =
  | 'cellEdit'
  | 'accessDenied'
  | 'noSingleBlock'
  | 'sessionLost'
  | 'tooLarge'
  | 'busy'
  | 'dialogOpen'
  | 'unsupported'
  | 'sheetGone'
  | 'filterInTheWay'
  | 'mergedInTheWay'
  | 'offSheet'
  | 'changedElsewhere'
  | 'undoNotSupported'
  | 'stoppedWaiting';

/** Problems the pane finds itself by looking at the cell. */
type CellProblemKey =
  | 'changedMeanwhile'
  | 'editedSince'
  | 'answerLost'
  | 'textCell'
  | 'spilledCell'
  | 'linkedData';

/** Problems with a place that was to be read. */
type ReadProblemKey =
  | 'sheetUnknown'
  | 'placeUnknown'
  | 'nameNoCells'
  | 'nothingThere'
  | 'tooManyRows'
  | 'tooManyCells';

/** Problems with the place a plan was to be written to, or to be undone. */
type WriteProblemKey =
  | 'sheetTaken'
  | 'sheetTakenHidden'
  | 'nameTaken'
  | 'workbookProtected'
  | 'sheetProtected'
  | 'mergedThere'
  | 'spillThere'
  | 'spillBlocked'
  | 'sheetTooLarge'
  | 'sheetCopied'
  | 'mayBeHidden'
  | 'sheetMissing'
  | 'undoUnreadable'
  | 'draftUnreadable'
  | 'editedAfterWriting';

const hostCodes = new Map<string, HostProblemKey>(
  Object.entries({
    InvalidOperationInCellEditMode: 'cellEdit',
    AccessDenied: 'accessDenied',
    InvalidSelection: 'noSingleBlock',
    InvalidOrTimedOutSession: 'sessionLost',
    InvalidRequestContext: 'sessionLost',
    ConnectionFailure: 'sessionLost',
    InactiveWorkbook: 'sessionLost',
    RequestPayloadSizeLimitExceeded: 'tooLarge',
    ResponsePayloadSizeLimitExceeded: 'tooLarge',
    OperationCellsExceedLimit: 'tooLarge',
    RangeExceedsLimit: 'tooLarge',
    ActivityLimitReached: 'busy',
    RequestAborted: 'busy',
    Timeout: 'busy',
    WriteNotSupportedWhenModalDialogOpen: 'dialogOpen',
    ApiNotFound: 'unsupported',
    NotImplemented: 'unsupported',
    UnsupportedFeature: 'unsupported',
    UnsupportedOperation: 'unsupported',
    UnsupportedSheet: 'noSingleBlock',
    ItemNotFound: 'sheetGone',
    InvalidReference: 'sheetGone',
    FilteredRangeConflict: 'filterInTheWay',
    MergedRangeConflict: 'mergedInTheWay',
    PivotTableRangeConflict: 'mergedInTheWay',
    NonBlankCellOffSheet: 'offSheet',
    Conflict: 'changedElsewhere',
    DirtySupportingFormula: 'busy',
    UndoNotSupported: 'undoNotSupported',
    // The pane's own, see waiting.ts.
    StoppedWaiting: 'stoppedWaiting',
  }),
);

export type Attempt<T> = { readonly ok: true; readonly value: T } | Failed;

export interface Failed {
  readonly ok: false;
  readonly problem: Problem;
}

export function failed(problem: Problem): Failed {
  return { ok: false, problem };
}

/** Runs a request to Excel; what Excel refuses is a value, anything else is a bug and stays an exception. */
export async function attempt<T>(request: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await request() };
  } catch (error) {
    const hostCode = codeOf(error);
    if (hostCode === undefined) throw error;
    record.note(hostCode);
    const code = hostCodes.get(hostCode);
    return failed(code === undefined ? { code: 'otherProblem', hostCode } : { code });
  }
}

/**
 * Turns every exception into a problem: even a bug ends in a sentence, never in a pane that waits for ever.
 */
export async function orProblem<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return failed(unexpected(error));
  }
}

/** The problem of a bug, which also goes to the console. */
export function unexpected(error: unknown): Problem {
  noteFailure(error);
  console.error(error);
  return { code: 'unexpected' };
}

/** The user no longer waits for it: it is not tried in another way either. */
export function isGivenUp(outcome: Attempt<unknown>): boolean {
  return !outcome.ok && outcome.problem.code === 'stoppedWaiting';
}

/** The code of an OfficeExtension.Error; undefined for any other exception. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
