import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Board } from '../../../../src';
import { useWording } from '../../../views/wording';

/** With more boards than this, those to look at come first. */
const mostReadThrough = 20;

/** Which boards of a round are shown: all, or those with something out of the ordinary. */
interface Filter {
  readonly toLookAt: number;
  readonly showsAll: boolean;
  readonly shows: (board: Board) => boolean;
  readonly choose: (all: boolean) => void;
}

/** @param needsAll while another board is to be chosen, all are shown */
export function useBoardFilter(
  boards: readonly Board[],
  isToLookAt: (board: Board) => boolean,
  needsAll: boolean,
): Filter {
  const [chosen, choose] = useState(boards.length <= mostReadThrough);
  const look = new Set(boards.filter(isToLookAt));
  const showsAll = look.size === 0 || needsAll || chosen;
  return {
    toLookAt: look.size,
    showsAll,
    shows: (board) => showsAll || look.has(board),
    choose,
  };
}

/** The choice between both; none where nothing is out of the ordinary. */
export function BoardFilter({
  filter: { toLookAt, showsAll, choose },
  all,
}: {
  readonly filter: Filter;
  readonly all: number;
}): VNode | null {
  const { t } = useWording();
  const group = useId();
  if (toLookAt === 0 || toLookAt === all) return null;
  const choices = [
    [true, t('nkAllBoards', { count: all })],
    [false, t('nkToLookAt', { count: toLookAt })],
  ] as const;
  return (
    <fieldset class="segments">
      <legend class="for-readers">{t('nkShownBoards')}</legend>
      {choices.map(([isAll, label]) => (
        <label key={label}>
          <input
            type="radio"
            name={group}
            checked={isAll === showsAll}
            onChange={() => {
              choose(isAll);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
