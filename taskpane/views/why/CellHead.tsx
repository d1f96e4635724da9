import type { VNode } from 'preact';
import { shownFormula } from '../../plan/notation';
import type { ActiveCell } from '../../workbook/why';
import { addressOf } from '../../why/explanation';
import { cleaned } from '../../why/formula/parse';
import type { FormulaPlace } from '../../why/values/cell';
import { Folded } from '../controls/Folded';
import { useWording } from '../wording';

export interface CellHeadProps {
  readonly cell: ActiveCell;
  /** What stands beside the value: which row of several it is. */
  readonly beside?: string;
  /** The piece of the formula to be marked: what is at fault, or the call that is explained. */
  readonly marked?: (FormulaPlace & { readonly isBad: boolean }) | undefined;
  readonly held?: boolean;
}

/** A longer formula would push what is explained out of sight: it shows its first signs, and opens. */
const LONGEST = 300;
const FIRST = 30;

/** Which cell it is, its formula, and what it shows. */
export function CellHead({
  cell,
  beside = '',
  marked,
  held: isHeld = false,
}: CellHeadProps): VNode {
  const { t, mark } = useWording();
  const { formula, shown, held } = cell;
  const text = shownFormula(cleaned(formula), mark);
  return (
    <>
      <div class="cell-head">
        <h1 class="address">
          <span class="for-readers">{t('viewWhy')} </span>
          {addressOf(cell)}
        </h1>
        <span class="small quiet">{t(isHeld ? 'whyHeld' : 'whyFollows')}</span>
      </div>
      {cell.several && (
        <p class="small quiet">
          {t('whyOfWhich', { selection: cell.selection, address: addressOf(cell) })}
        </p>
      )}
      {formula !== '' &&
        (text.length > LONGEST ? (
          <Folded
            key={String(marked?.isBad)}
            openAtFirst={marked?.isBad === true}
            summary={<code>{`${text.slice(0, FIRST)} …`}</code>}
          >
            <MarkedFormula text={text} marked={marked} />
          </Folded>
        ) : (
          <MarkedFormula text={text} marked={marked} />
        ))}
      {formula !== '' && (
        <p class={held.isError ? 'value error' : 'value'}>
          <bdi>{shown}</bdi>
          {beside !== '' && <span> {beside}</span>}
        </p>
      )}
    </>
  );
}

function MarkedFormula({
  text,
  marked,
}: {
  readonly text: string;
  readonly marked: CellHeadProps['marked'];
}): VNode {
  return (
    <code class="formula">
      {marked ? (
        <>
          {text.slice(0, marked.from)}
          <mark class={marked.isBad ? 'bad' : undefined}>{text.slice(marked.from, marked.to)}</mark>
          {text.slice(marked.to)}
        </>
      ) : (
        text
      )}
    </code>
  );
}
