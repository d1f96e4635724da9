import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { WriterState } from '../../operation/writer-state';
import { Icon } from '../controls/Icon';
import { useWording } from '../wording';

export type UnfinishedWrite = Extract<WriterState, { readonly step: 'unfinished' }>;

/** A write that Excel stopped halfway stands in place of every form until it is undone: where to look, and what Excel said. */
export function Unfinished({ write }: { readonly write: UnfinishedWrite }): VNode {
  const { t, say, problem } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { places, hidden, findings = [] } = write;
  return (
    <>
      <section class="message danger unfinished">
        <Icon name="problem" />
        <h2 ref={heading} tabIndex={-1}>
          {t('unfinishedTitle')}
        </h2>
        <p>{t('unfinishedLead')}</p>
      </section>
      <section>
        <h2>{t('unfinishedWhere')}</h2>
        <ul class="findings">
          {places.map((place) => (
            <li key={place}>
              <span class="strong">{place}</span>
              <span class="badge">{t('unfinishedPart')}</span>
            </li>
          ))}
          {hidden.length > 0 && <li>{problem({ code: 'mayBeHidden', sheets: hidden })}</li>}
          {findings.map(({ sentence }, at) => (
            <li key={at}>{say(sentence)}</li>
          ))}
        </ul>
        <details>
          <summary>{t('unfinishedSaid')}</summary>
          <p>{problem(write.problem)}</p>
        </details>
      </section>
    </>
  );
}
