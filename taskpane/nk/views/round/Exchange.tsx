import type { VNode } from 'preact';
import type { Board, PlayerPair } from '../../../../src';
import { useWording } from '../../../controls/wording';
import { exchanged, type PairOptions } from '../../pair-options';
import type { PairingPreview } from '../../pair-round';

/** Two boards that exchange players: the one that was chosen first, and the other. */
export interface Exchanging {
  readonly first: Board | undefined;
  readonly second: Board | undefined;
  readonly choose: (board: Board | undefined) => void;
}

interface ExchangeProps {
  readonly board: Board;
  readonly exchanging: Exchanging;
  readonly detail: PairingPreview;
  readonly onChange: (options: PairOptions) => void;
}

/** At every board, once one has been chosen: to choose the other, then which of the two ways. */
export function Exchange({ board, exchanging, detail, onChange }: ExchangeProps): VNode | null {
  const { t } = useWording();
  const { first, second, choose } = exchanging;
  if (!first) return null;
  const cancel = (
    <button
      type="button"
      class="link"
      onClick={() => {
        choose(undefined);
      }}
    >
      {t('cancel')}
    </button>
  );
  if (first === board) {
    return (
      <p class="quiet">
        {t('nkExchangeChoose')} {cancel}
      </p>
    );
  }
  if (second !== board) {
    return (
      <p class="buttons">
        <button
          type="button"
          class="small"
          onClick={() => {
            choose(board);
          }}
        >
          {t('nkExchangeWith', { board: first.number })}
        </button>
      </p>
    );
  }
  const { names, said } = detail;
  const one: PlayerPair = [first.black.player, first.white.player];
  const [a, b] = one;
  const [c, d] = [board.black.player, board.white.player];
  const pair = ([x, y]: PlayerPair): string => t('nkPairNames', { one: names(x), two: names(y) });
  const ways: readonly PlayerPair[] = [
    [c, d],
    [d, c],
  ];
  return (
    <div class="buttons">
      {ways.map(([other, opponent]) => (
        <button
          key={other}
          type="button"
          class="small"
          onClick={() => {
            choose(undefined);
            onChange(exchanged(said, one, [other, opponent]));
          }}
        >
          {t('nkTwoPairs', { one: pair([a, opponent]), two: pair([other, b]) })}
        </button>
      ))}
      {cancel}
    </div>
  );
}
