import type { TitleStatus } from '../../src';
import type { Translate } from '../../language';
import { betweenItems } from '../../language/few';

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
  const gone =
    withdrawn.length > 0
      ? ` ${inFull((all) => t('nkTitleWithdrawn', { names: all }), list(withdrawn))}`
      : '';
  switch (state) {
    case 'open':
      return (
        (candidates.length > mostNamed
          ? t('nkTitleMany', { count: candidates.length })
          : inFull(
              (all) => t('nkTitleOpen', { count: candidates.length, names: all }),
              list(candidates),
            )) + gone
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
          : inFull((all) => t('nkTitleUndecided', { names: all }), list(candidates))) + gone
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

/** A sentence in which the names are the point: all of them stand there, each as long as it is. */
export function inFull(said: (names: string) => string, names: readonly string[]): string {
  const mark = '\u0001';
  return said(mark).replace(mark, () => names.join(betweenItems(names)));
}
