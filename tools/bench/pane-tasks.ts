import type { Page } from 'playwright-core';

/** A task of the pane, during which it answers nobody. In milliseconds of the processor: a busy machine adds nothing to it. */
export interface PaneTask {
  readonly time: number;
  /** From its begin to its end, as a user waits for it. */
  readonly wait: number;
}

/** As Chromium writes it, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly frame?: string; readonly url?: string } };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/** The tasks in which the pane's scripts, or office.js in its frame, have run during `work`. */
export async function paneTasks(page: Page, work: () => Promise<void>): Promise<PaneTask[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories });
  let traced: Buffer;
  try {
    await work();
  } finally {
    traced = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(traced.toString('utf8')) as { traceEvents: TraceEvent[] };
  return tasksIn(traceEvents);
}

function tasksIn(events: readonly TraceEvent[]): PaneTask[] {
  const calls = events.filter(({ name }) => name === 'FunctionCall');
  const frames = new Set(
    calls.flatMap(({ args }) =>
      /\/taskpane(\.\w+)*\.js/.test(args?.data?.url ?? '') ? (args?.data?.frame ?? []) : [],
    ),
  );
  const own = calls.filter(({ args }) => frames.has(args?.data?.frame ?? ''));
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  return tasks
    .filter(({ pid, tid, ts, dur = 0 }) =>
      own.some(
        (each) => each.pid === pid && each.tid === tid && each.ts >= ts && each.ts < ts + dur,
      ),
    )
    .map(({ dur = 0, tdur = dur }) => ({ time: tdur / 1000, wait: dur / 1000 }));
}
