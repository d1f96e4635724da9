import { useCallback } from 'preact/hooks';
import { placeName } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { WorkbookService } from '../../workbook/workbook';
import { useAnnounce } from '../controls/use-announce';
import { useTellOutcome } from '../status/use-hindered';
import { useWording } from '../wording';

/** The way to the sheet by keyboard is told once in the life of the pane. */
let toldWay = false;

/** Selects cells in the sheet and says so, or why not; the focus stays. */
export function useShow(workbook: WorkbookService): (place: Place) => void {
  const { t } = useWording();
  const announce = useAnnounce();
  const tell = useTellOutcome();
  return useCallback(
    (place) => {
      const address = placeName(place);
      void workbook.show(place).then((shown) => {
        tell(shown);
        if (!shown.ok) return;
        announce(t(toldWay ? 'cellSelected' : 'cellSelectedFirst', { address }));
        toldWay = true;
      });
    },
    [workbook, announce, tell, t],
  );
}
