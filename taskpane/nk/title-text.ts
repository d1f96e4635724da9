import type { TitleStatus } from '../../src';
import type { Translate } from '../../language';

/** With more candidates the sentence only counts them. */
const mostListed = 8;

/** Where the title stands (N8), in one sentence or two; `mostNamed` 0 where the candidates are listed below it. */
export function titleText(
  { state, candidates, champion, by, since = 0, withdrawn }: TitleStatus,
  names: (number: number) => string,
  t: Translate,
  mostNamed = mostListed,
): string {
  const list = (players: readonly number[]): readonly string[] => players.map(names);
  const gone = withdrawn.length > 0 ? ` ${t('nkTitleWithdrawn', { names: list(withdrawn) })}` : '';
  switch (state) {
    case 'open':
      return (
        (candidates.length > mostNamed
          ? t('nkTitleMany', { count: candidates.length })
          : t('nkTitleOpen', { count: candidates.length, names: list(candidates) })) + gone
      );
    case 'playOff':
      return (
        t('nkTitlePlayOff', {
          first: names(candidates[0] ?? 0),
          second: names(candidates[1] ?? 0),
        }) + gone
      );
    case 'undecided':
      return (
        (candidates.length === 0
          ? t('nkTitleNobody')
          : t('nkTitleUndecided', { names: list(candidates) })) + gone
      );
    case 'champion': {
      const name = names(champion ?? 0);
      return (
        (by === 'playOff'
          ? t('nkTitleByPlayOff', { name })
          : t('nkTitleChampion', { name, round: since })) + gone
      );
    }
  }
}
