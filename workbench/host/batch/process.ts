import { publicName } from '../model/object';
import { missing, type Report } from '../problems';
import { perform } from './actions';
import { membersOf, membersOnTheWay, type Asked } from './asked';
import { changesSomething, isBookkeepingAction } from './bookkeeping';
import { ExcelError, MissingFeature, type ExcelErrorCode } from './errors';
import { Paths, type Roots } from './paths';
import type { References } from './references';
import {
  actionTypes,
  type Action,
  type ActionResult,
  type BatchError,
  type BatchRequest,
  type BatchResponse,
} from './wire';

export interface BatchSession {
  readonly roots: Roots;
  readonly references: References;
  readonly report: Report;
  /**
   * Asked before each action that is the add-in's own, and told whether it changes something; a code makes it fail
   * (for tests).
   */
  readonly injectedFailure?: (changes: boolean) => ExcelErrorCode | undefined;
  /** Errors say nothing but GeneralException. */
  readonly plainErrors?: boolean;
  /** Told of every member the batch asks for. */
  readonly asked?: Asked;
}

/**
 * Executes the actions in order, as Excel does: the first failure ends the batch, what was done before it
 * stays done, and its results travel beside the error.
 */
export function processBatch(request: BatchRequest, session: BatchSession): BatchResponse {
  const paths = new Paths(request.ObjectPaths, session.roots, session.references);
  const response = performAll(request, session, paths);
  tell(session.asked, () => membersOnTheWay(request, paths));
  return response;
}

function performAll(request: BatchRequest, session: BatchSession, paths: Paths): BatchResponse {
  const Results: ActionResult[] = [];
  const TraceIds: number[] = [];
  for (const [index, action] of request.Actions.entries()) {
    try {
      failIfInjected(action, request, session);
      Results.push({ ActionId: action.Id, Value: perform(action, paths, session.references) });
      tell(session.asked, () => membersOf(action, paths));
      if (action.ActionType === actionTypes.trace) TraceIds.push(action.Id);
    } catch (error) {
      return { Results, TraceIds, Error: failure(error, action, index, paths, session) };
    }
  }
  return { Results, TraceIds };
}

function tell(asked: Asked | undefined, members: () => readonly string[]): void {
  if (asked) for (const member of members()) asked(member);
}

function failIfInjected(action: Action, request: BatchRequest, session: BatchSession): void {
  if (isBookkeepingAction(action, request)) return;
  const code = session.injectedFailure?.(changesSomething(action, request));
  if (code !== undefined) throw new ExcelError(code);
}

function failure(
  error: unknown,
  action: Action,
  index: number,
  paths: Paths,
  { report, plainErrors = false }: BatchSession,
): BatchError {
  const known = asExcelError(error, report);
  if (known instanceof MissingFeature) report(missing(known.feature));
  if (plainErrors) return plainError(index);
  return {
    Code: known.code,
    Message: known.message,
    Location: known instanceof MissingFeature ? known.feature : location(action, paths),
    ActionIndex: index,
    HttpStatusCode: known.status,
  };
}

function plainError(ActionIndex: number): BatchError {
  const { code: Code, status: HttpStatusCode } = new ExcelError('GeneralException');
  return { Code, Message: '', Location: '', ActionIndex, HttpStatusCode };
}

/** Anything but an ExcelError is a fault of the workbench itself: the add-in sees Excel's general failure. */
function asExcelError(error: unknown, report: Report): ExcelError {
  if (error instanceof ExcelError) return error;
  const sentence = error instanceof Error ? error.message : String(error);
  report({ name: 'The workbench itself', sentence: `The workbench failed: ${sentence}` });
  return new ExcelError('GeneralException');
}

function location(action: Action, paths: Paths): string {
  const name = action.Name ?? '';
  const object = paths.known(action.ObjectPathId);
  if (object === undefined || object === null || name === '')
    return paths.describe(action.ObjectPathId);
  return publicName(object.typeName, name);
}
