import type { VNode } from 'preact';
import { SheetsToShare } from '../../texts/views/SheetsToShare';
import type { JobViewProps } from '../../views/operation/job';
import { useWording } from '../../views/wording';
import { leaguesToShare } from './kinds';

/** What was written, to be given to others. */

/** Leagues and their results as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={leaguesToShare} lead={t('kuksuShareLead')} />;
}
