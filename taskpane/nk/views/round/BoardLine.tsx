import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import {
  type Board,
  type CriterionValue,
  explainCriterion,
  explainPair,
  type Floater,
  type PlayerPair,
  type Seat,
} from '../../../../src';
import { useWording } from '../../../controls/wording';
import { groupName } from '../../book/settings';
import {
  exchanged,
  fixed,
  forbade,
  isLater,
  leftForLater,
  type PairOptions,
  released,
} from '../../pair-options';
import { Exchange, type Exchanging } from './Exchange';
import { ChoiceField } from '../../../controls/Field';
import type { PairingPreview } from '../../pair-round';
import { ruled } from '../../../../src/language';

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

/** Who of a board floats down; two who play for the title do not. */
function crossingOf(
  { black, white }: Board,
  { paired, isPlayOff }: BoardLineProps['detail'],
): Floater | undefined {
  if (isPlayOff) return undefined;
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

interface ChangePairProps {
  readonly board: Board;
  readonly detail: PairingPreview;
  readonly onChange: (options: PairOptions) => void;
  /** It is to exchange players with another board, which is chosen next. */
  readonly onExchange: () => void;
}

/** What the director can change about a pair: all other pairs are then made again. */
function ChangePair({ board, detail, onChange, onExchange }: ChangePairProps): VNode {
  const { t } = useWording();
  const { names, paired, said } = detail;
  const [who, setWho] = useState('');
  const pair: PlayerPair = [board.black.player, board.white.player];
  const [black, white] = pair;
  const others = paired.boards.filter((each) => each !== board);
  const partners = others.flatMap(({ black: b, white: w }) => [
    [String(b.player), names(b.player)] as const,
    [String(w.player), names(w.player)] as const,
  ]);
  const isFixed = board.why.path === 'forced';
  const waits = isLater(board, said);
  return (
    <>
      <h5>{t('nkChangePair')}</h5>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            onChange(isFixed ? released(said, pair) : fixed(said, { players: pair }));
          }}
        >
          {t(isFixed ? 'nkRelease' : 'nkFix')}
        </button>
        <button
          type="button"
          onClick={() => {
            onChange(forbade(said, pair));
          }}
        >
          {t('nkForbid')}
        </button>
        <button
          type="button"
          onClick={() => {
            onChange(fixed(said, { players: pair, black: white }));
          }}
        >
          {t('nkSwapColours')}
        </button>
        <button type="button" onClick={onExchange}>
          {t('nkExchangeBoards')}
        </button>
        <button
          type="button"
          onClick={() => {
            onChange(leftForLater(said, [board], !waits));
          }}
        >
          {t(waits ? 'nkTakeBoard' : 'nkLeaveBoard')}
        </button>
      </p>
      <ChoiceField
        label={t('nkExchange', { name: names(black) })}
        value={who}
        choices={[['', t('nkChoosePlayer')], ...partners]}
        onChoose={(value) => {
          setWho('');
          const other = Number(value);
          const theirs = others.find(
            ({ black: b, white: w }) => b.player === other || w.player === other,
          );
          if (!theirs) return;
          const opponent = theirs.black.player === other ? theirs.white : theirs.black;
          onChange(exchanged(said, pair, [other, opponent.player]));
        }}
      />
      <p class="quiet">{t('nkChangeHint')}</p>
    </>
  );
}

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
function SeatLine({ seat, colour, detail, hasClubs }: SeatLineProps): VNode {
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

interface WhyPairProps {
  readonly board: Board;
  readonly detail: PairingPreview;
}

/** Why two players meet (N3 to N7) and have these colours (N14), with what counts against it. */
function WhyPair({ board, detail }: WhyPairProps): VNode {
  const { t, say } = useWording();
  const { why } = board;
  const { names } = detail;
  return (
    <>
      {explainPair(board).map((reason, i) => (
        <p key={i}>{say(ruled(reason, { player: names }))}</p>
      ))}
      {why.criteria.length > 0 && <Criteria of={why.criteria} none={t('nkNoCriteria')} />}
    </>
  );
}

/** The criteria that are not 0. The stored numbers are one only between equal pairings, and say nothing of this one. */
export function Criteria({
  of,
  none,
}: {
  readonly of: readonly CriterionValue[];
  readonly none: string;
}): VNode {
  const { t, say } = useWording();
  const counting = of.filter(({ code, value }) => code !== 'numbers' && value !== 0);
  if (counting.length === 0) return <p class="quiet">{none}</p>;
  return (
    <>
      <h5>{t('nkCriteria')}</h5>
      <ol class="seats">
        {counting.map((criterion) => (
          <li key={criterion.code}>{say(ruled(explainCriterion(criterion)))}</li>
        ))}
      </ol>
    </>
  );
}
