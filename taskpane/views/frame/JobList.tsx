import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Job } from '../operation/job';
import { systemWords } from '../system-words';
import { useWording } from '../wording';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly onOpen: (job: Job) => void;
  /** The job just left: its button takes the focus again. */
  readonly left: Job | undefined;
}

function SystemHeading({ system }: { readonly system: string }): VNode {
  const { say } = useWording();
  const { jobs, line } = systemWords(system) ?? {};
  return (
    <>
      <h2>{jobs ? say({ code: jobs }) : system}</h2>
      {line && <p class="about">{say({ code: line })}</p>}
    </>
  );
}

/** What the pane can do with a workbook: a button for each job, under its system. */
export function JobList({ jobs, onOpen, left }: JobListProps): VNode {
  const { t, say } = useWording();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    last.current?.focus();
  }, []);
  const systems = [...new Set(jobs.map(({ system }) => system))];
  return (
    <section class="jobs">
      <h1>{t('jobs')}</h1>
      <p class="about">{t('homeLead')}</p>
      {systems.map((system) => (
        <section key={system}>
          <SystemHeading system={system} />
          {jobs
            .filter((job) => job.system === system)
            .map((job) => (
              <button
                key={job.id}
                ref={job === left ? last : null}
                type="button"
                class="job"
                onClick={() => {
                  onOpen(job);
                }}
              >
                <span class="name">{say({ code: job.title })}</span>
                <span class="what">{say({ code: job.lead })}</span>
              </button>
            ))}
        </section>
      ))}
    </section>
  );
}
