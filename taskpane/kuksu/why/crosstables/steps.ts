import { type Item, ruled, type Said, sentence } from '../../../../src/language';
import type { FigureStep, FigureTable } from '../../../why/figures/figure';
import { lastPlaceSaid, tierCalled } from '../../crosstable-layout';
import { type PlayerNow, type RankKey, rankKeys } from './written';

/** What separates a player from the one above and the one below (U6), and what the place comes to. */
export function placeSteps(
  players: readonly PlayerNow[],
  own: PlayerNow,
  league: string,
  place = own.place,
): readonly FigureStep[] {
  const { name } = own;
  const at = players.indexOf(own);
  const [above, below] = [players[at - 1], players[at + 1]];
  return [
    above
      ? between(above, own, false)
      : { clause: 'U6', what: sentence('kuksuWhyNobodyAbove', { name }) },
    below
      ? between(own, below, true)
      : { clause: 'U6', what: sentence('kuksuWhyNobodyBelow', { name }) },
    ...(league === 'A' && own.place === 1
      ? [{ clause: 'U10', what: sentence('kuksuWhyChallenger', { name }) }]
      : []),
    {
      clause: 'U6',
      what: sentence(place === own.place ? 'kuksuWhyPlaceIs' : 'kuksuWhyPlaceShared'),
      sum: [place - 1, 1],
      value: place,
    },
  ];
}

/** The place in a formula, which knows no names: players who are equal in everything share it. */
export function sharedPlace(players: readonly PlayerNow[], own: PlayerNow): number {
  let first = players.indexOf(own);
  while (first > 0 && players[first - 1]?.decision?.by === 'name') first--;
  return first + 1;
}

function criterionCalled(key: RankKey): Said {
  return ruled({ code: `ranked-${key}`, values: {} });
}

/** A player's own number by a criterion; a tier as it is called. */
export function criterionValue({ values }: PlayerNow, key: RankKey): number | Item {
  const value = values[key];
  if (value === undefined) return sentence('kuksuWhyNone');
  if (key === 'lastPlace') return lastPlaceSaid(value);
  return key === 'lastTier' ? tierCalled(value) : value;
}

/** The neighbours that a criterion puts above or below a player. */
export function separatedBy(
  players: readonly PlayerNow[],
  own: PlayerNow,
  key: RankKey,
): readonly FigureStep[] {
  const at = players.indexOf(own);
  const [above, below] = [players[at - 1], players[at + 1]];
  return [
    ...(above?.decision?.by === key ? [between(above, own, false)] : []),
    ...(below && own.decision?.by === key ? [between(own, below, true)] : []),
  ];
}

/** What puts one player above another; said of the upper one or of the lower one. */
function between(upper: PlayerNow, lower: PlayerNow, isUpper: boolean): FigureStep {
  const { by = 'name' } = upper.decision ?? {};
  const [own, other] = isUpper ? [upper, lower] : [lower, upper];
  const { name } = other;
  const level = by === 'name' ? rankKeys : rankKeys.slice(0, rankKeys.indexOf(by));
  // A tier that neither had makes nobody level.
  const known = level.filter((key) => own.values[key] !== undefined);
  const lines = known.map((key) => {
    const values = { criterion: criterionCalled(key), value: criterionValue(own, key) };
    return sentence('kuksuWhyLevel', values);
  });
  if (by === 'name') {
    const what = sentence(isUpper ? 'kuksuWhyAboveByName' : 'kuksuWhyBelowByName', { name });
    return { clause: 'U6', what, lines };
  }
  return {
    clause: 'U6',
    what: sentence(isUpper ? 'kuksuWhyAbove' : 'kuksuWhyBelow', {
      name,
      criterion: criterionCalled(by),
      own: criterionValue(own, by),
      theirs: criterionValue(other, by),
    }),
    lines,
  };
}

/** A player's games with the points of the opponents, in the order of the cross table. */
interface GameNow {
  readonly name: string;
  readonly result: number | undefined;
  readonly points: number;
}

function gamesOf(players: readonly PlayerNow[], own: PlayerNow): readonly GameNow[] {
  return [...players]
    .sort((a, b) => a.row - b.row)
    .filter((each) => each !== own)
    .map(({ name, row, values }) => ({ name, result: own.games[row], points: values.points ?? 0 }));
}

/** All games of a player. */
export function gamesTable(players: readonly PlayerNow[], own: PlayerNow): FigureTable {
  return {
    title: sentence('kuksuWhyGames'),
    heads: [sentence('kuksuWhyResult'), sentence('kuksuWhyTheirPoints')],
    rows: gamesOf(players, own).map(({ name, result, points }) => ({
      name,
      cells: [result ?? sentence('kuksuWhyUnplayed'), points],
    })),
  };
}

/** The points of a player: the results of the row (U6). */
export function pointsSteps(players: readonly PlayerNow[], own: PlayerNow): readonly FigureStep[] {
  const results = gamesOf(players, own).flatMap(({ result }) => result ?? []);
  const open = players.length - 1 - results.length;
  return [
    {
      clause: 'U6',
      what: sentence('kuksuWhyPointsSum', { name: own.name }),
      sum: results,
      value: own.values.points ?? 0,
      lines: open > 0 ? [sentence('kuksuWhyOpenGames', { count: open })] : [],
    },
  ];
}

/** The SODOS of a player: each result times the points of the opponent (U6). */
export function sodosSteps(players: readonly PlayerNow[], own: PlayerNow): readonly FigureStep[] {
  const beaten = gamesOf(players, own).filter(({ result = 0 }) => result > 0);
  const value = own.values.sodos ?? 0;
  if (beaten.length === 0) {
    return [{ clause: 'U6', what: sentence('kuksuWhyNobodyBeaten', { name: own.name }), value }];
  }
  return [
    {
      clause: 'U6',
      what: sentence('kuksuWhySodosSum', { name: own.name }),
      sum: beaten.map(({ result = 0, points }) => ({ times: result, of: points })),
      value,
      lines: [sentence('kuksuWhyBeaten', { names: beaten.map(({ name }) => name) })],
    },
  ];
}
