import type { VNode } from 'preact';
import { ChoiceField, TextField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import { typedLabels, type TypedDetail, type TypedDetails } from '../changes/standing';

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
