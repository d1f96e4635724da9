import { actionTypes, pathTypes, type Action, type BatchRequest } from './wire';

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
