import type { VNode } from 'preact';
import { SheetsToShare } from '../../texts/views/SheetsToShare';
import type { JobViewProps } from '../../views/operation/job';
import { useWording } from '../../views/wording';
import { resultsToShare } from './kinds';

/** Results and totals of a year as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={resultsToShare} lead={t('kgsShareLead')} />;
}
