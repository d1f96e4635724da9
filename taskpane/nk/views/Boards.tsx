import { Fragment, type RefObject, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ruled } from '../../../language';
import { explainCriterion, type Board } from '../../../src';
import type { DetailProps } from '../../views/operation/operation-props';
import { useAnnounce } from '../../views/controls/use-announce';
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
  const change = useChangedBoards(heading, detail);
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
                key={nameOf(board)}
                board={board}
                detail={detail}
                isChanged={change.changed.has(nameOf(board))}
                onChange={(options) => {
                  change.begin(board.black.player);
                  onChange(options);
                }}
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

const nameOf = ({ black, white }: Board): string => pairName([black.player, white.player]);

/**
 * The boards that a change has made are marked, and the keyboard goes on at the board of the player whose pair it was; where
 * there is none, at the heading.
 */
function useChangedBoards(
  heading: RefObject<HTMLElement>,
  detail: PairingPreview,
): { readonly changed: ReadonlySet<string>; readonly begin: (player: number) => void } {
  const { t } = useWording();
  const announce = useAnnounce();
  const before = useRef(detail);
  const player = useRef<number | undefined>(undefined);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (before.current === detail) return;
    const old = new Set(before.current.paired.boards.map(nameOf));
    const isSameRound = before.current.said.round === detail.said.round;
    before.current = detail;
    const { boards } = detail.paired;
    const made = isSameRound ? boards.map(nameOf).filter((name) => !old.has(name)) : [];
    setChanged(new Set(made));
    const theirs = boards.find(
      ({ black, white }) => black.player === player.current || white.player === player.current,
    );
    if (player.current !== undefined) announce(t('nkBoardsChanged', { count: made.length }));
    player.current = undefined;
    if (!isFocusLost()) return;
    const line = document.querySelector<HTMLDetailsElement>(
      `[data-board="${String(theirs?.number)}"] > details`,
    );
    if (line) line.open = true;
    (line?.querySelector('summary') ?? heading.current)?.focus();
  }, [heading, detail]);
  const begin = (changing: number): void => {
    player.current = changing;
  };
  return { changed, begin };
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
