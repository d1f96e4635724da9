import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { placeName } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { Icon } from '../controls/Icon';
import { useWording } from '../wording';

/** Findings listed; the others are counted. */
const mostListed = 20;

export interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Selects a cell in the sheet; without it the addresses are read only. */
  readonly onShow: ((place: Place) => void) | undefined;
}

/** Sentences about cells, each with a button that shows its cell. */
export function Findings({ findings, onShow }: FindingsProps): VNode {
  const { t, say } = useWording();
  const listed = findings.slice(0, mostListed);
  const more = findings.length - listed.length;
  return (
    <ul class="findings">
      {listed.map(({ sentence, at }, i) => (
        <li key={i}>
          <SaidOf text={say(sentence)} />
          {at && onShow && (
            <button
              type="button"
              class="small"
              aria-label={t('showCell', { address: placeName(at) })}
              onClick={() => {
                onShow(at);
              }}
            >
              <Icon name="target" />
            </button>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('moreFindings', { count: more })}</li>}
    </ul>
  );
}

/** What a sentence is about stands out: the board, the player or the cell before its colon. A colon inside quotes is none. */
function SaidOf({ text }: { readonly text: string }): VNode {
  const [, about, rest] = /^([^:.?“‘]{1,80}:)( .+)$/s.exec(text) ?? [];
  if (about === undefined) return <span>{text}</span>;
  return (
    <span>
      <span class="strong">{about}</span>
      {rest}
    </span>
  );
}

/** What may be wrong with what is previewed; nothing where nothing is. */
export function Warnings({ findings, onShow }: FindingsProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section class="warnings" aria-labelledby={id}>
      <h3 id={id}>{t('warningsTitle')}</h3>
      <Findings findings={findings} onShow={onShow} />
    </section>
  );
}
