import type { VNode } from 'preact';
import type { Lists } from '../../operation/operation';
import { ChoiceField, TextField } from '../../views/controls/Field';
import { Table } from '../../views/controls/Table';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { editLabels, editTournament, type EditOptions, type EditPreview } from '../changes/edit';
import type { TypedDetail } from '../changes/standing';
import { TournamentChoice } from './TournamentChoice';
import { useTournaments, WithYear, YearProblem } from './WithYear';

/** The details of a tournament that stands in Year. */
export function EditTournamentJob(props: JobViewProps): VNode {
  return (
    <WithYear
      {...props}
      job={(given) => (
        <OperationView
          {...props}
          {...given}
          operation={editTournament}
          form={EditForm}
          step={{ title: 'kgsTournamentStep' }}
          preview={EditDetail}
        />
      )}
    />
  );
}

const hints = {
  rounds: 'kgsRoundsHint',
  tieBreaks: 'kgsTieBreaksHint',
  hours: 'kgsHoursHint',
  date: 'kgsDateHint',
  points: 'kgsOwnPointsHint',
} as const;

function EditForm({ options, onChange }: OptionsFormProps<Lists, EditOptions>): VNode {
  const { t } = useWording();
  const chosen = useTournaments()?.find(({ column }) => column === options.column);
  const field = (key: TypedDetail, hint?: (typeof hints)[keyof typeof hints]): VNode => (
    <TextField
      label={t(editLabels[key])}
      hint={hint && t(hint)}
      value={options[key] ?? chosen?.typed[key] ?? ''}
      numeric={key === 'rounds' || key === 'tieBreaks'}
      onInput={(value) => {
        onChange({ ...options, [key]: value });
      }}
    />
  );
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
        <>
          {field('name')}
          {field('rounds', hints.rounds)}
          {field('tieBreaks', hints.tieBreaks)}
          <ChoiceField
            label={t(editLabels.board)}
            value={options.board ?? chosen.typed.board}
            choices={[
              ['', t('kgsBoardChoose')],
              ...['19', '13', '9'].map((size) => [size, `${size} × ${size}`] as const),
            ]}
            onChoose={(board) => {
              onChange({ ...options, board });
            }}
          />
          {field('hours', hints.hours)}
          {field('date', hints.date)}
          {field('points', hints.points)}
        </>
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
      <Table
        label={t('kgsChanges')}
        columns={[t('kgsDetail'), t('kgsBefore'), t('kgsAfter')]}
        rows={changes.map(({ label, before, after }) => [say({ code: label }), before, after])}
        more={0}
      />
      {lent > 0 && <p class="quiet">{t('kgsRenamedRows', { count: lent })}</p>}
    </>
  );
}
