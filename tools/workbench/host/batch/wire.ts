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
