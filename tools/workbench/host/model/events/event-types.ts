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
