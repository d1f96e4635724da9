import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TextKey } from '../../../language';
import { ChoiceField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import type { TournamentSeen } from './use-year';
import { useTournaments } from './WithYear';

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
