import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { JobId } from '../../../systems';
import type { WriterState } from '../../operation/writer';
import { Icon } from '../controls/Icon';
import { Row } from '../controls/Row';
import { writtenRemarks } from '../status/writer-sentence';
import { useWording } from '../wording';
import { useNextSteps } from './use-next-step';

export interface WrittenProps {
  readonly written: Extract<WriterState, { readonly step: 'written' }>;
  /** The jobs that usually follow. */
  readonly next: readonly JobId[];
}

/** What was written stands in place of the form, with what follows. */
export function Written({ written, next }: WrittenProps): VNode {
  const words = useWording();
  const { t, say } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useNextSteps();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const remarks = writtenRemarks(words, written);
  const follow = next.flatMap((id) => steps?.jobs.find((job) => job.id === id) ?? []);
  return (
    <>
      <section class="message success written">
        <Icon name="done" />
        <h2 ref={heading} tabIndex={-1}>
          {t('writtenTitle', { title: written.receipt.title })}
        </h2>
        {remarks !== '' && <p>{remarks}</p>}
      </section>
      {steps && (
        <section>
          <h2>{t('nextHeading')}</h2>
          <ul class="rows">
            {follow.map((job) => (
              <Row
                key={job.id}
                title={say({ code: job.title })}
                line={say({ code: job.lead })}
                onPress={() => {
                  steps.open(job.id as JobId);
                }}
              />
            ))}
            <Row title={t('backToEvent')} onPress={steps.home} />
          </ul>
        </section>
      )}
    </>
  );
}
