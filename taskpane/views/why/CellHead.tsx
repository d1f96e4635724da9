import type { VNode } from 'preact';
import { shownFormula } from '../../plan/notation';
import type { ActiveCell } from '../../workbook/why';
import { addressOf } from '../../why/explanation';
import { cleaned } from '../../why/formula/parse';
import { useWording } from '../wording';

/** Which cell it is, its formula, and what it shows. */
export function CellHead({ cell }: { readonly cell: ActiveCell }): VNode {
  const { t, mark } = useWording();
  const { formula, shown, held } = cell;
  return (
    <>
      <div class="cell-head">
        <h1 class="address">
          <span class="for-readers">{t('viewWhy')} </span>
          {addressOf(cell)}
        </h1>
        <span class="small quiet">{t('whyFollows')}</span>
      </div>
      {formula !== '' && <code class="formula">{shownFormula(cleaned(formula), mark)}</code>}
      {formula !== '' && <p class={held.isError ? 'value error' : 'value'}>{shown}</p>}
    </>
  );
}
