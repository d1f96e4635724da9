import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { CheckField, ChoiceField } from '../../../views/controls/Field';
import { useWording } from '../../../views/wording';
import { lastOpenRound, openIn } from '../../ahead';
import type { Book } from '../../book/book';
import { namesOf } from '../../book/names';
import { pairName, type AssumedResult } from '../../pair-options';
import type { PartProps } from '../props';

interface OpenGamesProps extends PartProps {
  readonly book: Book;
}

/** Pairing before the last results are in: what each open game counts as until then. */
export function OpenGames({ book, said, onChange }: OpenGamesProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  const round = lastOpenRound(book);
  if (!round) return null;
  const { ahead } = said;
  const names = namesOf(book.players);
  const results: readonly (readonly [AssumedResult, string])[] = [
    ['none', t('nkNoPointsYet')],
    ['black', t('nkBlackWins')],
    ['draw', t('nkDraw')],
    ['white', t('nkWhiteWins')],
  ];
  return (
    <section class="card" aria-describedby={id}>
      <CheckField
        checked={ahead !== undefined}
        onChange={(checked) => {
          onChange({ ...said, ahead: checked ? {} : undefined });
        }}
      >
        {t('nkPairAhead', { count: openIn(round).length })}
      </CheckField>
      <p class="quiet" id={id}>
        {t('nkPairAheadHint')}
      </p>
      {ahead &&
        openIn(round).map(({ black, white }) => (
          <ChoiceField
            key={pairName([black, white])}
            label={t('nkPairNames', { one: names(black), two: names(white) })}
            value={ahead[pairName([black, white])] ?? 'none'}
            choices={results}
            onChoose={(result) => {
              const given = { [pairName([black, white])]: result as AssumedResult };
              onChange({ ...said, ahead: { ...ahead, ...given } });
            }}
          />
        ))}
    </section>
  );
}
