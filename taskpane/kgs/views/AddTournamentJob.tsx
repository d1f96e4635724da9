import { createContext, type VNode } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import type { WriterState } from '../../operation/writer';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { addTournament, type AddTournamentLists } from '../add-tournament';
import { detailLabels, type TournamentOptions } from '../tournament';
import { hoursIn } from '../hours';
import { shownNumber } from '../../plan/notation';
import { ChoiceField, TextField } from '../../views/controls/Field';
import { TournamentDetail } from './TournamentDetail';
import { useYear, type YearSeen } from './use-year';

/** The form is a component of the operation's view; what the workbook holds reaches it from here. */
const Year = createContext<YearSeen>({ kind: 'reading' });

/** A tournament's results for the year. */
export function AddTournamentJob(props: JobViewProps): VNode {
  const [readings, setReadings] = useState(0);
  const seen = useYear(props.workbook, [stateOfWorkbook(props.writing.state), readings]);
  return (
    <Year.Provider value={seen}>
      <OperationView
        {...props}
        operation={addTournament}
        form={TournamentForm}
        step={tournamentStep}
        next={['kgs-tournament']}
        preview={TournamentDetail}
        onReadAgain={() => {
          setReadings(readings + 1);
        }}
      />
    </Year.Provider>
  );
}

/** Changes with every write and undo. */
function stateOfWorkbook(state: WriterState): unknown {
  return state.step === 'written' ? state.receipt : state.step === 'undone';
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

function TournamentForm({ options, onChange }: TournamentFormProps): VNode {
  const { t, say, problem } = useWording();
  const seen = useContext(Year);
  const offered =
    seen.kind === 'year' ? seen.tournaments.filter(({ hasResults }) => !hasResults) : [];
  const isOffered = offered.some(({ column }) => column === options.column);
  const isGone = seen.kind === 'year' && options.column !== undefined && !isOffered;
  useEffect(() => {
    if (isGone) onChange({ ...options, column: undefined });
  });
  return (
    <>
      {seen.kind === 'problem' && <p role="status">{problem(seen.problem)}</p>}
      {seen.kind === 'refused' &&
        seen.refusals.map((refusal) => {
          const said = say(refusal.sentence);
          return (
            <p key={said} class="refused" role="status">
              {said}
            </p>
          );
        })}
      {offered.length > 0 && (
        <ChoiceField
          label={t('kgsTournament')}
          value={String(options.column ?? '')}
          choices={[
            ['', t('kgsTournamentNew')],
            ...offered.map(({ column, name }) => [String(column), name] as const),
          ]}
          onChoose={(value) => {
            onChange({ ...options, column: value === '' ? undefined : Number(value) });
          }}
        />
      )}
      {options.column === undefined && <NewTournament options={options} onChange={onChange} />}
    </>
  );
}

/** What Year does not know yet. */
function NewTournament({
  options,
  onChange,
}: Pick<TournamentFormProps, 'options' | 'onChange'>): VNode {
  const { t } = useWording();
  const field = (key: 'rounds' | 'hours' | 'tieBreaks', hint: string): VNode => (
    <TextField
      label={t(detailLabels[key])}
      hint={hint}
      value={options[key]}
      numeric={key !== 'hours'}
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
    </>
  );
}
