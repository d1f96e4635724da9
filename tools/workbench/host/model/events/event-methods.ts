import type { Environment } from '../environment';
import { eventTypes } from './event-types';
import type { ObjectType } from '../object';

type Methods<Self> = NonNullable<ObjectType<Self>['methods']>;

/**
 * The hidden methods by which office.js asks for an object's events before it keeps the handlers itself:
 * `names` is wire name (without _Register and Event) to Excel's number of the event.
 */
function methodsFor<Self extends { readonly env: Environment }>(
  names: Readonly<Record<string, number>>,
  target: (self: Self) => string,
  wireName = (name: string) => `${name}Event`,
): Methods<Self> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, type]) => [
      [
        `_Register${wireName(name)}`,
        (self: Self): undefined => {
          self.env.listen(type, target(self));
        },
      ],
      [
        `_Unregister${wireName(name)}`,
        (self: Self): undefined => {
          self.env.unlisten(type, target(self));
        },
      ],
    ]),
  );
}

/** Cells changed and selection changed. */
export function eventMethods<Self extends { readonly env: Environment }>(
  target: (self: Self) => string,
): Methods<Self> {
  const { dataChanged, selectionChanged } = eventTypes;
  return methodsFor({ DataChanged: dataChanged, SelectionChanged: selectionChanged }, target);
}

/** Formulas have new results, rows or sheets were hidden or shown, a sheet was renamed: on the collection only. */
export function sheetStateMethods<Self extends { readonly env: Environment }>(
  target: (self: Self) => string,
): Methods<Self> {
  const { worksheetCalculated, rowHiddenChanged, nameChanged, visibilityChanged } = eventTypes;
  const older = { Calculated: worksheetCalculated, RowHiddenChanged: rowHiddenChanged };
  const newer = { NameChanged: nameChanged, VisibilityChanged: visibilityChanged };
  return {
    ...methodsFor(older, target),
    ...methodsFor<Self>(newer, target, (name) => `Event${name}`),
  };
}

/** Sheets came or went: on the collection only. */
export function sheetListMethods<Self extends { readonly env: Environment }>(
  target: (self: Self) => string,
): Methods<Self> {
  const { worksheetAdded, worksheetDeleted } = eventTypes;
  return methodsFor({ Added: worksheetAdded, Deleted: worksheetDeleted }, target);
}

/** Another sheet became the active one. */
export function activationMethods<Self extends { readonly env: Environment }>(
  target: (self: Self) => string,
): Methods<Self> {
  return methodsFor({ Activated: eventTypes.worksheetActivated }, target);
}
