import { useEffect, useMemo } from 'preact/hooks';
import type { WorkbookService } from '../../workbook/workbook';
import { Drafts } from '../operation/use-drafting';

/** What was typed in the jobs; kept at once when the pane is hidden, for it may be closed without another word. */
export function useDrafts(workbook: WorkbookService): Drafts {
  const drafts = useMemo(() => new Drafts(workbook), [workbook]);
  useEffect(() => {
    const hidden = (): void => {
      drafts.flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', hidden);
    };
  }, [drafts]);
  return drafts;
}
