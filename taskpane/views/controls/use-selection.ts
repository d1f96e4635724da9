import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { SelectionSeen, SheetService } from '../../workbook/service';

const SelectionContext = createContext<SelectionSeen | undefined>(undefined);

export const SelectionProvider = SelectionContext.Provider;

/** What is selected in the sheet; undefined until Excel has told, and outside Excel. */
export function useSelection(): SelectionSeen | undefined {
  return useContext(SelectionContext);
}

/** Follows the selection, for the whole pane at once; not while a view follows it in its own way. */
export function useFollowedSelection(
  sheet: SheetService,
  isFollowed = true,
): SelectionSeen | undefined {
  const [seen, setSeen] = useState<SelectionSeen>();
  useEffect(() => {
    if (!isFollowed) return undefined;
    const following = sheet.followSelection(setSeen);
    window.addEventListener('focus', following.refresh);
    return () => {
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [sheet, isFollowed]);
  return seen;
}
