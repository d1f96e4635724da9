import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Floater } from '../../../src';
import { useWording } from '../../views/wording';
import { groupName } from '../book/names';
import { ChangePair, type ChangePairProps } from './ChangePair';
import { WhyPair } from './WhyPair';

/** A pair with its marks, and on request the reason for it and what can be changed about it. */
export function BoardLine({
  board,
  detail,
  isChanged,
  onChange,
}: ChangePairProps & { readonly isChanged: boolean }): VNode {
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  const { names, paired } = detail;
  const { black, white, repeats, why } = board;
  const crossing = paired.floaters.find(
    ({ player, from, to }) => from < to && (player === black.player || player === white.player),
  );
  return (
    <li value={board.number} data-board={board.number}>
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
      <Marks
        repeats={repeats}
        isFixed={why.path === 'forced'}
        isChanged={isChanged}
        crossing={crossing}
        names={names}
      />
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
            {!detail.isPlayOff && <ChangePair board={board} detail={detail} onChange={onChange} />}
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
  isChanged,
  crossing,
  names,
}: {
  readonly repeats: number;
  readonly isFixed: boolean;
  readonly isChanged: boolean;
  readonly crossing: Floater | undefined;
  readonly names: (number: number) => string;
}): VNode | null {
  const { t } = useWording();
  if (repeats === 0 && !isFixed && !isChanged && !crossing) return null;
  return (
    <p class="badges">
      {crossing && (
        <span class="badge">
          {t('nkFloats', { name: names(crossing.player), group: groupName(crossing.to, t) })}
        </span>
      )}
      {repeats > 0 && <span class="badge strong">{t('nkRepeat')}</span>}
      {isFixed && <span class="badge">{t('nkFixed')}</span>}
      {isChanged && <span class="badge">{t('nkChanged')}</span>}
    </p>
  );
}
