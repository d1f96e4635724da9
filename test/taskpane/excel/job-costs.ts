import type { ExcelPage } from '../../tools/workbench/host/excel';
import type { Watch } from '../../../tools/workbench/host';
import type { WorkbookData } from '../../../tools/workbench/grid/grid';
import { createExcelWorkbook } from '../../../taskpane/excel/excel';
import type { Lists, Operation } from '../../../taskpane/jobs/operation';
import type { Clock } from '../../../taskpane/excel/reading/loading';
import { pause } from '../../../taskpane/excel/requests/requests';
import { OperationRun } from '../../../taskpane/jobs/operation-run';
import { shownPreview } from '../../../taskpane/jobs/operation-state';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import { receiptOf } from './fault-runs';
import { Meter, rest, type Cost } from './meter';
import { cellsAt, openWorkbook, type } from './workbook';

/** The steps of a job, in the order a director takes them. */
export const steps = [
  /** The form looks at the workbook. */
  'open',
  /** A list is pointed at. */
  'point',
  'preview',
  /** A job whose form opens with a preview: both together. */
  'open with preview',
  /** A colleague has typed; the form looks, and the preview is made again. */
  'after changes',
  'write',
  /** The form looks at what was written. */
  'look again',
  'undo',
] as const;
export type Step = (typeof steps)[number];

/**
 * Nothing read grows old, and the events of the pane's own write are never late. Both depend on seconds, which a slow
 * machine takes for what Excel does at once.
 */
export const standingClock: Clock = { now: () => 0, pause };

export type JobCosts = Readonly<Partial<Record<Step, Cost>>>;

/** A job with everything a director does in it. */
export interface MeasuredJob<L extends Lists, Options, Detail> {
  readonly operation: Operation<L, Options, Detail>;
  readonly options: Options;
  /** The sheets that hold its lists; others are left out. */
  readonly lists?: Readonly<Partial<Record<keyof L & string, string>>>;
  /** Its form shows what the workbook holds. */
  readonly looks?: boolean;
  /** A cell a colleague changes, which matters to the job, and what it then holds; put back at the end. */
  readonly changed?: readonly [sheet: string, address: string, content: string | number];
}

/** A workbook whose requests are counted. */
export async function openMeasured(
  sheets: WorkbookData['sheets'],
  seen: (text: string) => void = () => undefined,
): Promise<{ readonly excel: ExcelPage; readonly meter: Meter }> {
  const meter = new Meter();
  const watch: Watch = (request) => {
    seen(request.text);
    meter.watch(request);
  };
  return { excel: await openWorkbook(sheets, { watch }), meter };
}

/** Takes the job's steps in the open workbook, which is as it was in the end. */
export async function costsOf<L extends Lists, Options, Detail>(
  { excel, meter }: { readonly excel: ExcelPage; readonly meter: Meter },
  job: MeasuredJob<L, Options, Detail>,
): Promise<JobCosts> {
  const { operation, options, looks = false, changed } = job;
  const lists: Readonly<Partial<Record<string, string>>> = job.lists ?? {};
  const { also } = operation;
  const found: Partial<Record<Step, Cost>> = {};
  const open = () => {
    const workbook = createExcelWorkbook(standingClock);
    const run = new OperationRun(operation, {
      workbook,
      language: 'en',
      onState: () => undefined,
    });
    void run.setOptions(options);
    const look = async (): Promise<void> => {
      good(await workbook.read([], { ...(also && { also }), recent: true }));
    };
    return { workbook, run, look };
  };
  const { workbook, run, look } = open();
  const planned = () => {
    const shown = shownPreview(run.state.run);
    if (!shown) throw new Error(JSON.stringify(run.state.run));
    return shown.computed.plan;
  };
  if (looks) found.open = await meter.cost(look);
  for (const key of Object.keys(operation.lists) as (keyof L & string)[]) {
    const sheet = lists[key];
    if (sheet === undefined) run.leaveOut(key, true);
    else found.point = await meter.cost(() => run.point(key, { kind: 'sheet', sheet }));
  }
  found.preview = await meter.cost(() => run.preview({ pressed: true }));
  planned();
  if (looks && Object.keys(operation.lists).length === 0) {
    const other = open();
    const both = () => Promise.all([other.look(), other.run.preview()]);
    found['open with preview'] = await meter.cost(both);
  }
  if (changed) {
    const [sheet, address, content] = changed;
    const before = contentOf(excel, sheet, address);
    if (before === content) throw new Error(`${sheet}!${address} holds ${content} already.`);
    type(excel, sheet, address, content);
    await rest();
    const both = () => Promise.all([run.preview(), looks ? look() : undefined]);
    found['after changes'] = await meter.cost(both);
    type(excel, sheet, address, before);
    await rest();
    await run.preview();
  }
  const written = { outcome: undefined as unknown };
  found.write = await meter.cost(async () => {
    const outcome = await workbook.write(planned());
    written.outcome = outcome;
    // The form looks as soon as the write is done.
    if (looks) found['look again'] = await meter.cost(look);
  });
  const again = found['look again'];
  if (again) found.write = less(found.write, again);
  const receipt = receiptOf(written.outcome as Parameters<typeof receiptOf>[0]);
  found.undo = await meter.cost(async () => {
    const undone = good(await workbook.undoWriting(receipt));
    if (undone.kind !== 'undone') throw new Error(JSON.stringify(undone));
  });
  return found;
}

function contentOf(excel: ExcelPage, sheet: string, address: string): string | number {
  const [[cell] = []] = cellsAt(excel, sheet, address);
  const value = cell?.value ?? '';
  if (typeof value === 'object') return value.error;
  return typeof value === 'number' ? value : String(value);
}

function less(a: Cost, b: Cost): Cost {
  return {
    requests: a.requests - b.requests,
    bytes: a.bytes - b.bytes,
    actions: a.actions - b.actions,
  };
}

function good<T>(outcome: Attempt<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}
