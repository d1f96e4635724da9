import type { VNode } from 'preact';
import { shownFormula } from '../../sheets/notation';
import type { ActiveCell } from '../../excel/workbook/why';
import { addressOf, type Explanation } from '../explanation';
import { cleaned } from '../formula/node';
import type { FormulaPlace } from '../values/cell';
import { Folded } from '../../controls/Row';
import { useWording } from '../../controls/wording';
import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../../controls/status/Failure';

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

/** Milliseconds between two headlines that are read out. */
const PAUSE = 500;

/** What is read out after a selection: the cell, what it shows, and how many steps lead there. */
export function Headline({ explanation }: { readonly explanation: Explanation }): VNode {
  const { t } = useWording();
  const { cell, parts } = explanation;
  const last = parts[parts.length - 1];
  const address = addressOf(cell);
  const text =
    last && last.steps.length > 0
      ? t('whyShowsSteps', {
          address,
          shown: cell.shown,
          name: last.call.id,
          steps: last.steps.length,
        })
      : t('whyShows', { address, shown: cell.shown });
  return <Told text={text} />;
}

/** A text that is read out once the selection rests. */
export function Told({ text }: { readonly text: string }): VNode {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setTold(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p class="for-readers" role="status">
      {told}
    </p>
  );
}

interface KeptLinksProps {
  readonly held: boolean;
  /** What is selected while it is held, to go back to. */
  readonly selection: string;
  /** The explanation as text. */
  readonly text: () => string;
  readonly onHold: (held: boolean) => void;
  readonly onBack: () => void;
}

/** Hold, back to the cell, and copy. */
export function KeptLinks({ held, selection, text, onHold, onBack }: KeptLinksProps): VNode {
  const { t } = useWording();
  return (
    <p class="links">
      <button
        type="button"
        class="link"
        aria-pressed={held}
        onClick={() => {
          onHold(!held);
        }}
      >
        {t(held ? 'whyFollow' : 'whyHold')}
      </button>
      {held && (
        <button type="button" class="link" onClick={onBack}>
          {t('whyBack', { address: selection })}
        </button>
      )}
      <CopyButton
        text={text}
        class="link"
        label={t('whyCopy')}
        copied={t('copied')}
        shown={t('pressCopy')}
        field={t('whyCopyField')}
      />
    </p>
  );
}
