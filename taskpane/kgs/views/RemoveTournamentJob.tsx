import type { VNode } from 'preact';
import type { Lists } from '../../operation/operation';
import { Table } from '../../views/controls/Table';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import type { ChosenOption } from '../changes/chosen';
import { removeTournament, type RemovePreview } from '../changes/remove';
import { TournamentChoice } from './TournamentChoice';
import { YearProblem } from './WithYear';
import { YearJob } from './YearJob';
import { YearTotals } from './YearTotals';

/** A tournament that does not count any more. */
export function RemoveTournamentJob(props: JobViewProps): VNode {
  return (
    <YearJob {...props} operation={removeTournament} form={RemoveForm} preview={RemoveDetail} />
  );
}

function RemoveForm({ options, onChange }: OptionsFormProps<Lists, ChosenOption>): VNode {
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

function RemoveDetail({ detail }: DetailProps<ChosenOption, RemovePreview>): VNode {
  const { t, say } = useWording();
  const { name, typed, totals } = detail;
  return (
    <>
      <p>{t('kgsRemoveWhat', { name })}</p>
      {typed.length > 0 && (
        <Table
          label={name}
          columns={[t('kgsDetail'), t('kgsBefore')]}
          of={typed}
          row={({ label, before }) => [say({ code: label }), before]}
        />
      )}
      {totals && <YearTotals title="kgsPreviewWithout" totals={totals} />}
    </>
  );
}
