import {
  checkEvent,
  nkStandingsSteps,
  type Standings,
  type Stepwise,
  type Turn,
} from '../../../src';
import { type Said, sentence, type Sentence } from '../../../src/language';
import { spelling } from '../../sheets/columns/spelling';
import { plainText, type SourceTable } from '../../sheets/source';
import { type Figure, otherFigure } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import type { Book } from '../book/book';
import { readWall, type WrittenWall } from '../lists';
import { type FigureColumn, figureOfColumn, isFigure } from './standings-column';
import { eventCalled, type FigureOfBook, metSaid, turnSaid, untold } from './pair-steps';
import type { Finding } from '../../sheets/plan';
import { namesOf } from '../book/settings';

/** A figure of the standings (N9, N13), known by the headings above it; undefined where the sheet is none. */
export function standingsFigure(cell: ActiveCell, sheet: SourceTable): FigureOfBook | undefined {
  const wall = readWall(sheet);
  const row = wall?.rows.find((each) => each.row === cell.row);
  const column = wall?.columns.get(cell.column - sheet.place.area.column);
  if (!wall || !row || column === undefined || !isFigure(column)) return undefined;
  const held =
    sheet.rows[cell.row - sheet.place.area.row]?.cells[cell.column - sheet.place.area.column];
  const written = held ? plainText(held, sheet.mark).trim() : '';
  return (book) => explained(book, wall, { name: row.name, column, written, mark: sheet.mark });
}

interface StandingsAsked {
  readonly name: string;
  readonly column: FigureColumn;
  /** What the cell shows. */
  readonly written: string;
  readonly mark: string;
}

function* explained(
  book: Book,
  wall: WrittenWall,
  { name, column, written, mark }: StandingsAsked,
): Stepwise<Figure> {
  const { played } = wall;
  const title = written;
  const about = sentence('nkWhyAfter', { name, event: eventCalled(book), round: played });
  const standings = yield* standingsAfter(book, played);
  if (!('lines' in standings)) return untold(title, about, standings);
  const player = book.players.find((each) => spelling(each.name) === spelling(name));
  const at = standings.lines.findIndex((line) => line.player === player?.number);
  const line = standings.lines[at];
  if (!player || !line) {
    return untold(title, about, [{ sentence: sentence('nkWhyNoPlayer', { name }) }]);
  }
  const figure = figureOfColumn(column, { book, standings, line, at, written });
  const changes = changedResults(book, wall, standings);
  const isSame = figure.now.some((each) => sameShown(each, written, mark));
  return {
    title: figure.title,
    about,
    warnings: [],
    tables: [],
    heading: figure.heading,
    steps: figure.steps,
    state: isSame
      ? { kind: 'asWritten', says: sentence('figureAsWritten') }
      : {
          kind: 'otherToday',
          says: otherFigure(written, figure.now[0] ?? ''),
          changes: changes.length > 0 ? changes : [{ sentence: sentence('nkWhyOtherwise') }],
        },
    notes: [sentence('figureToday')],
  };
}

/** The standings after so many rounds, from the results as they are now; or what is missing for them. */
function* standingsAfter(
  book: Book,
  played: number,
): Stepwise<Standings | readonly { readonly sentence: Said }[]> {
  const { event, players, settings, rounds } = book;
  if (event.rounds.length < played) {
    const open = rounds.slice(0, played).flatMap((round) => round.open);
    const missing = sentence('nkWhyNoRound', { round: event.rounds.length + 1 });
    return open.length > 0 ? open : [{ sentence: missing }];
  }
  const { playOff } = event;
  const checked = checkEvent({
    players,
    settings,
    rounds: event.rounds.slice(0, played),
    ...(playOff !== undefined && played === settings.rounds && { playOff }),
  });
  const standings = checked.ok ? yield* nkStandingsSteps(checked.value) : checked;
  return standings.ok
    ? standings.value
    : [{ sentence: sentence('nkWhyNoRound', { round: played }) }];
}

/** Numbers as numbers, texts as they look. */
function sameShown(now: string | number, written: string, mark: string): boolean {
  return typeof now === 'number'
    ? written !== '' && Number(written.replace(mark, '.')) === now
    : spelling(now).toLowerCase() === spelling(written).toLowerCase();
}

/** A mark such as "12+" or "0=!", taken apart. */
interface Mark {
  /** Empty without an opponent. */
  readonly opponent: string;
  readonly points: number;
  readonly isForfeit: boolean;
}

const POINTS: Readonly<Record<string, number>> = { '+': 1, '=': 0.5, '-': 0 };

/** The results that standings were written on and that are others now, each game once. */
function changedResults(
  book: Book,
  { rows }: WrittenWall,
  { lines }: Standings,
): readonly Finding[] {
  const nameOf = namesOf(book.players);
  const byLine = new Map(rows.map(({ line, name }) => [line, name]));
  const turns = new Map(lines.map((line) => [spelling(nameOf(line.player)), line]));
  const told = new Map<string, Finding>();
  for (const { name, marks } of rows) {
    const line = turns.get(spelling(name));
    for (const [at, text] of marks.entries()) {
      const mark = markIn(text, byLine);
      const turn = line?.turns[at];
      if (!line || !mark || !turn) continue;
      const now = turn.opponent === undefined ? '' : nameOf(turn.opponent);
      if (isSame(mark, turn, now)) continue;
      const both = [name, mark.opponent === '' ? now : mark.opponent].sort().join('\n');
      const key = `${at} ${both}`;
      if (told.has(key)) continue;
      const was = markSaid(mark);
      told.set(key, changed(book, at + 1, line.player, { name, was, now: turnSaid(turn, nameOf) }));
    }
  }
  return [...told.values()];
}

function markIn(text: string, byLine: ReadonlyMap<number, string>): Mark | undefined {
  const [, line, sign = '', forfeit] = /^(\d+)([-+=])(!)?/.exec(text) ?? [];
  if (line === undefined) return undefined;
  const opponent = byLine.get(Number(line)) ?? '';
  return { opponent, points: POINTS[sign] ?? 0, isForfeit: forfeit !== undefined };
}

function isSame({ opponent, points, isForfeit }: Mark, turn: Turn, now: string): boolean {
  return (
    points === turn.points &&
    isForfeit === (turn.kind === 'forfeit') &&
    spelling(opponent) === spelling(now)
  );
}

function markSaid({ opponent, points, isForfeit }: Mark): Sentence {
  return opponent === '' ? sentence('nkWhyFree', { points }) : metSaid(points, isForfeit, opponent);
}

/** What was changed, with the board and the cell of the result where the player has a game now. */
function changed(
  { rounds }: Book,
  round: number,
  player: number,
  values: { readonly name: string; readonly was: Sentence; readonly now: Sentence },
): Finding {
  const { round: written, places = [] } = rounds[round - 1] ?? {};
  const games = written?.games ?? [];
  const index = games.findIndex(({ black, white }) => black === player || white === player);
  const at = places[index];
  if (index === -1) return { sentence: sentence('nkWhyCorrected', { round, ...values }) };
  const board = games[index]?.board ?? index + 1;
  return {
    sentence: sentence('nkWhyCorrectedBoard', { round, board, ...values }),
    ...(at && { at }),
  };
}
