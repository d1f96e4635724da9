import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import { OperationView } from '../../views/operation/OperationView';
import { annualTable } from '../annual-table';

/** The table of engines and tournaments, for a year that has none. */
export function AnnualTableJob(props: JobViewProps): VNode {
  return <OperationView {...props} operation={annualTable} />;
}
