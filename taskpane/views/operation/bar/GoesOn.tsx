import type { VNode } from 'preact';
import type { RunState } from '../../../operation/operation-state';
import { Bones } from '../../status/Bones';
import { useWording } from '../../wording';

/** So many sheets are named; the others are counted. */
const mostNamed = 8;

/** What goes on, where a preview will stand: which sheets are read, or that the answer is worked out. */
export function GoesOn({ run }: { readonly run: RunState<unknown> }): VNode {
  const { t } = useWording();
  if (run.step !== 'reading') {
    return (
      <section class="goes-on">
        <h2>{t('computing')}</h2>
        <p class="quiet">{t('computingMeanwhile')}</p>
        <Bones />
      </section>
    );
  }
  const { sheets = [], calculating } = run;
  const more = sheets.length - mostNamed;
  const named = [
    ...sheets.slice(0, mostNamed),
    ...(more > 0 ? [t('moreFindings', { count: more })] : []),
  ];
  return (
    <section class="goes-on">
      <h2>{t(calculating === true ? 'readingCalculating' : 'reading')}</h2>
      {named.length > 0 && <p class="quiet">{named.join(', ')}</p>}
      <Bones />
    </section>
  );
}
