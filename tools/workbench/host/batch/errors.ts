/**
 * Excel's own failures: code and message as listed in Microsoft's "Error handling with the
 * application-specific JavaScript APIs"; the HTTP status travels beside them.
 */
const failures = {
  AccessDenied: [403, 'You cannot perform the requested operation.'],
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
