import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { criterionSentence, type Board, type Floater, type PlayerPair } from '../../../src';
import type { DetailProps } from '../../views/operation-props';
import { useWording } from '../../views/wording';
import { exchanged, fixed, forbade, withBye, type PairOptions } from '../pair-options';
import { groupsOf, type PairingPreview } from '../pair-round';
import { groupName } from '../names';
import { ChoiceField } from './Field';
import { WhyPair } from './WhyPair';
import { titleText } from '../title-text';

type Props = DetailProps<PairOptions, PairingPreview>;

/** The boards of the round, with what is out of the ordinary, and the reason for every pair. */
export function Boards({ detail, onChange }: Props): VNode {
  const { t, language } = useWording();
  const { paired, names, said, isPlayOff } = detail;
  const { boards, bye, absent, title } = paired;
  return (
    <>
      <h3>{isPlayOff ? t('nkPlayOff') : t('nkBoardsTitle', { count: boards.length })}</h3>
      <p class="quiet">{titleText(title, names, t)}</p>
      <ol class="boards">
        {boards.map((board) => (
          <BoardLine key={keyOf(board)} board={board} detail={detail} onChange={onChange} />
        ))}
      </ol>
      {bye && (
        <p>
          {t(bye.by === 'director' ? 'nkByeOfDirector' : 'nkByeOfOrder', {
            name: names(bye.player),
          })}
          {bye.passedOver.length > 0 &&
            ` ${t('nkPassedOver', { names: bye.passedOver.map(names).join(', ') })}`}
          {bye.by === 'order' && (
            <button
              type="button"
              class="link"
              onClick={() => {
                onChange(withBye(said, bye.player));
              }}
            >
              {t('nkKeepBye')}
            </button>
          )}
        </p>
      )}
      {absent.length > 0 && (
        <p class="quiet">{t('nkAbsentNames', { names: absent.map(names).join(', ') })}</p>
      )}
      {!isPlayOff && (
        <details>
          <summary>{t('nkWholeField')}</summary>
          <p class="quiet">{t('nkCriteria')}</p>
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

function keyOf({ black, white }: Board): string {
  return `${black.player}-${white.player}`;
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
          <bdi>{names(black.player)}</bdi>
        </span>
        <span class="against">–</span>
        <span>
          <span class="stone" data-colour="white" aria-hidden="true" />
          <bdi>{names(white.player)}</bdi>
        </span>
      </p>
      <p class="badges">
        <span class="quiet">{groupsOf(board, t)}</span>
        {crossing && <FloatBadge floater={crossing} names={names} />}
        {repeats > 0 && <span class="badge strong">{t('nkRepeat')}</span>}
        {why.path === 'forced' && <span class="badge">{t('nkFixed')}</span>}
      </p>
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
            <WhyPair board={board} names={names} />
            {!detail.isPlayOff && <Change board={board} detail={detail} onChange={onChange} />}
          </>
        )}
      </details>
    </li>
  );
}

function FloatBadge({
  floater,
  names,
}: {
  readonly floater: Floater;
  readonly names: (number: number) => string;
}): VNode {
  const { t } = useWording();
  return (
    <span class="badge">
      {t('nkFloats', { name: names(floater.player), group: groupName(floater.to, t) })}
    </span>
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
      <p class="buttons">
        {!isFixed && (
          <button
            type="button"
            onClick={() => {
              onChange(fixed(said, { players: pair }));
            }}
          >
            {t('nkFix')}
          </button>
        )}
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
        onChange={(value) => {
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
    </>
  );
}
