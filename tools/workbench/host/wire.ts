/** One batch as office.js puts it on the wire: the names are the protocol's, the numbers are in the enums below. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export type JsonObject = Readonly<Record<string, Json>>;

export const pathTypes = {
  root: 1,
  service: 2,
  method: 3,
  navigation: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;

export const actionTypes = {
  instantiate: 1,
  query: 2,
  method: 3,
  setProperty: 4,
  trace: 5,
  recursiveQuery: 6,
  queryAsJson: 7,
  ensureUnchanged: 8,
  update: 9,
} as const;

export type PathIds = number | readonly PathIds[];

export interface ArgumentInfo {
  readonly Arguments?: readonly Json[] | null;
  /** Beside each argument the path it stands for, 0 for a plain value. */
  readonly ReferencedObjectPathIds?: readonly PathIds[] | null;
}

export interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name?: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

export interface QueryInfo {
  /** Property paths such as "values" or "worksheet/name"; "*" or nothing means every plain property. */
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

export interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name?: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: QueryInfo;
  readonly ObjectState?: JsonObject;
}

export interface BatchRequest {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

export interface ActionResult {
  readonly ActionId: number;
  readonly Value: Json;
}

export interface BatchError {
  readonly Code: string;
  readonly Message: string;
  readonly Location: string;
  readonly ActionIndex: number;
  readonly HttpStatusCode: number;
}

export interface BatchResponse {
  readonly Results: readonly ActionResult[];
  /** The trace actions that were reached; event handlers of the older kind are set up from them. */
  readonly TraceIds: readonly number[];
  readonly Error?: BatchError;
}

/** office.js adds work of its own to an add-in's; faults for tests are to hit the add-in's only. */

/** A request that only lets go of references, or speaks to one of office.js's own services. */
export function isBookkeepingRequest({ Actions, ObjectPaths }: BatchRequest): boolean {
  const removals = Actions.filter((action) => action.Name === '_RemoveReference').length;
  const instantiations = Actions.filter(isInstantiation).length;
  return (
    (removals > 0 && removals + instantiations === Actions.length) ||
    Object.values(ObjectPaths).some((path) => path.ObjectPathType === pathTypes.service)
  );
}

/** Naming an object is bookkeeping, unless that is what makes it (worksheets.add). */
export function isBookkeepingAction(action: Action, { ObjectPaths }: BatchRequest): boolean {
  if (action.ActionType === actionTypes.trace) return true;
  if (action.Name === '_KeepReference' || action.Name === '_RemoveReference') return true;
  return isInstantiation(action) && !makes(action, ObjectPaths);
}

/** Whether an action may change the workbook: it sets something, makes an object, or calls what is no getter. */
export function changesSomething(action: Action, { ObjectPaths }: BatchRequest): boolean {
  switch (action.ActionType) {
    case actionTypes.setProperty:
    case actionTypes.update:
      return true;
    case actionTypes.instantiate:
      return makes(action, ObjectPaths);
    case actionTypes.method:
      return action.Name?.startsWith('Get') !== true;
    default:
      return false;
  }
}

function makes({ ObjectPathId }: Action, paths: BatchRequest['ObjectPaths']): boolean {
  const path = paths[ObjectPathId];
  return path?.ObjectPathType === pathTypes.method && path.Name?.startsWith('Get') !== true;
}

function isInstantiation(action: Action): boolean {
  return action.ActionType === actionTypes.instantiate;
}

/**
 * Excel's own failures: code and message as listed in Microsoft's "Error handling with the
 * application-specific JavaScript APIs"; the HTTP status travels beside them.
 */
const failures = {
  AccessDenied: [403, 'You cannot perform the requested operation.'],
  Conflict: [409, 'Another request changes the same cells.'],
  FilteredRangeConflict: [409, 'The attempted operation causes a conflict with a filtered range.'],
  GeneralException: [500, 'There was an internal error while processing the request.'],
  InsertDeleteConflict: [409, 'The insert or delete operation attempted resulted in a conflict.'],
  InvalidArgument: [400, 'The argument is invalid or missing or has an incorrect format.'],
  InvalidOperation: [400, 'The operation attempted is invalid on the object.'],
  InvalidReference: [400, 'This reference is not valid for the current operation.'],
  InvalidSelection: [400, 'The current selection is invalid for this operation.'],
  ItemAlreadyExists: [409, 'The resource being created already exists.'],
  ItemNotFound: [404, "The requested resource doesn't exist."],
  MergedRangeConflict: [
    409,
    "Cannot complete the operation. A table can't overlap with another table, a PivotTable report, query results, merged cells, or an XML Map.",
  ],
  NonBlankCellOffSheet: [
    400,
    "Microsoft Excel can't insert new cells because it would push non-empty cells off the end of the worksheet. These non-empty cells might appear empty but have blank values, some formatting, or a formula. Delete enough rows or columns to make room for what you want to insert and then try again.",
  ],
  NotImplemented: [501, "The requested feature isn't implemented."],
  RangeExceedsLimit: [
    400,
    'The cell count in the range has exceeded the maximum supported number.',
  ],
  UndoNotSupported: [400, 'This operation cannot be undone together with the others.'],
  WriteNotSupportedWhenModalDialogOpen: [400, 'A modal dialog is open, so nothing is written.'],
} as const;

export type ExcelErrorCode = keyof typeof failures;

export class ExcelError extends Error {
  readonly status: number;

  constructor(
    readonly code: ExcelErrorCode,
    message: string = failures[code][1],
  ) {
    super(message);
    this.status = failures[code][0];
  }
}

/** A call the workbench lacks, named so that a reader of the add-in's error knows what to add. */
export class MissingFeature extends ExcelError {
  constructor(readonly feature: string) {
    super('NotImplemented', `${feature} is not implemented by the workbench.`);
  }
}
