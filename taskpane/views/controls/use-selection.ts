import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { SelectionSeen, SheetService } from '../../workbook/service';

interface Followed {
  /** What is selected in the sheet; undefined until Excel has told, and outside Excel. */
  readonly seen: SelectionSeen | undefined;
  /** From now on it is followed. */
  readonly want: () => void;
}

const SelectionContext = createContext<Followed>({ seen: undefined, want: () => undefined });

export const SelectionProvider = SelectionContext.Provider;

/** What is selected in the sheet; undefined until Excel has told, and outside Excel. */
export function useSelection(): SelectionSeen | undefined {
  const { seen, want } = useContext(SelectionContext);
  useEffect(want, [want]);
  return seen;
}

/**
 * Follows the selection, for the whole pane at once, from the first view that shows it on: the pane opens without asking
 * for it. Not while a view follows it in its own way.
 */
export function useFollowedSelection(sheet: SheetService, isOpen: boolean): Followed {
  const [seen, setSeen] = useState<SelectionSeen>();
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => {
    setWanted(true);
  }, []);
  const isFollowed = isOpen && isWanted;
  useEffect(() => {
    if (!isFollowed) return undefined;
    const following = sheet.followSelection(setSeen);
    window.addEventListener('focus', following.refresh);
    return () => {
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [sheet, isFollowed]);
  return useMemo(() => ({ seen, want }), [seen, want]);
}
