import type { KuksuCycle } from '../../src';
import { htmlTable, standingsText, withHalves } from '../../src/exchange';
import type { Language, Translate } from '../../src/language';
import { underTitle } from '../jobs/texts/written/texts';
import { cycleLine, type RankedPreview } from './sheets/results';

/** The same as text and as HTML. */
interface SharedLeagues {
  readonly text: string;
  readonly html: string;
}

interface SharedIn {
  readonly t: Translate;
  readonly language: Language;
}

/** The leagues of a cycle, to be announced. */
export function announcedLeagues(
  { leagues }: KuksuCycle.Grouping,
  title: string,
  { t, language }: SharedIn,
): SharedLeagues {
  const parts = leagues.map(({ league, players }) => {
    const lines = players.map(({ seed, name, rating }) => {
      return { place: String(seed), name, grade: String(rating), score: '', figures: [] };
    });
    return standingsText(t('kuksuRanked', { league }), lines);
  });
  return {
    text: [title, ...parts].join('\n\n'),
    html: htmlTable({
      lang: language,
      caption: title,
      columns: [t('kuksuLeague'), t('kuksuSeedShort'), t('kuksuName'), t('kuksuRating')],
      heading: 2,
      rows: leagues.flatMap(({ league, players }) =>
        players.map(({ seed, name, rating }) => [league, String(seed), name, String(rating)]),
      ),
    }),
  };
}

/** The standings of every league, by place. */
export function leagueStandings(ranked: RankedPreview, { t, language }: SharedIn): SharedLeagues {
  const { leagues } = ranked;
  const figure = (value: number | undefined): string =>
    value === undefined ? '' : withHalves(value);
  const parts = leagues.map(({ league, players }) => {
    const lines = players.map(({ place, name, points, sodos }) => ({
      place: place === undefined ? '' : String(place),
      name,
      score: figure(points),
      figures: sodos === undefined ? [] : [`${t('kuksuSodos')} ${figure(sodos)}`],
    }));
    return standingsText(t('kuksuRanked', { league }), lines);
  });
  const title = underTitle(t('kuksuResultsSheet'), cycleLine(ranked, t));
  const keys = ['kuksuLeague', 'kuksuPlace', 'kuksuName', 'kuksuPoints', 'kuksuSodos'] as const;
  return {
    text: [title, ...parts].join('\n\n'),
    html: htmlTable({
      lang: language,
      caption: title,
      columns: keys.map((key) => t(key)),
      heading: 2,
      rows: leagues.flatMap(({ league, players }) =>
        players.map(({ place, name, points, sodos }) => {
          return [
            league,
            place === undefined ? '' : String(place),
            name,
            figure(points),
            figure(sodos),
          ];
        }),
      ),
    }),
  };
}
