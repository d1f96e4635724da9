import type { VNode } from 'preact';
import type { EventSeen } from '../../events/event';
import { helpAddress } from '../../reference/help';
import type { Job } from '../operation/job';
import { systemWords } from '../system-words';
import { useWording } from '../wording';
import type { View } from './Tabs';
import { TitleBar } from './TitleBar';

/** The top of a job. */
export function JobTitle({
  job,
  event,
  view,
  onBack,
}: {
  readonly job: Job;
  /** The event it is for, as Home saw it last. */
  readonly event: EventSeen | undefined;
  readonly view: View;
  readonly onBack: () => void;
}): VNode {
  const { t, say, language } = useWording();
  const system = systemWords(job.system)?.jobs;
  const title = say({ code: job.title });
  // Who is left and who is absent changes with every round, and nobody looks again here.
  // What begins an event is not about the one that is there.
  const about = job.starts === true ? undefined : event;
  const context = about && [about.name, ...about.facts.slice(0, 1)].map(say).join(', ');
  return (
    <TitleBar
      title={title}
      context={context ?? (system ? say({ code: system }) : job.system)}
      back={t(view === 'functions' ? 'backToFunctions' : 'backToRun')}
      onBack={onBack}
      help={{
        name: t('help', { name: title }),
        page: helpAddress({ kind: 'job', id: job.id }, language),
      }}
    />
  );
}
