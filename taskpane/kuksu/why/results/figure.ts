import { explainDecision, type Stepwise } from '../../../../src';
import { type Item, ruled, ruledInAny, sentence } from '../../../../src/language';
import { spelling } from '../../../sheets/columns/spelling';
import type { Finding } from '../../../sheets/plan';
import {
  type Figure,
  type FigureState,
  type FigureStep,
  otherWords,
  standingAmong,
  untold,
  otherFigure,
} from '../../../why/figures/figure';
import type { ActiveCell } from '../../../excel/workbook/why';
import { disqualifiedFigure } from '../crosstables/figure';
import {
  isTypedIn,
  leagueNow,
  type PlayerNow,
  type WrittenCrosstable,
} from '../crosstables/written';
import { gamesTable, placeSteps, pointsSteps, sodosSteps } from '../crosstables/steps';
import type { ResultsKey, WrittenRank, WrittenRanks } from '../../sheets/results';

/** A column of a list of results that holds a figure. */
type ResultsFigure = Exclude<ResultsKey, 'league' | 'name'>;

export function isResultsFigure(heading: ResultsKey | undefined): heading is ResultsFigure {
  return heading !== undefined && heading !== 'league' && heading !== 'name';
}

/** A place, points or SODOS of a list of results (U6), from the cross table of its league where the workbook has it. */
export function* resultsFigure(
  { ranks }: WrittenRanks,
  own: WrittenRank,
  asked: {
    readonly heading: ResultsFigure;
    readonly cell: ActiveCell;
    readonly crosstable: WrittenCrosstable | undefined;
  },
): Stepwise<Figure | undefined> {
  const { heading, cell, crosstable } = asked;
  const { name, league } = own;
  const about = crosstable
    ? sentence('kuksuWhyInLeague', { name, league, cycle: crosstable.cycle })
    : sentence('kuksuWhyInLeagueAlone', { name, league });
  if (heading === 'disqualified') {
    if (cell.held.value === null || cell.held.value === '') return undefined;
    return { about, warnings: [], tables: [], notes: [], ...disqualifiedFigure(name) };
  }
  const now = crosstable && (yield* leagueNow(crosstable));
  // Results of other sources leave the cross tables empty.
  if (!crosstable || !now || (now.ok && !now.players.some(hasPlayed))) {
    if (heading === 'place') return placeAlone(own, ranks, about);
    const missing = [{ sentence: sentence('kuksuWhyNoCrosstable', { league }) }];
    return untold(titleOf(own, heading), about, missing);
  }
  if (!now.ok) return untold(titleOf(own, heading), about, now.missing);
  const player = now.players.find(({ row }) => crosstable.normalised[row] === own.normalised);
  if (!player) return undefined;
  const changes = changedSince(
    crosstable,
    now.players,
    ranks.filter((each) => each.league === league),
  );
  return {
    about,
    title: titleOf(own, heading),
    warnings: [],
    notes: [],
    ...shown(heading, now.players, player, league),
    state: stateOf(own, heading, player, changes),
  };
}

const hasPlayed = ({ games }: PlayerNow): boolean => games.some((result) => result !== undefined);

type Explained = Exclude<ResultsFigure, 'disqualified'>;

function titleOf({ place, points, sodos = 0 }: WrittenRank, heading: Explained): Item {
  switch (heading) {
    case 'place':
      return sentence('kuksuWhyPlace', { place });
    case 'points':
      return sentence('kuksuWhyPoints', { value: points });
    case 'sodos':
      return sentence('kuksuWhySodos', { value: sodos });
    case 'decided':
      return sentence('kuksuDecided');
  }
}

function shown(
  heading: Explained,
  players: readonly PlayerNow[],
  own: PlayerNow,
  league: string,
): Pick<Figure, 'heading' | 'steps' | 'tables'> {
  if (heading === 'place' || heading === 'decided') {
    const steps = placeSteps(players, own, league);
    return { heading: sentence('kuksuWhyPlaceHow'), steps, tables: [] };
  }
  return {
    heading: sentence('kuksuWhyCounts'),
    steps: heading === 'points' ? pointsSteps(players, own) : sodosSteps(players, own),
    tables: [gamesTable(players, own)],
  };
}

function stateOf(
  own: WrittenRank,
  heading: Explained,
  player: PlayerNow,
  changes: readonly Finding[],
): FigureState {
  const [was, now, isSame] = compared(own, heading, player);
  if (isSame) return { kind: 'asWritten', says: sentence('figureAsWritten') };
  const isSaid = heading === 'decided' && typeof now !== 'number' && typeof was === 'string';
  const says = isSaid ? otherWords(was, now) : otherFigure(was, now);
  return { kind: 'otherToday', says, changes };
}

function compared(
  own: WrittenRank,
  heading: Explained,
  { place, values, decision }: PlayerNow,
): readonly [Item | number, Item | number, boolean] {
  if (heading === 'decided') {
    const now = decision && ruled(explainDecision(decision));
    const said = now ? ruledInAny(now).map(spelling) : [''];
    return [own.decided, now ?? sentence('kuksuWhyNothing'), said.includes(own.decided)];
  }
  const was = heading === 'sodos' ? (own.sodos ?? 0) : own[heading];
  const now = heading === 'place' ? place : (values[heading] ?? 0);
  return [was, now, was === now];
}

interface Differing {
  readonly player: PlayerNow;
  readonly was: number;
  readonly now: number;
}

/** What was corrected in a league since its results were written: the game, where the points tell it, else whose points differ. */
function changedSince(
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  ranks: readonly WrittenRank[],
): readonly Finding[] {
  const differing = players.flatMap((player): Differing[] => {
    const own = written.normalised[player.row];
    const was = ranks.find(({ normalised }) => normalised === own)?.points;
    const now = player.values.points ?? 0;
    return was === undefined || was === now ? [] : [{ player, was, now }];
  });
  const game = correctedGame(written, differing);
  if (game) return [game];
  if (differing.length === 0) {
    return [{ sentence: sentence('kuksuWhyTieBreakChanged'), at: written.area.place }];
  }
  return differing.map(({ player: { name, row }, was, now }): Finding => {
    const at = written.played.placeOf({ row: row + 1, argument: 'points' });
    const said = sentence('kuksuWhyPointsChanged', { name, was, now });
    return { sentence: said, ...(at && { at }) };
  });
}

/** Two players whose points moved against each other: it was their game. */
function correctedGame(
  written: WrittenCrosstable,
  [one, other, ...more]: readonly Differing[],
): Finding | undefined {
  if (!one || !other || more.length > 0) return undefined;
  const [upper, lower] = isTypedIn(written, one.player.row, other.player.row)
    ? [one, other]
    : [other, one];
  const moved = upper.now - upper.was;
  const now = upper.player.games[lower.player.row];
  if (moved !== lower.was - lower.now || now === undefined) return undefined;
  const was = now - moved;
  if (![0, 0.5, 1].includes(was)) return undefined;
  const [row, against] = [upper.player.row, lower.player.row];
  const at = written.played.placeOf({ row: row + 1, column: against + 1 });
  const names = { one: upper.player.name, other: lower.player.name };
  return {
    sentence: sentence('kuksuWhyGameChanged', { ...names, was, now }),
    ...(at && { at }),
  };
}

/** A place of a league without a cross table: as far as points and SODOS of the list tell it. */
function placeAlone(own: WrittenRank, ranks: readonly WrittenRank[], about: Item): Figure {
  const {
    by: [byPoints, bySodos],
    level,
    place: now,
  } = standingAmong(
    own,
    ranks.filter(({ league }) => league === own.league),
    ({ points }) => points,
    ({ sodos = 0 }) => sodos,
  );
  const [more, better] = [byPoints?.above ?? [], bySodos?.above ?? []];
  const title = sentence('kuksuWhyPlace', { place: own.place });
  if (level.length > 0) {
    const names = level.map(({ name }) => name);
    const { league } = own;
    return untold(title, about, [{ sentence: sentence('kuksuWhyLevelAlone', { names, league }) }]);
  }
  const steps: FigureStep[] = [
    counted('kuksuWhyMorePoints', own.points, more),
    ...(bySodos ? [counted('kuksuWhyMoreSodos', own.sodos ?? 0, better)] : []),
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
            says: otherFigure(own.place, now),
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
