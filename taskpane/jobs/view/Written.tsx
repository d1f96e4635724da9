import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { JobId } from '../../../src/systems';
import type { WriterState } from '../writer';
import type { Place } from '../../sheets/address';
import { Icon, Row, signOf } from '../../controls/Row';
import { writtenRemarks } from './StatusLine';
import { useWording } from '../../controls/wording';
import type { NextJob, WrittenLink } from './operation-props';
import { useNextSteps } from './use-writer';

interface WrittenProps {
  readonly written: Extract<WriterState, { readonly step: 'written' }>;
  /** The jobs that usually follow. */
  readonly next: readonly NextJob[];
  /** What is to be done in the sheet now. */
  readonly toDo?: string | undefined;
  readonly links?: readonly WrittenLink[] | undefined;
  readonly onShow: (place: Place) => void;
}

/** What was written stands in place of the form, with what follows. */
export function Written({ written, next, toDo, links = [], onShow }: WrittenProps): VNode {
  const words = useWording();
  const { t, say } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useNextSteps();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const remarks = writtenRemarks(words, written);
  const follow = next.flatMap((each) => {
    const id = typeof each === 'string' ? each : each.job;
    const job = steps?.jobs.find((one) => one.id === id);
    return job ? { job, title: typeof each === 'string' ? job.title : each.title } : [];
  });
  return (
    <>
      <section class="message success written">
        <Icon name="done" />
        <h2 ref={heading} tabIndex={-1}>
          {t('writtenTitle', { title: written.receipt.title })}
        </h2>
        {toDo !== undefined && <p>{toDo}</p>}
        {remarks !== '' && <p>{remarks}</p>}
      </section>
      {steps && (
        <section>
          <h2>{t('nextHeading')}</h2>
          <ul class="rows">
            {follow.map(({ job, title }) => (
              <Row
                key={job.id}
                title={say({ code: title })}
                line={say({ code: job.lead })}
                sign={signOf(job.system)}
                onPress={() => {
                  steps.open(job.id as JobId);
                }}
              />
            ))}
            {links.map(({ title, at }) => (
              <Row
                key={title}
                title={say({ code: title })}
                sign="cells"
                onPress={() => {
                  onShow(at);
                }}
              />
            ))}
            <Row title={t('backToEvent')} sign="back" onPress={steps.home} />
          </ul>
        </section>
      )}
    </>
  );
}

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
