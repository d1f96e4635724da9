import {
  isModelObject,
  type ModelObject,
  publicName,
  type ModelObject as QueriedObject,
} from './model/object';
import { missing, type Report } from './contract';
import {
  type Asked,
  membersOf,
  membersOnTheWay,
  Paths,
  type References,
  type Roots,
} from './paths';
import {
  type Action,
  type ActionResult,
  actionTypes,
  type BatchError,
  type BatchRequest,
  type BatchResponse,
  changesSomething,
  ExcelError,
  type ExcelErrorCode,
  isBookkeepingAction,
  type Json,
  MissingFeature,
  type QueryInfo,
} from './wire';

interface BatchSession {
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

/** Performs one action and gives what goes back for it. On a null object every action is without effect. */
function perform(action: Action, paths: Paths, references: References): Json {
  if (action.ActionType === actionTypes.trace) return null;
  const object = paths.resolve(action.ObjectPathId);
  if (object === null) return null;
  const name = action.Name ?? '';
  switch (action.ActionType) {
    case actionTypes.instantiate:
      return { ...object.identity(), ...reference(object, references) };
    case actionTypes.query:
      return { ...query(object, action.QueryInfo ?? {}), ...reference(object, references) };
    case actionTypes.queryAsJson:
      return queryAsJson(object, action.QueryInfo ?? {});
    case actionTypes.method:
      return call(object, name, action, paths, references);
    case actionTypes.setProperty:
      object.write(name, paths.arguments(action.ArgumentInfo).value(0));
      return null;
    case actionTypes.update:
      for (const [property, value] of Object.entries(action.ObjectState ?? {})) {
        object.write(property.charAt(0).toUpperCase() + property.slice(1), value);
      }
      return null;
    case actionTypes.recursiveQuery:
      throw new MissingFeature('ClientRequestContext.loadRecursive');
    case actionTypes.ensureUnchanged:
      throw new MissingFeature(`${object.typeName}.ensureUnchanged`);
    default:
      throw new MissingFeature(`Action of type ${action.ActionType}`);
  }
}

function call(
  object: ModelObject,
  name: string,
  action: Action,
  paths: Paths,
  references: References,
): Json {
  const args = paths.arguments(action.ArgumentInfo);
  switch (name) {
    case '_KeepReference':
      if (!object.referable) throw new MissingFeature(`Tracking a ${object.typeName}`);
      references.keep(object);
      return null;
    case '_RemoveReference':
      references.remove(args.text(0));
      return null;
    case '_RemoveAllReferences':
      references.clear();
      return null;
    default: {
      const outcome = object.call(name, args);
      return outcome === undefined || isModelObject(outcome) ? null : outcome;
    }
  }
}

/** A kept object tells its reference, which office.js uses as its path from then on. */
function reference(object: ModelObject, references: References): { _ReferenceId?: string } {
  const id = references.idOf(object);
  return id === undefined ? {} : { _ReferenceId: id };
}

type Fields = Record<string, Json>;

/**
 * The answer to `load`: wire names, objects nested, a collection's members under `_Items`. Without a
 * selection, or with "*", every plain property the workbench has.
 */
export function query(object: QueriedObject, info: QueryInfo): Fields {
  const items = object.items();
  if (items === undefined) return { ...object.identity(), ...selected(object, paths(info)) };
  const from = info.Skip ?? 0;
  const to = info.Top === undefined ? items.length : from + info.Top;
  const [own, ofItems] = sorted(object, paths(info));
  const inner: QueryInfo = { Select: ofItems };
  return {
    ...Object.fromEntries(own.map((name) => [name, object.read(name)])),
    _Items: items.slice(from, to).map((item) => query(item, inner)),
  };
}

/** What is asked of the collection itself, such as `count`, and what of its members. */
function sorted(
  object: QueriedObject,
  select: readonly string[],
): readonly [own: string[], ofItems: string[]] {
  const isOwn = (path: string): boolean => object.propertyNames.includes(wireName(path));
  return [select.filter(isOwn).map(wireName), select.filter((path) => !isOwn(path))];
}

/** The answer to `retrieve`: the same, in the names of the public API. */
function queryAsJson(object: QueriedObject, info: QueryInfo): Json {
  return publicNames(query(object, info));
}

function selected(object: QueriedObject, select: readonly string[]): Fields {
  const fields: Fields = {};
  const nested = new Map<string, string[]>();
  for (const path of select.length === 0 ? ['*'] : select) {
    const [head = '', ...rest] = path.split('/');
    const name = wireName(head);
    if (head === '*') Object.assign(fields, everyProperty(object));
    else if (rest.length > 0) nested.set(name, [...(nested.get(name) ?? []), rest.join('/')]);
    else if (object.hasObject(name)) nested.set(name, [...(nested.get(name) ?? []), '*']);
    else fields[name] = object.read(name);
  }
  for (const [name, inner] of nested) fields[name] = query(object.object(name), { Select: inner });
  return fields;
}

function everyProperty(object: QueriedObject): Fields {
  return Object.fromEntries(object.propertyNames.map((name) => [name, object.read(name)]));
}

function paths(info: QueryInfo): string[] {
  return [...(info.Select ?? []), ...(info.Expand ?? [])];
}

function wireName(publicName: string): string {
  return publicName.charAt(0).toUpperCase() + publicName.slice(1);
}

function publicNames(value: Json): Json {
  if (value === null || typeof value !== 'object' || isList(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === '_Items' && isList(inner)
        ? ['items', inner.map(publicNames)]
        : [name.charAt(0).toLowerCase() + name.slice(1), publicNames(inner)],
    ),
  );
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
