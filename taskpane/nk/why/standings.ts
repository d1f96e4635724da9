import { checkEvent, nkStandingsSteps, type Standings, type Stepwise } from '../../../src';
import { sentence, type Said } from '../../../language';
import { spelling } from '../../columns/spelling';
import { plainText, type SourceTable } from '../../plan/source';
import type { Figure } from '../../why/figures/figure';
import type { ActiveCell } from '../../workbook/why';
import type { Book } from '../book/book';
import { changedResults } from './changed-results';
import { figureOfColumn } from './standings-column';
import type { StandingsColumn } from './standings-line';
import { readWall, type WrittenWall } from './wall';
import { eventCalled, untold, type FigureOfBook } from './words';

/** A figure of the standings (N9, N13), known by the headings above it; undefined where the sheet is none. */
export function standingsFigure(cell: ActiveCell, sheet: SourceTable): FigureOfBook | undefined {
  const wall = readWall(sheet);
  const row = wall?.rows.find((each) => each.row === cell.row);
  const column = wall?.columns.get(cell.column - sheet.place.area.column);
  if (!wall || !row || column === undefined) return undefined;
  const held =
    sheet.rows[cell.row - sheet.place.area.row]?.cells[cell.column - sheet.place.area.column];
  const written = held ? plainText(held, sheet.mark).trim() : '';
  return (book) => explained(book, wall, { name: row.name, column, written, mark: sheet.mark });
}

interface StandingsAsked {
  readonly name: string;
  readonly column: StandingsColumn;
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
          says: sentence('figureOther', { was: written, now: figure.now[0] ?? '' }),
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
