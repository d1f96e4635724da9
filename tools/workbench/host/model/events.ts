import type { Environment } from './environment';
import type { ObjectType } from './object';
import type { Area } from '../../grid/grid';

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

/** The reference id in a change event. The add-in asks for no range by it, so that nothing needs to be kept. */
export function referenceTo(area: Area): string {
  const { sheetId, row, column, rows, columns } = area;
  return JSON.stringify([sheetId, row, column, rows, columns]);
}

/** Excel's numbers for the events of the rich API (Excel library, `eventType` of each event). */
export const eventTypes = {
  dataChanged: 10,
  worksheetActivated: 11,
  worksheetAdded: 13,
  selectionChanged: 14,
  worksheetDeleted: 15,
  worksheetCalculated: 16,
  rowHiddenChanged: 22,
  nameChanged: 25,
  visibilityChanged: 26,
} as const;

/** The target of events asked for on a collection rather than on one sheet. */
export const wholeWorkbook = 'Workbook';
