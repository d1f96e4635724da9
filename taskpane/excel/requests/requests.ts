import { codeOf } from '../workbook/problems';
import { Waiting } from '../workbook/waiting';
import { hash64 } from '../../sheets/content';

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

/** Neighbours together as long as their sizes stay below a limit. */
export function grouped<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  most: number,
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    size += sizeOf(item);
    if (size > most) {
      groups.push([]);
      size = sizeOf(item);
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}

/** Excel need not remember the object after this request: it is neither kept nor, later, let go by calls of their own. */
export function letGo<T extends Excel.Range | Excel.RangeAreas>(object: T): T {
  object.untrack();
  return object;
}

/** Asks something of Excel: load first, sync, then read. */
type Question<T> = (context: Excel.RequestContext) => () => T;

/** Something that is asked, once it has a request to go with. */
interface Rider {
  readonly ask: (context: Excel.RequestContext) => () => void;
  readonly fail: (error: unknown) => void;
}

/** How long a question waits for a request to go with, in milliseconds. */
const longest = 50;

let riding: readonly Rider[] = [];

/** Asks together with the request that begins next: the pane asks several small things when it opens. Else by itself. */
export function rideAlong<T>(question: Question<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const rider: Rider = {
      ask: (context) => {
        const answer = question(context);
        return () => {
          resolve(answer());
        };
      },
      fail: reject,
    };
    riding = [...riding, rider];
    setTimeout(() => {
      if (!riding.includes(rider)) return;
      look((context) => withRiders(context)).catch(reject);
    }, longest);
  });
}

/** Sends what is queued, with all that waits to go along. */
export async function withRiders(context: Excel.RequestContext): Promise<void> {
  const riders = riding;
  riding = [];
  try {
    const answers = riders.map(({ ask }) => ask(context));
    await context.sync();
    for (const answer of answers) answer();
  } catch (error) {
    for (const { fail } of riders) fail(error);
    throw error;
  }
}

/** Length of a hash. */
const seal = 16;

/** A text kept with the workbook, whose hash before it shows whether it is still the one that was kept. */
export function sealed(text: string): string {
  return hash64([text]) + text;
}

/** What a setting of the workbook holds, if it is JSON, and whether it is exactly what was kept: settings can be edited and damaged. */
export function unsealed<T>(
  kept: unknown,
  revive?: (key: string, value: unknown) => unknown,
): { readonly value: Partial<T> | undefined; readonly isWhole: boolean } {
  if (typeof kept !== 'string') return { value: undefined, isWhole: false };
  const text = kept.slice(seal);
  const isWhole = sealed(text) === kept;
  try {
    const value = JSON.parse(isWhole || !kept.startsWith('{') ? text : kept, revive) as unknown;
    return { value: typeof value === 'object' ? (value ?? undefined) : undefined, isWhole };
  } catch {
    return { value: undefined, isWhole: false };
  }
}

/** 16 hex digits that nobody else has drawn. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where it was changed. */
interface ChangedCells {
  readonly sheetId: string;
  /** Within the sheet: `B4:C9`. */
  readonly address: string;
}

/** Something in the workbook changed, as far as Excel tells. */
export type WorkbookEvent =
  /** Contents were changed: by this add-in, or by anybody else. */
  | ({ readonly kind: 'changed'; readonly ours: boolean } & ChangedCells)
  /** Formulas have new results. */
  | { readonly kind: 'calculated' }
  | { readonly kind: 'added' | 'deleted'; readonly sheetId: string }
  /** Rows were hidden or shown, a sheet was renamed or hidden. */
  | { readonly kind: 'other' };

/** Asks for every event that tells of a change, as far as this Excel knows it. Takes effect with the next sync. */
export function queueListening(
  context: Excel.RequestContext,
  tell: (event: WorkbookEvent) => void,
): void {
  const { worksheets } = context.workbook;
  const told = (event: WorkbookEvent): Promise<void> => {
    tell(event);
    return Promise.resolve();
  };
  worksheets.onChanged.add(({ triggerSource, worksheetId: sheetId, address }) => {
    const ours = (triggerSource as string) === 'ThisLocalAddin';
    return told({ kind: 'changed', ours, sheetId, address });
  });
  worksheets.onAdded.add(({ worksheetId: sheetId }) => told({ kind: 'added', sheetId }));
  worksheets.onDeleted.add(({ worksheetId: sheetId }) => told({ kind: 'deleted', sheetId }));
  worksheets.onCalculated.add(() => told({ kind: 'calculated' }));
  if (offers('1.11')) worksheets.onRowHiddenChanged.add(() => told({ kind: 'other' }));
  if (offers('1.17')) {
    queueIfKnown(() => worksheets.onNameChanged.add(() => told({ kind: 'other' })));
    queueIfKnown(() => worksheets.onVisibilityChanged.add(() => told({ kind: 'other' })));
  }
}

/** A library older than its Excel does not know the event, or says that it does not. */
export function queueIfKnown(queue: () => void): void {
  try {
    queue();
  } catch {
    // Such a change is found out when the sources are read again before a write.
  }
}
