import { wallMark } from '../../../src';
import { saidInAny, sentence, type Said, type Sentence } from '../../../language';
import type { FigureStep } from '../../why/figures/figure';
import { groupCalled } from '../book/late-group';
import { namesOf } from '../book/names';
import { placeSteps } from './place-steps';
import { sodosSteps, sosSteps } from './sos-steps';
import type { LineSeen, StandingsColumn } from './standings-line';
import { turnSaid } from './turn-words';

export interface ColumnFigure {
  readonly title: Said;
  readonly heading: Sentence;
  readonly steps: readonly FigureStep[];
  /** What the cell would show now, in any language. */
  readonly now: readonly (string | number)[];
}

/** What leads to a figure of a line: each column has its own way. */
export function figureOfColumn(column: StandingsColumn, seen: LineSeen): ColumnFigure {
  if (typeof column === 'number') return roundFigure(column, seen);
  return figures[column](seen);
}

const figures: Readonly<
  Record<Exclude<StandingsColumn, number>, (seen: LineSeen) => ColumnFigure>
> = {
  place: (seen) => ({
    title: sentence('nkWhyPlace', { place: seen.line.place }),
    heading: sentence('nkWhyPlaceHow'),
    steps: placeSteps(seen),
    now: [seen.line.place],
  }),
  line: (seen) => ({
    title: sentence('nkWhyLine', { line: seen.line.line }),
    heading: sentence('nkWhyPlaceHow'),
    steps: [{ what: sentence('nkWhyLineHow') }, ...placeSteps(seen)],
    now: [seen.line.line],
  }),
  group: ({ line, standings: { played, scale } }) => {
    const whole = Math.floor(line.score);
    return {
      title: groupCalled(line.group),
      heading: sentence('nkWhyScoreHow'),
      steps: [
        {
          clause: 'N9',
          what: sentence('nkWhyGroupScore'),
          sum: [line.tableScore, -scale],
          value: line.score,
        },
        {
          clause: 'N9',
          what: sentence('nkWhyGroupHow'),
          sum: [played, -whole],
          value: groupCalled(line.group),
        },
      ],
      now: groupWords(line.group),
    };
  },
  score: ({ line, standings: { scale } }) => ({
    title: sentence('nkWhyScore', { value: line.tableScore }),
    heading: sentence('nkWhyScoreHow'),
    steps: [
      {
        clause: 'N9',
        what: sentence('nkWhyScoreSum'),
        sum: [scale - line.startGroup, ...line.turns.map(({ points }) => points)],
        value: line.tableScore,
      },
    ],
    now: [line.tableScore],
  }),
  sos: (seen) => ({
    title: sentence('nkWhySos', { value: seen.line.sos }),
    heading: sentence('nkWhyScoreHow'),
    steps: sosSteps(seen),
    now: [seen.line.sos],
  }),
  sodos: (seen) => ({
    title: sentence('nkWhySodos', { value: seen.line.sodos }),
    heading: sentence('nkWhyScoreHow'),
    steps: sodosSteps(seen),
    now: [seen.line.sodos],
  }),
  wins: ({ line, book }) => {
    const won = line.turns.flatMap((turn, round) =>
      turn.opponent !== undefined && turn.points === 1 ? [{ turn, round: round + 1 }] : [],
    );
    const nameOf = namesOf(book.players);
    return {
      title: sentence('nkWhyWins', { value: won.length }),
      heading: sentence('nkWhyScoreHow'),
      steps: [
        {
          what: sentence('nkWhyWinsHow'),
          lines: won.map(({ turn, round }) =>
            sentence('nkWhyRound', { round, mark: turnSaid(turn, nameOf) }),
          ),
          value: won.length,
        },
      ],
      now: [won.length],
    };
  },
};

/** The game of a round, in words; the colour behind its mark is part of it. */
function roundFigure(round: number, { book, standings, line, written }: LineSeen): ColumnFigure {
  const nameOf = namesOf(book.players);
  const turn = line.turns[round - 1] ?? { kind: 'out', points: 0, colour: '' };
  const places = new Map(standings.lines.map((each) => [each.player, each.line]));
  const mark = wallMark(turn, places);
  const [, colour = ''] = /(\/\w)$/.exec(written) ?? [];
  return {
    title: sentence('nkWhyRound', { round, mark: written }),
    heading: sentence('nkWhyRoundHow'),
    steps: [
      {
        clause: turn.kind === 'bye' ? 'N10' : turn.kind === 'absence' ? 'N11' : 'N9',
        what: turnSaid(turn, nameOf),
        lines:
          turn.opponent === undefined
            ? []
            : [sentence('nkWhyAtLine', { name: nameOf(turn.opponent) })],
        value: turn.points,
      },
    ],
    now: [mark + colour],
  };
}

/** A group in every language: the sheet may have been written in any of them. */
function groupWords(group: number): readonly string[] {
  const key = group === 0 ? 'nkTopGroup' : 'nkGroup';
  return saidInAny(key).map((each) => each.replace('{group}', String(group)));
}
