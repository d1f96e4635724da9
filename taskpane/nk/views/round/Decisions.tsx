import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { PlayerPair } from '../../../../src';
import { useWording } from '../../../views/wording';
import type { Book } from '../../book/book';
import { namesOf } from '../../book/names';
import {
  allowed,
  apartAgain,
  keptApart,
  released,
  repeatAllowed,
  withBye,
  type PairOptions,
} from '../../pair-options';
import type { PartProps } from '../props';

interface DecisionsProps extends PartProps {
  readonly book: Book;
}

interface Line {
  readonly text: string;
  /** The decisions without this one. */
  readonly back: PairOptions;
  /** It stands in the players' table, and goes for this round only. */
  readonly once?: boolean;
}

/** What has been decided for this round, each with its way back. */
export function Decisions({ book, said, onChange }: DecisionsProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const names = namesOf(book.players);
  const pair = ([one, two]: PlayerPair): { one: string; two: string } => ({
    one: names(one),
    two: names(two),
  });
  const lines: readonly Line[] = [
    ...said.forced.map(({ players, black }) => ({
      text:
        black === undefined
          ? t('nkSaidFixed', pair(players))
          : t('nkSaidFixedBlack', { ...pair(players), black: names(black) }),
      back: released(said, players),
    })),
    ...said.forbidden.map((players) => ({
      text: t('nkSaidForbidden', pair(players)),
      back: allowed(said, players),
    })),
    ...keptApart(book.players, said).map((players) => ({
      text: t('nkKeptApart', pair(players)),
      back: allowed(said, players),
      once: true,
    })),
    ...said.lifted.map((players) => ({
      text: t('nkSaidLifted', pair(players)),
      back: apartAgain(said, players),
    })),
    ...said.mayRepeat.map((players) => ({
      text: t('nkSaidRepeat', pair(players)),
      back: repeatAllowed(said, players, false),
    })),
    ...(said.bye === undefined
      ? []
      : [{ text: t('nkSaidBye', { name: names(said.bye) }), back: withBye(said, undefined) }]),
    ...(said.later.players.length === 0
      ? []
      : [
          {
            text: t('nkSaidLater', { names: said.later.players.map(names) }),
            back: { ...said, later: { ...said.later, players: [] } },
          },
        ]),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="card">
      <h3 id={id}>{t('nkDecisions')}</h3>
      <ul ref={list} class="decisions" aria-labelledby={id} tabIndex={-1}>
        {lines.map(({ text, back, once }) => (
          <li key={text}>
            {text}
            <button
              type="button"
              class="link"
              aria-label={t(once ? 'nkAllowOnceWhat' : 'nkTakeBackWhat', { what: text })}
              onClick={() => {
                // The button goes with the decision; the list it stood in is left with the focus.
                list.current?.focus();
                onChange(back);
              }}
            >
              {t(once ? 'nkAllowOnce' : 'nkTakeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
