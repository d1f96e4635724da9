import {
  type PlayerNumber,
  type Settings,
  type Standings,
  type StandingsLine,
  wallMark,
} from '../../../src';
import { type Said, saidInAny, sentence, type Sentence } from '../../../src/language';
import type { FigureStep } from '../../why/figures/figure';
import { groupCalled } from '../book/players-table';
import { namesOf } from '../book/settings';
import { turnSaid } from './pair-steps';
import type { ColumnAt } from '../../sheets/read-list';
import type { Book } from '../book/book';
import type { WallKey } from '../lists';

interface ColumnFigure {
  readonly title: Said;
  readonly heading: Sentence;
  readonly steps: readonly FigureStep[];
  /** What the cell would show now, in any language. */
  readonly now: readonly (string | number)[];
}

/** The columns that hold figures; what stands in the others is typed elsewhere. */
type FigureKey = Exclude<WallKey, 'name' | 'grade' | 'club'>;
export type FigureColumn = ColumnAt<FigureKey>;

export const isFigure = (column: ColumnAt<WallKey>): column is FigureColumn =>
  column.key in figures;

/** What leads to a figure of a line: each column has its own way. */
export function figureOfColumn({ key, index }: FigureColumn, seen: LineSeen): ColumnFigure {
  return figures[key](seen, index);
}

const noPlace: ColumnFigure = {
  title: sentence('nkPlace'),
  heading: sentence('nkWhyPlaceHow'),
  steps: [{ clause: 'N13', what: sentence('nkWhyNoPlace') }],
  now: [''],
};

const figures: Readonly<Record<FigureKey, (seen: LineSeen, index: number) => ColumnFigure>> = {
  place: (seen) =>
    seen.standings.played === 0
      ? noPlace
      : {
          title: sentence('nkWhyPlace', { place: seen.line.place }),
          heading: sentence('nkWhyPlaceHow'),
          steps: placeSteps(seen),
          now: [seen.line.place],
        },
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
  rounds: roundFigure,
};

/** The game of a round, in words; the colour behind its mark is part of it. */
function roundFigure({ book, standings, line, written }: LineSeen, index: number): ColumnFigure {
  const round = index + 1;
  const nameOf = namesOf(book.players);
  const turn = line.turns[index] ?? { kind: 'out', points: 0, colour: '' };
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

/** SOS opponent by opponent (N9): without a game the own start score counts. */
function sosSteps({ book, standings, line }: LineSeen): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const scoreOf = scores(standings);
  const own = standings.scale - line.startGroup;
  const terms = line.turns.map(({ kind, opponent }) =>
    kind === 'game' && opponent !== undefined ? scoreOf(opponent) : own,
  );
  const steps = line.turns.map(({ kind, opponent }, at): FigureStep => {
    const round = at + 1;
    const what =
      kind === 'game' && opponent !== undefined
        ? sentence('nkWhyOpponent', { round, name: nameOf(opponent) })
        : sentence('nkWhyOwnStart', { round });
    return { clause: 'N9', what, value: terms[at] ?? 0 };
  });
  return [...steps, added(terms, line.sos)];
}

/** SODOS game by game (N9): the result times the score of the opponent. */
function sodosSteps({ book, standings, line }: LineSeen): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const scoreOf = scores(standings);
  const games = line.turns.flatMap(({ kind, opponent, points }, at) =>
    kind === 'game' && opponent !== undefined ? [{ round: at + 1, opponent, points }] : [],
  );
  const steps = games.map(({ round, opponent, points }): FigureStep => ({
    clause: 'N9',
    what: sentence('nkWhyTimes', { round, name: nameOf(opponent) }),
    sum: [{ times: points, of: scoreOf(opponent) }],
    value: points * scoreOf(opponent),
  }));
  if (games.length === 0) return [{ clause: 'N9', what: sentence('nkWhyNoGames'), value: 0 }];
  const terms = games.map(({ opponent, points }) => points * scoreOf(opponent));
  return [...steps, added(terms, line.sodos)];
}

function added(terms: readonly number[], value: number): FigureStep {
  return { clause: 'N9', what: sentence('nkWhySosSum'), sum: terms, value };
}

/** Scores on the scale of the table. */
function scores({ lines }: LineSeen['standings']): (player: PlayerNumber) => number {
  const byPlayer = new Map(lines.map(({ player, tableScore }) => [player, tableScore]));
  return (player) => byPlayer.get(player) ?? 0;
}

/** What separates a line from the one above and the one below (N13). */
function placeSteps({ book, standings: { lines }, line, at }: LineSeen): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const name = nameOf(line.player);
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const { settings } = book;
  return [
    above
      ? between(line, above, { other: nameOf(above.player), isAbove: false, settings })
      : { clause: 'N13', what: sentence('nkWhyNobodyAbove', { name }) },
    below
      ? between(line, below, { other: nameOf(below.player), isAbove: true, settings })
      : { clause: 'N13', what: sentence('nkWhyNobodyBelow', { name }) },
  ];
}

interface Neighbour {
  /** The name of the other line. */
  readonly other: string;
  /** Whether the own line is the upper one. */
  readonly isAbove: boolean;
  readonly settings: Settings;
}

interface Criterion {
  readonly code: 'score' | 'sos' | 'sodos' | 'direct';
  readonly called: Sentence;
  readonly value: (line: StandingsLine) => number;
}

/** The criteria of N13 in their order, as the settings have them. */
function criteriaOf({ halfPoints }: Settings): readonly Criterion[] {
  return [
    {
      code: 'score',
      called: sentence(halfPoints ? 'nkScore' : 'nkWhyWholeScore'),
      value: ({ tableScore }) => (halfPoints ? tableScore : Math.floor(tableScore)),
    },
    { code: 'sos', called: sentence('nkSos'), value: ({ sos }) => sos },
    { code: 'sodos', called: sentence('nkSodos'), value: ({ sodos }) => sodos },
    { code: 'direct', called: sentence('nkWhyDirect'), value: ({ direct = 0 }) => direct },
  ];
}

function between(
  own: StandingsLine,
  their: StandingsLine,
  { other, isAbove, settings }: Neighbour,
): FigureStep {
  const by = isAbove ? their.below : own.below;
  const clause = by === 'playOff' ? 'N8' : 'N13';
  if (by === 'playOff') {
    return {
      clause,
      what: sentence(isAbove ? 'nkWhyByPlayOffAbove' : 'nkWhyByPlayOffBelow', { other }),
    };
  }
  const criteria = criteriaOf(settings);
  const decisive = criteria.findIndex(({ code }) => code === by);
  const criterion = criteria[decisive];
  const levelOn = (those: readonly Criterion[]): readonly Said[] =>
    those.map(({ called, value }) =>
      sentence('nkWhyLevel', { criterion: called, value: value(own) }),
    );
  if (!criterion) {
    const { direct } = own;
    return {
      clause,
      what: sentence('nkWhyShares', { other }),
      lines: [
        ...levelOn(criteria.filter(({ code }) => code !== 'direct' || direct !== undefined)),
        ...(direct === undefined ? [sentence('nkWhyDirectMany')] : []),
        sentence('nkWhyStrongerFirst'),
      ],
    };
  }
  const level = levelOn(criteria.slice(0, decisive));
  return {
    clause,
    what: sentence(isAbove ? 'nkWhyAbove' : 'nkWhyBelow', {
      other,
      criterion: criterion.called,
      own: criterion.value(own),
      theirs: criterion.value(their),
    }),
    lines: level,
  };
}

/** A line of the standings, with all that stands around it. */
interface LineSeen {
  readonly book: Book;
  readonly standings: Standings;
  readonly line: StandingsLine;
  /** Its place among the lines, from 0. */
  readonly at: number;
  /** What the cell shows. */
  readonly written: string;
}
