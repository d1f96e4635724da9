import type { VNode } from 'preact';
import { isAnyEmpty } from '../../columns/typed-option';
import type { JobViewProps } from '../../views/operation/job';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { addTournament, type AddTournamentLists } from '../add-tournament';
import type { TournamentOptions } from '../tournament';
import { hoursIn, hoursTyped, minutesOf } from '../typed/hours';
import { TournamentDetail } from './TournamentDetail';
import { TournamentForm } from './TournamentForm';
import { YearJob } from './YearJob';

/** A tournament's results for the year. */
export function AddTournamentJob(props: JobViewProps): VNode {
  return (
    <YearJob
      {...props}
      operation={addTournament}
      form={ResultsForm}
      step={tournamentStep}
      next={[{ job: 'kgs-tournament', title: 'kgsAddAnother' }, 'kgs-share']}
      preview={TournamentDetail}
    />
  );
}

/** What is typed of a tournament. */
export const tournamentStep: FormStep<TournamentOptions, unknown> = {
  title: 'kgsTournamentStep',
  line: ({ column, name, board, rounds, hours: typed }, _, { t, mark }) => {
    if (column !== undefined) return '';
    if (isAnyEmpty(board, rounds, typed)) return name;
    const known = hoursIn(typed, mark);
    const minutes = known === undefined ? undefined : minutesOf(known);
    const hours = known === undefined ? typed : hoursTyped(known, mark);
    const time =
      minutes === undefined ? t('kgsTimeHours', { hours }) : t('kgsTimeMinutes', { minutes });
    return t('kgsTournamentLine', { name, board, rounds, time });
  },
};

function ResultsForm({
  lists,
  options,
  onChange,
}: OptionsFormProps<AddTournamentLists, TournamentOptions>): VNode {
  return <TournamentForm list={lists.results} options={options} onChange={onChange} />;
}
