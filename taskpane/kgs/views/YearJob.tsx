import type { VNode } from 'preact';
import type { Lists } from '../../operation/operation';
import type { OperationViewProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { WithYear } from './WithYear';

/** A job on a tournament of the year: its form knows the year, and afterwards it leads to the totals. */
export function YearJob<L extends Lists, Options, Detail>(
  props: OperationViewProps<L, Options, Detail>,
): VNode {
  const { workbook, writing } = props;
  return (
    <WithYear
      workbook={workbook}
      writing={writing}
      job={(given) => <OperationView step={{ title: 'kgsTournamentStep' }} {...props} {...given} />}
    />
  );
}
