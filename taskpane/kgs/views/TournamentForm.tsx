import type { VNode } from 'preact';
import type { ListState } from '../../jobs/operation-lists';
import { type TypedDetail, type TypedDetails, typedLabels } from '../changes/standing';
import type { TournamentOptions } from '../tournament';
import { isAnyEmpty } from '../../sheets/columns/fields';
import type { FormStep } from '../../jobs/view/operation-props';
import { hoursIn, hoursTyped, minutesOf } from '../typed/hours';
import { type TournamentSeen, useNameAbove, useTournaments, YearProblem } from './WithYear';
import { ChoiceField, TextField } from '../../controls/Field';
import { useWording } from '../../controls/wording';
import { useEffect } from 'preact/hooks';
import type { TextKey } from '../../../src/language';

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

const hints = {
  rounds: 'kgsRoundsHint',
  tieBreaks: 'kgsTieBreaksHint',
  hours: 'kgsHoursHint',
  date: 'kgsDateHint',
  points: 'kgsOwnPointsHint',
} as const;

const all = ['name', 'rounds', 'tieBreaks', 'board', 'hours', 'date', 'points'] as const;

const sizes = ['19', '13', '9'];

/** What is typed of a tournament: all of it, or these details. */
export function TournamentFields({
  details = all,
  typed,
  onType,
}: {
  readonly details?: readonly TypedDetail[];
  readonly typed: { readonly [Key in TypedDetail]?: TypedDetails[Key] | undefined };
  readonly onType: (detail: TypedDetail, value: string) => void;
}): VNode {
  const { t } = useWording();
  return (
    <>
      {details.map((detail) =>
        detail === 'board' ? (
          <ChoiceField
            key={detail}
            label={t(typedLabels.board)}
            value={typed.board ?? ''}
            choices={[
              ['', t('kgsBoardChoose')],
              ...sizes.map((size) => [size, `${size} × ${size}`] as const),
            ]}
            onChoose={(value) => {
              onType(detail, value);
            }}
          />
        ) : (
          <TextField
            key={detail}
            label={t(typedLabels[detail])}
            hint={detail === 'name' ? undefined : t(hints[detail])}
            value={typed[detail] ?? ''}
            numeric={detail === 'rounds' || detail === 'tieBreaks'}
            onInput={(value) => {
              onType(detail, value);
            }}
          />
        ),
      )}
    </>
  );
}

/** One of the tournaments of the year, by its column; a choice that has gone is taken back. */
export function TournamentChoice({
  column,
  offered,
  none,
  onChoose,
}: {
  readonly column: number | undefined;
  readonly offered: (tournament: TournamentSeen) => boolean;
  /** What is chosen while no tournament is. */
  readonly none: TextKey;
  readonly onChoose: (column: number | undefined) => void;
}): VNode | null {
  const { t, say } = useWording();
  const seen = useTournaments();
  const tournaments = (seen ?? []).filter(offered);
  const isGone =
    seen !== undefined &&
    column !== undefined &&
    !tournaments.some((each) => each.column === column);
  useEffect(() => {
    if (isGone) onChoose(undefined);
  });
  if (tournaments.length === 0) return null;
  return (
    <ChoiceField
      label={t('kgsTournament')}
      value={String(column ?? '')}
      choices={[
        ['', say({ code: none })],
        ...tournaments.map((each) => [String(each.column), each.name] as const),
      ]}
      onChoose={(value) => {
        onChoose(value === '' ? undefined : Number(value));
      }}
    />
  );
}
