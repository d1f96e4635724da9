/**
 * Excel's own failures: code and message as listed in Microsoft's "Error handling with the
 * application-specific JavaScript APIs"; the HTTP status travels beside them.
 */
const failures = {
  GeneralException: [500, 'There was an internal error while processing the request.'],
  InvalidArgument: [400, 'The argument is invalid or missing or has an incorrect format.'],
  InvalidOperation: [400, 'The operation attempted is invalid on the object.'],
  InvalidReference: [400, 'This reference is not valid for the current operation.'],
  ItemAlreadyExists: [409, 'The resource being created already exists.'],
  ItemNotFound: [404, "The requested resource doesn't exist."],
  NotImplemented: [501, "The requested feature isn't implemented."],
  RangeExceedsLimit: [
    400,
    'The cell count in the range has exceeded the maximum supported number.',
  ],
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
