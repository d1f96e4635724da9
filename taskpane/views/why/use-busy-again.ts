import { useEffect, useRef } from 'preact/hooks';
import type { CellSeen } from './use-explanation';

/** Milliseconds after which a cell that Excel is still calculating is read again; after the last one the user asks. */
export const pauses = [1000, 2000, 4000] as const;

/** Reads a cell again that shows #BUSY!: a few times, then no more until another cell is selected. */
export function useBusyAgain(seen: CellSeen | undefined, refresh: () => void): void {
  const tried = useRef({ key: '', times: 0 });
  useEffect(() => {
    const cell = seen?.kind === 'explained' ? seen.found.cell : undefined;
    const key = cell?.held.value === '#BUSY!' ? `${cell.sheetId} ${cell.row} ${cell.column}` : '';
    if (tried.current.key !== key) tried.current = { key, times: 0 };
    const pause = key === '' ? undefined : pauses[tried.current.times];
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => {
      tried.current.times += 1;
      refresh();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [seen, refresh]);
}
