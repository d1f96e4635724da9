import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { shownFormula } from '../../../plan/notation';
import type { FunctionReference } from '../../../reference/types';
import type { Explanation } from '../../../why/explanation';
import type { CellAt, Unknown, Value } from '../../../why/values/cell';
import type { TroubleId } from '../../../reference/help';
import { Icon } from '../../controls/Icon';
import { HelpLink } from '../../HelpLink';
import { useWording } from '../../wording';
import { GoToCell } from './GoToCell';
import { addressFrom, typedValue } from '../words';
import { warningWords } from './warning-words';

/** Said above the steps: that they do not come to what the cell shows, and what is not worked out. */
export function Warnings({
  explanation,
  reference,
  onAgain,
  onGo,
  onGiven,
}: {
  readonly explanation: Explanation;
  readonly reference: readonly FunctionReference[];
  readonly onAgain: () => void;
  readonly onGo: (at: CellAt) => void;
  readonly onGiven: (source: string, value: Value) => void;
}): VNode | null {
  const wording = useWording();
  const { unknown, inTheWay, cell } = explanation;
  const said = warningWords(explanation, reference, wording);
  const blocked = inTheWay?.at;
  if (said === undefined) return null;
  if (unknown)
    return <NotWorkedOut key={unknown.source} unknown={unknown} said={said} onGiven={onGiven} />;
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{wording.t(inTheWay ? 'whySpillTitle' : 'whyDiffersTitle')}</h2>
      <p>{said}</p>
      {blocked && (
        <GoToCell
          address={addressFrom(cell.sheetId, blocked)}
          onGo={() => {
            onGo(blocked);
          }}
        />
      )}
      {cell.held.value === '#BUSY!' && (
        <div class="buttons">
          <button type="button" onClick={onAgain}>
            {wording.t('whyReadAgain')}
          </button>
        </div>
      )}
      {cell.held.isError && (
        <p>
          <HelpLink
            topic={{ kind: 'trouble', id: troubles[String(cell.held.value)] ?? 'error-other' }}
          >
            {wording.t('helpTrouble')}
          </HelpLink>
        </p>
      )}
    </section>
  );
}

/** The part of the help about an error of Excel's own. */
const troubles: Readonly<Record<string, TroubleId>> = {
  '#NAME?': 'error-name',
  '#SPILL!': 'error-spill',
  '#BUSY!': 'error-busy',
};

/** What is not worked out here, with a field for what it gives: not for one of many calls, each of which gives something else. */
function NotWorkedOut({
  unknown: { source, why },
  said,
  onGiven,
}: {
  readonly unknown: Unknown;
  readonly said: string;
  readonly onGiven: (source: string, value: Value) => void;
}): VNode {
  const { t, mark } = useWording();
  const [text, setText] = useState('');
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{t('whyUnknownTitle')}</h2>
      <p>{said}</p>
      {why !== 'calls' && (
        <form
          class="given"
          onSubmit={(event) => {
            event.preventDefault();
            onGiven(source, typedValue(text, mark));
          }}
        >
          <input
            type="text"
            aria-label={t('whyUnknownValue', { what: shownFormula(source, mark) })}
            value={text}
            onInput={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
          <button type="submit">{t('whyUse')}</button>
        </form>
      )}
    </section>
  );
}
