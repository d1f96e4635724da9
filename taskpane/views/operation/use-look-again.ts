import { useEffect, useRef } from 'preact/hooks';
import type { WorkbookService } from '../../workbook/workbook';

/** Somebody fixes one cell after the other: it looks once nothing has changed for so many milliseconds. */
const quietTime = 500;

/** While something has to be fixed in the sheets, looks again by itself after a change there. */
export function useLookAgain(workbook: WorkbookService, isWanted: boolean, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = workbook.followChanges(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        latest.current();
      }, quietTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [workbook, isWanted]);
}
