import type { VNode } from 'preact';
import { placeName } from '../../../plan/address';
import type { Finding } from '../../../plan/plan';
import type { Place } from '../../../plan/place';
import type { FigureState } from '../../../why/figures/figure';
import { Icon } from '../../controls/Icon';
import { useWording } from '../../wording';

/** Whether the figure is what the rules give now, what was changed since, or what is missing. */
export function State({
  state,
  onGo,
}: {
  readonly state: FigureState;
  readonly onGo: (place: Place) => void;
}): VNode {
  const { t, say } = useWording();
  if (state.kind === 'asWritten') {
    return (
      <section class="message success" data-state={state.kind}>
        <Icon name="done" />
        <p>{say(state.says)}</p>
      </section>
    );
  }
  const isOther = state.kind === 'otherToday';
  return (
    <section class="message warning" data-state={state.kind}>
      <Icon name="problem" />
      <h2>{t(isOther ? 'figureOtherTitle' : 'figureCannotTitle')}</h2>
      {isOther && <p>{say(state.says)}</p>}
      <Findings findings={isOther ? state.changes : state.missing} onGo={onGo} />
    </section>
  );
}

/** So many are listed. */
const LISTED = 6;

function Findings({
  findings,
  onGo,
}: {
  readonly findings: readonly Finding[];
  readonly onGo: (place: Place) => void;
}): VNode | null {
  const { t, say } = useWording();
  const left = findings.length - LISTED;
  if (findings.length === 0) return null;
  return (
    <ul class="corrected">
      {findings.slice(0, LISTED).map(({ sentence, at }, index) => (
        <li key={index}>
          {say(sentence)}{' '}
          {at && (
            <button
              type="button"
              class="link"
              onClick={() => {
                onGo(at);
              }}
            >
              {t('whyGoTo', { address: placeName(at) })}
            </button>
          )}
        </li>
      ))}
      {left > 0 && <li>{t('whyMore', { count: left })}</li>}
    </ul>
  );
}
