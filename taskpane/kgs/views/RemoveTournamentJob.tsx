import type { VNode } from 'preact';
import type { Lists } from '../../operation/operation';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { removeTournament, type RemoveOptions, type RemovePreview } from '../changes/remove';
import { TournamentChoice } from './TournamentChoice';
import { WithYear, YearProblem } from './WithYear';
import { YearTotals } from './YearTotals';

/** A tournament that does not count any more. */
export function RemoveTournamentJob(props: JobViewProps): VNode {
  return (
    <WithYear
      {...props}
      job={(given) => (
        <OperationView
          {...props}
          {...given}
          operation={removeTournament}
          form={RemoveForm}
          step={{ title: 'kgsTournamentStep' }}
          preview={RemoveDetail}
        />
      )}
    />
  );
}

function RemoveForm({ options, onChange }: OptionsFormProps<Lists, RemoveOptions>): VNode {
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={() => true}
        none="kgsTournamentChoose"
        onChoose={(column) => {
          onChange({ column });
        }}
      />
    </>
  );
}

function RemoveDetail({ detail }: DetailProps<RemoveOptions, RemovePreview>): VNode {
  const { t } = useWording();
  const { name, totals } = detail;
  return (
    <>
      <p>{t('kgsRemoveWhat', { name })}</p>
      {totals && <YearTotals title="kgsPreviewWithout" totals={totals} />}
    </>
  );
}
