import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { PlayerPair } from '../../../src';
import { useWording } from '../../views/wording';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import { allowed, released, repeatAllowed, withBye } from '../pair-options';
import type { PartProps } from './props';

interface DecisionsProps extends PartProps {
  readonly book: Book;
}

/** What has been decided for this round, each with its way back. */
export function Decisions({ book, said, onChange }: DecisionsProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  const names = namesOf(book.players);
  const pair = ([one, two]: PlayerPair): { one: string; two: string } => ({
    one: names(one),
    two: names(two),
  });
  const lines = [
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
    ...said.mayRepeat.map((players) => ({
      text: t('nkSaidRepeat', pair(players)),
      back: repeatAllowed(said, players, false),
    })),
    ...(said.bye === undefined
      ? []
      : [{ text: t('nkSaidBye', { name: names(said.bye) }), back: withBye(said, undefined) }]),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="card">
      <h3 id={id}>{t('nkDecisions')}</h3>
      <ul class="decisions" aria-labelledby={id}>
        {lines.map(({ text, back }) => (
          <li key={text}>
            {text}
            <button
              type="button"
              class="link"
              aria-label={t('nkTakeBackWhat', { what: text })}
              onClick={() => {
                onChange(back);
              }}
            >
              {t('nkTakeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
