import { ruled, type Said, sentence, type TextKey } from '../../../src/language';
import { recognise } from '../../sheets/columns/recognition';
import { plainText, tableNamed, type SourceTable } from '../../sheets/source';
import {
  type ExplainFigure,
  type Figure,
  type FigureAsked,
  type FigureRow,
  type FigureStep,
  type FigureTable,
} from '../../why/figures/figure';
import type { Book, BookPlayer } from '../book/book';
import { playerList, roundFields } from '../book/fields';
import { readBookSteps } from '../book/read-book';
import { rightsTables, playersTable, playOffTable, roundOf } from '../book/tables';
import { absenceFigure, byeFigure, roundThen, type RoundThen, stateSince } from './round-then';
import { playerFigure } from './players';
import { rightFigure } from './rights';
import { standingsFigure } from './standings';
import {
  eventCalled,
  type FigureOfBook,
  groupsCalled,
  type NameOf,
  pairSteps,
  turnIn,
  turnSaid,
  untold,
} from './pair-steps';
import {
  checkEvent,
  type EventState,
  type ExplainedBoard,
  explainRound,
  type Game,
  pairRoundSteps,
  type PlayerNumber,
  type Stepwise,
  type Turn,
} from '../../../src';
import { namesOf } from '../book/settings';

/** Explains a figure of a championship: of its rounds, standings, players and rights. */
export const explainFigure: ExplainFigure = function* (asked) {
  const spot = spotOf(asked);
  if (!spot) return undefined;
  const found = yield* readBookSteps(asked.facts, asked.tables);
  yield;
  if (found.ok) return yield* spot(found.book);
  return untold(sentence('figureCannotTitle'), sentence('runNameNK'), found.refusals);
};

/** Where the cell is: known by its table, else by the headings above it. */
function spotOf({ cell, tables, sheet }: FigureAsked): FigureOfBook | undefined {
  const { table } = cell;
  if (table === undefined || rightsTables.timeOf(table) !== undefined) {
    if (!sheet) return undefined;
    return table === undefined ? standingsFigure(cell, sheet) : rightFigure(cell, sheet);
  }
  const source = tableNamed(tables, table);
  if (!source || cell.row <= source.place.area.row) return undefined;
  if (table.toLowerCase() === playersTable.toLowerCase()) return playerSpot(source, cell);
  if (table.toLowerCase() === playOffTable.toLowerCase()) return only(playOffFigure);
  const round = roundOf(table);
  return round === undefined ? undefined : roundSpot(source, cell, round);
}

function only(figure: (book: Book) => Figure | undefined): FigureOfBook {
  return function* (book) {
    yield;
    return figure(book);
  };
}

type At = Pick<FigureAsked['cell'], 'row' | 'column'>;

/** What stands in a cell of a table, and in which of its fields. */
function fieldAt(
  { place }: SourceTable,
  columns: Readonly<Record<string, number | undefined>>,
  { column }: At,
): string | undefined {
  return Object.keys(columns).find((key) => columns[key] === column - place.area.column);
}

function playerSpot(source: SourceTable, cell: FigureAsked['cell']): FigureOfBook | undefined {
  const { columns } = recognise(source, { fields: playerList.fields });
  const field = fieldAt(source, columns, cell);
  const number = numberIn(source, cell, columns.number);
  if (number === undefined) return undefined;
  return only((book) => playerFigure(book, number, { cell, field }));
}

function roundSpot(
  source: SourceTable,
  cell: FigureAsked['cell'],
  round: number,
): FigureOfBook | undefined {
  const { columns } = recognise(source, { fields: roundFields });
  const field = fieldAt(source, columns, cell);
  const player = numberIn(source, cell, columns.blackNumber);
  if (player === undefined) return undefined;
  const isAlone = numberIn(source, cell, columns.whiteNumber) === undefined;
  return function* (book) {
    const { round: written, places = [], waiting } = book.rounds[round - 1] ?? {};
    if (isAlone) {
      if (waiting?.players.includes(player) === true) return undefined;
      const isBye = written?.byes?.includes(player) === true;
      return isBye ? yield* byeFigure(book, round, player) : absenceFigure(book, round, player);
    }
    const index = places.findIndex(({ area }) => area.row === cell.row);
    if (index === -1) return undefined;
    return field === 'result'
      ? resultFigure(book, round, index)
      : yield* pairFigure(book, round, index);
  };
}

/** The number that a row of a table holds in a column; undefined where it is blank. */
function numberIn(
  { place, rows, mark }: SourceTable,
  { row }: At,
  column: number | undefined,
): number | undefined {
  const held = rows[row - place.area.row]?.cells[column ?? -1];
  const text = held ? plainText(held, mark).trim() : '';
  return text === '' ? undefined : Number(text);
}

/** Why two players meet in a round, and have these colours (N3 to N7, N14). */
function* pairFigure(book: Book, number: number, index: number): Stepwise<Figure> {
  const board = book.rounds[number - 1]?.round.games[index]?.board ?? index + 1;
  const title = sentence('nkWhyBoard', { board });
  const event = eventCalled(book);
  const about = sentence('nkWhyOf', { event, round: number });
  const found = roundThen(book, number);
  if (!found.ok) return untold(title, about, found.missing);
  const { then } = found;
  const round = explainRound(then.before, then.written.round, then.said);
  yield;
  if (!round.ok) {
    const why = sentence('nkRefused', { why: ruled(round.failure) });
    return untold(title, about, [{ sentence: why }]);
  }
  const explained = round.value.boards[index];
  if (!explained) return untold(title, about, []);
  const nameOf = namesOf(book.players);
  const { black, white } = explained.board;
  const state = yield* stateSince(book, number, then);
  const isOther = state.kind === 'otherToday';
  return {
    title,
    about: sentence('nkWhyBoardOf', {
      event,
      round: number,
      group: groupsCalled(black.group, white.group),
    }),
    warnings: warningsOf(explained, nameOf),
    tables: [
      seatsThen(book.players, round.value.state, explained),
      ...(isOther ? seatsNow(book, number, explained) : []),
    ],
    heading: sentence('nkWhyMet'),
    steps: pairSteps(book, explained, number),
    state,
    notes: then.notes,
    again: () => pairedAgain(then, explained, nameOf),
  };
}

function warningsOf({ breach, board }: ExplainedBoard, nameOf: NameOf): readonly Said[] {
  if (!breach) return [];
  const values = { one: nameOf(board.black.player), two: nameOf(board.white.player) };
  return [sentence(breach === 'repeat' ? 'nkWhyRepeat' : 'nkWhyForbidden', values)];
}

/** The game for the title (N8). */
function playOffFigure(book: Book): Figure {
  const figure = untold(sentence('nkPlayOff'), eventCalled(book), []);
  const { state: _none, ...rest } = figure;
  return {
    ...rest,
    heading: sentence('nkWhyMet'),
    steps: [{ clause: 'N8', what: sentence('nkWhyPlayOff') }],
  };
}

/** The same round paired again, on the same results: what the rules give these two players. */
function* pairedAgain(
  { before, said }: RoundThen,
  { board }: ExplainedBoard,
  nameOf: NameOf,
): Stepwise<readonly Said[]> {
  const event = checkEvent(before);
  const paired = event.ok ? yield* pairRoundSteps(event.value, said) : event;
  if (!paired.ok) return [sentence('nkWhyNoPairs', { why: ruled(paired.failure) })];
  const { boards, bye } = paired.value;
  const [one, two] = [board.black.player, board.white.player];
  const isTheirs = (player: number): boolean => player === one || player === two;
  if (boards.some(({ black, white }) => black.player === one && white.player === two)) {
    return [sentence('nkWhySamePairs')];
  }
  const others = boards.filter(
    ({ black, white }) => isTheirs(black.player) || isTheirs(white.player),
  );
  return [
    ...others.map(({ number, black, white }) =>
      sentence('nkWhyOtherPair', {
        board: number,
        black: nameOf(black.player),
        white: nameOf(white.player),
      }),
    ),
    ...(bye && isTheirs(bye.player)
      ? [sentence('nkWhyOtherBye', { name: nameOf(bye.player) })]
      : []),
  ];
}

/** Score, SOS and place of the two before the round, on the scale of the standings. */
function seatsThen(
  players: readonly BookPlayer[],
  { scale }: EventState,
  { board: { black, white } }: ExplainedBoard,
): FigureTable {
  const grades = new Map(players.map(({ number, grade = '' }) => [number, grade]));
  const graded = [black, white].some(({ player }) => (grades.get(player) ?? '') !== '');
  const cells = ({ player, score, sos, rank }: typeof black): FigureRow['cells'] => [
    ...(graded ? [grades.get(player) ?? ''] : []),
    ...[score + scale, sos, rank],
  ];
  const heads = [...(graded ? (['nkGrade'] as const) : []), 'nkScore', 'nkSos', 'nkRank'] as const;
  return tableOf('figureBefore', heads, players, [
    [black.player, cells(black)],
    [white.player, cells(white)],
  ]);
}

/** Score and SOS of the two from the results as they are now. */
function seatsNow(
  { event, players }: Book,
  number: number,
  { board: { black, white } }: ExplainedBoard,
): readonly FigureTable[] {
  if (event.rounds.length < number - 1) return [];
  const { positions, scale } = event.stateAfter(number - 1);
  const cells = (player: PlayerNumber): FigureRow['cells'] => {
    const { score = 0, sos = 0 } = positions.get(player) ?? {};
    return [score + scale, sos];
  };
  const rows = [black.player, white.player].map((player) => [player, cells(player)] as const);
  return [tableOf('figureNow', ['nkScore', 'nkSos'], players, rows)];
}

function tableOf(
  title: TextKey & ('figureBefore' | 'figureNow'),
  heads: readonly ('nkGrade' | 'nkScore' | 'nkSos' | 'nkRank')[],
  players: readonly BookPlayer[],
  rows: readonly (readonly [PlayerNumber, FigureRow['cells']])[],
): FigureTable {
  const nameOf = namesOf(players);
  return {
    title: sentence(title),
    heads: heads.map((head) => sentence(head)),
    rows: rows.map(([player, cells], at) => ({
      name: nameOf(player),
      stone: at === 0 ? 'black' : 'white',
      cells,
    })),
  };
}

/** What a result brings the two players: for the score, for SOS and for SODOS (N9). */
function resultFigure(book: Book, number: number, index: number): Figure {
  const round = book.rounds[number - 1];
  const game = round?.round.games[index];
  const title = sentence('nkWhyResult', { board: game?.board ?? index + 1 });
  const about = sentence('nkWhyOf', { event: eventCalled(book), round: number });
  if (!game || game.result === null) {
    const at = round?.places[index];
    const open = round?.open.filter((each) => each.at?.area.row === at?.area.row) ?? [];
    return untold(title, about, open);
  }
  const after = book.event.rounds.length;
  if (after < number) {
    const open = book.rounds.slice(0, number).flatMap((each) => each.open);
    return untold(title, about, open);
  }
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('nkWhyCounts'),
    steps: stepsOf(book, number, game),
    notes: [sentence('nkWhyScoresAfter', { round: after })],
  };
}

function stepsOf(book: Book, number: number, { black, white }: Game): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const two: readonly (readonly [PlayerNumber, Turn])[] = [black, white].map((player) => [
    player,
    turnIn(book.event, number, player),
  ]);
  const points = two.map(([player, turn]): FigureStep => ({
    clause: 'N9',
    what: sentence('nkWhyPoints', { name: nameOf(player) }),
    lines: [turnSaid(turn, nameOf)],
    value: turn.points,
  }));
  if (two.some(([, { kind }]) => kind === 'forfeit')) {
    return [...points, { clause: 'N9', what: sentence('nkWhyForfeit') }];
  }
  const { positions, scale } = book.event.stateAfter(book.event.rounds.length);
  const scoreOf = (player: PlayerNumber): number => (positions.get(player)?.score ?? 0) + scale;
  const [first, second] = [
    { own: black, other: white, turn: two[0]?.[1] },
    { own: white, other: black, turn: two[1]?.[1] },
  ];
  const both = [first, second];
  return [
    ...points,
    ...both.map(({ own, other }): FigureStep => ({
      clause: 'N9',
      what: sentence('nkWhySosFrom', { name: nameOf(own), other: nameOf(other) }),
      value: scoreOf(other),
    })),
    ...both.map(({ own, other, turn }): FigureStep => {
      const times = turn?.points ?? 0;
      return {
        clause: 'N9',
        what: sentence('nkWhySodosFrom', { name: nameOf(own), other: nameOf(other) }),
        sum: [{ times, of: scoreOf(other) }],
        value: times * scoreOf(other),
      };
    }),
  ];
}
