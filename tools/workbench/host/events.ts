import type { Area, CellValue, Grid, GridChange, SheetChange, SheetsChange } from '../grid/grid';
import { type Message, messageCategories } from './contract';
import { formatBox } from './model/address';
import { plainValue, valueType } from './model/range-read';
import type { Environment, ObjectType } from './model/object';

/** Who changed the cells: `Excel.EventTriggerSource`. */
export type TriggerSource = 'ThisLocalAddin' | 'Unknown';

/** Selection and change events of the rich API in their raw form, once per sheet and once for the workbook. */
export function selectionMessages(selection: Area): Message[] {
  const detail = { address: formatBox(selection), worksheetId: selection.sheetId };
  return forBothTargets(eventTypes.selectionChanged, selection.sheetId, detail);
}

/** Sheets came or went. */
export function sheetMessages({ added, deleted }: SheetsChange): Message[] {
  const message = (type: number, worksheetId: string): Message => ({
    category: messageCategories.event,
    type,
    target: wholeWorkbook,
    text: JSON.stringify({ worksheetId, source: 'Local' }),
  });
  return [
    ...added.map((id) => message(eventTypes.worksheetAdded, id)),
    ...deleted.map((id) => message(eventTypes.worksheetDeleted, id)),
  ];
}

/** Formulas of these sheets have new results. */
export function calculatedMessages(sheetIds: readonly string[]): Message[] {
  return sheetIds.map((worksheetId) => ({
    category: messageCategories.event,
    type: eventTypes.worksheetCalculated,
    target: wholeWorkbook,
    text: JSON.stringify({ worksheetId }),
  }));
}

/** A sheet became the active one. */
export function activationMessages(worksheetId: string): Message[] {
  return forBothTargets(eventTypes.worksheetActivated, worksheetId, { worksheetId });
}

/**
 * Without an area the whole workbook may have changed (undo): each sheet is told of its used cells. Values before
 * and after (`details`) are told when a single cell was changed.
 */
export function changeMessages(
  grid: Grid,
  { area, before, lines, rows, sheet, deleted }: GridChange,
  triggerSource: TriggerSource,
): Message[] {
  // Excel tells of the sheet alone (onDeleted).
  if (deleted === true) return [];
  if (sheet !== undefined) return [sheetMessage(sheet)];
  if (area !== undefined && rows !== undefined) return hiddenMessages(area, rows);
  const areas = area === undefined ? usedAreas(grid) : [area];
  const values = area === undefined || before === undefined ? {} : details(grid, area, before);
  return areas.flatMap((changed) =>
    forBothTargets(eventTypes.dataChanged, changed.sheetId, {
      address: formatBox(changed),
      changeType: lines ?? 'RangeEdited',
      source: 'Local',
      worksheetId: changed.sheetId,
      triggerSource,
      shiftDirection: 'None',
      referenceId: referenceTo(changed),
      ...values,
    }),
  );
}

function sheetMessage(change: SheetChange): Message {
  const about = { source: 'Local', worksheetId: change.id };
  const visibility = (visible: boolean): string => (visible ? 'Visible' : 'Hidden');
  const [type, detail] =
    'visible' in change
      ? [
          eventTypes.visibilityChanged,
          {
            visibilityBefore: visibility(!change.visible),
            visibilityAfter: visibility(change.visible),
          },
        ]
      : [eventTypes.nameChanged, { nameBefore: change.nameBefore, nameAfter: change.nameAfter }];
  const text = JSON.stringify({ ...about, ...detail });
  return { category: messageCategories.event, type, target: wholeWorkbook, text };
}

function hiddenMessages(area: Area, changeType: 'Hidden' | 'Unhidden'): Message[] {
  const { sheetId: worksheetId } = area;
  const address = `${area.row + 1}:${area.row + area.rows}`;
  const detail = { address, changeType, source: 'Local', worksheetId };
  return forBothTargets(eventTypes.rowHiddenChanged, worksheetId, detail);
}

function details(grid: Grid, area: Area, before: CellValue): object {
  const after = grid.read(area)[0]?.[0]?.value ?? null;
  return {
    valueBefore: plainValue(before),
    valueAfter: plainValue(after),
    valueTypeBefore: valueType({ value: before }),
    valueTypeAfter: valueType({ value: after }),
  };
}

function usedAreas(grid: Grid): Area[] {
  return grid
    .sheets()
    .map((sheet) => grid.usedArea(sheet.id))
    .filter((area) => area !== undefined);
}

function forBothTargets(type: number, sheetId: string, detail: object): Message[] {
  const text = JSON.stringify(detail);
  const category = messageCategories.event;
  return [wholeWorkbook, sheetId].map((target) => ({ category, type, target, text }));
}

/** Which events a page has asked for, counted, because two of its objects may ask for the same one. */
export class EventRegistrations {
  private readonly counts = new Map<string, number>();

  add(eventType: number, target: string): void {
    const key = keyOf(eventType, target);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  remove(eventType: number, target: string): void {
    const key = keyOf(eventType, target);
    const count = (this.counts.get(key) ?? 0) - 1;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }

  has(eventType: number, target: string): boolean {
    return this.counts.has(keyOf(eventType, target));
  }
}

function keyOf(eventType: number, target: string): string {
  return `${eventType} ${target}`;
}

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
function referenceTo(area: Area): string {
  const { sheetId, row, column, rows, columns } = area;
  return JSON.stringify([sheetId, row, column, rows, columns]);
}

/** Excel's numbers for the events of the rich API (Excel library, `eventType` of each event). */
const eventTypes = {
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
