import type { Area, Grid } from '../grid/grid';
import { messageCategories, type Message } from './messages';
import { formatBox } from './model/address';
import { referenceTo } from './model/event-reference';
import { eventTypes, wholeWorkbook } from './model/event-types';

/** Who changed the cells: `Excel.EventTriggerSource`. */
export type TriggerSource = 'ThisLocalAddin' | 'Unknown';

/** Selection and change events of the rich API in their raw form, once per sheet and once for the workbook. */
export function selectionMessages(selection: Area): Message[] {
  const detail = { address: formatBox(selection), worksheetId: selection.sheetId };
  return forBothTargets(eventTypes.selectionChanged, selection.sheetId, detail);
}

/** A sheet became the active one. */
export function activationMessages(worksheetId: string): Message[] {
  return forBothTargets(eventTypes.worksheetActivated, worksheetId, { worksheetId });
}

/**
 * Without an area the whole workbook may have changed (undo): each sheet is told of its used cells. Values
 * before and after are not known, so `details` is absent from the event.
 */
export function changeMessages(
  grid: Grid,
  area: Area | undefined,
  triggerSource: TriggerSource,
): Message[] {
  const areas = area === undefined ? usedAreas(grid) : [area];
  return areas.flatMap((changed) =>
    forBothTargets(eventTypes.dataChanged, changed.sheetId, {
      address: formatBox(changed),
      changeType: 'RangeEdited',
      source: 'Local',
      worksheetId: changed.sheetId,
      triggerSource,
      shiftDirection: 'None',
      referenceId: referenceTo(changed),
    }),
  );
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
