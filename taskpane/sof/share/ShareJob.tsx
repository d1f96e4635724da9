import type { VNode } from 'preact';
import { SheetsToShare } from '../../texts/views/SheetsToShare';
import type { JobViewProps } from '../../views/operation/job';
import { useWording } from '../../views/wording';
import { awardsToShare } from './kinds';

/** The awards of written events as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={awardsToShare} lead={t('sofShareLead')} />;
}
