import type { VNode } from 'preact';
import type { Seat } from '../../../../src';
import { useWording } from '../../../views/wording';
import { groupName } from '../../book/names';
import type { PairingPreview } from '../../pair-round';

/** The name of a group above its boards, and what stands behind the names. */
export function GroupHead({ group }: { readonly group: number }): VNode {
  const { t } = useWording();
  return (
    <div class="sitting above">
      <h4>{groupName(group, t)}</h4>
      {(['nkGrade', 'nkScore', 'nkSos'] as const).map((key) => (
        <span key={key} aria-hidden="true">
          {t(key)}
        </span>
      ))}
    </div>
  );
}

interface SeatLineProps {
  readonly seat: Seat;
  readonly colour: 'black' | 'white';
  readonly detail: PairingPreview;
  readonly hasClubs: boolean;
}

/** A player of a board, with grade, score and SOS before the round. */
export function SeatLine({ seat, colour, detail, hasClubs }: SeatLineProps): VNode {
  const { t, mark } = useWording();
  const { names, players, scale } = detail;
  const { grade = '', club = '' } = players.get(seat.player) ?? {};
  const figure = (value: number): string => String(value).replace('.', mark);
  return (
    <p class="sitting">
      <span>
        <span class="stone" data-colour={colour} aria-hidden="true" />
        <span class="for-readers">{t(colour === 'black' ? 'nkBlack' : 'nkWhite')} </span>
        <bdi>{names(seat.player)}</bdi>
        {hasClubs && club !== '' && <span class="quiet"> {club}</span>}
      </span>
      <span>{grade}</span>
      <span>
        <span class="for-readers">{t('nkScore')} </span>
        {figure(seat.score + scale)}
      </span>
      <span>
        <span class="for-readers">{t('nkSos')} </span>
        {figure(seat.sos)}
      </span>
    </p>
  );
}
