import { useEffect, useMemo, useState } from 'preact/hooks';
import type { WorkbookService } from '../../workbook/workbook';
import { Writer } from '../../operation/writer';
import { type WriterState } from '../../operation/writer-state';
import type { Writing } from './operation-props';

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
