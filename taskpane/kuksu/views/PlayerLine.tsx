import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ruled } from '../../../language';
import { explainPlacement, explainSeat } from '../../../src';
import { useWording } from '../../views/wording';
import { withWithdrawn } from '../changes';
import { lastOf, markOf, signOf } from './movement';
import { PinField } from './PinField';
import type { PlayerProps } from './props';

/** One player: opened, it says why, and offers what the director may do. */
export function PlayerLine(props: PlayerProps): VNode {
  const { t, mark } = useWording();
  const [open, setOpen] = useState(false);
  const { placement } = props;
  const { name, rating, movement } = placement;
  const [sign, meaning] = signOf(placement, t);
  const [last, how] = [lastOf(placement), markOf(placement, t)];
  return (
    <details
      class="player"
      data-movement={movement}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span class="sign" role="img" aria-label={meaning} title={meaning}>
          {sign}
        </span>{' '}
        <bdi class="name">{name}</bdi>{' '}
        <span class="rating">{String(rating).replace('.', mark)}</span>{' '}
        <span class="came">
          {last} {how !== '' && <span class="badge">{how}</span>}
        </span>
      </summary>
      {open && <PlayerActions {...props} />}
    </details>
  );
}

function PlayerActions({ placement, fill, tiers, changes, onChanges }: PlayerProps): VNode {
  const { t, say } = useWording();
  const { name } = placement;
  return (
    <div class="actions">
      <p>{say(ruled(explainPlacement(placement, fill)))}</p>
      <p>{say(ruled(explainSeat(placement)))}</p>
      <PinField placement={placement} tiers={tiers} changes={changes} onChanges={onChanges} />
      <button
        type="button"
        onClick={() => {
          onChanges(withWithdrawn(changes, name));
        }}
      >
        {t('kuksuWithdraw')}
      </button>
    </div>
  );
}
