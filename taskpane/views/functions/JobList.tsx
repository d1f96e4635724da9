import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { Job } from '../operation/job';
import { signOf } from '../controls/Icon';
import { Row } from '../controls/Row';
import { systemName } from '../system-words';
import { useWording } from '../wording';
import { Marked, type SearchedFor } from './Marked';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly onOpen: (job: Job) => void;
}

/** What the pane can do with a workbook: a row for each job. */
export function JobList({
  jobs,
  searched,
  onOpen,
}: JobListProps & { readonly searched: SearchedFor }): VNode | null {
  const { t, say } = useWording();
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section class="group jobs" aria-labelledby={id}>
      <h2 id={id}>{t('findJobs')}</h2>
      <ul class="rows">
        {jobs.map((job) => (
          <Row
            key={job.id}
            title={say({ code: job.title })}
            line={
              <Marked
                text={`${systemName(job.system)}: ${say({ code: job.lead })}`}
                searched={searched}
              />
            }
            sign={signOf(job.system)}
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
