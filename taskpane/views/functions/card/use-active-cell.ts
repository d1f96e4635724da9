import { useEffect, useState } from 'preact/hooks';
import type { Attempt } from '../../../workbook/problems';
import type { ActiveCell, ActiveCellSeen, WhyService } from '../../../workbook/why';

/** The active cell, where the formula goes; told again when cells change. Undefined until Excel has told, and outside Excel. */
export function useActiveCell(
  service: WhyService | undefined,
): Attempt<ActiveCellSeen> | undefined {
  const [seen, setSeen] = useState<Attempt<ActiveCellSeen>>();
  useEffect(() => {
    if (!service) return undefined;
    const following = service.follow(setSeen);
    window.addEventListener('focus', following.refresh);
    return () => {
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [service]);
  return seen;
}

/** Where no cell is known: a formula of typed values can be worked out all the same. */
export const nowhere: ActiveCell = {
  ...{ selection: '', several: false, sheetId: '', sheet: '', row: 0, column: 0, formula: '' },
  ...{ held: { value: null, isError: false }, shown: '', spill: undefined, table: undefined },
  ...{ tables: [], names: [] },
};
