import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { groupOperation } from '../group';
import { GroupDetail } from './GroupDetail';
import { GroupForm } from './GroupForm';

const operations = { en: groupOperation('en'), nl: groupOperation('nl') } as const;

/** The leagues of the next cycle. */
export function GroupJob(props: JobViewProps): VNode {
  const { language } = useWording();
  return (
    <OperationView
      {...props}
      operation={operations[language]}
      form={GroupForm}
      preview={GroupDetail}
    />
  );
}
