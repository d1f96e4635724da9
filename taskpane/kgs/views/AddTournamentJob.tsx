import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { addTournament, type AddTournamentLists } from '../add-tournament';
import { detailLabels, type TournamentOptions } from '../tournament';
import { hoursIn } from '../typed/hours';
import { shownNumber } from '../../plan/notation';
import { ChoiceField, TextField } from '../../views/controls/Field';
import { TournamentChoice } from './TournamentChoice';
import { TournamentDetail } from './TournamentDetail';
import { useNameAbove, WithYear, YearProblem } from './WithYear';

/** A tournament's results for the year. */
export function AddTournamentJob(props: JobViewProps): VNode {
  return (
    <WithYear
      {...props}
      job={(given) => (
        <OperationView
          {...props}
          {...given}
          operation={addTournament}
          form={TournamentForm}
          step={tournamentStep}
          next={[{ job: 'kgs-tournament', title: 'kgsAddAnother' }]}
          preview={TournamentDetail}
        />
      )}
    />
  );
}

const tournamentStep: FormStep<TournamentOptions, unknown> = {
  title: 'kgsTournamentStep',
  line: ({ column, name, board, rounds, hours: typed }, _, { t, mark }) => {
    const known = hoursIn(typed, mark);
    const hours = known === undefined ? typed : shownNumber(known, mark);
    return column === undefined ? t('kgsTournamentLine', { name, board, rounds, hours }) : '';
  },
};

type TournamentFormProps = OptionsFormProps<AddTournamentLists, TournamentOptions>;

function TournamentForm({ options, onChange, input }: TournamentFormProps): VNode {
  useNameAbove(input?.lists.results?.source.place, options.name, (name) => {
    onChange({ ...options, name });
  });
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={({ hasResults }) => !hasResults}
        none="kgsTournamentNew"
        onChoose={(column) => {
          onChange({ ...options, column });
        }}
      />
      {options.column === undefined && <NewTournament options={options} onChange={onChange} />}
    </>
  );
}

const fieldLabels = { ...detailLabels, date: 'kgsDate', points: 'kgsOwnPoints' } as const;

/** What Year does not know yet. */
function NewTournament({
  options,
  onChange,
}: Pick<TournamentFormProps, 'options' | 'onChange'>): VNode {
  const { t } = useWording();
  const field = (
    key: 'rounds' | 'hours' | 'tieBreaks' | 'date' | 'points',
    hint: string,
  ): VNode => (
    <TextField
      label={t(fieldLabels[key])}
      hint={hint}
      value={options[key] ?? ''}
      numeric={key === 'rounds' || key === 'tieBreaks'}
      onInput={(value) => {
        onChange({ ...options, [key]: value });
      }}
    />
  );
  return (
    <>
      <TextField
        label={t('kgsTournamentName')}
        value={options.name}
        onInput={(name) => {
          onChange({ ...options, name });
        }}
      />
      {field('rounds', t('kgsRoundsHint'))}
      {field('tieBreaks', t('kgsTieBreaksHint'))}
      <ChoiceField
        label={t(detailLabels.board)}
        value={options.board}
        choices={[
          ['', t('kgsBoardChoose')],
          ...['19', '13', '9'].map((size) => [size, `${size} × ${size}`] as const),
        ]}
        onChoose={(board) => {
          onChange({ ...options, board });
        }}
      />
      {field('hours', t('kgsHoursHint'))}
      {field('date', t('kgsDateHint'))}
      {field('points', t('kgsOwnPointsHint'))}
    </>
  );
}
