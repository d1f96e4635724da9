import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Board, Floater } from '../../../../src';
import { useWording } from '../../../views/wording';
import { groupName } from '../../book/names';
import { isLater } from '../../pair-options';
import { ChangePair, type ChangePairProps } from './ChangePair';
import { Exchange, type Exchanging } from './Exchange';
import { SeatLine } from './SeatLine';
import { WhyPair } from './WhyPair';

interface BoardLineProps extends Omit<ChangePairProps, 'onExchange'> {
  readonly isHidden: boolean;
  readonly isChanged: boolean;
  readonly hasClubs: boolean;
  readonly exchanging: Exchanging;
}

/** A pair with its marks, and on request the reason for it and what can be changed about it. */
export function BoardLine({
  board,
  detail,
  isHidden,
  isChanged,
  hasClubs,
  exchanging,
  onChange,
}: BoardLineProps): VNode {
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  const { names } = detail;
  const { black, white, repeats, why } = board;
  const crossing = crossingOf(board, detail);
  return (
    <li value={board.number} data-board={board.number} hidden={isHidden}>
      <div class="pair">
        <SeatLine seat={black} colour="black" detail={detail} hasClubs={hasClubs} />
        <SeatLine seat={white} colour="white" detail={detail} hasClubs={hasClubs} />
      </div>
      <Marks
        repeats={repeats}
        isFixed={why.path === 'forced'}
        isLater={isLater(board, detail.said)}
        isChanged={isChanged}
        crossing={crossing}
        insteadOf={why.expected}
        names={names}
      />
      <Exchange {...{ board, exchanging, detail, onChange }} />
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>
          <span class="for-readers">
            {t('nkWhyPair')} {names(black.player)} – {names(white.player)}
          </span>
        </summary>
        {open && (
          <>
            <WhyPair board={board} detail={detail} />
            {!detail.isPlayOff && (
              <ChangePair
                {...{ board, detail, onChange }}
                onExchange={() => {
                  exchanging.choose(undefined);
                  exchanging.choose(board);
                }}
              />
            )}
          </>
        )}
      </details>
    </li>
  );
}

/** Who of a board floats down. */
function crossingOf(
  { black, white }: Board,
  { paired }: BoardLineProps['detail'],
): Floater | undefined {
  return paired.floaters.find(
    ({ player, from, to }) => from < to && (player === black.player || player === white.player),
  );
}

/** Whether a board is marked: a float, a rematch, fixed, left for later, or not what the pattern gives. */
export function isUnusual(board: Board, detail: BoardLineProps['detail']): boolean {
  const { repeats, why } = board;
  return (
    repeats > 0 ||
    why.path === 'forced' ||
    why.expected !== undefined ||
    isLater(board, detail.said) ||
    crossingOf(board, detail) !== undefined
  );
}

/** What is out of the ordinary about a board. */
function Marks({
  repeats,
  isFixed,
  isLater: waits,
  isChanged,
  crossing,
  insteadOf,
  names,
}: {
  readonly repeats: number;
  readonly isFixed: boolean;
  readonly isLater: boolean;
  readonly isChanged: boolean;
  readonly crossing: Floater | undefined;
  /** The opponent that the pattern gives the higher placed player. */
  readonly insteadOf: number | undefined;
  readonly names: (number: number) => string;
}): VNode | null {
  const { t } = useWording();
  const isUsual = repeats === 0 && !isFixed && !isChanged && !waits;
  if (isUsual && !crossing && insteadOf === undefined) return null;
  return (
    <p class="badges">
      {crossing && (
        <span class="badge">
          {t('nkFloats', { name: names(crossing.player), group: groupName(crossing.to, t) })}
        </span>
      )}
      {repeats > 0 && <span class="badge strong">{t('nkRepeat')}</span>}
      {waits && <span class="badge">{t('nkIsLater')}</span>}
      {isFixed && <span class="badge">{t('nkFixed')}</span>}
      {insteadOf !== undefined && (
        <span class="badge">{t('nkInstead', { name: names(insteadOf) })}</span>
      )}
      {isChanged && <span class="badge">{t('nkChanged')}</span>}
    </p>
  );
}
