import { Fragment, type RefObject, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { criterionSentence, type Board, type Floater, type PlayerPair } from '../../../src';
import type { DetailProps } from '../../views/operation-props';
import { useWording } from '../../views/wording';
import {
  exchanged,
  fixed,
  forbade,
  pairName,
  released,
  withBye,
  type PairOptions,
} from '../pair-options';
import type { PairingPreview } from '../pair-round';
import { groupName } from '../names';
import { ChoiceField } from '../../views/Field';
import { WhyPair } from './WhyPair';
import { titleText } from '../title-text';

type Props = Omit<DetailProps<PairOptions, PairingPreview>, 'options'>;

/** The boards of the round by groups, with what is out of the ordinary, and the reason for every pair. */
export function Boards({ detail, onChange }: Props): VNode {
  const { t, language } = useWording();
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
      {absent.length > 0 && <p>{t('nkAbsentNames', { names: absent.map(names).join(', ') })}</p>}
      {!isPlayOff && (
        <details>
          <summary>{t('nkWholeField')}</summary>
          <p class="quiet">{t('nkWholeFieldLead')}</p>
          <ol class="seats">
            {paired.criteria.map((criterion) => (
              <li key={criterion.code}>{criterionSentence(criterion, { language })}</li>
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
    if (document.activeElement === document.body) heading.current?.focus();
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

function ByeLine({ detail: { paired, names, said }, onChange }: Props): VNode | null {
  const { t } = useWording();
  const { bye } = paired;
  if (!bye) return null;
  const byDirector = bye.by === 'director';
  return (
    <>
      <p>{t(byDirector ? 'nkByeOfDirector' : 'nkByeOfOrder', { name: names(bye.player) })}</p>
      {bye.passedOver.length > 0 && (
        <p>{t('nkPassedOver', { names: bye.passedOver.map(names).join(', ') })}</p>
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

interface LineProps {
  readonly board: Board;
  readonly detail: PairingPreview;
  readonly onChange: Props['onChange'];
}

function BoardLine({ board, detail, onChange }: LineProps): VNode {
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  const { names, paired } = detail;
  const { black, white, repeats, why } = board;
  const crossing = paired.floaters.find(
    ({ player, from, to }) => from < to && (player === black.player || player === white.player),
  );
  return (
    <li value={board.number}>
      <p class="pair">
        <span>
          <span class="stone" data-colour="black" aria-hidden="true" />
          <bdi>{names(black.player)}</bdi> –
        </span>
        <span>
          <span class="stone" data-colour="white" aria-hidden="true" />
          <bdi>{names(white.player)}</bdi>
        </span>
      </p>
      <Marks repeats={repeats} isFixed={why.path === 'forced'} crossing={crossing} names={names} />
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>
          {t('nkWhyPair')}
          <span class="for-readers">
            {' '}
            {names(black.player)} – {names(white.player)}
          </span>
        </summary>
        {open && (
          <>
            <WhyPair board={board} detail={detail} />
            {!detail.isPlayOff && <Change board={board} detail={detail} onChange={onChange} />}
          </>
        )}
      </details>
    </li>
  );
}

/** What is out of the ordinary about a board. */
function Marks({
  repeats,
  isFixed,
  crossing,
  names,
}: {
  readonly repeats: number;
  readonly isFixed: boolean;
  readonly crossing: Floater | undefined;
  readonly names: (number: number) => string;
}): VNode | null {
  const { t } = useWording();
  if (repeats === 0 && !isFixed && !crossing) return null;
  return (
    <p class="badges">
      {crossing && (
        <span class="badge">
          {t('nkFloats', { name: names(crossing.player), group: groupName(crossing.to, t) })}
        </span>
      )}
      {repeats > 0 && <span class="badge strong">{t('nkRepeat')}</span>}
      {isFixed && <span class="badge">{t('nkFixed')}</span>}
    </p>
  );
}

/** What the director can change about a pair: everything else is then paired anew. */
function Change({ board, detail, onChange }: LineProps): VNode {
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
