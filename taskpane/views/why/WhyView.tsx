import type { VNode } from 'preact';
import { calledIn } from '../../reference/called';
import type { FunctionReference } from '../../reference/types';
import { SelectionLine } from '../controls/SelectionLine';
import { useSelection } from '../controls/use-selection';
import { FunctionCard } from '../functions/FunctionCard';
import { useWording } from '../wording';

/** What stands in the selected cell: the function that its formula calls, with its rules. */
export function WhyView({
  reference,
}: {
  readonly reference: readonly FunctionReference[];
}): VNode {
  const { t } = useWording();
  const seen = useSelection();
  const selection = seen?.kind === 'block' ? seen.selection : undefined;
  const { address = '', formula = '' } = selection ?? {};
  const entry = calledIn(formula, reference);
  return (
    <main>
      <h1 class="for-readers">{t('viewWhy')}</h1>
      <SelectionLine />
      {entry ? (
        <>
          <code class="formula">{formula}</code>
          <FunctionCard key={entry.id} entry={entry} insertion={undefined} open />
        </>
      ) : (
        selection && <p class="quiet">{t('whyNothing', { address })}</p>
      )}
    </main>
  );
}
