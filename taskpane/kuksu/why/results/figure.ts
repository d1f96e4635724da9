import { explainDecision, type Stepwise } from '../../../../src';
import { languages, ruled, say, sentence, type Item, type Said } from '../../../../language';
import { spelling } from '../../../columns/spelling';
import type { Finding } from '../../../plan/plan';
import type { Figure, FigureState } from '../../../why/figures/figure';
import { otherWords } from '../../../why/figures/other-words';
import { untold } from '../../../why/figures/untold';
import type { ActiveCell } from '../../../workbook/why';
import { disqualifiedFigure } from '../crosstables/figure';
import { leagueNow, type PlayerNow } from '../crosstables/league-now';
import { placeSteps } from '../crosstables/place-steps';
import { gamesTable, pointsSteps, sodosSteps } from '../crosstables/points-steps';
import type { WrittenCrosstable } from '../crosstables/written';
import { placeAlone } from './alone';
import { changedSince } from './changed';
import type { ResultsHeading, WrittenRank, WrittenRanks } from './written';

/** A column of a list of results that holds a figure. */
export type ResultsFigure = Exclude<ResultsHeading, 'league' | 'name'>;

export function isResultsFigure(heading: ResultsHeading | undefined): heading is ResultsFigure {
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
  const says = isSaid ? otherWords(was, now) : sentence('figureOther', { was, now });
  return { kind: 'otherToday', says, changes };
}

function compared(
  own: WrittenRank,
  heading: Explained,
  { place, values, decision }: PlayerNow,
): readonly [Item | number, Item | number, boolean] {
  if (heading === 'decided') {
    const now: Said | undefined = decision && ruled(explainDecision(decision));
    const said = now ? Object.values(languages).map((texts) => spelling(say(texts, now))) : [''];
    return [own.decided, now ?? sentence('kuksuWhyNothing'), said.includes(own.decided)];
  }
  const was = heading === 'sodos' ? (own.sodos ?? 0) : own[heading];
  const now = heading === 'place' ? place : (values[heading] ?? 0);
  return [was, now, was === now];
}
