import { Fragment, type RefObject, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ruled } from '../../../language';
import { explainCriterion, type Board } from '../../../src';
import type { DetailProps } from '../../views/operation/operation-props';
import { isFocusLost } from '../../views/use-focus-kept';
import { useWording } from '../../views/wording';
import { pairName, withBye, type PairOptions } from '../pair-options';
import type { PairingPreview } from '../pair-round';
import { groupName } from '../book/names';
import { titleText } from '../title-text';
import { BoardLine } from './BoardLine';

type BoardsProps = Omit<DetailProps<PairOptions, PairingPreview>, 'options'>;

/** The boards of the round by groups, with what is out of the ordinary, and the reason for every pair. */
export function Boards({ detail, onChange }: BoardsProps): VNode {
  const { t, say } = useWording();
  const { paired, names, isPlayOff } = detail;
  const { boards, absent, title } = paired;
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, detail);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {isPlayOff ? t('nkPlayOff') : t('nkBoardsTitle', { count: boards.length })}
      </h3>
      <p>{titleText(title, names, t)}</p>
      {byGroup(boards).map(({ group, members }) => (
        <Fragment key={`${group} ${members[0]?.number ?? ''}`}>
          <h4>{groupName(group, t)}</h4>
          <ol class="boards">
            {members.map((board) => (
              <BoardLine
                key={pairName([board.black.player, board.white.player])}
                board={board}
                detail={detail}
                onChange={onChange}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      <ByeLine detail={detail} onChange={onChange} />
      {absent.length > 0 && <p>{t('nkAbsentNames', { names: absent.map(names) })}</p>}
      {!isPlayOff && (
        <details>
          <summary>{t('nkWholeField')}</summary>
          <p class="quiet">{t('nkWholeFieldLead')}</p>
          <ol class="seats">
            {paired.criteria.map((criterion) => (
              <li key={criterion.code}>{say(ruled(explainCriterion(criterion)))}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** When a pair that was changed is gone, and its buttons with it, the focus goes to the heading of the boards. */
function useKeptFocus(heading: RefObject<HTMLElement>, detail: PairingPreview): void {
  const before = useRef(detail);
  useEffect(() => {
    if (before.current === detail) return;
    before.current = detail;
    if (isFocusLost()) heading.current?.focus();
  }, [heading, detail]);
}

/** Boards follow each other by the higher group of their players. */
function byGroup(
  boards: readonly Board[],
): readonly { readonly group: number; readonly members: readonly Board[] }[] {
  const parts: { group: number; members: Board[] }[] = [];
  for (const board of boards) {
    const group = Math.min(board.black.group, board.white.group);
    const last = parts.at(-1);
    if (last?.group === group) last.members.push(board);
    else parts.push({ group, members: [board] });
  }
  return parts;
}

function ByeLine({ detail: { paired, names, said }, onChange }: BoardsProps): VNode | null {
  const { t } = useWording();
  const { bye } = paired;
  if (!bye) return null;
  const byDirector = bye.by === 'director';
  return (
    <>
      <p>{t(byDirector ? 'nkByeOfDirector' : 'nkByeOfOrder', { name: names(bye.player) })}</p>
      {bye.passedOver.length > 0 && (
        <p>{t('nkPassedOver', { names: bye.passedOver.map(names) })}</p>
      )}
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            onChange(withBye(said, byDirector ? undefined : bye.player));
          }}
        >
          {t(byDirector ? 'nkByeToRules' : 'nkKeepBye')}
        </button>
      </p>
    </>
  );
}
