import { systems, type SystemId } from '../src/systems';
import { agaEvents, agaJobs } from './aga/jobs';
import type { EventReader } from './sheets/event';
import { kgsEvents, kgsJobs } from './kgs/jobs';
import { kuksuEvents, kuksuJobs } from './kuksu/jobs';
import { nkEvents, nkJobs, playedChampionship } from './nk/jobs';
import { sofEvents, sofJobs } from './sof/jobs';
import type { Samples } from './jobs/operation';
import { needStyles } from './controls/page';
import type { Job } from './jobs/view/operation-props';

/** The jobs of the systems that have any. */
const jobsOf: Partial<Record<SystemId, readonly Job[]>> = {
  sof: sofJobs,
  aga: agaJobs,
  kgs: kgsJobs,
  nk: nkJobs,
  kuksu: kuksuJobs,
};

/** The systems whose jobs show more than the common controls: each has `taskpane/<id>/<id>.css`. */
export const styledSystems: readonly SystemId[] = ['nk', 'kuksu'];

/** A job that brings its styles with it. */
function styled(job: Job, id: SystemId): Job {
  return {
    ...job,
    load: () => {
      needStyles('job');
      if (styledSystems.includes(id)) needStyles(id);
      return job.load();
    },
  };
}

/** All jobs, in the order they are offered. */
export const jobs: readonly Job[] = systems.flatMap(({ id }) =>
  (jobsOf[id] ?? []).map((job) => styled(job, id)),
);

/** Lists to try the systems with. */
export const samples: Samples = {
  systems: ['NK', 'KUKSU', 'KGS', 'AGA', 'SOF'],
  load: async () => (await import(/* webpackChunkName: "samples" */ './samples')).sampleMaker(),
  loadPlayed: playedChampionship,
};

/** How the events of a workbook are found, for Home. */
export const events: readonly EventReader[] = [
  nkEvents,
  kuksuEvents,
  kgsEvents,
  agaEvents,
  sofEvents,
];
