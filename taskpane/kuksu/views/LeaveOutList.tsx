import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { KuksuCycle } from '../../../src';
import { useWording } from '../../views/wording';

/** So many are offered at first, and so many more each time. */
const offeredAtFirst = 8;
const offeredMore = 40;

export interface LeaveOutListProps {
  readonly way: Extract<KuksuCycle.WayOut, { way: 'leaveOut' }>;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}

/** Choice of the players to leave out, in the order of the rule. */
export function LeaveOutList({ way: { order }, names, onNames }: LeaveOutListProps): VNode {
  const { t, mark } = useWording();
  const [most, setMost] = useState(offeredAtFirst);
  const more = Math.min(order.length - most, offeredMore);
  const reasons = { timedOut: t('kuksuTimedOutMark'), newcomer: t('kuksuNewMark'), rating: '' };
  return (
    <div class="choices">
      <p class="quiet">{t('kuksuLeaveOutHint')}</p>
      {order.slice(0, most).map(({ row, name, rating, reason }) => (
        <label key={row} class="check">
          <input
            type="checkbox"
            checked={names.includes(name)}
            onChange={({ currentTarget }) => {
              onNames(
                currentTarget.checked ? [...names, name] : names.filter((each) => each !== name),
              );
            }}
          />
          <span>
            <bdi>{name}</bdi> <span class="quiet">{String(rating).replace('.', mark)}</span>
            {reasons[reason] !== '' && <span class="badge">{reasons[reason]}</span>}
          </span>
        </label>
      ))}
      {more > 0 && (
        <button
          type="button"
          onClick={() => {
            setMost(most + offeredMore);
          }}
        >
          {t('kuksuMore', { count: more })}
        </button>
      )}
    </div>
  );
}
