import type { VNode } from 'preact';
import type { Lists } from '../../operation/operation';
import { Table } from '../../views/controls/Table';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import { editTournament, type EditOptions, type EditPreview } from '../changes/edit';
import { TournamentChoice } from './TournamentChoice';
import { TournamentFields } from './TournamentFields';
import { useTournaments, YearProblem } from './WithYear';
import { YearJob } from './YearJob';

/** The details of a tournament that stands in Year. */
export function EditTournamentJob(props: JobViewProps): VNode {
  return <YearJob {...props} operation={editTournament} form={EditForm} preview={EditDetail} />;
}

function EditForm({ options, onChange }: OptionsFormProps<Lists, EditOptions>): VNode {
  const chosen = useTournaments()?.find(({ column }) => column === options.column);
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={() => true}
        none="kgsTournamentChoose"
        onChoose={(column) => {
          // What was typed was typed for another tournament.
          onChange({ column });
        }}
      />
      {chosen && (
        <TournamentFields
          typed={{ ...chosen.typed, ...options }}
          onType={(detail, value) => {
            onChange({ ...options, [detail]: value });
          }}
        />
      )}
    </>
  );
}

/** What changes, and what follows. */
function EditDetail({ detail }: DetailProps<EditOptions, EditPreview>): VNode {
  const { t, say } = useWording();
  const { changes, lent } = detail;
  return (
    <>
      {changes.length > 0 && (
        <Table
          label={t('kgsChanges')}
          columns={[t('kgsDetail'), t('kgsBefore'), t('kgsAfter')]}
          of={changes}
          row={({ label, before, after }) => [say({ code: label }), before, after]}
        />
      )}
      {lent > 0 && <p class="quiet">{t('kgsRenamedRows', { count: lent })}</p>}
    </>
  );
}
