import type { VNode } from 'preact';
import { CheckField } from '../../../views/controls/Field';
import { Folded } from '../../../views/controls/Folded';
import { useWording } from '../../../views/wording';
import type { BookPlayer } from '../../book/book';
import { byName } from '../../book/names';
import { isAway } from '../../pair-options';
import type { PartProps } from '../props';

interface AbsenteesProps extends PartProps {
  readonly players: readonly BookPlayer[];
}

/** The absent players: a tick list of names. */
export function Absentees({ players, said, onChange }: AbsenteesProps): VNode {
  const { t } = useWording();
  const away = byName(players.filter((player) => isAway(player, said)));
  return (
    <Folded
      summary={
        away.length === 0
          ? t('nkAbsentees', { count: 0 })
          : t('nkAbsenteesNamed', {
              count: away.length,
              names: away.map(({ name }) => name),
            })
      }
    >
      <Ticks players={players} said={said} onChange={onChange} />
    </Folded>
  );
}

function Ticks({ players, said, onChange }: AbsenteesProps): VNode {
  const { t } = useWording();
  return (
    <>
      <p class="quiet">{t('nkAbsenteesHint')}</p>
      <fieldset class="people-ticks">
        <legend>{t('nkAbsentLegend', { round: said.round })}</legend>
        {byName(players).map((player) => (
          <CheckField
            key={player.number}
            checked={isAway(player, said)}
            onChange={(absent) => {
              onChange({ ...said, away: { ...said.away, [player.number]: absent } });
            }}
          >
            <bdi>{player.name}</bdi>
          </CheckField>
        ))}
      </fieldset>
    </>
  );
}
