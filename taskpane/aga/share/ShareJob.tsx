import type { VNode } from 'preact';
import { SheetsToShare } from '../../texts/views/SheetsToShare';
import type { JobViewProps } from '../../views/operation/job';
import { useWording } from '../../views/wording';
import { pointsToShare } from './kinds';

/** The points of sections and the totals of a season as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={pointsToShare} lead={t('agaShareLead')} />;
}
