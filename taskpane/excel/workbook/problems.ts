import { record } from '../../details';
import { noteFailure, partMissing } from '../../start/await-office';
import { type Said, sentence, type TextKey, type ValuesOf } from '../../../src/language';

/** A problem is named after its sentence and carries the values that sentence mentions. */
type ProblemNamed<Key extends TextKey> = { readonly code: Key } & ValuesOf<Key>;

export type Problem = {
  [Key in ProblemKey]: ProblemNamed<Key>;
}[ProblemKey];

type ProblemKey =
  | HostProblemKey
  | 'otherProblem'
  | 'unexpected'
  | 'jobNotLoaded'
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
  | 'onlySheets'
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

class PartNotFetched extends Error {}

/** A part of the pane that work needs in its midst; where it cannot be fetched, `orProblem` has the sentence. */
export async function needed<P>(load: () => Promise<P>): Promise<P> {
  try {
    return await load();
  } catch {
    window.dispatchEvent(new Event(partMissing));
    throw new PartNotFetched();
  }
}

/**
 * Turns every exception into a problem: even a bug ends in a sentence, never in a pane that waits for ever.
 */
export async function orProblem<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return failed(error instanceof PartNotFetched ? { code: 'jobNotLoaded' } : unexpected(error));
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

/** A text, or the file of another add-in before a function that Excel does not know: `Other.xla!_xldudf_SOF_AWARD`. */
const attributed =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')*'|[^\s'"!=<>+\-*/^&,;(){}@]+)!(_xldudf_[\p{L}\p{N}_.]+)(?=\s*\()/giu;

/** A text, a quoted sheet name, or a name before a bracket: texts and sheets may look like calls. */
const pieces = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_\\][\p{L}\p{N}_.\\]*(?=\s*\()/gu;

/** Excel puts this before the name of a custom function it does not know yet, and makes its dots underscores. */
const unknownYet = '_XLDUDF_';

/**
 * Tells whether a formula calls one of these functions. They go by their ids, with or without the namespaces of a
 * manifest: `SOF.AWARD`, `DEV.SOF.AWARD`, `_xldudf_DEV_SOF_AWARD`. `CONTOSO.SOF.AWARD` is another's.
 */
export function callsOneOf(
  ids: readonly string[],
  namespaces: readonly string[],
): (formula: string) => boolean {
  const stored = storedNames(ids, namespaces);
  const known = new Set(stored.values());
  return (formula) =>
    (formula.match(pieces) ?? []).some((piece) => {
      const name = piece.toUpperCase();
      return known.has(name) || stored.has(name);
    });
}

/** The names of our functions by what Excel stores while it does not know them. */
function storedNames(
  ids: readonly string[],
  namespaces: readonly string[],
): ReadonlyMap<string, string> {
  const names = ids.flatMap((id) => [id, ...namespaces.map((namespace) => `${namespace}.${id}`)]);
  return new Map(names.map((name) => [unknownYet + name.replaceAll('.', '_'), name]));
}

/**
 * Writes a formula as it was typed where Excel has taken functions of ours for those of another add-in, whose file it put before
 * them (office-js #2568, #3872, #4811): entered again as it stands, it would still ask that add-in.
 */
export function withOwnNames(
  ids: readonly string[],
  namespaces: readonly string[],
): (formula: string) => string {
  const stored = storedNames(ids, namespaces);
  return (formula) =>
    formula.replace(
      attributed,
      (piece, name?: string) => stored.get(name?.toUpperCase() ?? '') ?? piece,
    );
}

/** What a repair needs to know of the functions of this add-in. */
export interface OwnFormulas {
  readonly calls: (formula: string) => boolean;
  readonly asTyped: (formula: string) => string;
}

/** A problem with a place of an event that was written: nobody is asked to select anything there. */
export function whyNotRead(problem: Problem): Said {
  switch (problem.code) {
    case 'nothingThere': {
      const { address } = problem;
      // Of all cells of a sheet, its name.
      const sheet = typeof address === 'string' ? /^(.*)!1:1048576$/.exec(address)?.[1] : undefined;
      return sentence('runPlaceEmpty', { address: sheet ?? address });
    }
    case 'nameNoCells':
      return sentence('runNameNoCells', { name: problem.name });
    case 'placeUnknown':
      return sentence('runPlaceGone', { name: problem.text });
    case 'tooManyRows':
    case 'tooManyCells':
      return sentence('runPlaceLarge', { address: problem.address });
    default:
      return problem;
  }
}
