import type { VNode } from 'preact';
import type { Job } from '../jobs';
import type { WorkbookService } from '../sheet/workbook';
import type { Writing } from './operation-props';
import { WriterStatus } from './WriterStatus';

/** One job, with what its last write came to below it. */
export function JobFrame({
  job,
  workbook,
  writing,
}: {
  readonly job: Job;
  readonly workbook: WorkbookService;
  readonly writing: Writing;
}): VNode {
  const View = job.view;
  return (
    <>
      <View workbook={workbook} writing={writing} />
      <WriterStatus {...writing} />
    </>
  );
}
