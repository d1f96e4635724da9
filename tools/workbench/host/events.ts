import type { Area, CellValue, Grid, GridChange, SheetChange, SheetsChange } from '../grid/grid';
import { type Message, messageCategories } from './messages';
import { formatBox } from './model/address';
import { eventTypes, referenceTo, wholeWorkbook } from './model/events';
import { plainValue, valueType } from './model/range/range-read';

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
