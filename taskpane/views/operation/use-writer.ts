import { useEffect, useMemo, useState } from 'preact/hooks';
import type { WorkbookService } from '../../workbook/workbook';
import { Writer, type WriterState } from '../../operation/writer';
import type { Writing } from './operation-props';

/**
 * The one writer of the pane: it outlives the views, so that the last write can be undone from anywhere, and knows the
 * one of before the pane was opened anew.
 */
export function useWriter(workbook: WorkbookService): Writing {
  const [, setState] = useState<WriterState>();
  const writer = useMemo(() => new Writer(workbook, setState), [workbook]);
  useEffect(() => {
    void workbook.lastWriting().then((last) => {
      if (last.ok && last.value) writer.remember(last.value);
    });
  }, [workbook, writer]);
  return { state: writer.state, writer };
}
