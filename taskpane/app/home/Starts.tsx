import { Fragment, type VNode } from 'preact';
import type { TextKey } from '../../../src/language';
import type { JobId, JobPrefix, Prefix } from '../../../src/systems';
import { type IconName, Row } from '../../controls/Row';
import type { Job } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';

interface Start {
  readonly system: JobPrefix;
  readonly sign: IconName;
  readonly title: TextKey & `run${string}`;
  readonly line: TextKey & `run${string}`;
  /** What its list to try is. */
  readonly sample: TextKey & `runSample${string}`;
  /** Another way to begin: with the file of another program. */
  readonly file?: { readonly job: JobId; readonly title: TextKey; readonly line: TextKey };
}

/** What people run, in the order in which they look for it: tournaments, not systems. */
export const starts: readonly Start[] = [
  {
    ...{ system: 'NK', sign: 'nk', title: 'runNK', line: 'runNKWhat', sample: 'runSampleNK' },
    file: { job: 'nk-opengotha', title: 'runNKFile', line: 'runNKFileWhat' },
  },
  {
    system: 'KUKSU',
    sign: 'kuksu',
    title: 'runKUKSU',
    line: 'runKUKSUWhat',
    sample: 'runSampleKUKSU',
  },
  { system: 'KGS', sign: 'kgs', title: 'runKGS', line: 'runKGSWhat', sample: 'runSampleKGS' },
  { system: 'AGA', sign: 'aga', title: 'runAGA', line: 'runAGAWhat', sample: 'runSampleAGA' },
  { system: 'SOF', sign: 'sof', title: 'runSOF', line: 'runSOFWhat', sample: 'runSampleSOF' },
];

export interface StartsProps {
  readonly jobs: readonly Job[];
  /** The systems whose functions this pane offers. */
  readonly systems: ReadonlySet<string>;
  readonly onOpen: (job: Job) => void;
  readonly onFunctions: (system: Prefix) => void;
}

/** A row for every kind of event: it opens the job that begins one, or its functions. */
export function Starts({ jobs, systems, onOpen, onFunctions }: StartsProps): VNode {
  const { say } = useWording();
  return (
    <ul class="rows starts">
      {starts.map(({ system, sign, title, line, file }) => {
        const job = jobs.find((each) => each.system === system && each.starts === true);
        if (!job && !systems.has(system)) return null;
        const reader = jobs.find(({ id }) => id === file?.job);
        return (
          <Fragment key={system}>
            <Row
              title={say({ code: title })}
              line={say({ code: line })}
              sign={sign}
              job={job?.id}
              onPress={() => {
                if (job) onOpen(job);
                else onFunctions(system);
              }}
            />
            {file && reader && (
              <Row
                title={say({ code: file.title })}
                line={say({ code: file.line })}
                sign={sign}
                job={reader.id}
                onPress={() => {
                  onOpen(reader);
                }}
              />
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}
