import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { WorkbookService } from '../../excel/workbook/workbook';
import { Writer, type WriterState } from '../writer';
import type { Job, Writing } from './operation-props';
import { createContext } from 'preact';
import type { JobId } from '../../../src/systems';

/**
 * The one writer of the pane: it outlives the views, so that the last write can be undone from anywhere, and knows the
 * one from before the pane was reopened.
 */
export function useWriter(workbook: WorkbookService): Writing {
  const [, setState] = useState<WriterState>();
  const writer = useMemo(() => new Writer(workbook, setState), [workbook]);
  useEffect(() => rememberLast(workbook, writer), [workbook, writer]);
  useEffect(
    () =>
      workbook.followChanges((change) => {
        if (change) writer.changed(change);
      }),
    [workbook, writer],
  );
  return { state: writer.state, writer };
}

/** The first pause before Excel is asked once more, in milliseconds; each is twice as long as the one before. */
const firstPause = 1_000;
const longestPause = 60_000;

/** Asks until Excel answers: it refuses while a cell is edited. Returns the way to stop. */
function rememberLast(workbook: WorkbookService, writer: Writer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = async (pause: number): Promise<void> => {
    const last = await workbook.lastWriting();
    // Once something has been written here, that is the last write.
    if (ended || writer.state.step !== 'idle') return;
    if (!last.ok && last.problem.code === 'undoUnreadable') writer.forget(last.problem);
    else if (!last.ok) timer = setTimeout(() => void ask(Math.min(2 * pause, longestPause)), pause);
    else if (last.value) writer.remember(last.value);
  };
  void ask(firstPause);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Longer drafts, such as pasted pages, are kept as long as the pane only. */
const mostKept = 20_000;
/** What is typed is kept with the workbook after a rest of so many milliseconds. */
const rest = 1500;

/** What was typed in the jobs: in the pane for as long as it lives, and with the workbook for after that. */
export class Drafts {
  private readonly texts = new Map<string, string | undefined>();
  /** Without a timer: Excel refused to keep it, and is asked again at the next occasion. */
  private readonly timers = new Map<string, ReturnType<typeof setTimeout> | undefined>();

  /** Jobs of which something was kept that nobody can read. */
  private readonly unreadable = new Set<string>();

  constructor(private readonly workbook: WorkbookService) {}

  async read(job: string): Promise<string | undefined> {
    if (this.texts.has(job)) return this.texts.get(job);
    const kept = await this.workbook.draft(job);
    // What was typed meanwhile is newer; what Excel did not answer is asked for again the next time.
    if (kept.ok && !this.texts.has(job)) this.texts.set(job, kept.value);
    if (!kept.ok && kept.problem.code === 'draftUnreadable') this.drop(job);
    return this.texts.get(job);
  }

  /** What was kept of a job can't be read: nothing is kept of it any more, and that is told once. */
  drop(job: string): void {
    this.unreadable.add(job);
    this.write(job, undefined);
  }

  /** Whether it has yet to be told that what was kept can't be read. */
  isToTell(job: string): boolean {
    return this.unreadable.delete(job);
  }

  write(job: string, text: string | undefined): void {
    const before = this.texts.get(job);
    if (text === before && this.texts.has(job)) return;
    this.texts.set(job, text);
    clearTimeout(this.timers.get(job));
    this.timers.set(
      job,
      setTimeout(() => {
        this.keep(job);
      }, rest),
    );
  }

  /** Keeps at once what waits: the job is left, or the pane hidden. */
  flush(): void {
    for (const job of this.timers.keys()) this.keep(job);
  }

  private keep(job: string): void {
    if (!this.timers.has(job)) return;
    clearTimeout(this.timers.get(job));
    this.timers.delete(job);
    const text = this.texts.get(job);
    const kept = staysWithWorkbook(text) ? text : undefined;
    void this.workbook.keepDraft(job, kept).then((done) => {
      if (!done.ok && !this.timers.has(job)) this.timers.set(job, undefined);
    });
  }
}

/** Whether a draft is still there once the pane was closed. */
export function staysWithWorkbook(text: string | undefined): boolean {
  return text === undefined || text.length <= mostKept;
}

interface Drafting {
  readonly drafts: Drafts;
  /** The job that is open. */
  readonly job: string;
}

const Context = createContext<Drafting | undefined>(undefined);

export const DraftProvider = Context.Provider;

/** Where the open job keeps its drafts; undefined where nothing is kept. */
export function useDrafting(): Drafting | undefined {
  return useContext(Context);
}

/** Where a job can lead once it has written. */
interface NextSteps {
  /** The jobs of the pane. */
  readonly jobs: readonly Job[];
  readonly open: (job: JobId) => void;
  /** To where the events of the workbook stand. */
  readonly home: () => void;
}

const Next = createContext<NextSteps | undefined>(undefined);

export const NextStepProvider = Next.Provider;

/** Leads on from a job; undefined where there is no such way. */
export function useNextSteps(): NextSteps | undefined {
  return useContext(Next);
}
