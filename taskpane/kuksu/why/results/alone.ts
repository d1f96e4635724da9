import { sentence, type Item } from '../../../../language';
import type { Figure, FigureStep } from '../../../why/figures/figure';
import { untold } from '../../../why/figures/untold';
import type { WrittenRank } from './written';

/** A place of a league without a cross table: as far as points and SODOS of the list tell it. */
export function placeAlone(own: WrittenRank, ranks: readonly WrittenRank[], about: Item): Figure {
  const others = ranks.filter((each) => each !== own && each.league === own.league);
  const more = others.filter(({ points }) => points > own.points);
  const level = others.filter(({ points }) => points === own.points);
  const better = level.filter(({ sodos = 0 }) => sodos > (own.sodos ?? 0));
  const same = level.filter(({ sodos = 0 }) => sodos === (own.sodos ?? 0));
  const title = sentence('kuksuWhyPlace', { place: own.place });
  if (same.length > 0) {
    const names = same.map(({ name }) => name);
    const { league } = own;
    return untold(title, about, [{ sentence: sentence('kuksuWhyLevelAlone', { names, league }) }]);
  }
  const now = 1 + more.length + better.length;
  const steps: FigureStep[] = [
    counted('kuksuWhyMorePoints', own.points, more),
    ...(level.length > 0 ? [counted('kuksuWhyMoreSodos', own.sodos ?? 0, better)] : []),
    {
      clause: 'U6',
      what: sentence('kuksuWhyPlaceIs'),
      sum: [more.length, better.length, 1],
      value: now,
    },
  ];
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('kuksuWhyPlaceHow'),
    steps,
    state:
      own.place === now
        ? { kind: 'asWritten', says: sentence('figureAsWritten') }
        : {
            kind: 'otherToday',
            says: sentence('figureOther', { was: own.place, now }),
            changes: [{ sentence: sentence('kuksuWhyListChanged') }],
          },
    notes: [sentence('kuksuWhyFromList', { league: own.league })],
  };
}

function counted(
  code: 'kuksuWhyMorePoints' | 'kuksuWhyMoreSodos',
  value: number,
  players: readonly WrittenRank[],
): FigureStep {
  const count = players.length;
  return {
    clause: 'U6',
    what: sentence(code, { value, count }),
    value: count,
    lines:
      count === 0 ? [] : [sentence('kuksuWhyThey', { names: players.map(({ name }) => name) })],
  };
}
