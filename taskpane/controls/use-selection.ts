import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { SelectionSeen, SheetService } from '../excel/workbook/workbook';
import { type Wording } from './wording';

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

const Announce = createContext<(text: string) => void>(() => undefined);

export const AnnounceProvider = Announce.Provider;

/** Says a sentence to screen readers, in the pane's one region for what just happened. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

export function lineFor({ t, problem }: Wording, seen: SelectionSeen | undefined): string {
  switch (seen?.kind) {
    case undefined:
      return t('selectedNothing');
    case 'block':
      return t('selected', { address: seen.selection.address });
    case 'other':
      return t('selectedOther');
    case 'problem':
      return problem(seen.problem);
  }
}
