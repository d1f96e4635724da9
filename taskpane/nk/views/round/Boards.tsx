import { Fragment, type RefObject, type VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Board } from '../../../../src';
import type { DetailProps } from '../../../jobs/view/operation-props';
import { CheckField } from '../../../controls/Field';
import { InSteps } from '../../../controls/InSteps';
import { useAnnounce } from '../../../controls/use-selection';
import { isFocusLost } from '../../../controls/use-focus';
import { useWording } from '../../../controls/wording';
import {
  isLater,
  keptBoards,
  leftForLater,
  pairName,
  type PairOptions,
  releasedBoards,
  withBye,
} from '../../pair-options';
import type { PairingPreview } from '../../pair-round';
import { inFull, titleText } from '../../title';
import { BoardLine, Criteria, GroupHead, isUnusual } from './BoardLine';
import type { Exchanging } from './Exchange';
import { groupName } from '../../book/settings';

type BoardsProps = Omit<DetailProps<PairOptions, PairingPreview>, 'options'>;

/** Groups of a step, and boards of a large group. */
const groupsAtOnce = 4;
const boardsAtOnce = 20;

/** The boards of the round by groups, with what is out of the ordinary, and the reason for every pair. */
export function Boards({ detail, onChange }: BoardsProps): VNode {
  const { t } = useWording();
  const { paired, names, players, isPlayOff } = detail;
  const { boards, absent, title } = paired;
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useChangedBoards(heading, detail);
  const exchanging = useExchanging(boards);
  const [hasClubs, setClubs] = useState(false);
  const filter = useBoardFilter(
    boards,
    (board) => isUnusual(board, detail) || change.changed.has(nameOf(board)),
    exchanging.first !== undefined,
  );
  const someClub = [...players.values()].some(({ club = '' }) => club !== '');
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {isPlayOff ? t('nkPlayOff') : t('nkBoardsTitle', { count: boards.length })}
      </h3>
      <p>{titleText(title, names, t)}</p>
      {someClub && (
        <CheckField checked={hasClubs} onChange={setClubs}>
          {t('nkShowClubs')}
        </CheckField>
      )}
      <BoardFilter filter={filter} all={boards.length} />
      <InSteps
        of={byGroup(boards)}
        atOnce={groupsAtOnce}
        draw={({ group, members }) => (
          <Fragment key={`${group} ${members[0]?.number ?? ''}`}>
            <div hidden={!members.some(filter.shows)}>
              <GroupHead group={group} />
            </div>
            <ol class="boards">
              <InSteps
                of={members}
                atOnce={boardsAtOnce}
                draw={(board) => (
                  <BoardLine
                    key={nameOf(board)}
                    board={board}
                    detail={detail}
                    isHidden={!filter.shows(board)}
                    isChanged={change.changed.has(nameOf(board))}
                    {...{ hasClubs, exchanging }}
                    onChange={(options) => {
                      change.begin(board.black.player);
                      onChange(options);
                    }}
                  />
                )}
              />
            </ol>
            {!isPlayOff && members.some(filter.shows) && (
              <GroupBoards
                group={group}
                boards={members}
                detail={detail}
                onChange={(options) => {
                  change.begin(members[0]?.black.player ?? 0);
                  onChange(options);
                }}
              />
            )}
          </Fragment>
        )}
      />
      <ByeLine detail={detail} onChange={onChange} />
      {absent.length > 0 && (
        <p>{inFull((all) => t('nkAbsentNames', { names: all }), absent.map(names))}</p>
      )}
      {!isPlayOff && (
        <details>
          <summary>{t('nkWholeField')}</summary>
          <p class="quiet">{t('nkWholeFieldLead')}</p>
          <Criteria of={paired.criteria} none={t('nkNoCriteriaAtAll')} />
        </details>
      )}
    </>
  );
}

/** Which boards exchange players; boards of an earlier preview are forgotten. */
function useExchanging(boards: readonly Board[]): Exchanging {
  const [[first, second], choose] = useState<readonly Board[]>([]);
  const known = (board: Board | undefined): Board | undefined =>
    board && boards.includes(board) ? board : undefined;
  return {
    first: known(first),
    second: known(second),
    choose: (board) => {
      choose((before) => (board === undefined ? [] : [...before.slice(0, 1), board]));
    },
  };
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
        <p>{inFull((all) => t('nkPassedOver', { names: all }), bye.passedOver.map(names))}</p>
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
function GroupBoards({ group, boards, detail: { said }, onChange }: GroupBoardsProps): VNode {
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
function useBoardFilter(
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
function BoardFilter({
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
