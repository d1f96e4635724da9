import type { VNode } from 'preact';
import type { Job } from '../operation/job';
import type { WorkbookService } from '../../workbook/workbook';
import type { Writing } from '../operation/operation-props';
import { useJobView } from './use-job-view';
import { useWording } from '../wording';

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
  const { t } = useWording();
  const { view: View, failed, again } = useJobView(job);
  if (View) return <View workbook={workbook} writing={writing} />;
  return (
    <main class="operation">
      {failed ? (
        <p role="alert">
          {t('jobNotLoaded')}{' '}
          <button type="button" onClick={again}>
            {t('again')}
          </button>
        </p>
      ) : (
        <p role="status" data-kind="loading">
          {t('jobLoading')}
        </p>
      )}
    </main>
  );
}
