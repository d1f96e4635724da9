import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import { OperationView } from '../../views/operation/OperationView';
import { groupLeagues } from '../group';
import { GroupDetail } from './GroupDetail';
import { GroupForm } from './GroupForm';

/** The leagues of the next cycle. */
export function GroupJob(props: JobViewProps): VNode {
  return (
    <OperationView {...props} operation={groupLeagues} form={GroupForm} preview={GroupDetail} />
  );
}
