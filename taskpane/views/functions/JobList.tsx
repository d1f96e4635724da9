import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Job } from '../operation/job';
import { Row } from '../controls/Row';
import { useWording } from '../wording';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly onOpen: (job: Job) => void;
  /** The job just left: its row takes the focus again. */
  readonly left: Job | undefined;
}

/** What the pane can do with a workbook: a row for each job. */
export function JobList({ jobs, onOpen, left }: JobListProps): VNode | null {
  const { t, say } = useWording();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (left) section.current?.querySelector<HTMLElement>(`[data-job="${left.id}"]`)?.focus();
  }, []);
  if (jobs.length === 0) return null;
  return (
    <section ref={section} class="group jobs" aria-labelledby={id}>
      <h2 id={id}>{t('findJobs')}</h2>
      <ul class="rows">
        {jobs.map((job) => (
          <Row
            key={job.id}
            title={say({ code: job.title })}
            line={`${job.system}: ${say({ code: job.lead })}`}
            job={job.id}
            onPress={() => {
              onOpen(job);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
