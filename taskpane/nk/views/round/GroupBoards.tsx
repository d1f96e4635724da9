import type { VNode } from 'preact';
import type { Board } from '../../../../src';
import { useWording } from '../../../views/wording';
import { groupName } from '../../book/names';
import {
  isLater,
  keptBoards,
  leftForLater,
  releasedBoards,
  type PairOptions,
} from '../../pair-options';
import type { PairingPreview } from '../../pair-round';

interface GroupBoardsProps {
  readonly group: number;
  readonly boards: readonly Board[];
  readonly detail: PairingPreview;
  readonly onChange: (options: PairOptions) => void;
}

/**
 * What is done with all boards of a group: they are fixed as they stand or left to the rules again, and written now or
 * left for later.
 */
export function GroupBoards({
  group,
  boards,
  detail: { said },
  onChange,
}: GroupBoardsProps): VNode {
  const { t } = useWording();
  const fixed = boards.filter(({ why }) => why.path === 'forced');
  const waiting = boards.filter((board) => isLater(board, said));
  const name = groupName(group, t);
  const act = (
    text: 'nkKeepBoards' | 'nkReleaseBoards' | 'nkLeaveBoards' | 'nkTakeBoards',
    change: () => PairOptions,
  ): VNode => (
    <button
      type="button"
      class="link"
      aria-label={t('nkBoardsOf', { what: t(text), group: name })}
      onClick={() => {
        onChange(change());
      }}
    >
      {t(text)}
    </button>
  );
  return (
    <p class="badges">
      {fixed.length < boards.length && act('nkKeepBoards', () => keptBoards(said, boards))}
      {fixed.length > 0 && act('nkReleaseBoards', () => releasedBoards(said, boards))}
      {waiting.length < boards.length &&
        act('nkLeaveBoards', () => leftForLater(said, boards, true))}
      {waiting.length > 0 && act('nkTakeBoards', () => leftForLater(said, boards, false))}
    </p>
  );
}
