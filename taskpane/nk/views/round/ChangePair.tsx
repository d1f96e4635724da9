import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Board, PlayerPair } from '../../../../src';
import { ChoiceField } from '../../../views/controls/Field';
import { useWording } from '../../../views/wording';
import {
  exchanged,
  fixed,
  forbade,
  isLater,
  leftForLater,
  released,
  type PairOptions,
} from '../../pair-options';
import type { PairingPreview } from '../../pair-round';

export interface ChangePairProps {
  readonly board: Board;
  readonly detail: PairingPreview;
  readonly onChange: (options: PairOptions) => void;
  /** It is to exchange players with another board, which is chosen next. */
  readonly onExchange: () => void;
}

/** What the director can change about a pair: all other pairs are then made again. */
export function ChangePair({ board, detail, onChange, onExchange }: ChangePairProps): VNode {
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
