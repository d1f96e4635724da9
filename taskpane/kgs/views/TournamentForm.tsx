import type { VNode } from 'preact';
import type { ListState } from '../../operation/operation-lists';
import type { TypedDetail } from '../changes/standing';
import type { TournamentOptions } from '../tournament';
import { TournamentChoice } from './TournamentChoice';
import { isAnyEmpty } from '../../columns/typed-option';
import type { FormStep } from '../../views/operation/operation-props';
import { hoursIn, hoursTyped, minutesOf } from '../typed/hours';
import { TournamentFields } from './TournamentFields';
import { useNameAbove, YearProblem } from './WithYear';

type Described = Pick<TournamentOptions, 'column' | 'name'>;

/** Which tournament a list belongs to: one of Year without results, or a new one with these details. */
export function TournamentForm<Options extends Described>({
  list,
  details,
  options,
  onChange,
}: {
  /** The list whose heading proposes a name. */
  readonly list: ListState;
  readonly details?: readonly TypedDetail[];
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}): VNode {
  useNameAbove(list, options.name, (name) => {
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
          {...(details && { details })}
          typed={options}
          onType={(detail, value) => {
            onChange({ ...options, [detail]: value });
          }}
        />
      )}
    </>
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
