import type { Environment } from './environment';
import { eventTypes } from './event-types';
import type { ObjectType } from './object';

type Methods<Self> = NonNullable<ObjectType<Self>['methods']>;

/**
 * The hidden methods by which office.js asks for an object's events before it keeps the handlers itself:
 * `names` is wire name (without _Register and Event) to Excel's number of the event.
 */
function methodsFor<Self extends { readonly env: Environment }>(
  names: Readonly<Record<string, number>>,
  target: (self: Self) => string,
): Methods<Self> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, type]) => [
      [
        `_Register${name}Event`,
        (self: Self): undefined => {
          self.env.listen(type, target(self));
        },
      ],
      [
        `_Unregister${name}Event`,
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
