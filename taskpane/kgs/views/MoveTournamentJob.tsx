import type { VNode } from 'preact';
import type { Lists } from '../../operation/operation';
import { ChoiceField, TextField } from '../../views/controls/Field';
import { Table } from '../../views/controls/Table';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import { moveTournament, type MoveOptions, type MovePreview } from '../changes/move';
import { TournamentChoice } from './TournamentChoice';
import { useTournaments, YearProblem } from './WithYear';
import { YearJob } from './YearJob';

/** Another day, or another place in the annual table. */
export function MoveTournamentJob(props: JobViewProps): VNode {
  return <YearJob {...props} operation={moveTournament} form={MoveForm} preview={MoveDetail} />;
}

function MoveForm({ options, onChange }: OptionsFormProps<Lists, MoveOptions>): VNode {
  const { t } = useWording();
  const tournaments = useTournaments() ?? [];
  const others = tournaments.filter(({ column }) => column !== options.column);
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={() => true}
        none="kgsTournamentChoose"
        onChoose={(column) => {
          onChange({ ...options, column, date: '' });
        }}
      />
      <TextField
        label={t('kgsMoveDate')}
        hint={t('kgsMoveDateHint')}
        value={options.date}
        onInput={(date) => {
          onChange({ ...options, date });
        }}
      />
      <ChoiceField
        label={t('kgsMovePlace')}
        value={String(options.place)}
        choices={[
          ['date', t('kgsMoveByDate')],
          ['last', t('kgsMoveLast')],
          ...others.map(
            ({ column, name }) => [String(column), t('kgsMoveBefore', { name })] as const,
          ),
        ]}
        onChoose={(place) => {
          const isColumn = place !== 'date' && place !== 'last';
          onChange({ ...options, place: isColumn ? Number(place) : place });
        }}
      />
    </>
  );
}

/** The columns of the annual table as they will stand. */
function MoveDetail({ detail }: DetailProps<MoveOptions, MovePreview>): VNode {
  const { t } = useWording();
  return (
    <Table
      label={t('kgsMoveOrder')}
      columns={[t('kgsTournament'), t('kgsDate')]}
      of={detail.order}
      row={({ name, date }) => [name, date]}
    />
  );
}
