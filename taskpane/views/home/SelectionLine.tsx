import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SelectionSeen, SheetService } from '../../workbook/service';
import { useWording, type Wording } from '../wording';

/** The selected address, following the sheet. */
export function SelectionLine({ sheet }: { readonly sheet: SheetService }): VNode {
  const words = useWording();
  const seen = useSelection(sheet);
  return (
    <p class="selection" aria-live="polite">
      {lineFor(words, seen)}
    </p>
  );
}

function lineFor({ t, problem }: Wording, seen: SelectionSeen | undefined): string {
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

function useSelection(sheet: SheetService): SelectionSeen | undefined {
  const [seen, setSeen] = useState<SelectionSeen>();
  useEffect(() => {
    const following = sheet.followSelection(setSeen);
    window.addEventListener('focus', following.refresh);
    return () => {
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [sheet]);
  return seen;
}
