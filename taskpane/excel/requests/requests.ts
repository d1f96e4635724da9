import { codeOf } from '../../workbook/problems';
import { Waiting } from '../../workbook/waiting';

type RequestBatch<T> = (context: Excel.RequestContext) => Promise<T>;

/** The requests of this pane that Excel has not answered yet. */
export const waiting = new Waiting(isCellEdited);

/** A request the user did not ask for: while a cell is being edited it fails at once. */
export function look<T>(batch: RequestBatch<T>): Promise<T> {
  return Excel.run(watched(batch, false));
}

/** A request that waits until cell editing ends. */
export function wait<T>(batch: RequestBatch<T>): Promise<T> {
  return Excel.run({ delayForCellEdit: true }, watched(batch));
}

/** A user's command: waits too, and is one step in Excel's undo list where Excel can merge. */
export function command<T>(batch: RequestBatch<T>): Promise<T> {
  return offers('1.20')
    ? Excel.run({ delayForCellEdit: true, mergeUndoGroup: true }, watched(batch))
    : wait(batch);
}

/** Whether this Excel offers a version of its programming interface. */
export function offers(version: string): boolean {
  return Office.context.requirements.isSetSupported('ExcelApi', version);
}

/** The same batch, whose every request can be given up. What was given up goes no further, even if Excel answers later. */
function watched<T>(batch: RequestBatch<T>, isAskedFor = true): RequestBatch<T> {
  return async (context) => {
    const run = waiting.run(isAskedFor);
    const sync = context.sync.bind(context);
    context.sync = (value) => run.make(() => sync(value));
    try {
      return await batch(context);
    } finally {
      // Excel.run itself sends once more what is queued: not what was given up.
      if (run.isStopped()) context.sync = <V>(value?: V) => Promise.resolve(value as V);
    }
  };
}

/** Excel refuses a request that does not wait at once while a cell is edited: there is no other way to ask. */
async function isCellEdited(): Promise<boolean> {
  try {
    await Excel.run(async (context) => {
      context.workbook.application.load('calculationMode');
      await context.sync();
    });
    return false;
  } catch (error) {
    return codeOf(error) === 'InvalidOperationInCellEditMode';
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Excel need not remember the object after this request: it is neither kept nor, later, let go by calls of their own. */
export function letGo<T extends Excel.Range | Excel.RangeAreas>(object: T): T {
  object.untrack();
  return object;
}
