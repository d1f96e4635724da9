import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import type { WhyService } from '../../workbook/why';
import { addressOf, type Pane } from '../../why/explanation';
import { useWording } from '../wording';
import { Explained } from './Explained';
import { CellHead } from './CellHead';
import { useExplanation } from './use-explanation';

export interface WhyProps {
  readonly sheet: SheetService;
  readonly service: WhyService;
  readonly reference: readonly FunctionReference[];
}

/** Why the selected cell shows what it shows. */
export function Why({ service, reference }: WhyProps): VNode {
  const { t, problem, mark } = useWording();
  const pane = useMemo(() => paneOf(reference, mark), [reference, mark]);
  const { seen, reading } = useExplanation(service, pane);
  return (
    <main aria-busy={reading} data-kind={reading ? 'reading' : undefined}>
      {seen?.kind === undefined && (
        <>
          <h1 class="for-readers">{t('viewWhy')}</h1>
          <p class="quiet">{t('whyReading')}</p>
        </>
      )}
      {seen?.kind === 'problem' && (
        <>
          <h1 class="for-readers">{t('viewWhy')}</h1>
          <p role="alert">{problem(seen.problem)}</p>
        </>
      )}
      {seen?.kind === 'other' && (
        <>
          <h1 class="for-readers">{t('viewWhy')}</h1>
          <p class="quiet">{t('whyEmpty')}</p>
        </>
      )}
      {(seen?.kind === 'nothing' || seen?.kind === 'foreign') && (
        <>
          <CellHead cell={seen.cell} />
          <p class="quiet">{t('whyNothing', { address: addressOf(seen.cell) })}</p>
        </>
      )}
      {seen?.kind === 'explained' && (
        <Explained explanation={seen.explanation} reference={reference} />
      )}
    </main>
  );
}

/** The functions of this pane, with the namespace that its manifest gives them. */
function paneOf(reference: readonly FunctionReference[], mark: Pane['mark']): Pane {
  const ids = reference.map(({ id }) => id);
  const [first] = reference;
  const namespace =
    first && first.name !== first.id ? first.name.slice(0, -first.id.length - 1) : undefined;
  return { ids, namespace, mark };
}
