import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { addTournament, type AddTournamentLists } from '../add-tournament';
import type { TournamentOptions } from '../tournament';
import { hoursIn } from '../typed/hours';
import { shownNumber } from '../../plan/notation';
import { TournamentChoice } from './TournamentChoice';
import { TournamentDetail } from './TournamentDetail';
import { TournamentFields } from './TournamentFields';
import { useNameAbove, YearProblem } from './WithYear';
import { YearJob } from './YearJob';

/** A tournament's results for the year. */
export function AddTournamentJob(props: JobViewProps): VNode {
  return (
    <YearJob
      {...props}
      operation={addTournament}
      form={TournamentForm}
      step={tournamentStep}
      next={[{ job: 'kgs-tournament', title: 'kgsAddAnother' }, 'kgs-share']}
      preview={TournamentDetail}
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

function TournamentForm({ options, onChange, lists }: TournamentFormProps): VNode {
  useNameAbove(lists.results, options.name, (name) => {
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
      {options.column === undefined && (
        <TournamentFields
          typed={options}
          onType={(detail, value) => {
            onChange({ ...options, [detail]: value });
          }}
        />
      )}
    </>
  );
}
