import { useSelection } from './use-selection';
import type { SelectionSeen } from '../../workbook/service';
import { useWording, type Wording } from '../wording';

/** The selected address in words; a view with several lists shows it with each. */
export function useSelectionLine(): string {
  return lineFor(useWording(), useSelection());
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
