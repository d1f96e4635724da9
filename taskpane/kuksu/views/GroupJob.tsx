import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import type { FormStep, NextJob } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import type { GroupOptions } from '../given';
import { groupLeagues } from '../group';
import type { AskedOfCycle } from '../questions';
import { GroupDetail } from './GroupDetail';
import { GroupForm } from './GroupForm';

const groupStep: FormStep<GroupOptions, AskedOfCycle> = {
  title: 'kuksuQuestions',
  asks: (asked) =>
    asked !== undefined &&
    (asked.challenger !== undefined || asked.pairs.length > 0 || asked.remainder !== undefined),
  line: ({ lost, holder: typed }, asked, { t }) => {
    const holder = typed ?? asked?.holder ?? '';
    return lost === 'challenger' && holder !== ''
      ? t('kuksuLostTo', { holder })
      : lost === 'holder'
        ? t('kuksuHolderLost')
        : lost === 'undecided'
          ? t('kuksuNotDecided')
          : '';
  },
};

/** A draft has no cross tables to be ranked: it is made again. */
const next = ({ lost }: GroupOptions): readonly NextJob[] =>
  lost === 'undecided' ? [{ job: 'kuksu-group', title: 'kuksuGroupDecided' }] : ['kuksu-rank'];

/** The leagues of the next cycle. */
export function GroupJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={groupLeagues}
      form={GroupForm}
      step={groupStep}
      preview={GroupDetail}
      next={next}
    />
  );
}
