import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../workbook/problems';
import type { ActiveCell, WhyService } from '../../workbook/why';
import { explain, find, type Explanation, type Pane } from '../../why/explanation';
import type { Formula } from '../../why/formula/parse';

/** What the view shows of the selected cell. */
export type CellSeen =
  | { readonly kind: 'nothing'; readonly cell: ActiveCell }
  | { readonly kind: 'foreign'; readonly cell: ActiveCell; readonly formula: Formula }
  | { readonly kind: 'explained'; readonly explanation: Explanation }
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface Explaining {
  /** Undefined until the first answer. */
  readonly seen: CellSeen | undefined;
  /** A newer selection is being read. */
  readonly reading: boolean;
}

/** Follows the selection and explains it; the last selection wins. */
export function useExplanation(service: WhyService, pane: Pane): Explaining {
  const [state, setState] = useState<Explaining>({ seen: undefined, reading: true });
  useEffect(() => {
    let last = 0;
    let left = false;
    const following = service.follow((told) => {
      const mine = ++last;
      const show = (seen: CellSeen): void => {
        if (!left && mine === last) setState({ seen, reading: false });
      };
      if (!told.ok) show({ kind: 'problem', problem: told.problem });
      else if (told.value.kind === 'other') show({ kind: 'other' });
      else {
        const found = find(told.value.cell, pane);
        if (found.kind !== 'ours') {
          show(found);
          return;
        }
        setState((before) => ({ ...before, reading: true }));
        void service.read(found.cell.sheetId, found.wanted).then((read) => {
          show(
            read.ok
              ? { kind: 'explained', explanation: explain(found, read.value, pane) }
              : { kind: 'problem', problem: read.problem },
          );
        });
      }
    });
    window.addEventListener('focus', following.refresh);
    return () => {
      left = true;
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [service, pane]);
  return state;
}
