import type { VNode } from 'preact';
import type { Job } from '../operation/job';
import type { WorkbookService } from '../../workbook/workbook';
import type { Writing } from '../operation/operation-props';
import { LoadingLine } from '../status/LoadingLine';
import { useLoaded } from '../status/use-loaded';

/** One job, as soon as it is there. */
export function JobFrame({
  job,
  workbook,
  writing,
}: {
  readonly job: Job;
  readonly workbook: WorkbookService;
  readonly writing: Writing;
}): VNode {
  const { loaded: View, ...loading } = useLoaded(job.load);
  if (View) return <View workbook={workbook} writing={writing} />;
  return (
    <main class="operation">
      <LoadingLine {...loading} />
    </main>
  );
}
