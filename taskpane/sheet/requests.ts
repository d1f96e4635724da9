type Batch<T> = (context: Excel.RequestContext) => Promise<T>;

/** A request the user did not ask for: while a cell is being edited it fails at once. */
export function look<T>(batch: Batch<T>): Promise<T> {
  return Excel.run(batch);
}

/** A request that waits until cell editing ends. */
export function wait<T>(batch: Batch<T>): Promise<T> {
  return Excel.run({ delayForCellEdit: true }, batch);
}

/** A user's command: waits too, and is one step in Excel's undo list where Excel can merge. */
export function command<T>(batch: Batch<T>): Promise<T> {
  return offers('1.20')
    ? Excel.run({ delayForCellEdit: true, mergeUndoGroup: true }, batch)
    : wait(batch);
}

/** Whether this Excel offers a version of its programming interface. */
export function offers(version: string): boolean {
  return Office.context.requirements.isSetSupported('ExcelApi', version);
}
